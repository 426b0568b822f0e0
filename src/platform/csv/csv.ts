/** Excel takes a file for UTF-8 only when it begins with this. */
export const CSV_BOM = '\uFEFF';

/** Cells as a line of RFC 4180, with its line end. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** A number that a spreadsheet reads as that number. */
const NEGATIVE_NUMBER = /^-\d+([.,]\d+)?%?$/;

/** Spreadsheets run what begins like this as a formula, some of them also behind blanks or in full width. */
const FORMULA = /^(?=[\t\r\n]|[\s"]*[=+\-@＝＋－＠])/;

/**
 * Where languages write 3,5 for 3.5, Excel separates cells by semicolons, and quotes within a line mean nothing to it: a
 * cell of ours falls apart at these, and each part may be a formula.
 */
const FORMULA_IN_PART = /(?<=[;\t\r\n])(?=[\s"]*[=+\-@＝＋－＠])/g;

/**
 * A quoted cell of RFC 4180 that no spreadsheet takes for a formula, in whichever language it runs: an apostrophe in
 * front of one makes it text. Phone numbers get it as well, or Excel would add them up; negative numbers stay numbers.
 */
export function csvCell(value: string): string {
  if (NEGATIVE_NUMBER.test(value)) return `"${value}"`;
  const text = value.replace(FORMULA, "'").replaceAll(FORMULA_IN_PART, "'");
  return `"${text.replaceAll('"', '""')}"`;
}
