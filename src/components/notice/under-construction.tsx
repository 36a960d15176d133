import { EncyclopediaLink } from "#src/components/layout/encyclopedia-link.tsx";
import { Mascot } from "#src/components/monster/mascot.tsx";
import { PageHead } from "#src/components/ui/page-head.tsx";
import { useMessages } from "#src/messages/translation.ts";

/** A page whose feature does not exist yet. */
export function UnderConstruction({ title }: { title: string }) {
  const { placeholder } = useMessages();
  return (
    <section className="message">
      <PageHead title={title} />
      <Mascot of="builder" />
      <h1>{title}</h1>
      <p className="lead">{placeholder.underConstruction}</p>
      <EncyclopediaLink className="button secondary" />
    </section>
  );
}
