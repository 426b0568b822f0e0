import { type CsvRecord, readCsvTable } from '#src/platform/csv/parse-csv.ts';
import type { SearchFileKind } from './search-figures.ts';

/** Names of columns in files of Search Console, its API and common tools, in lower case. */
const COLUMNS = {
  page: ['top pages', 'page', 'pages', 'landing page', 'url', 'address'],
  query: ['top queries', 'query', 'queries', 'keyword', 'search query'],
  day: ['date', 'day'],
  clicks: ['clicks', 'url clicks'],
  impressions: ['impressions'],
  ctr: ['ctr', 'url ctr', 'site ctr'],
  position: ['position', 'average position', 'avg. position'],
} as const;
type Column = keyof typeof COLUMNS;

const MAX_SEARCH_ROWS = 50_000;
const MAX_TEXT_LENGTH = 2_000;

export interface SearchProblem {
  /** name of the file; undefined for the upload as a whole */
  file?: string;
  /** from 1; none for a problem of the whole file */
  line?: number;
  /** as the file calls it */
  column?: string;
  message: string;
}

/** A row as it stands in the file. Texts without a column are empty. */
export interface ReadRow {
  line: number;
  page: string;
  query: string;
  day: string;
  clicks: number;
  impressions: number;
  position: number;
}

export type ReadFile =
  | {
      type: 'figures';
      kind: SearchFileKind;
      rows: ReadRow[];
      problems: SearchProblem[];
      /** what the file calls its first column */
      firstColumn: string;
    }
  /** which filters the export was made with: 'Search type' and 'Web' */
  | { type: 'filters'; filters: readonly (readonly [name: string, value: string])[] }
  /** a part of the export that is not stored, such as countries and devices */
  | { type: 'unused' }
  | { type: 'refused'; problems: SearchProblem[] };

const UNUSED = new Set(['country', 'device', 'search appearance', 'countries', 'devices']);

/** Reads a CSV file of a Search Console export. Columns are found by name. Rows with a problem are left out. */
export function parseSearchFile(file: string, csv: string): ReadFile {
  const refuse = (message: string): ReadFile => ({
    type: 'refused',
    problems: [{ file, message }],
  });
  const table = readCsvTable(csv, COLUMNS);
  if ('message' in table) return refuse(table.message);
  const { header, rows: body, places } = table;
  const names = header.cells.map((cell) => cell.trim().toLowerCase());
  if (names[0] === 'filter' && names[1] === 'value')
    return {
      type: 'filters',
      filters: body.map(({ cells: [name = '', value = ''] }) => [name.trim(), value.trim()]),
    };
  if (UNUSED.has(names[0] ?? '')) return { type: 'unused' };
  const kind = kindOf(places);
  if (!kind) return refuse(NO_KIND);
  const missing = (['clicks', 'impressions', 'position'] as const).filter(
    (column) => places[column] === undefined,
  );
  if (missing.length > 0) return refuse(`There is no column ${missing.join(' and no column ')}.`);
  if (body.length > MAX_SEARCH_ROWS)
    return refuse(`A file may have ${MAX_SEARCH_ROWS.toLocaleString('en-US')} rows.`);
  const rows: ReadRow[] = [];
  const problems: SearchProblem[] = [];
  for (const record of body) {
    const read = readRow(record, places);
    if ('column' in read) {
      const column = header.cells[places[read.column]!]!.trim();
      problems.push({ file, line: record.line, column, message: read.message });
    } else rows.push(read);
  }
  const firstColumn = header.cells[0]!.trim();
  return { type: 'figures', kind, rows, problems, firstColumn };
}

const NO_KIND =
  'The first line has none of the columns Top pages, Top queries, Page, Query, and Date. ' +
  'If they are in another language, set Search Console to English and export again.';

type Places = Partial<Record<Column, number>>;

function kindOf({ page, query, day }: Places): SearchFileKind | undefined {
  if (page !== undefined) return query === undefined ? 'pages' : 'page-queries';
  if (query !== undefined) return 'queries';
  return day === undefined ? undefined : 'days';
}

function readRow(
  { line, cells }: CsvRecord,
  places: Places,
): ReadRow | { column: Column; message: string } {
  const cell = (column: Column) => (cells[places[column] ?? -1] ?? '').trim();
  const texts = { page: cell('page'), query: cell('query'), day: cell('day') };
  for (const column of ['page', 'query', 'day'] as const) {
    if (places[column] === undefined) continue;
    if (texts[column] === '') return { column, message: 'The cell is empty.' };
    if (texts[column].length > MAX_TEXT_LENGTH) return { column, message: 'The text is too long.' };
  }
  const figures = { clicks: 0, impressions: 0, ctr: 0, position: 0 };
  for (const [column, parse] of PARSERS) {
    if (places[column] === undefined) continue;
    const parsed = parse(cell(column));
    if ('message' in parsed) return { column, message: parsed.message };
    figures[column] = parsed.value;
  }
  const { clicks, impressions, position } = figures;
  if (clicks > impressions)
    return { column: 'clicks', message: 'There are more clicks than impressions.' };
  return { line, ...texts, clicks, impressions, position };
}

const PARSERS: readonly (readonly [
  'clicks' | 'impressions' | 'ctr' | 'position',
  (cell: string) => ParsedFigure,
])[] = [
  ['clicks', parseCount],
  ['impressions', parseCount],
  ['ctr', parseRate],
  ['position', parsePosition],
];

/** A cell as a number, or what is wrong with it. */
type ParsedFigure = { value: number } | { message: string };

/** Maximum of an integer column. */
const MAX_COUNT = 2_147_483_647;

const GROUPED = /^\d{1,3}(,\d{3})+$/;

const refuse = (message: string): ParsedFigure => ({ message });
const EXPORT_IN_ENGLISH = 'Set the language of Search Console to English and export again.';

/** Parses a whole number, with or without commas between thousands. */
export function parseCount(cell: string): ParsedFigure {
  const text = cell.trim();
  if (text === '') return refuse('A number is missing.');
  if (!/^\d+$/.test(text) && !GROUPED.test(text))
    return refuse(
      /^\d[\d.,\s]*$/.test(text)
        ? `“${text}” is no whole number such as 1,234. ${EXPORT_IN_ENGLISH}`
        : `“${shorten(text)}” is no number.`,
    );
  const value = Number(text.replaceAll(',', ''));
  return value <= MAX_COUNT ? { value } : refuse('The number is too large.');
}

/** Parses a rate as `4.5%`, or as a fraction such as `0.045` in exports of the API. @returns 0 to 1 */
export function parseRate(cell: string): ParsedFigure {
  const text = cell.trim();
  const percent = text.endsWith('%');
  const parsed = parseDecimal(text.replace(/\s*%$/, ''));
  if ('message' in parsed) return parsed;
  const value = percent ? parsed.value / 100 : parsed.value;
  return value <= 1 ? { value } : refuse(`“${text}” is more than 100%.`);
}

/** Parses an average position, from 1; 0 for rows without impressions. */
export function parsePosition(cell: string): ParsedFigure {
  const parsed = parseDecimal(cell.trim());
  if ('message' in parsed) return parsed;
  const isPossible = parsed.value === 0 || (parsed.value >= 1 && parsed.value <= 10_000);
  return isPossible ? parsed : refuse(`“${cell.trim()}” is no position: positions start at 1.`);
}

/** A comma may be a decimal comma, and guessing wrong would turn 3.4 into 34. */
function parseDecimal(text: string): ParsedFigure {
  if (text === '') return refuse('A number is missing.');
  if (/^\d+(\.\d+)?$/.test(text)) return { value: Number(text) };
  if (/^[\d.,\s]+$/.test(text))
    return refuse(`“${text}” has a comma where a point is expected. ${EXPORT_IN_ENGLISH}`);
  return refuse(`“${shorten(text)}” is no number.`);
}

const shorten = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);
