import { leadsAddress } from '#src/admin/leads/lead-filter.ts';
import { shareOf } from '#src/admin/parts/counts.ts';
import { type LeadsBand, withBands } from './leads-band.ts';
import type { SourceArrivals } from '#src/domains/leads/lead-views.ts';

/** How many sources have a row of their own. */
export const MAX_SOURCES = 8;

export interface SourceRow extends LeadsBand {
  name: string;
  /** the list of its leads; none for those that no filter finds */
  to: string | undefined;
  stored: number;
  /** of all leads */
  rate: string;
  delivered: number;
}

type Sum = Pick<SourceArrivals, 'stored' | 'delivered'>;

/**
 * What brought leads, the busiest sources first, the rest in one row below.
 * @param found one more than have a row tells that there are others
 * @param all of every source
 */
export function sourceRows(found: readonly SourceArrivals[], all: Sum): SourceRow[] {
  const own = found.slice(0, MAX_SOURCES);
  const rows = own.map(({ source, ...sum }) => ({
    name: source || 'No campaign, no other site',
    to: source ? leadsAddress({ source }) : undefined,
    ...sum,
  }));
  if (found.length > own.length) rows.push({ name: 'Others', to: undefined, ...rest(all, own) });
  return withBands(rows).map((row) => ({ ...row, rate: shareOf(row.stored, all.stored) }));
}

/** A lead may come in between two readings, so nothing falls below nought. */
function rest(all: Sum, own: readonly Sum[]): Sum {
  const left = (key: keyof Sum) =>
    Math.max(
      0,
      own.reduce((sum, one) => sum - one[key], all[key]),
    );
  return { stored: left('stored'), delivered: left('delivered') };
}
