/** Excel reads a file as UTF-8 only when it starts with this byte order mark. */
export const CSV_BOM = '\uFEFF';

/** Formats cells as a line of RFC 4180, with its line end. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** A negative number, which spreadsheets read as a number rather than a formula. */
const NEGATIVE_NUMBER = /^-\d+([.,]\d+)?%?$/;

/**
 * Spreadsheets evaluate cells that start like this as formulas; some also after spaces, quotes or in full-width
 * characters.
 */
const FORMULA = /^(?=[\t\r\n]|[\s"]*[=+\-@＝＋－＠])/;

/**
 * In locales with a decimal comma, Excel separates cells by semicolons and ignores quotes within a line. It then splits
 * our cells at semicolons, and each part may be a formula.
 */
const FORMULA_IN_PART = /(?<=[;\t\r\n])(?=[\s"]*[=+\-@＝＋－＠])/g;

/**
 * Formats a quoted cell of RFC 4180 that no spreadsheet evaluates as a formula, in any locale: a leading apostrophe
 * makes it text. This includes phone numbers, which Excel would otherwise compute; negative numbers stay numbers.
 */
export function csvCell(value: string): string {
  if (NEGATIVE_NUMBER.test(value)) return `"${value}"`;
  const text = value.replace(FORMULA, "'").replaceAll(FORMULA_IN_PART, "'");
  return `"${text.replaceAll('"', '""')}"`;
}

const GUARD = /^'(?=[\t\r\n]|['\s"]*[=+\-@＝＋－＠])/;
const GUARD_IN_PART = /(?<=[;\t\r\n])'(?=['\s"]*[=+\-@＝＋－＠])/g;

/** The text of a parsed cell that `csvCell` has formatted. Apostrophes that were typed before a formula are lost. */
export const unguardedText = (cell: string): string =>
  cell.replace(GUARD, '').replaceAll(GUARD_IN_PART, '');

/** The text of each column by its heading; a date is ISO 8601 in UTC. Their order is an interface: add new ones at the end. */
export type CsvColumns<Row> = Readonly<
  Record<string, (row: Row) => string | number | Date | null | undefined>
>;

/** The lines of a table, with their line ends. */
export const csvTable = <Row>(columns: CsvColumns<Row>) => ({
  header: csvLine(Object.keys(columns)),
  line: (row: Row): string =>
    csvLine(
      Object.values(columns).map((cell) => {
        const value = cell(row) ?? '';
        return value instanceof Date ? value.toISOString() : String(value);
      }),
    ),
});
