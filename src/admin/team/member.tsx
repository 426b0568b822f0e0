import { Link } from 'react-router';
import { SessionList } from '#src/admin/people/session-list.tsx';
import { readIdentityProofs } from '#src/admin/confirm/confirm-identity.server.ts';
import { readPostedFields } from '#src/admin/forms/form-result.ts';
import { Part } from '#src/admin/parts/part.tsx';
import { Facts } from '#src/admin/parts/facts.tsx';
import { missing } from '#src/admin/parts/not-found-panel.tsx';
import { PageHead } from '#src/admin/parts/page-head.tsx';
import { ACCOUNT_PATH, TEAM_PATH } from '#src/admin/shell/admin-address.ts';
import { requirePermission, servicesFor } from '#src/admin/shell/permission.server.ts';
import { currentSession } from '#src/admin/shell/signed-in-user.server.ts';
import type { Route } from './+types/member.ts';
import { changeMember } from './member-actions.server.ts';
import { MemberForms } from './member-forms.tsx';
import { MemberStateMark } from './member-state-mark.tsx';
import { memberView } from './member-view.ts';
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
