import type { VisitFigures } from '#src/domains/analytics/analytics-figures.server.ts';
import { changeOf, dayWords, isWeekend, number } from './analytics-words.ts';

export interface DayRow {
  /** `2026-11-21` */
  day: string;
  weekday: string;
  /** `Nov 21` */
  date: string;
  views: number;
  before: number;
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
  /** the end of the scale, and half of it */
  top: number;
  /** what the drawing shows, in a sentence */
  finding: string;
}

/** Days between those that are named, by the days there are; the last one always is. */
const NAMED_EVERY: Readonly<Record<number, number>> = { 7: 1, 28: 7, 90: 14 };

export function daysView({ days, views, before }: VisitFigures): DaysView {
  const last = days.length - 1;
  const rows = days.map((one, index) => ({
    ...one,
    ...dayWords(one.day),
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
    top: topOf(Math.max(...days.flatMap((day) => [day.views, day.before]))),
    finding: `${number(views)} views in ${days.length} days, ${average} a day. Most on ${busiest}.`,
  };
}

/** A round number not below the highest, with a round half. */
export function topOf(highest: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(highest, 4)));
  return [1, 2, 4, 6, 8, 10].map((step) => step * power).find((end) => end >= highest)!;
}
