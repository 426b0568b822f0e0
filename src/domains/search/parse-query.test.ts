import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '#tests/support/arbitraries.ts';
import { isLoose, MAX_QUERY_LENGTH, mayBePrefix, parseQuery, formatTerms } from './parse-query.ts';

const normalize = (typed: string) => formatTerms(parseQuery(typed).terms);

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
])('parses %s as %s', (typed, terms) => {
  expect(normalize(typed)).toBe(terms);
});

test('returns the typed text on one line', () => {
  expect(parseQuery('  “one\n record”\t-x ').text).toBe('“one record” -x');
});

test('truncates a long text, and drops half a surrogate pair', () => {
  const { text, terms } = parseQuery('🦊 word '.repeat(2_000));
  expect(text.length).toBeLessThanOrEqual(MAX_QUERY_LENGTH);
  expect(terms.length).toBe(12);
  expect(parseQuery('🦊'.repeat(500)).text).toMatch(/^🦊+$/u);
  expect(parseQuery(`${'x'.repeat(MAX_QUERY_LENGTH - 1)}🦊`).text).toBe(
    'x'.repeat(MAX_QUERY_LENGTH - 1),
  );
});

test('parses any text into plain words', () => {
  fc.assert(
    fc.property(anyText, (typed) => {
      const { text, terms } = parseQuery(typed);
      expect(text).not.toMatch(/[\p{Cc}\p{Cs}]/u);
      for (const { words } of terms) {
        expect(words.length).toBeGreaterThan(0);
        for (const word of words)
          expect(word).toMatch(/^([\p{L}\p{M}\p{N}]+|\p{N}+([.,]\p{N}+)+)$/u);
      }
    }),
  );
});

test('parses formatted terms into the same terms', () => {
  fc.assert(
    fc.property(anyText, (typed) => {
      const once = normalize(typed);
      fc.pre(once.length < MAX_QUERY_LENGTH);
      expect(normalize(once)).toBe(once);
    }),
  );
});

test('treats a number of several parts as a phrase, and neither a number nor a letter as a prefix', () => {
  const loose = (typed: string) => parseQuery(typed).terms.map(isLoose);
  expect(loose('2.5 1,000 25 crm')).toEqual([false, false, true, true]);
  expect(['c', '2', '2026'].filter(mayBePrefix)).toEqual([]);
  expect(['cr', 'q4', '3d'].filter(mayBePrefix)).toEqual(['cr', 'q4', '3d']);
});
