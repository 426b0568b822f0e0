import { useId } from 'react';

interface ChoiceProps<Value extends string | number> {
  label: string;
  options: readonly { value: Value; label: string }[];
  chosen: Value;
  onChoose(value: Value): void;
}

/** A few options in a row, of which one is chosen: by arrow keys, too. */
export function Choice<Value extends string | number>(props: ChoiceProps<Value>) {
  const { label, options, chosen, onChoose } = props;
  const name = useId();
  return (
    <fieldset className="choice">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === chosen}
            onChange={() => onChoose(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
