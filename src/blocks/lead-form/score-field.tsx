import type { FormField } from './form-view.ts';

interface ScoreFieldProps {
  field: FormField;
  id: string;
  value: string | undefined;
  error: string | undefined;
}

const SCORES = Array.from({ length: 11 }, (_, score) => String(score));

/** A whole number from 0 to 10: eleven radio buttons that look like one scale. */
export function ScoreField({ field, id, value, error }: ScoreFieldProps) {
  const errorId = `${id}-error`;
  const [lowest, highest] = field.ends ?? [];
  return (
    <fieldset
      className="score"
      aria-describedby={error && errorId}
      data-invalid={error ? true : undefined}
    >
      <legend className="field-label">{field.label}</legend>
      <div>
        {SCORES.map((score) => (
          <label key={score}>
            <input
              type="radio"
              name={field.name}
              value={score}
              required
              defaultChecked={score === value}
              aria-label={meaning(score, lowest, highest)}
            />
            <span>{score}</span>
          </label>
        ))}
      </div>
      {field.ends ? (
        <p className="note" aria-hidden="true">
          <span>0 is {lowest}</span>
          <span>10 is {highest}</span>
        </p>
      ) : null}
      {error ? (
        <p className="field-errors" id={errorId}>
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}

/** The ends of the scale are said with the numbers they belong to. */
function meaning(score: string, lowest = '', highest = ''): string | undefined {
  if (score === '0' && lowest) return `0, ${lowest}`;
  return score === '10' && highest ? `10, ${highest}` : undefined;
}
