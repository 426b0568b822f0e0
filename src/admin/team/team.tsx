import { data, Link } from 'react-router';
import { LoadError } from '#src/admin/parts/load-error.tsx';
import { PageHead } from '#src/admin/parts/page-head.tsx';
import { Time } from '#src/admin/parts/time.tsx';
import { requirePermission } from '#src/admin/shell/permission.server.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/team.ts';
import { MemberStateMark } from './member-state-mark.tsx';
import './team.css';
import { INVITE_PATH, SECURITY_PATH } from './team-paths.ts';
import { type TeamRow, teamView } from './team-view.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const user = requirePermission(context, 'team.manage');
  const { people, log } = context.get(servicesContext);
  const read = await Promise.all([people.list(), people.settings()]).catch((error: unknown) => {
    log.error({ err: error }, 'failed to read the team');
  });
  if (!read) return data({ view: undefined }, { status: 503 });
  const [team, settings] = read;
  return data({ view: teamView({ ...team, settings }, user.id, new Date()) });
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
            <Link className="btn btn-small btn-quiet" to={SECURITY_PATH}>
              Sign-in rules
            </Link>
            <Link className="btn btn-small btn-copper" to={INVITE_PATH}>
              Invite someone
            </Link>
          </>
        }
      />
      {view ? (
        <>
          <TeamTable rows={view.rows} />
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

const TeamTable = ({ rows }: { rows: readonly TeamRow[] }) => (
  <table className="records records-wide records-quiet team-table">
    <caption className="sr-only">People and invitations</caption>
    <thead>
      <tr>
        <th scope="col">Name and email</th>
        <th scope="col">Role</th>
        <th scope="col">State</th>
        <th scope="col">Two-step sign-in</th>
        <th scope="col" className="records-number">
          Last seen
        </th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ id, to, title, email, isYou, role, state, twoStep, needsTwoStep, seen }) => (
        <tr key={id} data-state={state}>
          <th scope="row">
            <Link to={to}>
              <b>
                {title}
                {isYou ? ' (you)' : null}
              </b>
              {email ? <span>{email}</span> : null}
            </Link>
          </th>
          <td className="team-role">{role}</td>
          <td className="team-state">
            <MemberStateMark state={state} />
          </td>
          <td className="team-two-step" data-alert={needsTwoStep || undefined}>
            {twoStep ? (
              <>
                <span className="records-label">Two-step sign-in: </span>
                {twoStep}
              </>
            ) : null}
          </td>
          <td className="records-number team-seen">
            {seen ? (
              <>
                <span className={seen.label === 'Last seen' ? 'records-label' : undefined}>
                  {seen.label}{' '}
                </span>
                <Time at={seen.at} />
              </>
            ) : (
              'Never'
            )}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
