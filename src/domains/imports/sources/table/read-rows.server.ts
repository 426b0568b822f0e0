import { readFile } from 'node:fs/promises';
import { decodeCsv, decodeText, parseCsv } from '#src/platform/csv/parse-csv.ts';
import { SourceError, type SourceFile } from '../../source.ts';

export interface TableRow {
  place: string;
  /** by column; without those that the row does not have */
  values: Readonly<Record<string, unknown>>;
  problem?: string;
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

export function readCsv(file: Buffer): Table {
  const text = decodeCsv(file);
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
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? { place, values: value as Record<string, unknown> }
      : { place, values: {}, problem: 'It is no object' };
  });
  return { columns: [...new Set(rows.flatMap(({ values }) => Object.keys(values)))], rows };
}

function listOf(text: string): unknown[] {
  const whole = parseJson(text);
  if (Array.isArray(whole)) return whole;
  if (typeof whole === 'object' && whole !== null) {
    const inner = LISTS.map((name) => (whole as Record<string, unknown>)[name]).find(Array.isArray);
    return inner ?? [whole];
  }
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
