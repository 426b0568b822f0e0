import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { Field } from '#src/ui/field.tsx';

interface EraseFoldProps {
  summary: string;
  /** whether an answer waits in it */
  isOpen: boolean;
  /** what is removed */
  about: string;
  /** the fields that tell whom */
  children: ReactNode;
}

/** Removing a person for good, folded away: nobody gets here by a slip of the mouse. */
export function EraseFold({ summary, isOpen, about, children }: EraseFoldProps) {
  const isBusy = useNavigation().state !== 'idle';
  return (
    <details className="lead-erase" open={isOpen}>
      <summary>{summary}</summary>
      <div>
        <p>
          {about} It cannot be undone. A record stays that an erasure happened, when and by whom,
          without the address. Ask the CRM to erase its copy too.
        </p>
        <Form method="post">
          {children}
          <button
            className="btn btn-small btn-ink"
            type="submit"
            name="intent"
            value="erase"
            disabled={isBusy}
          >
            Erase this person
          </button>
        </Form>
      </div>
    </details>
  );
}

interface EraseAddressProps {
  name: string;
  label: string;
  value?: string | undefined;
  error: string | undefined;
}

/** An address typed by hand, for no browser to fill in. */
export function EraseAddress({ name, label, value, error }: EraseAddressProps) {
  return (
    <Field id={`erase-${name}`} label={label} errors={error === undefined ? [] : [error]}>
      {(control) => (
        <input
          {...control}
          className="input"
          name={name}
          defaultValue={value}
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      )}
    </Field>
  );
}
