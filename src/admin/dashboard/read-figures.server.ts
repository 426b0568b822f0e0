import type { RouterContextProvider } from 'react-router';
import { analyticsView } from '#src/admin/analytics/analytics-view.ts';
import { MAX_SOURCES } from '#src/admin/analytics/funnels-view.ts';
import { seesEverything } from '#src/admin/activity/activity-access.server.ts';
import { groupByDay } from '#src/admin/activity/activity-list.ts';
import { findObjectLinks } from '#src/admin/activity/object-links.server.ts';
import { STATE_NAMES } from '#src/admin/documents/document-labels.ts';
import { visibleLeads } from '#src/admin/leads/visible-leads.server.ts';
import { editorAddress } from '#src/admin/parts/editor-address.ts';
import { formatTime } from '#src/admin/parts/format-time.ts';
import { mayDo, servicesFor } from '#src/admin/shell/permission.server.ts';
import { lastDays } from '#src/domains/analytics/period.ts';
import { calendarSpan, calendarView } from './calendar-view.ts';

type Context = Readonly<RouterContextProvider>;

const RANGE = 28;
const MAX_ROWS = 6;

/** Leads, assessments and views of the last 28 days. */
export async function readFigures(context: Context, now: Date) {
  const { analyticsFigures, assessmentStats, leads } = servicesFor(context, 'analytics.see');
  const period = lastDays(RANGE, now);
  const { since } = period;
  const [runs, figures, arrivals, sources] = await Promise.all([
    Promise.all(
      assessmentStats.editions.map(({ edition }) =>
        assessmentStats.getEditionStats({ edition, since }),
      ),
    ),
    analyticsFigures.stats(period, 1),
    leads.arrivals(since),
    visibleLeads(context).sources(since, MAX_SOURCES + 1),
  ]);
  const query = { range: RANGE, page: 1 } as const;
  const view = analyticsView(query, { period, figures, arrivals, sources, runs });
  return {
    leads: view.leads,
    assessment: view.assessment,
    pages: view.pages.slice(0, MAX_ROWS),
    views: figures.views,
    change: view.days?.change,
  };
}

/** The month that the address names. */
export async function readCalendar(context: Context, url: URL, now: Date) {
  const { documentLookups } = servicesFor(context, 'content.see');
  const span = calendarSpan(url.searchParams.get('month'), now);
  const documents = await documentLookups.dated(span.from, span.until);
  return calendarView(documents, span, mayDo(context, 'content.publish'));
}

/** What the reader wrote last and has not published. */
export async function readDrafts(context: Context, now: Date) {
  const { documentLookups, user } = servicesFor(context, 'content.see');
  const drafts = await documentLookups.unpublishedOf(user.id, MAX_ROWS);
  return drafts.map(({ id, kind, title, state, savedAt }) => ({
    id,
    title: title || 'Untitled',
    state: STATE_NAMES[state],
    to: editorAddress(kind, id),
    savedAt: formatTime(savedAt, now),
  }));
}

/** The last entries that the reader may see; none for viewers. */
export async function readActivity(context: Context, now: Date) {
  if (!mayDo(context, 'activity.see-content')) return [];
  const services = servicesFor(context, 'activity.see-content');
  const { activityLog, user } = services;
  const page = await activityLog.page(seesEverything(user.role) ? {} : { area: 'content' });
  const entries = page.entries.slice(0, MAX_ROWS);
  const links = await findObjectLinks(services, user.role, entries);
  return groupByDay(entries, links, now).flatMap((day) => day.entries);
}
