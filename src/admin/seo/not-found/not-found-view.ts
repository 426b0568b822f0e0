import { formatCount, formatNumber } from '#src/admin/parts/counts.ts';
import { formatTime } from '#src/admin/parts/format-time.ts';
import { maskAddresses, maskUrl } from '#src/admin/parts/mask.ts';
import type { StateLink } from '#src/admin/parts/state-links.tsx';
import {
  NOT_FOUND_LISTS,
  type NotFoundList,
  type NotFoundPage,
  type NotFoundView,
} from '#src/domains/redirects/not-found-views.ts';
import { notFoundAddress } from './not-found-query.ts';

export type NotFoundScreen = ReturnType<typeof notFoundView>;
export type NotFoundRow = NotFoundScreen['rows'][number];

const LIST_WORDS: Record<NotFoundList, string> = {
  visitors: 'Visitors',
  robots: 'Robots',
  ignored: 'Ignored',
};

/**
 * Formats one page of a list.
 * @param seesPeople false to hide what a visitor may have typed into the addresses that led here
 */
export function notFoundView(
  { entries, total, page, pages }: NotFoundPage,
  counts: Record<NotFoundList, number>,
  list: NotFoundList,
  { now, seesPeople }: { now: Date; seesPeople: boolean },
) {
  const summary = `${formatCount(total, 'address', 'addresses')}, most requested first`;
  return {
    list,
    rows: entries.map((entry) => rowOf(seesPeople ? entry : maskEntry(entry), list, now)),
    summary: pages > 1 ? `${summary}, page ${page} of ${pages}` : summary,
    page,
    pages,
    states: NOT_FOUND_LISTS.map((each): StateLink => ({
      label: LIST_WORDS[each],
      count: counts[each],
      to: notFoundAddress(each),
      isCurrent: each === list,
    })),
  };
}

function rowOf(entry: NotFoundView, list: NotFoundList, now: Date) {
  const { path, address, hits, robotHits, firstSeenAt, lastSeenAt, referrers } = entry;
  const ofRobots = formatCount(robotHits, 'hit');
  return {
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
function maskEntry(entry: NotFoundView): NotFoundView {
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
