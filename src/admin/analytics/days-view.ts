import { number } from '#src/admin/parts/counts.ts';
import type { VisitStats } from '#src/domains/analytics/analytics-reader.server.ts';
import { changeOf, dayWords, isWeekend } from './analytics-labels.ts';

export interface DayRow {
  /** `2026-11-21` */
  day: string;
  weekday: string;
  /** `Nov 21` */
  date: string;
  views: number;
  before: number;
  /** of the line drawn for the period before: the same, or the mean of the week around it */
  trace: number;
  isWeekend: boolean;
  /** today, which is not over */
  isOpen: boolean;
  /** stands under its bar */
  isNamed: boolean;
}

export interface DaysView {
  rows: readonly DayRow[];
  views: number;
  /** `up 12%`; empty without a figure before */
  change: string;
  /** `446` a day, over the days that are over */
  average: string;
  /** `Tue, Nov 17: 702` */
  busiest: string;
  /** the end of the scale, whose half is whole too */
  top: number;
  /** what the line is; undefined when nothing was viewed then */
  traceName: string | undefined;
  /** what the drawing shows, in a sentence */
  finding: string;
}

/** Over more days the line of single days would hide the bars; and weekends of two quarters do not meet. */
const MAX_SINGLE_DAYS = 28;
const DAYS_AROUND = 3;

/** Days between those that are named, by the days there are; the last one always is. */
const NAMED_EVERY: Readonly<Record<number, number>> = { 7: 1, 28: 7, 90: 14 };

export function daysView({ days, views, before }: VisitStats): DaysView {
  const last = days.length - 1;
  const isMean = days.length > MAX_SINGLE_DAYS;
  const traceAt = (index: number) =>
    isMean
      ? mean(days.slice(Math.max(0, index - DAYS_AROUND), index + DAYS_AROUND + 1))
      : days[index]!.before;
  const rows = days.map((one, index) => ({
    ...one,
    ...dayWords(one.day),
    trace: traceAt(index),
    isWeekend: isWeekend(one.day),
    isOpen: index === last,
    isNamed: (last - index) % (NAMED_EVERY[days.length] ?? 7) === 0,
  }));
  const over = rows.slice(0, -1);
  const sum = over.reduce((total, row) => total + row.views, 0);
  const average = number(Math.round(sum / over.length));
  const most = rows.reduce((best, row) => (row.views > best.views ? row : best));
  const busiest = `${most.weekday}, ${most.date}: ${number(most.views)}`;
  return {
    rows,
    views,
    change: changeOf(views, before),
    average,
    busiest,
    traceName: before > 0 ? traceName(days.length, isMean) : undefined,
    top: topOf(Math.max(...rows.flatMap((row) => [row.views, row.trace]))),
    finding: `${number(views)} views in ${days.length} days, ${average} a day. Most on ${busiest}.`,
  };
}

const mean = (days: VisitStats['days']) =>
  Math.round(days.reduce((total, { before }) => total + before, 0) / days.length);

const traceName = (days: number, isMean: boolean) =>
  isMean ? `The ${days} days before, mean of seven days` : `The ${days} days before`;

/** A round number not below the highest, with a round half. */
export function topOf(highest: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(highest, 1)));
  const ends = [1, 1.2, 1.6, 2, 3, 4, 5, 6, 8, 10].map((step) => step * power);
  return ends.find((end) => end >= highest && end % 2 === 0)!;
}
