import { createReadStream } from 'node:fs';
import { JSONParser } from '@streamparser/json';
import { isObject, type JsonObject } from '#src/domains/documents/json.ts';
import { SourceError } from '../../source.ts';

/** Where exports of Ghost have their tables: those of its admin area, and those of its migration tools. */
const PATHS = ['$.db.*.data.*.*', '$.data.*.*'];
const BROKEN = 'The JSON of the file is broken or cut off. Export the site again.';

/** Reads an export row by row, so that only one is in memory. @throws SourceError for what is no JSON */
export async function* readRows(path: string): AsyncIterable<{ table: string; row: JsonObject }> {
  const rows: { table: string; row: JsonObject }[] = [];
  const parser = new JSONParser({ paths: PATHS, keepStack: false, stringBufferSize: 64 * 1024 });
  parser.onValue = ({ value, stack }) => {
    if (isObject(value)) rows.push({ table: String(stack.at(-1)?.key), row: value });
  };
  parser.onError = (cause) => {
    throw new SourceError(BROKEN, { cause });
  };
  for await (const chunk of createReadStream(path)) {
    parser.write(chunk as Buffer);
    yield* rows.splice(0);
  }
  if (!parser.isEnded) throw new SourceError(BROKEN);
}

/** Objects of a list; nothing for what is no list. */
export const rowsOf = (value: unknown): JsonObject[] =>
  Array.isArray(value) ? value.filter(isObject) : [];

/** A text of a row; empty if there is none. */
export const textOf = (row: JsonObject, name: string): string => {
  const value = row[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};
