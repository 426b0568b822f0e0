import type { FormField } from '#src/blocks/lead-form/form-view.ts';

interface CheckFieldProps {
  field: FormField;
  id: string;
  error: string | undefined;
}

/** A required checkbox; never checked by default. */
export function CheckboxField({ field, id, error }: CheckFieldProps) {
  const errorId = `${id}-error`;
  const { label, link } = field;
  const [before, after = ''] = link ? label.split(link.text) : [label];
  return (
    <div className="field" data-invalid={error ? true : undefined}>
      <label className="check">
        <input
          type="checkbox"
          id={id}
          name={field.name}
          value="true"
          required
          data-missing={field.missing}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <span>
          {before}
          {link ? (
            <a className="text-link" href={link.href} target="_blank" rel="noopener">
              {link.text}
            </a>
          ) : null}
          {after}
        </span>
      </label>
      {error ? (
        <p className="field-errors" id={errorId}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
