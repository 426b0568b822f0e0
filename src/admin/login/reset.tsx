import { LinkButton } from '#src/admin/kit/button.tsx';
import { ActionForm } from '#src/admin/kit/form/action-form.tsx';
import { LOGIN_PATH } from '#src/admin/shell/admin-address.ts';
import { refuseFields, refusePeopleForm } from '#src/admin/people/people-action.server.ts';
import { withPrivateHeaders } from '#src/admin/shell/private-headers.server.ts';
import { servicesContext } from '#src/services.server.ts';
import { NewPassword } from '#src/admin/kit/form/new-password.tsx';
import type { Route } from './+types/reset.ts';
import { emailOfLink, readGateForm } from './gate-request.server.ts';
import { Gate, LinkExpired } from './gate.tsx';

export const middleware: Route.MiddlewareFunction[] = [withPrivateHeaders];

export const loader = async ({ context, params }: Route.LoaderArgs) => ({
  email: await emailOfLink(context, 'reset', params.token),
});

export async function action({ request, context, params }: Route.ActionArgs) {
  const fields = await readGateForm(request, context);
  const password = fields['password'] ?? '';
  if (password === '') return refuseFields(fields, { password: 'Choose a password' });
  const { people } = context.get(servicesContext);
  const result = await people.resetPassword(params.token, password);
  return result.ok ? { done: true } : refusePeopleForm(fields, result);
}

/** Chooses a new password, with the link from an email. */
export default function Reset({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData && 'done' in actionData)
    return (
      <Gate
        title="Password changed"
        intro="You were signed out everywhere. Sign in with the new password."
      >
        <p className="mt-5">
          <LinkButton tone="primary" size="large" to={LOGIN_PATH}>
            Sign in
          </LinkButton>
        </p>
      </Gate>
    );
  const { email } = loaderData;
  if (!email)
    return (
      <LinkExpired>
        A link to choose a new password works once, for one hour. Request a new one.
      </LinkExpired>
    );
  return (
    <Gate title="New password" intro={`For ${email}. Changing it signs you out on every device.`}>
      <ActionForm intent="reset" submit="Change password" busy="Changing..." size="large">
        {/* For password managers: which account it is. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <NewPassword />
      </ActionForm>
    </Gate>
  );
}
