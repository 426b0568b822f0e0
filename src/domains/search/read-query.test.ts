import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '#tests/support/any-text.ts';
import { isLoose, MAX_QUERY_LENGTH, mayBeBegun, readQuery, writeTerms } from './read-query.ts';

const written = (typed: string) => writeTerms(readQuery(typed).terms);

test.each([
  ['CRM  Integration', 'crm integration'],
  ['"one record" crm', '"one record" crm'],
  ['“one record”', '"one record"'],
  ['"one record', '"one record"'],
  ['forecast -hubspot', 'forecast -hubspot'],
  ['forecast -"lead routing"', 'forecast -"lead routing"'],
  ['follow-up and/or CRM', 'follow up and or crm'],
  ['the carrier’s call', 'the carrier call'],
  ['B2B & DTC (both)', 'b2b dtc both'],
  ['--- "" - &&& !', ''],
  ['ÉLAN', 'élan'],
  ['Freshsales/Pipedrive, Node.js', 'freshsales pipedrive node js'],
  ['2.5 hours, $1,000.50 or 56%.', '2.5 hours 1,000.50 or 56'],
  ['v2.5 2.5x 24/7', 'v2 5 2 5x 24 7'],
])('%s is read as %s', (typed, terms) => {
  expect(written(typed)).toBe(terms);
});

test('what was typed is shown again on one line', () => {
  expect(readQuery('  “one\n record”\t-x ').text).toBe('“one record” -x');
});

test('a long text is cut, also within a character', () => {
  const { text, terms } = readQuery('🦊 word '.repeat(2_000));
  expect(text.length).toBeLessThanOrEqual(MAX_QUERY_LENGTH);
  expect(terms.length).toBe(12);
  expect(readQuery('🦊'.repeat(500)).text).toMatch(/^🦊+$/u);
  expect(readQuery(`${'x'.repeat(MAX_QUERY_LENGTH - 1)}🦊`).text).toBe(
    'x'.repeat(MAX_QUERY_LENGTH - 1),
  );
});

test('any text is a query of plain words', () => {
  fc.assert(
    fc.property(anyText, (typed) => {
      const { text, terms } = readQuery(typed);
      expect(text).not.toMatch(/[\p{Cc}\p{Cs}]/u);
      for (const { words } of terms) {
        expect(words.length).toBeGreaterThan(0);
        for (const word of words)
          expect(word).toMatch(/^([\p{L}\p{M}\p{N}]+|\p{N}+([.,]\p{N}+)+)$/u);
      }
    }),
  );
});

test('terms read again are the same terms', () => {
  fc.assert(
    fc.property(anyText, (typed) => {
      const once = written(typed);
      fc.pre(once.length < MAX_QUERY_LENGTH);
      expect(written(once)).toBe(once);
    }),
  );
});

test('a number of several parts is no loose word; neither a number nor a letter is a beginning', () => {
  const loose = (typed: string) => readQuery(typed).terms.map(isLoose);
  expect(loose('2.5 1,000 25 crm')).toEqual([false, false, true, true]);
  expect(['c', '2', '2026'].filter(mayBeBegun)).toEqual([]);
  expect(['cr', 'q4', '3d'].filter(mayBeBegun)).toEqual(['cr', 'q4', '3d']);
});
