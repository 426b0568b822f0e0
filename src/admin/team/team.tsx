import { Link } from 'react-router';
import { loadView } from '#src/admin/lists/load-list.server.ts';
import { type Column, ListTable } from '#src/admin/lists/list-table.tsx';
import { LinkButton } from '#src/admin/kit/button.tsx';
import { LoadError, PageHead } from '#src/admin/kit/screen.tsx';
import { Time } from '#src/admin/kit/time.tsx';
import { servicesFor } from '#src/admin/shell/permission.server.ts';
import type { Route } from './+types/team.ts';
import { MemberStateMark } from './member-state-mark.tsx';
import { INVITE_PATH, SECURITY_PATH } from './team-paths.ts';
import { type TeamRow, teamView } from './team-view.ts';
import './team.css';

export async function loader({ context }: Route.LoaderArgs) {
  const { user, people } = servicesFor(context, 'team.manage');
  return loadView(context, 'the team', {}, async () => {
    const [team, settings] = await Promise.all([people.list(), people.settings()]);
    return teamView({ ...team, settings }, user.id, new Date());
  });
}

/** Everyone who may sign in, and who is invited. */
export default function Team({ loaderData: { view } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title="Team"
        intro={view?.summary}
        actions={
          <>
            <LinkButton to={SECURITY_PATH}>Sign-in rules</LinkButton>
            <LinkButton tone="primary" to={INVITE_PATH}>
              Invite someone
            </LinkButton>
          </>
        }
      />
      {view ? (
        <>
          <ListTable
            caption="People and invitations"
            columns={COLUMNS}
            rows={view.rows}
            attributes={({ state }) => ({ 'data-state': state })}
          />
          {view.rows.length === 1 ? (
            <p className="admin-missing">
              You are the only person here. Invite a second owner, so that someone can help when you
              lose your password and your phone.
            </p>
          ) : null}
        </>
      ) : (
        <LoadError>The team could not be loaded. No one has lost access.</LoadError>
      )}
    </>
  );
}

const COLUMNS: readonly Column<TeamRow>[] = [
  {
    label: 'Name and email',
    cell: ({ to, title, email, isYou }) => (
      <Link to={to}>
        <b>
          {title}
          {isYou ? ' (you)' : null}
        </b>
        {email ? <span>{email}</span> : null}
      </Link>
    ),
  },
  { label: 'Role', cell: 'role' },
  { label: 'State', cell: ({ state }) => <MemberStateMark state={state} /> },
  {
    label: 'Two-step sign-in',
    before: 'Two-step sign-in:',
    isNone: ({ twoStep }) => twoStep === '',
    cell: ({ twoStep, needsTwoStep }) => (needsTwoStep ? <strong>{twoStep}</strong> : twoStep),
  },
  {
    label: 'Last seen',
    isNumber: true,
    cell: ({ seen }) =>
      seen ? (
        <>
          <span className={seen.label === 'Last seen' ? 'records-label' : undefined}>
            {seen.label}{' '}
          </span>
          <Time at={seen.at} />
        </>
      ) : (
        'Never'
      ),
  },
];
