import type { ReactNode } from 'react';

/** Attributes that connect a control with its label, hint and errors for assistive technology. */
export interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export interface FieldProps {
  id: string;
  label: string;
  hint?: ReactNode;
  errors?: readonly string[] | undefined;
  /** instead of several */
  error?: string | undefined;
  /** adds '(optional)' to the label; all other fields are required */
  isOptional?: boolean;
  /** id of another description, such as the error of the whole form */
  describedBy?: string | undefined;
  /** Renders the control: `{(control) => <input className="input" name="email" {...control} />}` */
  children: (control: ControlProps) => ReactNode;
}

/** A labeled form control with its hint and errors. Independent of form libraries. */
export function Field(props: FieldProps) {
  const { id, label, hint, error, isOptional = false, describedBy, children } = props;
  const errors = props.errors ?? (error ? [error] : []);
  const isInvalid = errors.length > 0;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const texts = [isInvalid && errorId, hint && hintId, describedBy].filter(Boolean).join(' ');
  return (
    <div className="field" data-invalid={isInvalid || undefined}>
      <label className="field-label" htmlFor={id}>
        {label}
        {isOptional ? <span className="field-optional"> (optional)</span> : null}
      </label>
      {children({
        id,
        'aria-invalid': isInvalid || undefined,
        'aria-describedby': texts || undefined,
      })}
      {hint ? (
        <p className="field-hint" id={hintId}>
          {hint}
        </p>
      ) : null}
      {isInvalid ? (
        <ul className="field-errors" id={errorId}>
          {errors.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
