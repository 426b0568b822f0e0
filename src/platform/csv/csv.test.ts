import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvCell, csvLine, unguardedText } from './csv.ts';
import { parseCsv } from './parse-csv.ts';

test.each([
  // case, typed value, value in a spreadsheet
  ['a formula', '=1+1', "'=1+1"],
  ['an old formula', '@SUM(A1)', "'@SUM(A1)"],
  ['a formula behind a blank', ' =1+1', "' =1+1"],
  ['a formula in full width', '＝1+1', "'＝1+1"],
  ['a formula behind a quote', '"=1+1', `'"=1+1`],
  ['a tab', '\tx', "'\tx"],
  ['a return', '\rx', "'\rx"],
  ['a formula behind a line break', 'a\n=1+1', "a\n'=1+1"],
  ['a formula behind a semicolon', 'a;=1+1', "a;'=1+1"],
  ['one behind a semicolon and a quote', 'a; "=1+1"', `a;' "=1+1"`],
  ['one behind a tab', 'a\t@x', "a\t'@x"],
  ['one in full width behind a semicolon', 'a;＠x', "a;'＠x"],
  ['a phone number', '+49 30 1234-56', "'+49 30 1234-56"],
  ['a negative number', '-2', '-2'],
  ['a negative number with decimals', '-2,5', '-2,5'],
  ['a subtraction', '-2-3', "'-2-3"],
  ['a dash in a sentence', 'yes - no, -maybe', 'yes - no, -maybe'],
  ['a list', 'We need:\n- a CRM', "We need:\n'- a CRM"],
  ['a name', "O'Neill; Dana", "O'Neill; Dana"],
  ['a range', '3-5 people', '3-5 people'],
  ['an equation', 'a=b', 'a=b'],
  ['nothing', '', ''],
])('%s', (_, typed, shown) => {
  expect(csvCell(typed)).toBe(`"${shown.replaceAll('"', '""')}"`);
});

/** Parses cells as Excel does with a separator that may not be ours: a quote counts only at the start of a cell. */
function readWithSeparator(text: string, separator: string): string[] {
  const cells: string[] = [];
  for (let rest = text; rest !== '';) {
    const [read, quoted = ''] = /^(?:"((?:[^"]|"")*)(?:"|$))?/.exec(rest)!;
    const tail = rest.slice(read.length).split(new RegExp(`[${separator}\r\n]`), 1)[0]!;
    cells.push(quoted.replaceAll('""', '"') + tail);
    rest = rest.slice(read.length + tail.length + 1);
  }
  return cells;
}

test.each([',', ';', '\t'])(
  'whatever was typed is no formula in a file read by %j',
  (separator) => {
    const unit = fc.constantFrom(
      '"',
      "'",
      ',',
      ';',
      '\r',
      '\n',
      '\t',
      '=',
      '+',
      '-',
      '@',
      ' ',
      'a',
    );
    fc.assert(
      fc.property(fc.string({ unit }), fc.string({ unit }), (first, second) => {
        for (const cell of readWithSeparator(csvLine(['id', first, second, 'end']), separator))
          expect(cell).not.toMatch(/^\s*[=+\-@]/);
      }),
      { numRuns: 500 },
    );
  },
);

test('a text without an apostrophe is the same after it was exported and read again', () => {
  const unit = fc.constantFrom('"', ',', ';', '\t', '=', '+', '-', '@', ' ', 'a', '1', '＝');
  fc.assert(
    fc.property(fc.string({ unit }), (text) => {
      const [, record] = parseCsv(csvLine(['id', 'text']) + csvLine(['1', text])) ?? [];
      expect(unguardedText(record?.cells[1] ?? '')).toBe(text);
    }),
    { numRuns: 500 },
  );
});
