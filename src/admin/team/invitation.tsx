import { readIdentityProofs } from '#src/admin/confirm/confirm-identity.server.ts';
import { ConfirmFields } from '#src/admin/confirm/confirm-fields.tsx';
import { DisclosedForm } from '#src/admin/kit/form/action-form.tsx';
import { readPostedFields, rejectForm } from '#src/admin/kit/form/form-result.ts';
import { Facts, PageHead, missing } from '#src/admin/kit/screen.tsx';
import { formatTime } from '#src/admin/parts/format-time.ts';
import { TEAM_PATH } from '#src/admin/shell/admin-address.ts';
import { servicesFor, currentSession } from '#src/admin/shell/permission.server.ts';
import type { Invite } from '#src/domains/people/people.ts';
import { ROLE_NAMES } from '#src/platform/auth/permission-words.ts';
import { changePeople } from '#src/admin/people/people-action.server.ts';
import type { Route } from './+types/invitation.ts';
import { MemberStateMark } from './member-state-mark.tsx';
import { inviteStateOf } from './team-view.ts';
import './team.css';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { invites } = await servicesFor(context, 'team.manage').people.list();
  const invite = invites.find(({ id }) => id === params.id);
  if (!invite)
    throw missing('No such invitation', 'It was accepted, revoked, or replaced by a newer one.', {
      label: 'Go to the team',
      to: TEAM_PATH,
    });
  return {
    invite: invitationView(invite, new Date()),
    needs: await readIdentityProofs(context),
  };
}

function invitationView(invite: Invite, now: Date) {
  const { email, role, state, emailState, emailReason } = invite;
  const { exact, relative } = formatTime(invite.expiresAt, now);
  return {
    email,
    state: inviteStateOf(invite),
    isUnsent: emailState === 'failed',
    facts: {
      Role: ROLE_NAMES[role],
      'Invited by': invite.invitedBy,
      Invited: formatTime(invite.createdAt, now).exact,
      [state === 'pending' ? 'Link works until' : 'Link worked until']: exact,
      Email:
        emailState === 'sent' && emailReason ? emailReason : EMAIL_STATES[emailState ?? 'none'],
      Reason: emailState === 'failed' && emailReason,
    },
    relative,
  };
}

const EMAIL_STATES = {
  waiting: 'Waiting to be sent',
  sent: 'Sent',
  failed: 'Not sent',
  none: 'No record',
} as const;

/** Sends the invitation again, or revokes it. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { people } = servicesFor(context, 'team.manage');
  const fields = await readPostedFields(request);
  switch (fields['intent'] ?? '') {
    case 'resend':
      return changePeople(context, fields, {
        run: () => people.resendInvite(params.id, currentSession(context)),
        to: TEAM_PATH,
        notice: 'A new invitation is on its way. The earlier link no longer works.',
      });
    case 'revoke':
      return changePeople(context, fields, {
        run: () => people.revokeInvite(params.id, currentSession(context)),
        to: TEAM_PATH,
        notice: 'The invitation was revoked. Its link no longer works.',
      });
    default:
      return rejectForm();
  }
}

/** The page of one invitation. */
export default function InvitationPage({ loaderData }: Route.ComponentProps) {
  const { invite } = loaderData;
  const crumbs = [{ label: 'Team', to: TEAM_PATH }];
  return (
    <>
      <PageHead
        title={invite.email}
        documentTitle="Invitation"
        isAddress
        crumbs={crumbs}
        mark={<MemberStateMark state={invite.state} />}
      />
      {invite.isUnsent ? (
        <p className="mb-6 bold copper" role="alert">
          The email could not be sent. Check the address, then send the invitation again, or revoke
          it and invite the right address.
        </p>
      ) : null}
      <Facts facts={invite.facts} />
      <div className="team-below">
        <DisclosedForm
          summary="Send the invitation again"
          about="Sends a new link that works once, for another 7 days. The link in the earlier email stops working."
          intent="resend"
          isOpen={invite.isUnsent}
          submit="Send again"
          busy="Sending..."
        >
          <ConfirmFields />
        </DisclosedForm>
        <DisclosedForm
          summary="Revoke the invitation"
          about="The link in the email stops working at once. You can invite the same person again at any time."
          intent="revoke"
          submit="Revoke invitation"
          busy="Revoking..."
          tone="secondary"
        >
          <ConfirmFields />
        </DisclosedForm>
      </div>
    </>
  );
}
