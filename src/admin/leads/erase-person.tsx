import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { Field } from '#src/ui/field.tsx';
import type { EraseErrors } from './lead-actions.server.ts';

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
function EraseFold({ summary, isOpen, about, children }: EraseFoldProps) {
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

/** Removing a person who may have no lead, such as one who never confirmed the newsletter. Stands at the foot of the list. */
export function EraseByAddress({ refused }: { refused: EraseErrors | undefined }) {
  return (
    <EraseFold
      summary="Erase a person"
      isOpen={refused !== undefined}
      about="For somebody who asks to be forgotten, whether a lead is listed here or not. Removes every lead with this address, their attempts, the newsletter subscription, also one that was never confirmed, and mails and jobs that are still waiting."
    >
      <EraseAddress
        name="address"
        label="Email address of the person"
        value={refused?.address}
        error={refused?.errors.address}
      />
      <EraseAddress
        name="confirmation"
        label="The same address again, to confirm"
        error={refused?.errors.confirmation}
      />
    </EraseFold>
  );
}

/** Removing the person that a lead is of. */
export const ErasePerson = ({ email, error }: { email: string; error: string | undefined }) => (
  <EraseFold
    summary="Erase this person"
    isOpen={error !== undefined}
    about="Removes every lead with this address, their attempts, the newsletter subscription, and mails and jobs that are still waiting."
  >
    <EraseAddress name="confirmation" label={`Type ${email} to confirm`} error={error} />
  </EraseFold>
);
