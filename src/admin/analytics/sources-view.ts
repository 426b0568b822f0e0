import { LEADS } from '#src/admin/leads/lead-list.ts';
import { formatShare } from '#src/admin/parts/counts.ts';
import { withBands } from './leads-band.ts';
import type { SourceArrivals } from '#src/domains/leads/lead-views.ts';

/** Number of sources with their own row. */
export const MAX_SOURCES = 8;

export type SourceRow = ReturnType<typeof sourceRows>[number];

type Sum = Pick<SourceArrivals, 'stored' | 'delivered'>;

/**
 * Returns a row per source, the busiest first, and one row for the remaining sources.
 * @param found sorted by leads; more than `MAX_SOURCES` entries mean that there are others
 * @param all the totals over all sources
 */
export function sourceRows(found: readonly SourceArrivals[], all: Sum) {
  const own = found.slice(0, MAX_SOURCES);
  const rows = own.map(({ source, ...sum }) => ({
    id: source || 'Direct',
    // No filter selects a masked address.
    /** URL of the list of its leads; undefined for rows that no filter selects */
    to: source && !source.includes('…@') ? LEADS.address({ source }) : undefined,
    ...sum,
  }));
  if (found.length > own.length) rows.push({ id: 'Others', to: undefined, ...remainder(all, own) });
  return withBands(rows).map((row) => ({ ...row, rate: formatShare(row.stored, all.stored) }));
}

/** Clamped at 0, because a lead may arrive between the two queries. */
function remainder(all: Sum, own: readonly Sum[]): Sum {
  const left = (key: keyof Sum) =>
    Math.max(
      0,
      own.reduce((sum, one) => sum - one[key], all[key]),
    );
  return { stored: left('stored'), delivered: left('delivered') };
}
