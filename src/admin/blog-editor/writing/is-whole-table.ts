import { isObject, type JsonObject } from '#src/domains/documents/json.ts';

/** More than any table spans; the editing of tables counts up to it. */
const MAX_SPAN = 50;

/** Whether the sizes of all cells of a table are numbers that the editing of tables can count with. */
export const isWholeTable = ({ content }: JsonObject): boolean =>
  cellsOf(content).every(({ attrs }) => {
    if (!isObject(attrs)) return true;
    const { colspan, rowspan, colwidth } = attrs;
    return isSpan(colspan) && isSpan(rowspan) && isWidths(colwidth, colspan);
  });

const cellsOf = (rows: unknown): JsonObject[] =>
  (Array.isArray(rows) ? (rows as unknown[]) : [])
    .flatMap((row) => (isObject(row) && Array.isArray(row['content']) ? row['content'] : []))
    .filter(isObject);

const isSpan = (value: unknown): boolean =>
  value === undefined ||
  (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MAX_SPAN);

const isWidths = (value: unknown, span: unknown): boolean =>
  value === undefined ||
  value === null ||
  (Array.isArray(value) &&
    value.length === (span ?? 1) &&
    value.every((width) => typeof width === 'number' && width >= 0));
