import { EncyclopediaLink } from "#src/components/layout/encyclopedia-link.tsx";
import { Mascot } from "#src/components/monster/mascot.tsx";
import { useDocumentTitle } from "#src/components/ui/use-document-title.ts";
import { useMessages } from "#src/messages/language.ts";

/** A page whose feature does not exist yet. */
export function UnderConstruction({ title }: { title: string }) {
  const { placeholder } = useMessages();
  useDocumentTitle(title);
  return (
    <section className="message">
      <Mascot of="builder" />
      <h1>{title}</h1>
      <p className="lead">{placeholder.underConstruction}</p>
      <p>{placeholder.meanwhile}</p>
      <EncyclopediaLink className="button secondary" />
    </section>
  );
}
