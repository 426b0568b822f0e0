import { csvLine, unguardedText } from '#src/platform/csv/csv.ts';
import { type CsvRecord, parseCsv } from '#src/platform/csv/parse-csv.ts';
import { OVERRIDE_FIELDS, type OverrideField, parseOverrideChange } from '../overrides/override.ts';
import { type OwnMetadata, routeValues } from '../routes/own-metadata.ts';
import type { ListedRoute } from '../routes/route-list.server.ts';
import { type BulkEdit, MAX_BULK_ROUTES } from './bulk-edit.ts';

/** Columns that an import reads. An empty cell keeps the page's own value. */
const EDITED_COLUMNS = ['path', 'title', 'description', 'canonical', 'noindex', 'image'] as const;
/** Columns that say more of a route; an import ignores them. */
const FACT_COLUMNS = ['kind', 'set here', 'status', 'schema', 'words', 'links here', 'findings'];

export const ROUTE_SHEET_HEADER = csvLine([...EDITED_COLUMNS, ...FACT_COLUMNS]);

/** A route as a line, with the values that visitors get. */
export function routeSheetLine(route: ListedRoute, own: OwnMetadata): string {
  const { path, kind, facts, override, findings } = route;
  const { title, description, canonical, noindex, image } = routeValues(own, override);
  return csvLine([
    path,
    title.value,
    description.value,
    canonical.value ?? '',
    noindex.value ? 'yes' : 'no',
    image.value ?? '',
    kind,
    OVERRIDE_FIELDS.filter((field) => override?.[field] !== undefined).join(' '),
    facts ? String(facts.status) : '',
    facts?.schemaTypes.join(' ') ?? '',
    facts ? String(facts.words) : '',
    facts ? String(facts.inboundLinks) : '',
    String(findings),
  ]);
}

/** Why a line of a file cannot be used. */
export interface SheetProblem {
  /** from 1, as spreadsheets count */
  line: number;
  column?: string;
  message: string;
}

type Sheet =
  | { ok: true; edits: BulkEdit[]; lines: ReadonlyMap<string, number> }
  | { ok: false; problems: SheetProblem[] };

const NOINDEX: Readonly<Record<string, boolean | null>> = {
  yes: true,
  true: true,
  '1': true,
  no: false,
  false: false,
  '0': false,
  '': null,
};

/** Parses a file of routes, in any order of its columns; those that are missing stay as they are. Finds every problem. */
export function parseRouteSheet(text: string): Sheet {
  const fail = (message: string, column?: string): Sheet => ({
    ok: false,
    problems: [{ line: 1, ...(column !== undefined && { column }), message }],
  });
  const records = parseCsv(text);
  if (!records) return fail('A quoted cell of this file is not closed.');
  const [header, ...rows] = records;
  if (!header) return fail('The file is empty.');
  const names = header.cells.map((cell) => cell.trim().toLowerCase());
  const twice = EDITED_COLUMNS.find((name) => names.filter((each) => each === name).length > 1);
  if (twice !== undefined) return fail('This column is there twice.', twice);
  if (!names.includes('path')) return fail('There is no column with this name.', 'path');
  if (!OVERRIDE_FIELDS.some((field) => names.includes(field)))
    return fail(`None of the columns can be changed. They are ${OVERRIDE_FIELDS.join(', ')}.`);
  if (rows.length > MAX_BULK_ROUTES)
    return fail(`Use at most ${MAX_BULK_ROUTES.toLocaleString('en-US')} lines.`);

  const problems: SheetProblem[] = [];
  const edits: BulkEdit[] = [];
  const lines = new Map<string, number>();
  for (const row of rows) {
    const { path, set, refused } = readRow(row, names);
    const first = lines.get(path);
    problems.push(...refused);
    if (first !== undefined)
      problems.push({
        line: row.line,
        column: 'path',
        message: `Line ${first} has this path, too.`,
      });
    else if (path !== '') lines.set(path, row.line);
    edits.push({ path, set });
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, edits, lines };
}

function readRow({ line, cells }: CsvRecord, names: readonly string[]) {
  const refused: SheetProblem[] = [];
  const refuse = (message: string, column?: string) =>
    refused.push({ line, ...(column !== undefined && { column }), message });
  if (cells.length > names.length && cells.slice(names.length).some((cell) => cell !== ''))
    refuse('This line has more cells than the first one.');
  const cellOf = (name: string) => unguardedText(cells[names.indexOf(name)] ?? '').trim();
  const path = cellOf('path');
  if (path === '') refuse('Enter the path of a page.', 'path');
  const set: Partial<Record<OverrideField, unknown>> = {};
  for (const field of OVERRIDE_FIELDS) {
    if (!names.includes(field)) continue;
    const cell = cellOf(field);
    const value = field === 'noindex' ? NOINDEX[cell.toLowerCase()] : cell;
    if (value === undefined) refuse('Enter yes or no, or nothing for the page’s own.', field);
    else set[field] = value;
  }
  const parsed = parseOverrideChange(set);
  if (!parsed.ok) for (const { field, message } of parsed.problems) refuse(message, field);
  return { path, set, refused };
}

/** A file of up to all routes as text; undefined if it is none in UTF-8 or UTF-16 with a byte order mark. */
export function decodeSheet(bytes: Uint8Array): string | undefined {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  try {
    const text = new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}
