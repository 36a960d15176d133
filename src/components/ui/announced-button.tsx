import { useId } from "react";

type AnnouncedButtonProps = {
  text: string;
  note: string;
  noteClass: string | undefined;
};

/** The button of a feature that is announced: it does nothing yet, which its note explains. */
export function AnnouncedButton({ text, note, noteClass }: AnnouncedButtonProps) {
  const noteId = useId();
  return (
    <>
      <button type="button" className="button announced" aria-describedby={noteId}>
        {text}
      </button>
      <p id={noteId} className={noteClass}>
        {note}
      </p>
    </>
  );
}
