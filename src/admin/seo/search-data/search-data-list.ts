import { defineList, TEXT } from '#src/admin/lists/define-list.ts';
import { SEARCH_DATA_ADDRESS } from '#src/admin/parts/seo-address.ts';
import {
  type SearchPeriod,
  clickRate,
  type SearchCounts,
  type SearchFileKind,
} from '#src/domains/seo/search-data/search-figures.ts';
import { formatNumber } from '#src/admin/parts/counts.ts';

/** Lengths of the period of our own counts in days, including today. The first is the default. */
export const SEARCH_RANGES = ['28', '90', '365'] as const;
const [DEFAULT_RANGE, ...OTHER_RANGES] = SEARCH_RANGES;

export const SEARCH_DATA = defineList({
  path: SEARCH_DATA_ADDRESS,
  noun: 'page',
  fields: {
    range: OTHER_RANGES,
    // of Search Console; without it, the latest
    period: TEXT,
    // part of a path
    search: TEXT,
    // only pages of the export that no longer exist
    show: ['missing'],
  },
  tabs: ['range', 'period', 'show'],
  sorts: {
    '-views': 'most viewed first',
    views: 'least viewed first',
    path: 'by path',
    '-path': 'by path, backward',
    '-change': 'biggest gain first',
    change: 'biggest loss first',
    '-landings': 'most landings first',
    landings: 'fewest landings first',
    '-clicks': 'most clicks first',
    clicks: 'fewest clicks first',
    '-impressions': 'most impressions first',
    impressions: 'fewest impressions first',
    '-rate': 'highest click rate first',
    rate: 'lowest click rate first',
    position: 'best position first',
    '-position': 'worst position first',
  },
  // the page whose own screen is open
  last: ['path'],
});

/** The part of the screen that a URL selects. */
export type SearchDataQuery = ReturnType<typeof SEARCH_DATA.parse>;

export const daysOf = ({ range }: Pick<SearchDataQuery, 'range'>) => Number(range ?? DEFAULT_RANGE);

export const periodValue = ({ from, to }: SearchPeriod): string => `${from}_${to}`;

/** The URL of one page, with the same periods. */
export const pageAddress = ({ range, period }: SearchDataQuery, path: string): string =>
  SEARCH_DATA.address({ range, period, path });

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** `Aug 1, 2026 to Oct 31, 2026` */
export const periodLabel = ({ from, to }: SearchPeriod): string =>
  from === to ? dayLabel(from) : `${dayLabel(from)} to ${dayLabel(to)}`;

/** `Aug 1, 2026` */
export const dayLabel = (text: string): string => day.format(new Date(text));

export const KIND_LABELS: Readonly<Record<SearchFileKind, string>> = {
  pages: 'Pages',
  queries: 'Queries',
  'page-queries': 'Queries by page',
  days: 'Days',
};

export type FormattedCounts = ReturnType<typeof formatCounts>;

export function formatCounts(counts: SearchCounts) {
  const { clicks, impressions, position } = counts;
  return {
    clicks: formatNumber(clicks),
    impressions: formatNumber(impressions),
    /** `4.5%`; empty without impressions */
    rate: impressions === 0 ? '' : `${(clickRate(counts) * 100).toFixed(1)}%`,
    position: position === 0 ? '' : position.toFixed(1),
  };
}
