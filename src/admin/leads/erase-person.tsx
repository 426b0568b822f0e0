import type { ReactNode } from 'react';
import { ConfirmFields } from '#src/admin/confirm/confirm-fields.tsx';
import { FormField, DisclosedForm } from '#src/admin/kit/form/action-form.tsx';

interface EraseFormProps {
  summary: string;
  /** what is removed */
  about: string;
  /** the fields that identify the person */
  children: ReactNode;
}

/** Erases a person permanently. Collapsed, so that no one submits it by accident. */
function EraseForm(props: EraseFormProps) {
  const { summary, about, children } = props;
  return (
    <DisclosedForm
      summary={summary}
      about={`${about} This cannot be undone. A record is kept of when it happened and who did it, without the address. Erase the copy in the CRM separately.`}
      intent="erase"
      submit="Erase this person"
      busy="Erasing..."
      tone="danger"
    >
      {children}
      <ConfirmFields />
    </DisclosedForm>
  );
}

/** An email address that has to be typed: autofill is off. */
const EraseAddress = ({ name, label }: { name: string; label: string }) => (
  <FormField name={name} label={label}>
    {(control, value) => (
      <input
        {...control}
        // The confirmation is typed again each time.
        defaultValue={name === 'address' ? value : undefined}
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
    )}
  </FormField>
);

/** Erases by email address, for a person without a lead, such as an unconfirmed subscriber. */
export const EraseByAddress = () => (
  <EraseForm
    summary="Erase a person"
    about="For anyone who asks to be forgotten, with or without a lead in this list. Removes every lead with this address, the delivery attempts, the newsletter subscription (confirmed or not), and emails and jobs that are still waiting."
  >
    <EraseAddress name="address" label="Email address of the person" />
    <EraseAddress name="confirmation" label="Same address again, to confirm" />
  </EraseForm>
);

/** Erases the person behind a lead. */
export const ErasePerson = ({ email }: { email: string }) => (
  <EraseForm
    summary="Erase this person"
    about="Removes every lead with this address, the delivery attempts, the newsletter subscription, and emails and jobs that are still waiting."
  >
    <EraseAddress name="confirmation" label={`Type ${email} to confirm`} />
  </EraseForm>
);
