import type { ComponentProps, ReactNode } from 'react';
import { FieldFrame } from './field-frame.tsx';
import { type FieldState, useField } from './use-field.ts';

const SPEC = { kind: 'text', min: 0 } as const;

/** The state of a text without rules of its own. */
export const usePlainField = (path: string, value: string, isOptional = true): FieldState =>
  useField({ spec: SPEC, label: '', path, value, isOptional });

interface PlainFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'value'> {
  field: FieldState;
  label: string;
  help?: string | undefined;
  isOptional?: boolean;
  value: string;
  /** more than one line */
  rows?: number;
  /** receives what is typed; without it, the field stores it */
  onText?(text: string): void;
  /** values that one press sets */
  offers?: readonly (false | { label: string; set(): void })[];
  /** below it */
  children?: ReactNode;
}

/** A text whose field says more than its value does, such as whether an address is free. Stored with each key. */
export function PlainField(props: PlainFieldProps) {
  const { field, label, help, isOptional = false, rows, offers = [], children, ...rest } = props;
  const { onText = field.set, ...input } = rest;
  return (
    <div>
      <FieldFrame field={field} label={label} help={help} isOptional={isOptional}>
        {(control) => {
          const shared = {
            ...field.events,
            readOnly: field.isReadOnly,
            ...input,
            ...control,
            className: 'input',
            onChange: ({ target }: { target: { value: string } }) => onText(target.value),
          };
          return rows === undefined ? (
            <input type="text" autoComplete="off" {...shared} />
          ) : (
            <textarea {...(shared as ComponentProps<'textarea'>)} rows={rows} />
          );
        }}
      </FieldFrame>
      {children}
      {field.isReadOnly
        ? null
        : offers.map(
            (offer) =>
              offer && (
                <button
                  key={offer.label}
                  className="panel-link"
                  type="button"
                  onClick={() => offer.set()}
                >
                  {offer.label}
                </button>
              ),
          )}
    </div>
  );
}
