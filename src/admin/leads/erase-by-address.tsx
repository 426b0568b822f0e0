import { Form, useNavigation } from 'react-router';
import { Field } from '#src/ui/field.tsx';
import type { EraseErrors } from './lead-actions.server.ts';

/** Removing a person who may have no lead, such as one who never confirmed the newsletter. Folded away at the foot of the list. */
export function EraseByAddress({ refused }: { refused: EraseErrors | undefined }) {
  const isBusy = useNavigation().state !== 'idle';
  return (
    <details className="lead-erase" open={refused !== undefined}>
      <summary>Erase a person</summary>
      <div>
        <p>
          For somebody who asks to be forgotten, whether a lead is listed here or not. Removes every
          lead with this address, their attempts, the newsletter subscription, also one that was
          never confirmed, and mails and jobs that are still waiting. It cannot be undone. A record
          stays that an erasure happened, when and by whom, without the address. Ask the CRM to
          erase its copy too.
        </p>
        <Form method="post">
          <Address
            name="address"
            label="Email address of the person"
            value={refused?.address}
            error={refused?.errors.address}
          />
          <Address
            name="confirmation"
            label="The same address again, to confirm"
            error={refused?.errors.confirmation}
          />
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

interface AddressProps {
  name: string;
  label: string;
  value?: string | undefined;
  error: string | undefined;
}

function Address({ name, label, value, error }: AddressProps) {
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
