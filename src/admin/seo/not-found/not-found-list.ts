import { defineList } from '#src/admin/lists/define-list.ts';
import { formatCount, formatNumber } from '#src/admin/parts/counts.ts';
import { formatTime } from '#src/admin/parts/format-time.ts';
import { maskAddresses, maskUrl } from '#src/admin/parts/mask.ts';
import { NOT_FOUND_ADDRESS } from '#src/admin/parts/seo-address.ts';
import {
  NOT_FOUND_LISTS,
  type NotFoundList,
  type NotFoundPage,
  type NotFoundView,
} from '#src/domains/redirects/not-found-views.ts';

export const NOT_FOUND = defineList({
  path: NOT_FOUND_ADDRESS,
  noun: 'address',
  nouns: 'addresses',
  // without it, those of visitors
  fields: { list: ['robots', 'ignored'] },
  tabs: ['list'],
  sorts: { '-hits': 'most requested first' },
});

export type NotFoundQuery = ReturnType<typeof NOT_FOUND.parse>;

const LIST_WORDS: Record<NotFoundList, string> = {
  visitors: 'Visitors',
  robots: 'Robots',
  ignored: 'Ignored',
};

export type NotFoundScreen = ReturnType<typeof notFoundView>;

/**
 * Formats one page of a list.
 * @param seesPeople false to hide what a visitor may have typed into the addresses that led here
 */
export function notFoundView(
  { entries, total, pages }: NotFoundPage,
  counts: Record<NotFoundList, number>,
  query: NotFoundQuery,
  { now, seesPeople }: { now: Date; seesPeople: boolean },
) {
  const lists = NOT_FOUND_LISTS.map((list) => ({
    value: list === 'visitors' ? undefined : list,
    label: LIST_WORDS[list],
    count: counts[list],
  }));
  return NOT_FOUND.view(query, {
    // Masked addresses may be equal.
    rows: entries.map((entry, at) =>
      seesPeople
        ? rowOf(entry, query.list, now, entry.path)
        : rowOf(maskEntry(entry), query.list, now, `${at}`),
    ),
    total,
    pages,
    states: NOT_FOUND.links(query, 'list', lists),
  });
}

function rowOf(entry: NotFoundView, list: NotFoundQuery['list'], now: Date, id: string) {
  const { path, address, hits, robotHits, firstSeenAt, lastSeenAt, referrers } = entry;
  const ofRobots = formatCount(robotHits, 'hit');
  return {
    id,
    path,
    address,
    hits: list === 'robots' ? ofRobots : formatCount(hits, 'hit'),
    robots: list !== 'robots' && robotHits > 0 ? `${ofRobots} of robots` : undefined,
    first: formatTime(firstSeenAt, now),
    last: formatTime(lastSeenAt, now),
    referrers: referrers.map(({ referrer, hits: times }) => ({
      label: referrer,
      hits: formatNumber(times),
    })),
    suggestions: entry.suggestions,
  };
}

/** A visitor's address may stand in the address that was missed, and in the query of the page that led there. */
export function maskEntry(entry: NotFoundView): NotFoundView {
  const referrers = new Map<string, NotFoundView['referrers'][number]>();
  for (const each of entry.referrers) {
    const referrer = maskUrl(each.referrer);
    referrers.set(referrer, {
      ...each,
      referrer,
      hits: each.hits + (referrers.get(referrer)?.hits ?? 0),
    });
  }
  return {
    ...entry,
    path: maskAddresses(entry.path),
    address: maskAddresses(entry.address),
    referrers: [...referrers.values()],
  };
}
