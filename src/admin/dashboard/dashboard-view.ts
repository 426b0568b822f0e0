import { capitalize } from '#src/platform/capitalize.ts';
import { ANALYTICS_PATH } from '#src/admin/analytics/analytics-query.ts';
import { ASSESSMENTS_PATH } from '#src/admin/assessments/assessments-view.ts';
import { formatNumber } from '#src/admin/parts/counts.ts';
import { ADMIN_PAGES } from '#src/admin/shell/admin-pages.ts';
import { may } from '#src/platform/auth/policy.ts';
import type { Role } from '#src/platform/auth/role.ts';
import { LEADS_PATH, LEADS } from '#src/admin/leads/lead-list.ts';
import type { ViewCounts } from '#src/domains/analytics/analytics-reader.server.ts';
import type { AttentionItem } from '#src/domains/alerts/alert.ts';
import type { Overview } from '#src/domains/overview/overview.server.ts';
import type { Highlight } from './highlights.tsx';

export interface Fact {
  name: string;
  value: string;
  /** highlights a value that needs attention */
  isAlert?: boolean;
}

const UNKNOWN = 'Unknown';

/** Formats the overview for display to a role. */
export function dashboardView(overview: Overview, role: Role) {
  const { launch = [], leads, runs, posts, pages, subscribers, views, media } = overview;
  const mediaFiles = media?.reduce((sum, { files }) => sum + files, 0);
  return {
    /** undefined when it could not be read */
    attention: overview.alerts?.map((item) => withinRole(item, role)),
    /** empty when nothing of the sample is left, or when it could not be read */
    launch,
    /** what the team looks for first */
    highlights: highlightsOf(overview),
    stats: [
      {
        title: 'Leads',
        to: LEADS_PATH,
        total: leads && weekOf(leads),
        unit: 'in 7 days',
        shares: leads ? byDay(leads) : [],
        empty: 'No leads in the last 7 days.',
      },
      {
        title: 'Assessments',
        to: ASSESSMENTS_PATH,
        total: runs?.started,
        unit: 'started in 7 days',
        shares: runs
          ? [
              { label: 'Complete, report requested', count: runs.reported },
              { label: 'Complete, no report', count: runs.complete - runs.reported },
              { label: 'Incomplete', count: runs.started - runs.complete },
            ]
          : [],
        empty: 'No one started the assessment in the last 7 days.',
      },
      {
        title: 'Views',
        to: ANALYTICS_PATH,
        total: views && weekOf(views),
        unit: 'in 7 days',
        shares: views ? byDay(views) : [],
        empty: 'No views in the last 7 days.',
      },
      {
        title: 'Posts',
        total: posts && posts.published + posts.drafts,
        unit: 'in Insights',
        shares: posts
          ? [
              { label: 'Published and listed', count: posts.listed },
              { label: 'Published, not listed', count: posts.published - posts.listed },
              { label: 'Drafts', count: posts.drafts },
            ]
          : [],
        empty: 'No posts yet.',
      },
      {
        title: 'Pages',
        total: pages && pages.edited + pages.defaults,
        unit: 'on the site',
        shares: pages
          ? [
              { label: 'Edited in the admin', count: pages.edited },
              { label: 'Built-in version', count: pages.defaults },
            ]
          : [],
        empty: 'The site has no pages.',
      },
      {
        title: 'Newsletter',
        total: subscribers?.confirmed,
        unit: 'confirmed subscribers',
        shares: subscribers
          ? [
              { label: 'Confirmed', count: subscribers.confirmed },
              { label: 'Not confirmed', count: subscribers.pending },
              { label: 'Unsubscribed', count: subscribers.unsubscribed },
            ]
          : [],
        empty: 'No one has subscribed yet.',
      },
      {
        title: 'Media',
        total: mediaFiles,
        unit: 'files in logo folders',
        shares: media?.map(({ folder, files }) => ({ label: folder, count: files })) ?? [],
        empty: 'The logo folders are empty. The site shows placeholders.',
      },
    ],
    service: serviceFacts(overview),
  };
}

/** Without the link, if the role may not see its page. */
function withinRole({ to, ...item }: AttentionItem, role: Role): AttentionItem {
  const path = to?.split(/[?#]/)[0];
  const page = ADMIN_PAGES.findLast((one) => `${path}/`.startsWith(`${one.path}/`));
  return to && page && may(role, page.permission) ? { ...item, to } : item;
}

function highlightsOf({ leads, backlog, runs }: Overview): Highlight[] {
  const week = leads && weekOf(leads);
  const quarantined = backlog?.quarantined.count;
  const overdue = backlog?.overdue.count;
  return [
    {
      label: 'New leads today',
      count: leads?.today,
      note: week === undefined ? '' : `${formatNumber(week)} in 7 days`,
      to: LEADS_PATH,
    },
    {
      label: 'In quarantine',
      count: quarantined,
      note: 'Release or delete each one',
      to: LEADS.address({ state: 'quarantined' }),
      ...(quarantined && { isAlert: true }),
    },
    {
      label: 'Deliveries overdue',
      count: overdue,
      note: 'More than 15 minutes late',
      to: LEADS.address({ state: 'overdue' }),
      ...(overdue && { isAlert: true }),
    },
    {
      label: 'Assessments completed',
      count: runs?.complete,
      note: runs ? `Of ${formatNumber(runs.started)} started in 7 days` : '',
      to: ASSESSMENTS_PATH,
    },
  ];
}

const weekOf = ({ today, yesterday, earlier }: ViewCounts) => today + yesterday + earlier;

const byDay = ({ today, yesterday, earlier }: ViewCounts) => [
  { label: 'Today so far', count: today },
  { label: 'Yesterday', count: yesterday },
  { label: 'Previous 5 days', count: earlier },
];

function serviceFacts({ health, misses, jobs, database }: Overview): Fact[] {
  const parts = Object.entries(health ?? {}).map(([part, isWorking]) => ({
    name: capitalize(part),
    value: isWorking ? 'Working' : 'Not working',
    isAlert: !isWorking,
  }));
  return [
    ...(health ? parts : [{ name: 'Health', value: UNKNOWN, isAlert: true }]),
    { name: 'Jobs waiting', value: jobs?.waiting.toLocaleString('en-US') ?? UNKNOWN },
    {
      name: 'Jobs failed',
      value: jobs?.failed.toLocaleString('en-US') ?? UNKNOWN,
      isAlert: (jobs?.failed ?? 0) > 0,
    },
    {
      name: 'URLs not found this week',
      value: misses?.toLocaleString('en-US') ?? UNKNOWN,
    },
    { name: 'Database version', value: database?.version ?? UNKNOWN },
    { name: 'Database size', value: database ? readableSize(database.bytes) : UNKNOWN },
  ];
}

/** Formats bytes as megabytes: `9.4 MB`, `1,204 MB`. */
export function readableSize(bytes: number): string {
  const megabytes = bytes / 1_000_000;
  const digits = megabytes < 100 ? 1 : 0;
  return `${megabytes.toLocaleString('en-US', { maximumFractionDigits: digits })} MB`;
}
