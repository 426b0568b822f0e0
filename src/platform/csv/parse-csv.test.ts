import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeCsv, parseCsv, readCsvTable } from './parse-csv.ts';

interface Dialect {
  separator: string;
  encode: (text: string) => Uint8Array;
  lineEnd: string;
  isQuoted: boolean;
  start: string;
}

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'));
const swapped = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le').swap16());
const latin = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const dialect = (separator: string, more: Partial<Dialect> = {}): Dialect => ({
  separator,
  encode: utf8,
  lineEnd: '\r\n',
  isQuoted: false,
  start: '',
  ...more,
});

/** As Excel, Numbers, Calc, Sheets and exports of databases write files. */
const DIALECTS: readonly (readonly [name: string, Dialect])[] = [
  ['RFC 4180', dialect(',')],
  ['Unix line ends', dialect(',', { lineEnd: '\n' })],
  ['old Mac line ends, every cell quoted', dialect(',', { lineEnd: '\r', isQuoted: true })],
  ['Excel, UTF-8', dialect(';', { start: '\uFEFF' })],
  ['Excel, Windows-1252', dialect(';', { encode: latin })],
  ['Excel, named separator', dialect(';', { start: 'sep=;\r\n' })],
  ['Excel, named separator behind a mark', dialect('~', { start: '\uFEFFsep=~\r\n' })],
  ['Excel, Unicode text', dialect('\t', { encode: utf16, start: '\uFEFF' })],
  ['UTF-16 of the other byte order', dialect('\t', { encode: swapped, start: '\uFEFF' })],
  ['UTF-16 without a mark, bars', dialect('|', { encode: utf16, isQuoted: true })],
];

function write(rows: readonly (readonly string[])[], how: Dialect): Uint8Array {
  const { separator, lineEnd, isQuoted, start, encode } = how;
  const cellOf = (text: string) =>
    isQuoted || /["\r\n]/.test(text) || text.includes(separator) || text.startsWith('\uFEFF')
      ? `"${text.replaceAll('"', '""')}"`
      : text;
  return encode(start + rows.map((row) => row.map(cellOf).join(separator) + lineEnd).join(''));
}

const cell = fc.string({
  unit: fc.constantFrom(',', ';', '\t', '|', '~', '"', '\n', "'", '=', ' ', 'a', 'é', 'ß', '1'),
  maxLength: 8,
});
/** A file with a name per column, and at least one cell in each row. */
const file = fc
  .integer({ min: 2, max: 5 })
  .chain((width) =>
    fc
      .array(fc.array(cell, { minLength: width, maxLength: width }), { maxLength: 8 })
      .map((rows) => [
        Array.from({ length: width }, (_, at) => `name ${at}`),
        ...rows.map((row) => ['/path', ...row.slice(1)]),
      ]),
  );

test.each(DIALECTS)('reads the same from a file of the dialect %s', (_, how) => {
  fc.assert(
    fc.property(file, (rows) => {
      const text = decodeCsv(write(rows, how));
      expect(parseCsv(text ?? '')?.map(({ cells }) => cells)).toEqual(rows);
    }),
    { numRuns: 200 },
  );
});

test.each([
  ['a byte order mark within the quotes of the first cell', '"\uFEFFfrom","to"\n/a,/b'],
  ['two byte order marks', '\uFEFF\uFEFFfrom;to\n/a;/b'],
  ['a quoted line of the separator', '"sep=;"\r\nfrom;to\r\n/a;/b'],
  ['more commas in texts than semicolons', 'from;to;a,b,c,d\n/a;/b;x'],
])('finds the columns behind %s', (_, text) => {
  const table = readCsvTable(text, { from: ['from'], to: ['to'] });
  if ('message' in table) throw new Error(table.message);
  expect(table.places).toEqual({ from: 0, to: 1 });
  expect(table.rows[0]?.cells.slice(0, 2)).toEqual(['/a', '/b']);
});

test('counts lines as a text editor does', () => {
  const lines = (text: string) => parseCsv(text)?.map(({ line }) => line);
  expect(lines('sep=;\nfrom;to\n\n"a\r\nb";c\nd;e')).toEqual([2, 4, 6]);
});

test.each([
  ['a workbook', [0x50, 0x4b, 3, 4, 0, 0]],
  ['a picture', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['UTF-16 with half a character', [0xff, 0xfe, 0x61]],
])('does not read %s as text', (_, bytes) => {
  expect(decodeCsv(new Uint8Array(bytes))).toBeUndefined();
});

test('reads the signs of Windows-1252', () => {
  expect(decodeCsv(new Uint8Array([0x80, 0x93, 0xe9, 0x94]))).toBe('€“é”');
});
