import styles from "./choice-switch.module.css";

type Option<Value> = { value: Value; label: string; lang?: string };

type ChoiceSwitchProps<Value> = {
  label: string;
  options: readonly Option<Value>[];
  chosen: Value;
  onChoose: (value: Value) => void;
};

/** A row of buttons, one of which is selected. */
export function ChoiceSwitch<Value extends string>(props: ChoiceSwitchProps<Value>) {
  const { label, options, chosen, onChoose } = props;
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">{label}</legend>
      {options.map(({ value, label, lang }) => (
        <button
          key={value}
          type="button"
          lang={lang}
          className={styles.option}
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
