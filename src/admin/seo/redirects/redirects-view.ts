import { formatCount, formatNumber } from '#src/admin/parts/counts.ts';
import { formatTime, type FormattedTime } from '#src/admin/parts/format-time.ts';
import type { StateLink } from '#src/admin/parts/state-links.tsx';
import { kindOf, type RedirectStatus } from '#src/domains/redirects/redirect.ts';
import { printStart } from '#src/domains/redirects/redirect-address.ts';
import type {
  RedirectConcern,
  RedirectFilter,
  RedirectPage,
  RedirectView,
} from '#src/domains/redirects/redirect-views.ts';
import { editAddress, redirectsAddress } from './redirect-query.ts';

export const STATUS_WORDS: Record<RedirectStatus, string> = {
  301: 'Moved for good',
  302: 'For now',
  410: 'Gone',
};

export interface RedirectRow {
  from: string;
  /** `from` as people read it */
  label: string;
  /** what it leads to; empty for 410 */
  to: string;
  /** `301, with all below` */
  type: string;
  /** what needs attention */
  concern: string | undefined;
  hits: string;
  lastHit: FormattedTime | undefined;
  by: string;
  since: FormattedTime;
  editTo: string;
}

export interface RedirectsView {
  rows: readonly RedirectRow[];
  /** `12 redirects, page 1 of 2` */
  summary: string;
  filter: RedirectFilter;
  page: number;
  pages: number;
  isFiltered: boolean;
  /** true when no redirect exists, filtered or not */
  isEmpty: boolean;
  states: readonly StateLink[];
}

const CONCERN_WORDS: Record<RedirectConcern, string> = {
  missing: 'Lead nowhere',
  unused: 'Unused for 90 days',
  offsite: 'To other sites',
};

/** Formats one page of the list. */
export function redirectsView(
  { redirects, total, page, pages }: RedirectPage,
  counts: Record<'all' | RedirectConcern, number>,
  filter: RedirectFilter,
  now: Date,
): RedirectsView {
  const { sort: _order, ...conditions } = filter;
  const isFiltered = Object.keys(conditions).length > 0;
  const only = Object.keys(conditions).length === 1 ? filter.concern : undefined;
  const summary = formatCount(total, 'redirect');
  return {
    rows: redirects.map((redirect) => rowOf(redirect, { filter, page }, now)),
    summary: pages > 1 ? `${summary}, page ${page} of ${pages}` : summary,
    filter,
    page,
    pages,
    isFiltered,
    isEmpty: counts.all === 0,
    states: [
      { label: 'All', count: counts.all, to: redirectsAddress({}), isCurrent: !isFiltered },
      ...(Object.keys(CONCERN_WORDS) as RedirectConcern[]).map((concern) => ({
        label: CONCERN_WORDS[concern],
        count: counts[concern],
        to: redirectsAddress({ concern }),
        isCurrent: only === concern,
        isAlert: concern === 'missing' && counts.missing > 0,
      })),
    ],
  };
}

const below = ({ status, carriesRest }: RedirectView) =>
  status === 410 ? ', all below' : carriesRest ? ', with all below' : ', all below to one';

function rowOf(
  redirect: RedirectView,
  query: { filter: RedirectFilter; page: number },
  now: Date,
): RedirectRow {
  const { from, to, status, carriesRest, hits, lastHitAt, createdAt } = redirect;
  const kind = kindOf(redirect);
  const wide = { exact: '', pattern: ', all like this', prefix: below(redirect) }[kind];
  return {
    from,
    to: carriesRest && kind === 'prefix' ? `${to.replace(/\/$/, '')}/…` : to,
    label: printStart(from),
    type: `${status}${wide}`,
    concern: redirect.isDead ? 'Nothing is there' : undefined,
    hits: formatNumber(hits),
    lastHit: lastHitAt ? formatTime(lastHitAt, now) : undefined,
    by: redirect.createdByName ?? 'A page that moved',
    since: formatTime(createdAt, now),
    editTo: editAddress(query, from),
  };
}
