import { formatNumber } from '#src/admin/parts/counts.ts';
import {
  clickRate,
  type SearchCounts,
  type SearchFileKind,
  type SearchPeriod,
} from '#src/domains/seo/search-data/search-figures.ts';

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
