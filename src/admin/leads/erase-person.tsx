import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { Field } from '#src/ui/field.tsx';
import type { EraseErrors } from './lead-actions.server.ts';

interface EraseDisclosureProps {
  summary: string;
  /** open after a failed submission, to show the errors */
  isOpen: boolean;
  /** what is removed */
  about: string;
  /** the fields that identify the person */
  children: ReactNode;
}

/** Erases a person permanently. Collapsed, so that no one submits it by accident. */
function EraseDisclosure({ summary, isOpen, about, children }: EraseDisclosureProps) {
  const isBusy = useNavigation().state !== 'idle';
  return (
    <details className="lead-erase" open={isOpen}>
      <summary>{summary}</summary>
      <div>
        <p>
          {about} This cannot be undone. A record is kept of when it happened and who did it,
          without the address. Erase the copy in the CRM separately.
        </p>
        <Form method="post">
          {children}
          <button
            className="btn btn-small btn-danger"
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

/** An email address that has to be typed: autofill is off. */
function EraseAddress({ name, label, value, error }: EraseAddressProps) {
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

/** Erases by email address, for a person without a lead, such as an unconfirmed subscriber. */
export function EraseByAddress({ refused }: { refused: EraseErrors | undefined }) {
  return (
    <EraseDisclosure
      summary="Erase a person"
      isOpen={refused !== undefined}
      about="For anyone who asks to be forgotten, with or without a lead in this list. Removes every lead with this address, the delivery attempts, the newsletter subscription (confirmed or not), and emails and jobs that are still waiting."
    >
      <EraseAddress
        name="address"
        label="Email address of the person"
        value={refused?.address}
        error={refused?.errors.address}
      />
      <EraseAddress
        name="confirmation"
        label="Same address again, to confirm"
        error={refused?.errors.confirmation}
      />
    </EraseDisclosure>
  );
}

/** Erases the person behind a lead. */
export const ErasePerson = ({ email, error }: { email: string; error: string | undefined }) => (
  <EraseDisclosure
    summary="Erase this person"
    isOpen={error !== undefined}
    about="Removes every lead with this address, the delivery attempts, the newsletter subscription, and emails and jobs that are still waiting."
  >
    <EraseAddress name="confirmation" label={`Type ${email} to confirm`} error={error} />
  </EraseDisclosure>
);
