import { Link } from "@tanstack/react-router";
import { Mascot } from "#src/components/monster/mascot.tsx";
import { useDocumentTitle } from "#src/components/ui/use-document-title.ts";
import { useMessages } from "#src/messages/language.ts";

/** A page whose feature does not exist yet. */
export function UnderConstruction({ title }: { title: string }) {
  const { placeholder, nav } = useMessages();
  useDocumentTitle(title);
  return (
    <section className="message">
      <Mascot of="builder" />
      <h1>{title}</h1>
      <p className="lead">{placeholder.underConstruction}</p>
      <p>{placeholder.meanwhile}</p>
      <Link to="/monsters" className="button secondary">
        {nav.encyclopedia}
      </Link>
    </section>
  );
}
