import { data } from 'react-router';
import { ActionForm } from '#src/admin/forms/action-form.tsx';
import { TextField } from '#src/admin/forms/text-field.tsx';
import { LOGIN_PATH } from '#src/admin/shell/admin-address.ts';
import { withPrivateHeaders } from '#src/admin/shell/private-headers.server.ts';
import { normalizeEmail } from '#src/platform/mail-address/email-address.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/forgot.ts';
import {
  readGateForm,
  refuseGateFields,
  refuseGateForm,
  visitorOf,
} from './gate-request.server.ts';
import { Gate, GateLink } from './gate.tsx';

export const middleware: Route.MiddlewareFunction[] = [withPrivateHeaders];

/** Sends a link to choose a new password. The response is the same whether or not there is such an account. */
export async function action({ request, context }: Route.ActionArgs) {
  const fields = await readGateForm(request, context);
  const email = normalizeEmail(fields['email'] ?? '');
  if (!email) return refuseGateFields(fields, { email: 'Enter a valid email address' });
  const { people } = context.get(servicesContext);
  const result = await people.requestPasswordReset(email, visitorOf(request, context));
  return result.ok ? data({ done: true as const }) : refuseGateForm(fields, result);
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

/** Asks for the address of the account. */
export default function Forgot({ actionData }: Route.ComponentProps) {
  if (actionData?.done)
    return (
      <Gate
        title="Check your inbox"
        intro="If there is an account with this address, a link to choose a new password is on its way. It works once, for one hour. No email? Look in the spam folder, or ask an owner of your team."
      >
        <BackToSignIn />
      </Gate>
    );
  return (
    <Gate
      title="Forgot your password?"
      intro="Enter the email address of your account. We send a link to choose a new password."
    >
      <ActionForm intent="forgot" submit="Send link" busy="Sending..." size="large">
        <TextField
          name="email"
          label="Email"
          type="email"
          autoComplete="username"
          maxLength={254}
          required
        />
      </ActionForm>
      <BackToSignIn />
    </Gate>
  );
}

const BackToSignIn = () => <GateLink to={LOGIN_PATH}>Back to sign in</GateLink>;
