import { INSIGHTS_PATH } from '#src/domains/site-map/paths.ts';
import { csvLine } from '#src/platform/csv/csv.ts';
import { parseCsv } from '#src/platform/csv/parse-csv.ts';
import type { RedirectInput } from './parse-redirect.ts';
import { kindOf, type Redirect, REDIRECT_KINDS, REDIRECT_STATUSES } from './redirect.ts';

/** Columns of the file, with other names by which exports of other systems call them. */
const COLUMNS = {
  from: ['from', 'source', 'source url', 'old url', 'old', 'redirect from', 'old path', 'path'],
  to: ['to', 'target', 'target url', 'new url', 'new', 'redirect to', 'new path', 'destination'],
  status: ['status', 'type', 'code', 'status code', 'redirect type', 'http code'],
  kind: ['kind', 'match', 'match type'],
  rest: ['rest', 'keep rest', 'carry rest'],
} as const;
export type RedirectColumn = keyof typeof COLUMNS;
const COLUMN_NAMES = Object.keys(COLUMNS) as RedirectColumn[];

export const MAX_IMPORT_ROWS = 20_000;

export interface CsvProblem {
  /** from 1; 1 is the header */
  line: number;
  column?: RedirectColumn;
  message: string;
}

export interface CsvRow {
  line: number;
  input: RedirectInput;
}

export const redirectCsvHeader = (): string => csvLine(COLUMN_NAMES);

export function redirectCsvLine(redirect: Redirect): string {
  const { from, to, status, carriesRest } = redirect;
  const kind = kindOf(redirect);
  const rest = kind === 'exact' || status === 410 ? '' : carriesRest ? 'keep' : 'drop';
  return csvLine([from, to, String(status), kind, rest]);
}

/** An example of each kind. */
export const redirectCsvTemplate = (): string =>
  redirectCsvHeader() +
  [
    ['/old-page', '/new-page', '301', 'exact', ''],
    ['/summer-offer', '/autumn-offer', '302', 'exact', ''],
    ['/discontinued', '', '410', 'exact', ''],
    ['/old-blog/', INSIGHTS_PATH, '301', 'prefix', 'keep'],
  ]
    .map((cells) => csvLine(cells))
    .join('');

/** Reads rows of typed redirects. Rows with a problem are left out of `rows`. */
export function parseRedirectCsv(text: string): { rows: CsvRow[]; problems: CsvProblem[] } {
  const refuse = (message: string, line = 1) => ({ rows: [], problems: [{ line, message }] });
  const records = parseCsv(text);
  if (!records) return refuse('A quotation mark is not closed, so the file cannot be read.');
  const [header, ...body] = records;
  if (!header) return refuse('The file is empty.');
  const columns = findColumns(header.cells);
  if (columns.from === undefined)
    return refuse(
      'The first line needs the names of the columns: from and, if used, to, status, kind, and rest.',
    );
  if (body.length === 0) return refuse('The file has a header and no redirects.');
  if (body.length > MAX_IMPORT_ROWS)
    return refuse(`A file may have ${MAX_IMPORT_ROWS.toLocaleString('en-US')} redirects.`);
  const rows: CsvRow[] = [];
  const problems: CsvProblem[] = [];
  for (const { line, cells } of body) {
    const read = (name: RedirectColumn) => unescapeCell(cells[columns[name] ?? -1] ?? '');
    const input = parseCells(read);
    if ('message' in input) problems.push({ line, ...input });
    else rows.push({ line, input });
  }
  return { rows, problems };
}

function findColumns(cells: readonly string[]): Partial<Record<RedirectColumn, number>> {
  const names = cells.map((cell) => cell.trim().toLowerCase().replaceAll(/[_-]+/g, ' '));
  return Object.fromEntries(
    COLUMN_NAMES.flatMap((column) => {
      const at = names.findIndex((name) => (COLUMNS[column] as readonly string[]).includes(name));
      return at === -1 ? [] : [[column, at]];
    }),
  );
}

/** Removes the apostrophe with which `csvCell` turns a formula into text. */
const unescapeCell = (cell: string) => cell.trim().replace(/^'(?=[=+\-@])/, '');

function parseCells(
  read: (name: RedirectColumn) => string,
): RedirectInput | { column: RedirectColumn; message: string } {
  const [from, to] = [read('from'), read('to')];
  const typedKind = read('kind').toLowerCase();
  const kind =
    typedKind === ''
      ? from.endsWith('/*')
        ? 'prefix'
        : 'exact'
      : REDIRECT_KINDS.find((known) => known === typedKind);
  if (!kind) return { column: 'kind', message: `“${read('kind')}” is neither exact nor prefix.` };
  const typedStatus = read('status');
  const status =
    typedStatus === '' ? 301 : REDIRECT_STATUSES.find((known) => String(known) === typedStatus);
  if (!status) return { column: 'status', message: `“${typedStatus}” is not 301, 302, or 410.` };
  const rest = read('rest').toLowerCase();
  if (!['', 'keep', 'drop', 'yes', 'no'].includes(rest))
    return { column: 'rest', message: `“${read('rest')}” is neither keep nor drop.` };
  if (status === 410 && to !== '')
    return { column: 'to', message: 'Leave the target empty with 410.' };
  return { from, to, kind, status, carriesRest: rest !== 'drop' && rest !== 'no' };
}
