import type { Report } from '#src/domains/assessment/report.ts';

/** Where the company is at home: an evening's result has that evening's date. */
const longDate = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeZone: 'America/Chicago',
});

/** `June 3, 2026` */
export const dateText = (date: Date): string => longDate.format(date);

/** `6 points`, `1 point` */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** A change in points with its sign: `+6`, `−3`, `0`. */
export const signed = (change: number): string => {
  if (change === 0) return '0';
  return change > 0 ? `+${change}` : `−${-change}`;
};

/** `34 companies of 51-200 people` */
export const peers = ({ companies, size }: NonNullable<Report['comparison']>): string =>
  `${counted(companies, 'company', 'companies')} of ${size} people`;

/** A name in two lines as equal as its words allow; `&` begins a line, never ends one. */
export function twoLines(name: string): string {
  const words = name.split(' ');
  const breaks = words
    .map((_, at) => [words.slice(0, at).join(' '), words.slice(at).join(' ')] as const)
    .filter(([first]) => first !== '' && !first.endsWith('&'));
  const longest = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length));
  const [best] = breaks.toReversed().toSorted((a, b) => longest(a) - longest(b));
  return best?.join('\n') ?? name;
}
