/** A record of a CSV file. */
export interface CsvRecord {
  /** of its first character, from 1 */
  line: number;
  cells: string[];
}

const SEPARATORS = [',', ';', '\t', '|'] as const;
/** Only text has none of these: control characters other than tabs and line ends. */
const BINARY = /(?![\t\n\v\f\r])\p{Cc}/u;
/** The first line by which Excel names its separator. */
const SEPARATOR_LINE = /^"?sep=([^\r\n])"?[,;\t|]*(\r?\n|\r|$)/i;

/**
 * Decodes a CSV file as spreadsheets write it: UTF-8, UTF-16 of either byte order, or else Windows-1252, the 'CSV' of Excel.
 * @returns undefined for what is no text, such as a workbook
 */
export function decodeCsv(bytes: Uint8Array): string | undefined {
  const text = decodeText(bytes)?.text;
  return text === undefined || BINARY.test(text) ? undefined : text;
}

/** Decodes text of any program: UTF-8, UTF-16 of either byte order, or else Windows-1252, in which all bytes are signs. */
export function decodeText(bytes: Uint8Array): { text: string; encoding: string } | undefined {
  const utf16 = utf16Of(bytes);
  for (const encoding of utf16 ? [utf16] : ['utf-8', 'windows-1252'])
    try {
      return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes), encoding };
    } catch {
      continue;
    }
  return undefined;
}

function utf16Of([first, second]: Uint8Array): string | undefined {
  // Without a mark, every other byte of a Latin letter is zero.
  if ((first === 0xff && second === 0xfe) || (first && second === 0)) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || (second && first === 0) ? 'utf-16be' : undefined;
}

/**
 * Parses CSV (RFC 4180) as spreadsheets write it: with a byte order mark, a `sep=` line, any line end, and commas, semicolons,
 * tabs or bars, whichever divides the lines best. Empty lines are skipped.
 * @returns undefined if a quoted cell is not closed
 */
export function parseCsv(text: string): CsvRecord[] | undefined {
  const csv = text.replace(/^\uFEFF+/, '');
  const named = SEPARATOR_LINE.exec(csv);
  const records = named
    ? divide(csv.slice(named[0].length), named[1]!, 2)
    : divide(csv, separatorOf(csv));
  const [header] = records ?? [];
  if (header) header.cells[0] = header.cells[0]!.replace(/^\uFEFF+/, '');
  return records;
}

function divide(csv: string, separator: string, firstLine = 1): CsvRecord[] | undefined {
  const sign = separator.replaceAll(/[\\\]^-]/g, String.raw`\$&`);
  const plain = new RegExp(`[^${sign}\\r\\n]*`, 'y');
  const quoted = /"((?:[^"]|"")*)"/y;
  const records: CsvRecord[] = [];
  let line = firstLine;
  let record: CsvRecord = { line, cells: [] };
  const end = () => {
    if (record.cells.some((cell) => cell.trim() !== '')) records.push(record);
    record = { line, cells: [] };
  };
  for (let at = 0; at <= csv.length;) {
    const pattern = csv[at] === '"' ? quoted : plain;
    pattern.lastIndex = at;
    const match = pattern.exec(csv);
    if (!match) return undefined;
    at = pattern.lastIndex;
    // Some programs write more after the closing quote.
    plain.lastIndex = at;
    const tail = pattern === quoted ? (plain.exec(csv)?.[0] ?? '') : '';
    at += tail.length;
    record.cells.push((match[1]?.replaceAll('""', '"') ?? match[0]) + tail);
    line += match[0].split(/\r?\n|\r/).length - 1;
    if (csv[at] === separator) at += 1;
    else {
      const lineEnd = /\r?\n|\r/y;
      lineEnd.lastIndex = at;
      const found = lineEnd.exec(csv);
      line += 1;
      end();
      if (!found) break;
      at += found[0].length;
    }
  }
  return records;
}

/** Enough lines to tell a separator from a sign of the text. */
const SAMPLE_LENGTH = 20_000;

/** The separator that gives the most of the first records as many cells as the first one has; of equal ones that with the most cells. */
function separatorOf(csv: string) {
  const sample = csv.slice(0, SAMPLE_LENGTH);
  // A quoted cell that is cut off is closed.
  const scores = SEPARATORS.map((separator) => {
    const [header, ...records] = divide(sample, separator) ?? divide(`${sample}"`, separator) ?? [];
    const width = header?.cells.length ?? 1;
    if (width === 1) return 0;
    const alike = records.filter(({ cells }) => cells.length === width).length + 1;
    return alike / (records.length + 1) + width / 1_000;
  });
  return SEPARATORS[scores.indexOf(Math.max(...scores))]!;
}

/** A file whose columns are found by the names in its first record. */
interface CsvTable<Column extends string> {
  header: CsvRecord;
  /** of the columns that are there, from 0 */
  places: Partial<Record<Column, number>>;
  rows: CsvRecord[];
}

/**
 * Reads a file with a header.
 * @param columns names of each column, in lower case with spaces; those in the file may have `_`, `-` and capitals
 */
export function readCsvTable<Column extends string>(
  text: string,
  columns: Readonly<Record<Column, readonly string[]>>,
): CsvTable<Column> | { message: string } {
  const records = parseCsv(text);
  if (!records) return { message: 'A quotation mark is not closed, so the file cannot be read.' };
  const [header, ...rows] = records;
  if (!header) return { message: 'The file is empty.' };
  const found = header.cells.map((cell) =>
    cell
      .trim()
      .toLowerCase()
      .replaceAll(/[\s_-]+/g, ' '),
  );
  const places: Partial<Record<Column, number>> = {};
  for (const column of Object.keys(columns) as Column[]) {
    const at = found.findIndex((name) => columns[column].includes(name));
    if (at !== -1) places[column] = at;
  }
  return { header, places, rows };
}
