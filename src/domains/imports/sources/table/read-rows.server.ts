import { readFile } from 'node:fs/promises';
import { decodeText, parseCsv } from '#src/platform/csv/parse-csv.ts';
import { isObject, parseJson, type JsonObject } from '#src/platform/json.ts';
import { isZip } from '#src/platform/zip/open-zip.server.ts';
import { SourceError, type SourceFile } from '../../source.ts';

export interface TableRow {
  place: string;
  /** by column; without those that the row does not have */
  values: JsonObject;
  problem?: string | undefined;
}

export interface Table {
  columns: string[];
  rows: TableRow[];
}

const MAX_BYTES = 64_000_000;
const MAX_COLUMNS = 200;

/** Reads the text of a file whose parts refer to each other. @throws SourceError */
export async function readWhole({ path, bytes }: SourceFile): Promise<string> {
  if (bytes > MAX_BYTES)
    throw new SourceError(
      'The file is larger than 64 MB, the limit of its kind. Export it in parts, and import them one after the other.',
    );
  const file = await readFile(path);
  const text = isZip(file) ? undefined : decodeText(file)?.text;
  if (text === undefined) throw new SourceError('The file is no text. Save it as CSV or JSON.');
  return text;
}

/** Reads CSV, or JSON as an array or an object with a list. @throws SourceError */
export async function readTable(file: SourceFile): Promise<Table> {
  const text = await readWhole(file);
  const table = /^\s*[[{]/.test(text) ? readJson(text) : readCsv(text);
  if (table.rows.length === 0) throw new SourceError('The file has no rows.');
  if (table.columns.length > MAX_COLUMNS)
    throw new SourceError(`The table has more than ${MAX_COLUMNS} columns.`);
  return table;
}

/** @throws SourceError */
export function readCsv(text: string): Table {
  const records = parseCsv(text);
  if (!records)
    throw new SourceError('A quotation mark is not closed, so the file cannot be read.');
  const [header, ...rows] = records;
  const columns = (header?.cells ?? []).map((cell, at) => cell.trim() || `Column ${at + 1}`);
  return {
    columns,
    rows: rows.map(({ line, cells }) => ({
      place: `line ${line}`,
      values: Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ''])),
      problem:
        cells.length === columns.length
          ? undefined
          : `It has ${cells.length} cells, and the table has ${columns.length} columns`,
    })),
  };
}

function readJson(text: string): Table {
  const whole = parseJson(text);
  if (!whole) throw new SourceError('The file is no JSON: it is cut off, or something else.');
  const list: unknown[] = [whole, ...Object.values(whole)].find(Array.isArray) ?? [];
  const rows = list.map((value, at) => ({
    place: `item ${at + 1}`,
    values: isObject(value) ? value : {},
  }));
  return { columns: [...new Set(rows.flatMap(({ values }) => Object.keys(values)))], rows };
}
