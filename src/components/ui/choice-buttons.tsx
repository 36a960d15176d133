import styles from "./choice-switch.module.css";

type ChoiceButtonsProps<Choice extends string> = {
  choices: readonly Choice[];
  chosen: Choice;
  texts: Record<Choice, string>;
  onChoose: (choice: Choice) => void;
};

/** Buttons in a row, of which the chosen one is pressed. */
export function ChoiceButtons<Choice extends string>(props: ChoiceButtonsProps<Choice>) {
  const { choices, chosen, texts, onChoose } = props;
  return (
    <div className={styles.options}>
      {choices.map((choice) => (
        <button
          key={choice}
          type="button"
          value={choice}
          className={styles.option}
          aria-pressed={choice === chosen}
          onClick={() => onChoose(choice)}
        >
          {texts[choice]}
        </button>
      ))}
    </div>
  );
}
