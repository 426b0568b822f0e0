import { defineList, TEXT } from '#src/admin/lists/define-list.ts';
import { formatNumber } from '#src/admin/parts/counts.ts';
import { formatTime } from '#src/admin/parts/format-time.ts';
import { REDIRECTS_ADDRESS } from '#src/admin/parts/seo-address.ts';
import {
  kindOf,
  REDIRECT_KINDS,
  REDIRECT_STATUSES,
  type RedirectStatus,
} from '#src/domains/redirects/redirect.ts';
import { printStart } from '#src/domains/redirects/redirect-address.ts';
import {
  REDIRECT_CONCERNS,
  type RedirectConcern,
  type RedirectFilter,
  type RedirectPage,
  type RedirectView,
} from '#src/domains/redirects/redirect-views.ts';

export const REDIRECTS = defineList({
  path: REDIRECTS_ADDRESS,
  noun: 'redirect',
  fields: {
    search: TEXT,
    kind: REDIRECT_KINDS,
    status: REDIRECT_STATUSES.map(String),
    concern: REDIRECT_CONCERNS,
  },
  sorts: {
    '-since': 'newest first',
    since: 'oldest first',
    from: 'by address',
    '-from': 'by address, backward',
    to: 'by target',
    '-to': 'by target, backward',
    '-hits': 'most hits first',
    hits: 'fewest hits first',
    '-last-hit': 'last hit first',
    'last-hit': 'longest without a hit first',
    wins: 'by which wins',
    '-wins': 'by which wins, backward',
  },
  // the redirect whose form is open
  last: ['edit'],
});

export type RedirectQuery = ReturnType<typeof REDIRECTS.parse>;

export const filterOf = ({ page: _page, edit: _edit, status, ...filter }: RedirectQuery) =>
  ({ ...filter, ...(status && { status: Number(status) }) }) as RedirectFilter;

const STATUS_WORDS: Record<RedirectStatus, string> = {
  301: 'Moved for good',
  302: 'For now',
  410: 'Gone',
};

/** `301 · Moved for good` */
export const STATUS_OPTIONS = REDIRECT_STATUSES.map((status) => ({
  value: String(status),
  label: `${status} · ${STATUS_WORDS[status]}`,
}));

const CONCERN_WORDS: Record<RedirectConcern, string> = {
  missing: 'Lead nowhere',
  unused: 'Unused for 90 days',
  offsite: 'To other sites',
};

export type RedirectsView = ReturnType<typeof redirectsView>;

/** Formats one page of the list. */
export function redirectsView(
  { redirects, total, pages }: RedirectPage,
  counts: Record<'all' | RedirectConcern, number>,
  query: RedirectQuery,
  now: Date,
) {
  const concerns = (Object.keys(CONCERN_WORDS) as RedirectConcern[]).map((value) => ({
    value,
    label: CONCERN_WORDS[value],
    count: counts[value],
    isAlert: value === 'missing' && counts.missing > 0,
  }));
  return REDIRECTS.view(query, {
    rows: redirects.map((redirect) => rowOf(redirect, query, now)),
    total,
    pages,
    states: REDIRECTS.links(
      query,
      'concern',
      [{ label: 'All', count: counts.all }, ...concerns],
      true,
    ),
    isFirst: counts.all === 0,
  });
}

const below = ({ status, carriesRest }: RedirectView) =>
  status === 410 ? ', all below' : carriesRest ? ', with all below' : ', all below to one';

function rowOf(redirect: RedirectView, query: RedirectQuery, now: Date) {
  const { from, to, status, carriesRest, hits, lastHitAt, createdAt } = redirect;
  const kind = kindOf(redirect);
  const wide = { exact: '', pattern: ', all like this', prefix: below(redirect) }[kind];
  return {
    id: from,
    /** what it leads to; empty for 410 */
    to: carriesRest && kind === 'prefix' ? `${to.replace(/\/$/, '')}/…` : to,
    /** the address as people read it */
    label: printStart(from),
    /** `301, with all below` */
    type: `${status}${wide}`,
    /** what needs attention */
    concern: redirect.isDead ? 'Nothing is there' : undefined,
    hits: formatNumber(hits),
    lastHit: lastHitAt ? formatTime(lastHitAt, now) : undefined,
    by: redirect.createdByName ?? 'A page that moved',
    since: formatTime(createdAt, now),
    editTo: REDIRECTS.address({ ...query, edit: from }),
  };
}
