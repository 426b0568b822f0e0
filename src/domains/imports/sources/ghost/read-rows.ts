import { createReadStream } from 'node:fs';
import { JSONParser } from '@streamparser/json';
import { isObject, type JsonObject } from '#src/domains/documents/json.ts';
import { SourceError } from '../../source.ts';

/** Where exports of Ghost have their tables: those of its admin area, and those of its migration tools. */
const PATHS = ['$.db.*.data.*.*', '$.data.*.*'];

/** Reads an export row by row, so that only one is in memory. @throws SourceError for what is no JSON */
export async function* readRows(path: string): AsyncIterable<{ table: string; row: JsonObject }> {
  let rows: { table: string; row: JsonObject }[] = [];
  const parser = new JSONParser({
    paths: PATHS,
    keepStack: false,
    stringBufferSize: 64 * 1024,
  });
  parser.onValue = ({ value, stack }) => {
    const table = String(stack.at(-1)?.key);
    if (isObject(value)) rows.push({ table, row: value });
  };
  let isFirst = true;
  try {
    for await (const chunk of createReadStream(path, {
      highWaterMark: 128 * 1024,
    })) {
      const bytes = chunk as Buffer;
      const hasMark = isFirst && bytes[0] === 0xef;
      isFirst = false;
      parser.write(hasMark ? bytes.subarray(3) : bytes);
      yield* rows;
      rows = [];
    }
  } catch (error) {
    // The parser has no kind of error of its own.
    if (error instanceof Error && /token|state|parser/i.test(error.message))
      throw new SourceError(BROKEN);
    throw error;
  }
  if (!parser.isEnded) throw new SourceError(BROKEN);
}

const BROKEN = 'The JSON of the file is broken or cut off. Export the site again.';

/** Objects of a list; nothing for what is no list. */
export const rowsOf = (value: unknown): JsonObject[] =>
  Array.isArray(value) ? value.filter(isObject) : [];

/** A text of a row; empty if there is none. */
export const textOf = (row: JsonObject | undefined, name: string): string => {
  const value = row?.[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};
