import { formatNumber } from '#src/admin/parts/counts.ts';
import type { DayViews } from '#src/domains/analytics/analytics-reader.server.ts';
import { formatChange, dayLabels, isWeekend } from './analytics-labels.ts';

export type DaysView = ReturnType<typeof daysView>;
export type DayRow = DaysView['rows'][number];

/** Above this number of days the comparison line is smoothed: daily values hide the bars and weekends do not align. */
const MAX_DAYS_UNSMOOTHED = 28;
const DAYS_AROUND = 3;

/** Days between labels on the axis, by length of the period. The last day always has a label. */
const LABEL_INTERVALS: Readonly<Record<number, number>> = { 7: 1, 28: 7, 90: 14, 365: 56 };

export function daysView({ days, views, before }: DayViews) {
  const last = days.length - 1;
  const isSmoothed = days.length > MAX_DAYS_UNSMOOTHED;
  const comparisonAt = (index: number) =>
    isSmoothed
      ? mean(days.slice(Math.max(0, index - DAYS_AROUND), index + DAYS_AROUND + 1))
      : days[index]!.before;
  const rows = days.map((one, index) => ({
    ...one,
    ...dayLabels(one.day),
    comparison: comparisonAt(index),
    isWeekend: isWeekend(one.day),
    isToday: index === last,
    hasLabel: (last - index) % (LABEL_INTERVALS[days.length] ?? 7) === 0,
  }));
  const finished = rows.slice(0, -1);
  const sum = finished.reduce((total, row) => total + row.views, 0);
  const average = formatNumber(Math.round(sum / finished.length));
  const most = rows.reduce((best, row) => (row.views > best.views ? row : best));
  const busiest = `${most.weekday}, ${most.date}: ${formatNumber(most.views)}`;
  return {
    rows,
    views,
    /** `up 12%`; empty when both periods have no views */
    change: formatChange(views, before),
    /** views per finished day, such as `446` */
    average,
    /** `Tue, Nov 17: 702` */
    busiest,
    /** legend of the comparison line; undefined when the previous period has no views */
    comparisonLabel: before > 0 ? comparisonLabel(days.length, isSmoothed) : undefined,
    /** upper end of the scale; its half is a whole number too */
    top: scaleMaximum(Math.max(...rows.flatMap((row) => [row.views, row.comparison]))),
    /** summary of the chart in a sentence */
    summary: `${formatNumber(views)} views in ${days.length} days, ${average} a day. Most on ${busiest}.`,
  };
}

const mean = (days: DayViews['days']) =>
  Math.round(days.reduce((total, { before }) => total + before, 0) / days.length);

const comparisonLabel = (days: number, isSmoothed: boolean) =>
  isSmoothed ? `Previous ${days} days, 7-day average` : `Previous ${days} days`;

/** Returns a round number that is at least `highest` and has a whole half. */
export function scaleMaximum(highest: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(highest, 1)));
  const ends = [1, 1.2, 1.6, 2, 3, 4, 5, 6, 8, 10].map((step) => step * power);
  return ends.find((end) => end >= highest && end % 2 === 0)!;
}
