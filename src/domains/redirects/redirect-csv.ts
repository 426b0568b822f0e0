import { INSIGHTS_PATH } from '#src/domains/site-map/paths.ts';
import { type CsvColumns, csvLine, unguardedText } from '#src/platform/csv/csv.ts';
import { readCsvTable } from '#src/platform/csv/parse-csv.ts';
import { printStart } from './redirect-address.ts';
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
type RedirectColumn = keyof typeof COLUMNS;
const COLUMN_NAMES = Object.keys(COLUMNS) as RedirectColumn[];

const MAX_IMPORT_ROWS = 20_000;

interface CsvProblem {
  /** from 1; 1 is the header */
  line: number;
  /** the line as it stands in the file; none for a problem of the whole file */
  cells?: readonly string[];
  column?: RedirectColumn;
  message: string;
}

interface CsvRow {
  line: number;
  cells: readonly string[];
  input: RedirectInput;
}

interface ReadRedirects {
  rows: CsvRow[];
  /** of lines that are not in `rows`, or of the whole file */
  problems: CsvProblem[];
  /** the first line */
  columns: readonly string[];
}

export const REDIRECT_COLUMNS: CsvColumns<Redirect> = {
  from: ({ from }) => printStart(from),
  to: ({ to }) => to,
  status: ({ status }) => status,
  kind: kindOf,
  rest: (redirect) =>
    kindOf(redirect) !== 'prefix' || redirect.status === 410
      ? ''
      : redirect.carriesRest
        ? 'keep'
        : 'drop',
};

/** An example of each kind. */
export const redirectCsvTemplate = (): string =>
  [
    COLUMN_NAMES,
    ['/old-page', '/new-page', '301', 'exact', ''],
    ['/summer-offer', '/autumn-offer', '302', 'exact', ''],
    ['/discontinued', '', '410', 'exact', ''],
    ['/old-blog/', INSIGHTS_PATH, '301', 'prefix', 'keep'],
    ['/blog?p=123', INSIGHTS_PATH, '301', 'exact', ''],
    ['/shop/*.html', '/services', '301', 'pattern', ''],
  ]
    .map((cells) => csvLine(cells))
    .join('');

/** Reads rows of typed redirects. */
export function parseRedirectCsv(text: string): ReadRedirects {
  const refuse = (message: string) => ({ rows: [], problems: [{ line: 1, message }], columns: [] });
  const table = readCsvTable(text, COLUMNS);
  if ('message' in table) return refuse(table.message);
  const { places: columns, rows: body } = table;
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
    const read = (name: RedirectColumn) => unguardedText(cells[columns[name] ?? -1] ?? '').trim();
    const input = parseCells(read);
    if ('message' in input) problems.push({ line, cells, ...input });
    else rows.push({ line, cells, input });
  }
  return { rows, problems, columns: table.header.cells };
}

function parseCells(
  read: (name: RedirectColumn) => string,
): RedirectInput | { column: RedirectColumn; message: string } {
  const [from, to] = [read('from'), read('to')];
  const typedKind = read('kind').toLowerCase();
  const kind = typedKind === '' ? 'exact' : REDIRECT_KINDS.find((known) => known === typedKind);
  if (!kind)
    return { column: 'kind', message: `“${read('kind')}” is not exact, prefix, or pattern.` };
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
