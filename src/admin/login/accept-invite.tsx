import { redirect } from 'react-router';
import { ActionForm, TextField } from '#src/admin/kit/form/action-form.tsx';
import { ADMIN_HOME } from '#src/admin/shell/admin-address.ts';
import { refuseFields, refusePeopleForm } from '#src/admin/people/people-action.server.ts';
import { withPrivateHeaders } from '#src/admin/shell/private-headers.server.ts';
import { ROLE_NAMES } from '#src/platform/auth/permission-words.ts';
import { servicesContext } from '#src/services.server.ts';
import { NewPassword } from '#src/admin/kit/form/new-password.tsx';
import type { Route } from './+types/accept-invite.ts';
import { readGateForm, visitorOf } from './gate-request.server.ts';
import { Gate, LinkExpired } from './gate.tsx';

export const middleware: Route.MiddlewareFunction[] = [withPrivateHeaders];

/** Looks at the link without using it, because mail scanners open links. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { people } = context.get(servicesContext);
  const link = await people.viewLink('invite', params.token);
  if (link.state !== 'valid' || link.kind !== 'invite') return { invitation: undefined };
  const { email, role, invitedBy } = link;
  return { invitation: { email, role: ROLE_NAMES[role].toLowerCase(), invitedBy } };
}

/** Creates the account and signs in. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const fields = await readGateForm(request, context);
  const { name = '', password = '' } = fields;
  if (name === '' || password === '')
    return refuseFields(fields, {
      ...(name === '' && { name: 'Enter your name' }),
      ...(password === '' && { password: 'Choose a password' }),
    });
  const { people } = context.get(servicesContext);
  const account = { name: name.slice(0, 100), password };
  const result = await people.acceptInvite(params.token, account, visitorOf(request, context));
  if (!result.ok) return refusePeopleForm(fields, result);
  throw redirect(ADMIN_HOME, { status: 303, headers: result.headers });
}

/** Accepts an invitation: name and password. */
export default function AcceptInvite({ loaderData }: Route.ComponentProps) {
  const { invitation } = loaderData;
  if (!invitation)
    return (
      <LinkExpired>
        An invitation works once, for 7 days. If you have accepted it, sign in; if not, ask for a
        new one.
      </LinkExpired>
    );
  const { email, role, invitedBy } = invitation;
  return (
    <Gate
      title="Welcome"
      intro={`${invitedBy} invited you to the team that runs this site, as ${/^[aeiou]/.test(role) ? 'an' : 'a'} ${role}. You will sign in as ${email}.`}
    >
      <ActionForm intent="accept" submit="Create account" busy="Creating..." size="large">
        <TextField name="name" label="Your name" autoComplete="name" maxLength={100} required />
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <NewPassword label="Password" />
      </ActionForm>
    </Gate>
  );
}
