import { FieldFrame } from '#src/admin/page-editor/field-frame.tsx';
import { publicDay } from '#src/platform/clock/site-day.ts';
import { useField } from '#src/admin/page-editor/use-field.ts';

interface DateFieldProps {
  label: string;
  help: string;
  path: string;
  /** ISO 8601; empty for none */
  value: string;
  /** the latest day that makes sense, `YYYY-MM-DD` */
  max?: string;
  /** what one press sets */
  today?: { label: string; day: string };
}

const SPEC = { kind: 'text', min: 0 } as const;

/** A day that readers see, stored as midnight UTC (`publicDay`). */
export function DateField({ label, help, path, value, max, today }: DateFieldProps) {
  const field = useField({ spec: SPEC, label, path, value, isOptional: true });
  const day = value === '' ? '' : publicDay(new Date(value));
  const set = (next: string) => {
    if (next !== day) field.set(next === '' ? null : `${next}T00:00:00.000Z`);
  };
  return (
    <div>
      <FieldFrame field={field} label={label} help={help} isOptional={false}>
        {(control) => (
          <input
            {...control}
            {...field.events}
            className="input"
            type="date"
            max={max}
            readOnly={field.isReadOnly}
            value={day}
            onChange={({ target }) => set(target.value)}
          />
        )}
      </FieldFrame>
      {today && !field.isReadOnly && day !== today.day ? (
        <button className="panel-link" type="button" onClick={() => set(today.day)}>
          {today.label}
        </button>
      ) : null}
    </div>
  );
}
