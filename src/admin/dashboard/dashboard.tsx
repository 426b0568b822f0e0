import { Link } from 'react-router';
import { editorOf } from '#src/admin/documents/endpoint.server.ts';
import { HoldBanner } from '#src/admin/hold/hold-banner.tsx';
import { holdView } from '#src/admin/hold/hold-view.ts';
import { readPostedFields } from '#src/admin/kit/form/form-result.ts';
import { Part, PageHead } from '#src/admin/kit/screen.tsx';
import { Time } from '#src/admin/kit/time.tsx';
import { mayDo, requirePermission, servicesFor } from '#src/admin/shell/permission.server.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/dashboard.ts';
import { Calendar } from './calendar.tsx';
import { dashboardView } from './dashboard-view.ts';
import { FigureCards, TopPages } from './figures.tsx';
import { FirstRun } from './first-run.tsx';
import { Health } from './health.tsx';
import { moveDocument } from './move-document.server.ts';
import { NeedsAttention } from './needs-attention.tsx';
import { readActivity, readCalendar, readDrafts, readFigures } from './read-figures.server.ts';
import { Stats } from './stats.tsx';
import './dashboard.css';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { role } = requirePermission(context, 'dashboard.see');
  const { overview, hold, log } = context.get(servicesContext);
  const now = new Date();
  /** One part that fails leaves the others. */
  const read = <Value,>(part: string, value: Promise<Value>): Promise<Value | undefined> =>
    value.catch((err: unknown) => {
      log.warn({ err, part }, 'a part of the dashboard could not be read');
      return undefined;
    });
  const [stats, held, figures, calendar, drafts, activity] = await Promise.all([
    overview.read(),
    read('hold', hold.latest()),
    read('figures', readFigures(context, now)),
    read('calendar', readCalendar(context, url, now)),
    read('drafts', readDrafts(context, now)),
    read('activity', readActivity(context, now)),
  ]);
  return {
    ...dashboardView(stats, role, now),
    figures,
    calendar,
    drafts,
    activity,
    hold: held && !held.releasedAt ? holdView(held, now) : undefined,
    mayRelease: mayDo(context, 'hold.release'),
    mayManageTeam: mayDo(context, 'team.manage'),
  };
}

/** Moves a scheduled document to another day of the calendar. */
export async function action({ request, context }: Route.ActionArgs) {
  const { user, documents } = servicesFor(context, 'content.publish');
  const { id = '', day = '', seen = '' } = await readPostedFields(request);
  return moveDocument(documents, { id, day, seen }, editorOf(user), new Date());
}

/** What needs a person, then what the site does, as true figures. */
export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { attention, firstRun, sample, hold, figures, recent, calendar, stats } = loaderData;
  const { drafts, activity, health, emails, mayManageTeam } = loaderData;
  return (
    <>
      <PageHead title="Dashboard" />
      {hold ? <HoldBanner hold={hold} mayRelease={loaderData.mayRelease} /> : null}
      <div className="board grid">
        <NeedsAttention items={attention} />
        <FirstRun steps={firstRun} sample={sample} />
        <FigureCards figures={figures} recent={recent} />
        <Calendar view={calendar} />
        <div className="stack gap-6">
          <TopPages figures={figures} />
          <Drafts drafts={drafts} />
        </div>
        <Activity entries={activity} />
        <Health facts={health} emails={emails} mayManageTeam={mayManageTeam} />
      </div>
      <Stats stats={stats} />
    </>
  );
}

type Data = Route.ComponentProps['loaderData'];

const Drafts = ({ drafts }: Pick<Data, 'drafts'>) => (
  <Part title="My drafts">
    <p className="small muted">What you saved last and have not published.</p>
    <ul className="mt-2 small">
      {drafts?.map(({ id, title, state, to, savedAt }) => (
        <li className="py-2 rule-above relative covers" key={id}>
          <Link className="medium quiet-link" to={to}>
            {title}
          </Link>
          <span className="muted">
            {' '}
            {state}, saved <Time at={savedAt} />
          </span>
        </li>
      ))}
    </ul>
    {drafts?.length === 0 ? (
      <p className="small muted mt-2">
        None.{' '}
        <Link className="text-link" to="/admin/blog-editor/new">
          Write a post
        </Link>
        , and it waits here until you publish it.
      </p>
    ) : null}
  </Part>
);

/** The last entries of the history; nothing for those who may not see any. */
const Activity = ({ entries }: { entries: Data['activity'] }) =>
  entries && entries.length > 0 ? (
    <Part title="Activity">
      <p className="small muted">
        What the team did last.{' '}
        <Link className="text-link" to="/admin/activity">
          All of it
        </Link>
      </p>
      <ol className="mt-2 small">
        {entries.map(({ id, at, actor, sentence: { before, object, behind }, to }) => (
          <li className="py-2 rule-above" key={id}>
            <p>
              <span className="medium">{actor}</span> {before}
              {behind === undefined ? null : to ? (
                <Link className="text-link" to={to}>
                  {object}
                </Link>
              ) : (
                object
              )}
              {behind}{' '}
              <span className="muted">
                <Time at={at} />
              </span>
            </p>
          </li>
        ))}
      </ol>
    </Part>
  ) : null;
