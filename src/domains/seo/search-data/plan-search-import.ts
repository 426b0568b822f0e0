import { maskQuery } from './mask-query.ts';
import {
  parseSearchFile,
  type ReadFile,
  type ReadRow,
  type SearchProblem,
} from './parse-search-file.ts';
import {
  addCounts,
  type SearchFileKind,
  type SearchPeriod,
  type SearchRow,
} from './search-figures.ts';
import { isDay, periodErrors, periodOfFilter } from './search-period.ts';
import { MAX_PATH_LENGTH } from '#src/domains/site-map/normalize-path.ts';
import { decodePath } from '#src/platform/http/decode-path.ts';

export interface SearchFile {
  name: string;
  csv: string;
}

/** A file of an export that would be stored. */
interface PlannedFile {
  name: string;
  kind: SearchFileKind;
  rows: readonly SearchRow[];
  /** rows that are stored with another one, such as those of http and https */
  joined: number;
  /** queries in which an email address or a phone number was masked */
  masked: number;
  /** rows of other hosts, which are left out */
  elsewhere: number;
}

export type PeriodSource = 'typed' | 'filter' | 'days';

export type SearchImportPlan = ReturnType<typeof planSearchImport>;

type Figures = Extract<ReadFile, { type: 'figures' }>;

/**
 * Plans what the files of an export would store.
 * @param typed the period that was typed, if any; it wins over that of the files
 */
export function planSearchImport(
  uploaded: readonly SearchFile[],
  { typed, siteUrl, today }: { typed: SearchPeriod | undefined; siteUrl: string; today: string },
) {
  const read = uploaded.map(({ name, csv }) => ({ name, file: parseSearchFile(name, csv) }));
  const problems: SearchProblem[] = read.flatMap(({ file }) =>
    'problems' in file ? file.problems : [],
  );
  const filters = read.flatMap(({ file }) => (file.type === 'filters' ? file.filters : []));
  const figures = read.flatMap(({ name, file }) =>
    file.type === 'figures' ? [{ name, file }] : [],
  );
  problems.push(...repeatedKinds(figures));
  if (figures.length === 0 && problems.length === 0)
    problems.push({ message: 'None of the files has pages, queries, or days.' });
  const site = hostOf(new URL(siteUrl));
  const host = hostToRead(figures, site);
  const files = figures.map(({ name, file }) => planFile(name, file, host, problems));
  const { period, source } = findPeriod(typed, filters, files);
  if (figures.length > 0) problems.push(...periodProblems(period, files, today));
  const hasRows = files.length > 0 && files.every(({ rows }) => rows.length > 0);
  return {
    period,
    periodSource: source,
    /** whether there is something to store, and nothing wrong with more than a line */
    canApply: hasRows && problems.every(({ line }) => line !== undefined),
    /** with which the export was made, such as `Search type: Web`; empty if the export does not say */
    filters: filters
      .filter(([name]) => name.toLowerCase() !== 'date')
      .map(([name, value]) => `${name}: ${value}`)
      .join(', ')
      .slice(0, 500),
    files,
    /** names of files that the import has no use for */
    unused: read.flatMap(({ name, file }) => (file.type === 'unused' ? [name] : [])),
    /** the host whose pages are read as those of this site, if it is another one */
    otherHost: host === site ? undefined : host,
    /** those without a line are of a file or the whole upload; lines with one are left out */
    problems: problems.toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0)),
  };
}

function repeatedKinds(figures: readonly { name: string; file: Figures }[]): SearchProblem[] {
  const ofKind = Map.groupBy(figures, ({ file }) => file.kind);
  return [...ofKind.values()].flatMap(([first, ...others]) =>
    others.map(({ name }) => ({
      file: name,
      message: `It has the same columns as ${first!.name}. Import one of them at a time.`,
    })),
  );
}

/** The host of the site, or the most frequent one if none of the pages is on it, such as on a staging server. */
function hostToRead(figures: readonly { file: Figures }[], site: string) {
  const counts = new Map<string, number>();
  for (const { file } of figures)
    for (const { page } of file.rows) {
      const host = page === '' ? '' : (parseSearchAddress(page)?.host ?? '');
      if (host !== '') counts.set(host, (counts.get(host) ?? 0) + 1);
    }
  if (counts.has(site) || counts.size === 0) return site;
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most))[0];
}

function planFile(
  name: string,
  { kind, rows, firstColumn }: Figures,
  host: string,
  problems: SearchProblem[],
): PlannedFile {
  const merged = new Map<string, SearchRow>();
  let [joined, masked, elsewhere] = [0, 0, 0];
  for (const row of rows) {
    const located = locate(row, host);
    if (located === 'elsewhere') elsewhere += 1;
    else if ('message' in located)
      problems.push({ file: name, line: row.line, column: firstColumn, ...located });
    else {
      if (located.query !== row.query) masked += 1;
      const key = `${located.page}\n${located.query}\n${located.day}`;
      const same = merged.get(key);
      if (same) joined += 1;
      merged.set(key, same ? { ...same, ...addCounts(same, located) } : located);
    }
  }
  return { name, kind, rows: [...merged.values()], joined, masked, elsewhere };
}

function locate(
  { page, query, day, clicks, impressions, position }: ReadRow,
  host: string,
): SearchRow | 'elsewhere' | { message: string } {
  const counts = { clicks, impressions, position };
  if (day !== '' && page === '' && query === '')
    return isDay(day)
      ? { page, query, day, ...counts }
      : { message: `“${day.slice(0, 40)}” is no day such as 2026-08-01.` };
  const cleaned = { query: maskQuery(query.replaceAll(/\p{Cc}+/gu, ' ')), day: '', ...counts };
  if (page === '') return { page, ...cleaned };
  const address = parseSearchAddress(page);
  if (!address) return { message: `“${page.slice(0, 80)}” is no address of a page.` };
  if (address.host !== '' && address.host !== host) return 'elsewhere';
  return { page: address.path, ...cleaned };
}

function findPeriod(
  typed: SearchPeriod | undefined,
  filters: readonly (readonly [string, string])[],
  files: readonly PlannedFile[],
): { period: SearchPeriod | undefined; source: PeriodSource | undefined } {
  if (typed) return { period: typed, source: 'typed' };
  const date = filters.find(([name]) => name.toLowerCase() === 'date')?.[1];
  const filtered = date === undefined ? undefined : periodOfFilter(date);
  if (filtered) return { period: filtered, source: 'filter' };
  const days = daysOf(files);
  const [from, to] = [days[0], days.at(-1)];
  if (from !== undefined && to !== undefined) return { period: { from, to }, source: 'days' };
  return { period: undefined, source: undefined };
}

const daysOf = (files: readonly PlannedFile[]) =>
  files
    .filter(({ kind }) => kind === 'days')
    .flatMap(({ rows }) => rows.map(({ day }) => day))
    .toSorted();

function periodProblems(
  period: SearchPeriod | undefined,
  files: readonly PlannedFile[],
  today: string,
): SearchProblem[] {
  if (!period)
    return [
      {
        message:
          'The files do not say which days they are about. Enter the first and the last day below.',
      },
    ];
  const wrong = Object.values(periodErrors(period, today)).map((message) => ({ message }));
  const outside = daysOf(files).find((day) => day < period.from || day > period.to);
  if (wrong.length > 0 || outside === undefined) return wrong;
  return [{ message: `The files have figures of ${outside}, which is not in the period.` }];
}

interface SearchAddress {
  /** without `www.`; empty for an address that is only a path */
  host: string;
  /** decoded, without a slash at the end, query or fragment: as views are counted */
  path: string;
}

/** Parses the address of a page in an export; undefined if it is none. */
function parseSearchAddress(cell: string): SearchAddress | undefined {
  const text = cell.trim();
  const isPath = /^\/(?!\/)/.test(text);
  if (!isPath && !/^https?:\/\//i.test(text)) return undefined;
  const url = URL.parse(isPath ? `https://path.invalid${text}` : text);
  if (!url) return undefined;
  const path = decodePath(url.pathname).replace(/(?<=.)\/+$/, '');
  if (path.length > MAX_PATH_LENGTH || /\p{Cc}/u.test(path)) return undefined;
  return { host: isPath ? '' : hostOf(url), path };
}

const hostOf = ({ hostname }: URL) => hostname.replace(/^www\./, '');
