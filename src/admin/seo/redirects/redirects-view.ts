import { formatCount, formatNumber } from '#src/admin/parts/counts.ts';
import { formatTime } from '#src/admin/parts/format-time.ts';
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

export type RedirectsView = ReturnType<typeof redirectsView>;
export type RedirectRow = RedirectsView['rows'][number];

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
) {
  const { sort: _order, ...conditions } = filter;
  const isFiltered = Object.keys(conditions).length > 0;
  const only = Object.keys(conditions).length === 1 ? filter.concern : undefined;
  const summary = formatCount(total, 'redirect');
  return {
    rows: redirects.map((redirect) => rowOf(redirect, { filter, page }, now)),
    /** `12 redirects, page 1 of 2` */
    summary: pages > 1 ? `${summary}, page ${page} of ${pages}` : summary,
    filter,
    page,
    pages,
    isFiltered,
    /** true when no redirect exists, filtered or not */
    isEmpty: counts.all === 0,
    states: [
      { label: 'All', count: counts.all, to: redirectsAddress({}), isCurrent: !isFiltered },
      ...(Object.keys(CONCERN_WORDS) as RedirectConcern[]).map((concern): StateLink => ({
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

function rowOf(redirect: RedirectView, query: { filter: RedirectFilter; page: number }, now: Date) {
  const { from, to, status, carriesRest, hits, lastHitAt, createdAt } = redirect;
  const kind = kindOf(redirect);
  const wide = { exact: '', pattern: ', all like this', prefix: below(redirect) }[kind];
  return {
    from,
    /** empty for 410 */
    to: carriesRest && kind === 'prefix' ? `${to.replace(/\/$/, '')}/…` : to,
    /** as people read it */
    label: printStart(from),
    /** `301, with all below` */
    type: `${status}${wide}`,
    /** what needs attention */
    concern: redirect.isDead ? 'Nothing is there' : undefined,
    hits: formatNumber(hits),
    lastHit: lastHitAt ? formatTime(lastHitAt, now) : undefined,
    by: redirect.createdByName ?? 'A page that moved',
    since: formatTime(createdAt, now),
    editTo: editAddress(query, from),
  };
}
