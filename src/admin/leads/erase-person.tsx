import { Form, useNavigation } from 'react-router';
import { Field } from '#src/ui/field.tsx';

/** Removing a person for good, folded away: nobody gets here by a slip of the mouse. */
export function ErasePerson({ email, error }: { email: string; error: string | undefined }) {
  const isBusy = useNavigation().state !== 'idle';
  return (
    <details className="lead-erase" open={error !== undefined}>
      <summary>Erase this person</summary>
      <div>
        <p>
          Removes every lead with this address, their attempts, the newsletter subscription, and
          mails and jobs that are still waiting. It cannot be undone. A record stays that an erasure
          happened, when and by whom, without the address. Ask the CRM to erase its copy too.
        </p>
        <Form method="post">
          <Field
            id="confirmation"
            label={`Type ${email} to confirm`}
            errors={error === undefined ? [] : [error]}
          >
            {(control) => (
              <input
                {...control}
                className="input"
                name="confirmation"
                inputMode="email"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                required
              />
            )}
          </Field>
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
