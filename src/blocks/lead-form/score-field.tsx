import type { FormField } from './form-view.ts';

interface ScoreFieldProps {
  field: FormField;
  id: string;
  value: string | undefined;
  error: string | undefined;
}

const SCORES = Array.from({ length: 11 }, (_, score) => String(score));

/** A score from 0 to 10 as eleven radio buttons. */
export function ScoreField({ field, id, value, error }: ScoreFieldProps) {
  const errorId = `${id}-error`;
  const [lowest, highest] = field.ends ?? [];
  return (
    <fieldset
      id={id}
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
              data-missing={field.missing}
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

/** Accessible label for the two ends of the scale. */
function meaning(score: string, lowest = '', highest = ''): string | undefined {
  if (score === '0' && lowest) return `0, ${lowest}`;
  return score === '10' && highest ? `10, ${highest}` : undefined;
}
