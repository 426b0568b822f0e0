import { readFile } from 'node:fs/promises';
import { decodeCsv, decodeText, parseCsv } from '#src/platform/csv/parse-csv.ts';
import { isObject, type JsonObject } from '#src/domains/documents/json.ts';
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

/** They are read as a whole. */
const MAX_BYTES = 64_000_000;
const MAX_COLUMNS = 200;
/** Names that exports give the list within their object. */
const LISTS = 'posts items data results rows entries articles'.split(' ');

/** Reads CSV, or JSON as an array, an object with a list, or an object per line. @throws SourceError */
export async function readTable({ path, bytes }: SourceFile): Promise<Table> {
  if (bytes > MAX_BYTES)
    throw new SourceError(
      'The table is larger than 64 MB. Export it in parts, and import them one after the other.',
    );
  const file = await readFile(path);
  const text = decodeText(file)?.text ?? '';
  const table = /^[\uFEFF\s]*[[{]/.test(text)
    ? readJson(text.replace(/^\uFEFF/, ''))
    : readCsv(file);
  if (table.rows.length === 0) throw new SourceError('The file has no rows.');
  if (table.columns.length > MAX_COLUMNS)
    throw new SourceError(`The table has more than ${MAX_COLUMNS} columns.`);
  return table;
}

const isText = (byte: number): boolean => byte >= 32 || (byte >= 9 && byte <= 13);

export function readCsv(file: Buffer): Table {
  // Pages have control signs, by which other programs know that a file is no text.
  const text = decodeCsv(file) ?? (isZip(file) ? undefined : decodeCsv(file.filter(isText)));
  if (text === undefined) throw new SourceError('The file is no text. Save it as CSV.');
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
      ...(cells.length !== columns.length && {
        problem: `It has ${cells.length} cells, and the table has ${columns.length} columns`,
      }),
    })),
  };
}

function readJson(text: string): Table {
  const list = listOf(text);
  const rows = list.map((value, at): TableRow => {
    const place = `item ${at + 1}`;
    return isObject(value)
      ? { place, values: value }
      : { place, values: {}, problem: 'It is no object' };
  });
  return { columns: [...new Set(rows.flatMap(({ values }) => Object.keys(values)))], rows };
}

function listOf(text: string): unknown[] {
  const whole = parseJson(text);
  if (Array.isArray(whole)) return whole;
  if (isObject(whole)) return LISTS.map((name) => whole[name]).find(Array.isArray) ?? [whole];
  const lines = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(parseJson);
  if (lines.every((line) => line === undefined))
    throw new SourceError('The file is no JSON: it is cut off, or something else.');
  return lines;
}

/** @returns undefined for what is no JSON */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
