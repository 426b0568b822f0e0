import { readIdentityProofs } from '#src/admin/confirm/confirm-identity.server.ts';
import { ConfirmFields } from '#src/admin/confirm/confirm-fields.tsx';
import { ActionForm, TextField } from '#src/admin/kit/form/action-form.tsx';
import { readPostedFields } from '#src/admin/kit/form/form-result.ts';
import { PageHead } from '#src/admin/kit/screen.tsx';
import { TEAM_PATH } from '#src/admin/shell/admin-address.ts';
import {
  requirePermission,
  servicesFor,
  currentSession,
} from '#src/admin/shell/permission.server.ts';
import { normalizeEmail } from '#src/platform/mail-address/email-address.ts';
import { changePeople, refuseFields } from '#src/admin/people/people-action.server.ts';
import type { Route } from './+types/invite.ts';
import { parseRole, RoleChoice, RoleTable } from './roles.tsx';
import './team.css';

export async function loader({ context }: Route.LoaderArgs) {
  requirePermission(context, 'team.manage');
  return { needs: await readIdentityProofs(context) };
}

/** Sends an invitation. */
export async function action({ request, context }: Route.ActionArgs) {
  const { people } = servicesFor(context, 'team.manage');
  const fields = await readPostedFields(request);
  const email = normalizeEmail(fields['email'] ?? '');
  const role = parseRole(fields['role']);
  if (!email || !role)
    return refuseFields(fields, {
      ...(!email && { email: 'Enter a valid email address' }),
      ...(!role && { role: 'Choose a role' }),
    });
  return changePeople(context, fields, {
    run: () => people.invite({ email, role }, currentSession(context)),
    to: TEAM_PATH,
    notice: 'The invitation is on its way. Its link works once, for 7 days.',
    fieldOf: { 'already-a-user': 'email', 'invalid-email': 'email' },
  });
}

/** The form for an invitation. */
export default function InvitePage() {
  return (
    <>
      <PageHead
        title="Invite someone"
        crumbs={[{ label: 'Team', to: TEAM_PATH }]}
        intro="They get an email with a link that works once, for 7 days. With it they choose their name and password."
      />
      <ActionForm intent="invite" submit="Send invitation" busy="Sending...">
        <TextField
          name="email"
          label="Email"
          type="email"
          autoComplete="off"
          maxLength={254}
          required
        />
        <RoleChoice />
        <ConfirmFields />
      </ActionForm>
      <div className="team-below">
        <RoleTable />
      </div>
    </>
  );
}
