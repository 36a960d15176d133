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
    // Not a legend, which WebKit puts above the row.
    <fieldset className={styles.switch} aria-label={label}>
      <span aria-hidden="true">{label}</span>
      <div className={styles.options}>
        {options.map(({ value, label, lang }) => (
          <button
            key={value}
            type="button"
            lang={lang}
            translate={lang ? "no" : undefined}
            className={styles.option}
            aria-pressed={value === chosen}
            onClick={() => onChoose(value)}
          >
            {label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
