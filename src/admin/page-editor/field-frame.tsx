import type { ReactNode } from 'react';
import { type ControlProps, Field } from '#src/ui/field.tsx';
import type { NotedField } from './use-field.ts';

interface FieldFrameProps {
  field: NotedField;
  label: string;
  help?: string | undefined;
  isOptional: boolean;
  /** what fits, shown while the field is used */
  range?: string | undefined;
  /** how much of a limit is used */
  count?: { used: number; max: number } | undefined;
  children(control: ControlProps): ReactNode;
}

/** The share of a limit from which the letters are counted in plain sight. */
const NEAR = 0.8;

/** A control with its label, help, counter, errors and warnings. */
export function FieldFrame({
  field,
  label,
  help,
  isOptional,
  range,
  count,
  children,
}: FieldFrameProps) {
  const { id, errors, warnings, warningsId } = field;
  const isNear = count !== undefined && count.used >= count.max * NEAR;
  return (
    <>
      <Field
        id={id}
        label={label}
        isOptional={isOptional}
        errors={errors}
        describedBy={warningsId}
        hint={
          help || count || range ? (
            <>
              {help ? <span>{help} </span> : null}
              {range ? <span className="field-count nums">{range}</span> : null}
              {count ? (
                <span className="field-count nums" data-near={isNear || undefined}>
                  {count.used} of {count.max} characters
                </span>
              ) : null}
            </>
          ) : undefined
        }
      >
        {children}
      </Field>
      <Warnings id={warningsId} messages={warnings} />
    </>
  );
}

/** Advice about a field, which does not stop anything. */
export const Warnings = ({
  id,
  messages,
}: {
  id: string | undefined;
  messages: readonly string[];
}) =>
  messages.length > 0 ? (
    <ul className="edge-copper px-3 mt-2 small snug muted" id={id}>
      {messages.map((message) => (
        <li key={message}>{message}</li>
      ))}
    </ul>
  ) : null;
