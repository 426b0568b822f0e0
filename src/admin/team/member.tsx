import { Link, type RouterContextProvider } from 'react-router';
import { SessionList } from '#src/admin/people/session-list.tsx';
import { readIdentityProofs } from '#src/admin/confirm/confirm-identity.server.ts';
import { readPostedFields, rejectForm } from '#src/admin/kit/form/form-result.ts';
import { Part, Facts, PageHead, missing } from '#src/admin/kit/screen.tsx';
import { ACCOUNT_PATH, TEAM_PATH } from '#src/admin/shell/admin-address.ts';
import {
  requirePermission,
  servicesFor,
  currentSession,
} from '#src/admin/shell/permission.server.ts';
import { servicesContext } from '#src/services.server.ts';
import { changePeople, refuseFields } from '#src/admin/people/people-action.server.ts';
import type { PeopleResult } from '#src/domains/people/people.ts';
import { ConfirmFields } from '#src/admin/confirm/confirm-fields.tsx';
import { DisclosedForm } from '#src/admin/kit/form/action-form.tsx';
import type { Route } from './+types/member.ts';
import { MemberStateMark } from './member-state-mark.tsx';
import { memberView, type MemberView } from './team-view.ts';
import { parseRole, RoleChoice, RoleTable } from './roles.tsx';
import { memberPath } from './team-paths.ts';
import './team.css';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { user, people } = servicesFor(context, 'team.manage');
  const { members } = await people.list();
  const member = members.find(({ id }) => id === params.id);
  if (!member)
    throw missing('No such person', 'They were removed, or the address is wrong.', {
      label: 'Go to the team',
      to: TEAM_PATH,
    });
  const [sessions, settings, needs] = await Promise.all([
    people.sessionsOf(member.id, currentSession(context)),
    people.settings(),
    readIdentityProofs(context),
  ]);
  const view = memberView({ member, members, sessions, settings }, user.id, new Date());
  return { view, needs };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  requirePermission(context, 'team.manage');
  return changeMember(context, params.id, await readPostedFields(request));
}

/** The page of one person: role, sessions, and whether they may sign in. */
export default function MemberPage({ loaderData }: Route.ComponentProps) {
  const { view } = loaderData;
  const { title, state, isYou, facts, sessions, email } = view;
  return (
    <>
      <PageHead
        title={title}
        documentTitle="Person"
        isAddress={title === email}
        crumbs={[{ label: 'Team', to: TEAM_PATH }]}
        mark={<MemberStateMark state={state} />}
      />
      {isYou ? (
        <p className="admin-intro">
          This is you. Name, password, and two-step sign-in are in{' '}
          <Link className="text-link" to={ACCOUNT_PATH}>
            your account
          </Link>
          .
        </p>
      ) : null}
      <Facts facts={facts} />
      <Part className="detail-part" title="Signed in">
        {sessions.length > 0 ? (
          <SessionList sessions={sessions} />
        ) : (
          <p className="note">Not signed in anywhere.</p>
        )}
      </Part>
      <MemberForms view={view} />
    </>
  );
}

/** Changes a person, as one of the forms on their page asks for. */
async function changeMember(
  context: Readonly<RouterContextProvider>,
  id: string,
  fields: Readonly<Record<string, string>>,
) {
  const { people } = context.get(servicesContext);
  // Read when the change runs: confirming the identity renews the session.
  const by = () => currentSession(context);
  const change = (run: () => Promise<PeopleResult>, notice: string, to = memberPath(id)) =>
    changePeople(context, fields, {
      run,
      notice,
      to,
      // The other forms have no such field.
      ...('role' in fields && { fieldOf: { 'last-owner': 'role' } }),
    });
  switch (fields['intent'] ?? '') {
    case 'role': {
      const role = parseRole(fields['role']);
      if (!role) return refuseFields(fields, { role: 'Choose a role' });
      return change(
        () => people.changeRole(id, role, by()),
        'The role was changed. It applies from their next click on.',
      );
    }
    case 'end-sessions':
      return change(() => people.endAllSessions(id, by()), 'They were signed out everywhere.');
    case 'reset-totp':
      return change(
        () => people.resetTotp(id, by()),
        'Two-step sign-in was switched off for them, and they were signed out.',
      );
    case 'deactivate':
      return change(
        () => people.deactivate(id, by()),
        'They can no longer sign in, and were signed out everywhere.',
      );
    case 'reactivate':
      return change(
        () => people.reactivate(id, by()),
        'They can sign in again, with their earlier password and role.',
      );
    case 'remove':
      return change(
        () => people.remove(id, by()),
        'The person was removed. Their name stays in the history.',
        TEAM_PATH,
      );
    default:
      return rejectForm();
  }
}

interface MemberFormsProps {
  view: MemberView;
}

/** Everything that an owner can do with a person. Each line opens to what will happen, and its button. */
function MemberForms({ view }: MemberFormsProps) {
  const { title, role, state, sessions, hasTotp, isLastOwner } = view;
  const confirm = <ConfirmFields />;
  const endSessions =
    sessions.length > 0 ? (
      <DisclosedForm
        summary="Sign out everywhere"
        about={`Ends every session of ${title}, on every device. They can sign in again at once.`}
        intent="end-sessions"
        submit="End all sessions"
        busy="Ending..."
        tone="secondary"
      >
        {confirm}
      </DisclosedForm>
    ) : null;
  if (isLastOwner)
    return (
      <Part className="detail-part" title="Role and access">
        <p className="admin-measure">
          This is the only active owner, so the role cannot change and the account can be neither
          deactivated nor removed: no one could manage the team anymore. Make someone else an owner
          first.
        </p>
        <div className="team-below">{endSessions}</div>
      </Part>
    );
  return (
    <Part className="detail-part" title="Role and access">
      <div className="team-below">
        {state === 'active' ? (
          <DisclosedForm
            summary="Change the role"
            about="Takes effect at their next click. What they have open keeps its text, but they can no longer save what the new role does not allow."
            intent="role"
            submit="Change role"
            busy="Changing..."
          >
            <RoleChoice current={role} />
            {confirm}
          </DisclosedForm>
        ) : null}
        {endSessions}
        {hasTotp ? (
          <DisclosedForm
            summary="Switch off two-step sign-in"
            about={`For someone who has lost their phone and their recovery codes. Make sure it is really ${title} who asks, by phone or in person. They are signed out everywhere, and sign in with their password alone until they set it up again.`}
            intent="reset-totp"
            submit="Switch off two-step sign-in"
            busy="Switching off..."
            tone="secondary"
          >
            {confirm}
          </DisclosedForm>
        ) : null}
        {state === 'active' ? (
          <DisclosedForm
            summary={`Deactivate ${title}`}
            about="They are signed out everywhere and can no longer sign in. Their work and their name in the history stay, and you can reactivate them at any time."
            intent="deactivate"
            submit="Deactivate"
            busy="Deactivating..."
            tone="secondary"
          >
            {confirm}
          </DisclosedForm>
        ) : (
          <DisclosedForm
            summary={`Reactivate ${title}`}
            about="They can sign in again, with their earlier password, role, and two-step sign-in."
            intent="reactivate"
            submit="Reactivate"
            busy="Saving..."
          >
            {confirm}
          </DisclosedForm>
        )}
        <DisclosedForm
          summary={`Remove ${title}`}
          about="Deletes the account for good. Their work stays, and so does their name in the history. To let them back in, you invite them again."
          intent="remove"
          submit="Remove for good"
          busy="Removing..."
          tone="secondary"
        >
          {confirm}
        </DisclosedForm>
        <RoleTable />
      </div>
    </Part>
  );
}
