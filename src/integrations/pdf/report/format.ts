import type { Report } from '#src/domains/assessment/report.ts';

/** `6 points`, `1 point` */
export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** Formats a change in points with its sign: `+6`, `−3`, `0`. */
export const formatChange = (change: number): string => {
  if (change === 0) return '0';
  return change > 0 ? `+${change}` : `−${-change}`;
};

/** `34 companies with 51-200 employees` */
export const formatPeers = ({ companies, size }: NonNullable<Report['comparison']>): string =>
  `${formatCount(companies, 'company', 'companies')} with ${size} employees`;

/** Splits a name into two lines of similar length. `&` can start a line but not end one. */
export function twoLines(name: string): string {
  const words = name.split(' ');
  const breaks = words
    .map((_, at) => [words.slice(0, at).join(' '), words.slice(at).join(' ')] as const)
    .filter(([first]) => first !== '' && !first.endsWith('&'));
  const longest = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length));
  const [best] = breaks.toReversed().toSorted((a, b) => longest(a) - longest(b));
  return best?.join('\n') ?? name;
}
