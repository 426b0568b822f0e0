/** A record of a CSV file. */
export interface CsvRecord {
  /** of its first character, from 1 */
  line: number;
  cells: string[];
}

const SEPARATORS = [',', ';', '\t'] as const;

/**
 * Parses CSV (RFC 4180) as spreadsheets write it: with a byte order mark, any line end, and commas, semicolons or tabs,
 * whichever the first line has most of. Empty lines are skipped.
 * @returns undefined if a quoted cell is not closed
 */
export function parseCsv(text: string): CsvRecord[] | undefined {
  const csv = text.replace(/^\uFEFF/, '');
  const separator = separatorOf(csv);
  const plain = new RegExp(`[^${separator}\\r\\n]*`, 'y');
  const quoted = /"((?:[^"]|"")*)"/y;
  const records: CsvRecord[] = [];
  let record: CsvRecord = { line: 1, cells: [] };
  let line = 1;
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
    line += match[0].split('\n').length - 1;
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

function separatorOf(csv: string): string {
  const [first = ''] = csv.split(/\r?\n|\r/, 1);
  const counts = SEPARATORS.map((separator) => first.split(separator).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))]!;
}
