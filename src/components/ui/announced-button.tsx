import { useId } from "react";

type AnnouncedButtonProps = {
  text: string;
  /** Says that the feature is still to come. */
  note: string;
  /** The class of the note, which stands behind the button. */
  noteClass: string | undefined;
};

/** The button of a feature that is announced: it does nothing yet, which its note explains. */
export function AnnouncedButton({ text, note, noteClass }: AnnouncedButtonProps) {
  const noteId = useId();
  return (
    <>
      <button type="button" className="button primary" aria-describedby={noteId}>
        {text}
      </button>
      <p id={noteId} className={noteClass}>
        {note}
      </p>
    </>
  );
}
