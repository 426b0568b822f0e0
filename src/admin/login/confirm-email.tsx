import { LinkButton } from '#src/admin/kit/button.tsx';
import { ActionForm } from '#src/admin/kit/form/action-form.tsx';
import { ACCOUNT_PATH } from '#src/admin/shell/admin-address.ts';
import { refusePeopleForm } from '#src/admin/people/people-action.server.ts';
import { withPrivateHeaders } from '#src/admin/shell/private-headers.server.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/confirm-email.ts';
import { emailOfLink, readGateForm } from './gate-request.server.ts';
import { Gate, LinkExpired } from './gate.tsx';

export const middleware: Route.MiddlewareFunction[] = [withPrivateHeaders];

export const loader = async ({ context, params }: Route.LoaderArgs) => ({
  email: await emailOfLink(context, 'email', params.token),
});

export async function action({ request, context, params }: Route.ActionArgs) {
  const fields = await readGateForm(request, context);
  const { people } = context.get(servicesContext);
  const result = await people.confirmEmail(params.token);
  return result.ok ? { done: true } : refusePeopleForm(fields, result);
}

/** Confirms a new email address of an account. */
export default function ConfirmEmail({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData && 'done' in actionData)
    return (
      <Gate title="Address changed" intro="From now on, sign in with the new address.">
        <p className="mt-5">
          <LinkButton tone="primary" size="large" to={ACCOUNT_PATH}>
            Go to your account
          </LinkButton>
        </p>
      </Gate>
    );
  const { email } = loaderData;
  if (!email)
    return (
      <LinkExpired>
        A link to confirm an address works once, for a limited time. Change the address again in
        your account.
      </LinkExpired>
    );
  return (
    <Gate title="New address" intro={`Use ${email} to sign in from now on?`}>
      <ActionForm
        intent="confirm-email"
        submit="Use this address"
        busy="Changing..."
        size="large"
      />
    </Gate>
  );
}
