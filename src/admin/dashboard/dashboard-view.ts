import { capitalize } from '#src/platform/capitalize.ts';
import { formatTime } from '#src/admin/parts/format-time.ts';
import { formatNumber } from '#src/admin/parts/counts.ts';
import { mayOpen } from '#src/admin/shell/admin-pages.ts';
import type { Role } from '#src/platform/auth/role.ts';
import type { AttentionItem } from '#src/domains/alerts/alert.ts';
import type { RecentLeads } from '#src/domains/leads/lead-views.ts';
import type { Overview } from '#src/domains/overview/overview.server.ts';

export interface Fact {
  name: string;
  value: string;
  /** highlights a value that needs attention */
  isAlert?: boolean;
}

const UNKNOWN = 'Unknown';

/** Formats the overview for display to a role. */
export function dashboardView(overview: Overview, role: Role, now: Date) {
  const { sample = [], firstRun = [], leads, posts, pages, subscribers, media } = overview;
  const mediaFiles = media?.reduce((sum, { files }) => sum + files, 0);
  return {
    /** undefined when it could not be read */
    attention: overview.alerts?.map((item) => withinRole(item, role)),
    firstRun,
    /** empty when nothing of the sample is left, or when it could not be read */
    sample,
    recent: leads && { today: leads.today, week: weekOf(leads) },
    emails: {
      leads: overview.leadEmails,
      newsletter: overview.newsletterEmails,
      people: overview.peopleEmails,
    },
    stats: [
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
    health: healthFacts(overview, now),
  };
}

/** Without the link, if the role may not see its page. */
function withinRole({ to, ...item }: AttentionItem, role: Role): AttentionItem {
  return to && mayOpen(role, to.replace(/[?#].*/, '')) ? { ...item, to } : item;
}

const weekOf = ({ today, yesterday, earlier }: RecentLeads) => today + yesterday + earlier;

const NEVER = 'Never';

function healthFacts(overview: Overview, now: Date): Fact[] {
  const { health, misses, jobs, database, marks, lastDelivery } = overview;
  const ago = (at: Date | null | undefined) => (at ? formatTime(at, now).relative : NEVER);
  const number = (count: number | undefined) =>
    count === undefined ? UNKNOWN : formatNumber(count);
  const known = (value: unknown, text: string) => (value === undefined ? UNKNOWN : text);
  return [
    ...(health
      ? Object.entries(health).map(([part, isWorking]) => ({
          name: capitalize(part),
          value: isWorking ? 'Working' : 'Not working',
          isAlert: !isWorking,
        }))
      : [{ name: 'Health', value: UNKNOWN, isAlert: true }]),
    { name: 'Worker reported', value: known(marks, ago(marks?.worker?.at)) },
    { name: 'Last backup', value: known(marks, ago(marks?.backup?.at)) },
    {
      name: 'Jobs waiting',
      value: jobs?.oldest
        ? `${number(jobs.waiting)}, the first due ${ago(jobs.oldest)}`
        : number(jobs?.waiting),
    },
    { name: 'Jobs failed', value: number(jobs?.failed), isAlert: (jobs?.failed ?? 0) > 0 },
    { name: 'Last lead delivered', value: known(lastDelivery, ago(lastDelivery)) },
    { name: 'URLs not found this week', value: number(misses) },
    {
      name: 'Database version',
      value: database ? `${database.version}, ${readableSize(database.bytes)}` : UNKNOWN,
    },
  ];
}

/** Formats bytes as megabytes: `9.4 MB`, `1,204 MB`. */
export function readableSize(bytes: number): string {
  const megabytes = bytes / 1_000_000;
  const digits = megabytes < 100 ? 1 : 0;
  return `${megabytes.toLocaleString('en-US', { maximumFractionDigits: digits })} MB`;
}
