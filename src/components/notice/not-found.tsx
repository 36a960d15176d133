import { Link } from "@tanstack/react-router";
import { EncyclopediaLink } from "#src/components/layout/encyclopedia-link.tsx";
import { Mascot } from "#src/components/monster/mascot.tsx";
import { PageHead } from "#src/components/ui/page-head.tsx";
import { useMessages } from "#src/messages/translation.ts";
import styles from "./not-found.module.css";

/** The 404 page. */
export function NotFound() {
  const { notFound } = useMessages();
  return (
    <section className="message">
      <PageHead title={notFound.title} isAbsent />
      <Mascot of="lost" />
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <h1>{notFound.title}</h1>
      <div className="row">
        <Link to="/" className="button primary">
          {notFound.home}
        </Link>
        <EncyclopediaLink className="button secondary" />
      </div>
    </section>
  );
}
