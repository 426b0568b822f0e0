import type { ComponentProps, ReactNode } from 'react';
import { Button } from '#src/admin/kit/button.tsx';
import { FieldFrame } from './field-frame.tsx';
import type { TextSpec } from './field-spec.ts';
import { type FieldState, type FoundProblem, useField, withFound } from './use-field.ts';

const SPEC = { kind: 'text', min: 0 } as const;

/** The state of a text without rules of its own. */
export const usePlainField = (path: string, value: string): FieldState =>
  useField({ spec: SPEC, label: '', path, value, isOptional: true });

interface PlainFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'value'> {
  /** dotted, within the part of the form */
  path: string;
  label: string;
  help?: string | undefined;
  value: string;
  isOptional?: boolean;
  /** its rules, if it has any */
  spec?: TextSpec;
  /** more than one line */
  rows?: number;
  /** what was found about its value elsewhere, such as by the check of an address */
  found?: readonly FoundProblem[];
  /** the value that is stored for a text; without it, the text */
  toValue?(text: string): unknown;
  /** the text as it was meant, once the field is left */
  tidy?: ((text: string) => string) | undefined;
  /** values that one press stores */
  offers?: readonly (false | { label: string; value: unknown })[];
  /** below it */
  children?: ReactNode;
}

const asTyped = (text: string) => text;

/** An optional text that is stored as null while it is empty. */
export const orNull = (text: string): string | null => text || null;

/** A text whose field says more than its value does, such as whether an address is free. Stored with each key. */
export function PlainField(props: PlainFieldProps) {
  const { path, label, help, value, isOptional = false, spec = SPEC, found = [], ...rest } = props;
  const { rows, toValue = asTyped, tidy = asTyped, offers = [], children, ...input } = rest;
  const stored = isOptional && value === '' ? undefined : value;
  const field = withFound(useField({ spec, label, path, value: stored, isOptional }), found);
  const readOnly = field.isReadOnly || input.readOnly;
  return (
    <div>
      <FieldFrame field={field} label={label} help={help} isOptional={isOptional}>
        {(control) => {
          const shared = {
            ...input,
            ...control,
            readOnly,
            className: 'input',
            value,
            onFocus: field.events.onFocus,
            onBlur() {
              if (tidy(value) !== value && !readOnly) field.set(tidy(value));
              field.events.onBlur();
            },
            onChange: ({ target }: { target: { value: string } }) =>
              field.set(toValue(target.value)),
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
                <Button key={offer.label} tone="link" onClick={() => field.set(offer.value)}>
                  {offer.label}
                </Button>
              ),
          )}
    </div>
  );
}
