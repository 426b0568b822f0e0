import { useLoaderData } from 'react-router';
import { useFormField, TextField } from '#src/admin/kit/form/action-form.tsx';
import { RECENT_SIGN_IN_MINUTES } from '#src/platform/auth/recent-sign-in.ts';
import type { IdentityProofs } from './confirm-identity.server.ts';

/** Asks for a code of the second step, also once a refusal of its form does. */
export function CodeField({ name, isNeeded }: { name: string; isNeeded: boolean }) {
  const isAsked = useFormField(name).error !== undefined;
  if (!isNeeded && !isAsked) return null;
  return (
    <TextField
      name={name}
      label="Code from your authenticator app, or a recovery code"
      autoComplete="one-time-code"
      required
    />
  );
}

interface Loaded {
  needs?: IdentityProofs | undefined;
}

/**
 * 'Confirm it is you', inside of a form for a sensitive action; asks for what the loader of the screen returned as `needs`. Nothing
 * while the sign-in is recent. A form that was opened then and sent later is refused: the messages say what to ask for, because a
 * refusal does not load the page again.
 * @param props.isWholeForm the form asks for nothing else, and its page says why
 */
export function ConfirmFields({ isWholeForm = false }: { isWholeForm?: boolean }) {
  const loaded = useLoaderData<(Loaded & { view?: Loaded }) | null>();
  const needs = loaded?.needs ?? loaded?.view?.needs;
  const isPasswordAsked = useFormField('confirm-password').error !== undefined;
  const isCodeAsked = useFormField('confirm-code').error !== undefined;
  if (!needs && !isPasswordAsked && !isCodeAsked) return null;
  const fields = (
    <>
      <TextField
        name="confirm-password"
        label="Your password"
        type="password"
        autoComplete="current-password"
        required
      />
      <CodeField name="confirm-code" isNeeded={needs?.code === true} />
    </>
  );
  if (isWholeForm) return fields;
  return (
    <fieldset className="confirm-fields grid gap-4 min-0 rounded">
      <legend className="full p-0 bold">Confirm it is you</legend>
      <p className="note">
        You signed in more than {RECENT_SIGN_IN_MINUTES} minutes ago. This form is sent together
        with your password.
      </p>
      {fields}
    </fieldset>
  );
}
