import { ActionForm, TextField } from '#src/admin/kit/form/action-form.tsx';
import { LOGIN_PATH } from '#src/admin/shell/admin-address.ts';
import { refuseFields, refusePeopleForm } from '#src/admin/people/people-action.server.ts';
import { withPrivateHeaders } from '#src/admin/shell/private-headers.server.ts';
import { normalizeEmail } from '#src/platform/mail-address/email-address.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/forgot.ts';
import { readGateForm, visitorOf } from './gate-request.server.ts';
import { Gate, GateLink } from './gate.tsx';

export const middleware: Route.MiddlewareFunction[] = [withPrivateHeaders];

/** Sends a link to choose a new password. The response is the same whether or not there is such an account. */
export async function action({ request, context }: Route.ActionArgs) {
  const fields = await readGateForm(request, context);
  const email = normalizeEmail(fields['email'] ?? '');
  if (!email) return refuseFields(fields, { email: 'Enter a valid email address' });
  const { people } = context.get(servicesContext);
  const result = await people.requestPasswordReset(email, visitorOf(request, context));
  return result.ok ? { done: true } : refusePeopleForm(fields, result);
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

/** Asks for the address of the account. */
export default function Forgot({ actionData }: Route.ComponentProps) {
  if (actionData && 'done' in actionData)
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
