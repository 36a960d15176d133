import { Link } from "@tanstack/react-router";
import { useMessages } from "#src/messages/language.ts";
import { buttonClass } from "./button.ts";
import { Mascot } from "./mascot.tsx";
import styles from "./notice.module.css";
import { useDocumentTitle } from "./use-document-title.ts";

/** The 404 page. */
export function NotFound() {
  const { notFound } = useMessages();
  useDocumentTitle(notFound.title);
  return (
    <section className={styles.notice}>
      <Mascot of="lost" />
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <h1>{notFound.title}</h1>
      <p>{notFound.text}</p>
      <Link to="/" className={buttonClass("primary")}>
        {notFound.home}
      </Link>
    </section>
  );
}
