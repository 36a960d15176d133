import { useId } from "react";

type AnnouncedButtonProps = {
  text: string;
  note: string;
  className: string | undefined;
};

/** The button of a feature that is announced: it does nothing yet, which its note explains. */
export function AnnouncedButton({ text, note, className }: AnnouncedButtonProps) {
  const noteId = useId();
  return (
    <div className={className}>
      <button type="button" className="button announced" aria-describedby={noteId}>
        {text}
      </button>
      <p id={noteId} className="note">
        {note}
      </p>
    </div>
  );
}
