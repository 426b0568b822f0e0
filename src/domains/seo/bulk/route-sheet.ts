import { encodePath, normalizePath } from '#src/domains/site-map/normalize-path.ts';
import { ownLink } from '#src/domains/site-map/own-link.ts';
import { type CsvColumns, unguardedText } from '#src/platform/csv/csv.ts';
import { type CsvRecord, readCsvTable } from '#src/platform/csv/parse-csv.ts';
import { OVERRIDE_FIELDS, type OverrideField, parseOverrideChange } from '../overrides/override.ts';
import type { RouteValues } from '../routes/own-metadata.ts';
import type { ListedRoute } from '../routes/route-list.server.ts';
import { type BulkEdit, MAX_BULK_ROUTES } from './bulk-edit.ts';

/** Columns that an import reads. An empty cell keeps the page's own value. */
const EDITED_COLUMNS = ['path', 'title', 'description', 'canonical', 'noindex', 'image'] as const;

/** A route with the values that visitors get. */
export interface SheetRow extends ListedRoute {
  values: RouteValues;
}

/** An import ignores the columns behind `image`, which say more of a route. */
export const ROUTE_COLUMNS: CsvColumns<SheetRow> = {
  path: ({ path }) => path,
  title: ({ values }) => values.title.value,
  description: ({ values }) => values.description.value,
  canonical: ({ values }) => values.canonical.value,
  noindex: ({ values }) => (values.noindex.value ? 'yes' : 'no'),
  image: ({ values }) => values.image.value,
  kind: ({ kind }) => kind,
  'set here': ({ override }) =>
    OVERRIDE_FIELDS.filter((field) => override?.[field] !== undefined).join(' '),
  status: ({ facts }) => facts?.status,
  schema: ({ facts }) => facts?.schemaTypes.join(' '),
  words: ({ facts }) => facts?.words,
  'links here': ({ facts }) => facts?.inboundLinks,
  findings: ({ findings }) => findings,
};

/** Why a line of a file cannot be used. */
interface SheetProblem {
  /** from 1, as spreadsheets count */
  line: number;
  /** the line as it stands in the file */
  cells?: readonly string[];
  column?: string;
  message: string;
}

export interface Sheet {
  edits: BulkEdit[];
  /** lines that are left out, or line 1 for the file as a whole */
  problems: SheetProblem[];
  /** the first line of the file */
  columns: readonly string[];
}

const NOINDEX: Readonly<Record<string, boolean | null>> = {
  yes: true,
  true: true,
  '1': true,
  no: false,
  false: false,
  '0': false,
  '': null,
};

const COLUMNS = Object.fromEntries(EDITED_COLUMNS.map((name) => [name, [name]]));

/** Parses a file of routes, in any order of its columns; those that are missing stay as they are. Leaves out lines with a problem. */
export function parseRouteSheet(text: string, siteUrl: string): Sheet {
  const fail = (message: string, column?: string): Sheet => ({
    edits: [],
    columns: [],
    problems: [{ line: 1, ...(column !== undefined && { column }), message }],
  });
  const table = readCsvTable(text, COLUMNS);
  if ('message' in table) return fail(table.message);
  const { header, rows } = table;
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
    const { path, set, refused } = readRow(row, names, siteUrl);
    const key = normalizePath(encodePath(path)) ?? path;
    const first = lines.get(key);
    if (first !== undefined)
      refused.push({
        line: row.line,
        column: 'path',
        message: `Line ${first} has this path, too.`,
      });
    else if (path !== '') lines.set(key, row.line);
    problems.push(...refused.map((problem) => ({ ...problem, cells: row.cells })));
    if (refused.length === 0) edits.push({ path, set });
  }
  return { edits, problems, columns: header.cells };
}

function readRow({ line, cells }: CsvRecord, names: readonly string[], siteUrl: string) {
  const refused: SheetProblem[] = [];
  const refuse = (message: string, column?: string) =>
    refused.push({ line, ...(column !== undefined && { column }), message });
  if (cells.length > names.length && cells.slice(names.length).some((cell) => cell !== ''))
    refuse('This line has more cells than the first one.');
  const cellOf = (name: string) => unguardedText(cells[names.indexOf(name)] ?? '').trim();
  const typed = cellOf('path');
  const path = ownLink(typed, siteUrl)?.path ?? '';
  if (typed === '') refuse('Enter the path of a page.', 'path');
  else if (path === '') refuse('Enter a path of this site, or an address with its host.', 'path');
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
