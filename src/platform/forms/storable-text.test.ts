import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '#tests/support/arbitraries.ts';
import { parseStorableJson, readStorableForm, storableText } from './storable-text.ts';

test('no control sign is left of any text, and words stay apart', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(storableText(text)).not.toMatch(/(?![\t\n\r])\p{Cc}|\p{Cs}/u);
    }),
  );
  expect(storableText('Invoice \u202Egpj.exe')).toBe('Invoice gpj.exe');
  expect(storableText('one\u000Btwo\u0000 three\tfour\nfive')).toBe('one two three\tfour\nfive');
});

test('text without control signs stays as it is', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      fc.pre(!/(?![\t\n\r])[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u.test(text));
      expect(storableText(text)).toBe(text);
    }),
  );
});

test('JSON and forms are read without control signs, at any depth', async () => {
  expect(parseStorableJson(String.raw`{"a":[{"b":"\u0000x\u001b"}],"c":1}`)).toEqual({
    a: [{ b: 'x' }],
    c: 1,
  });
  const request = new Request('https://cadron.example', {
    method: 'POST',
    body: new URLSearchParams({ name: '\u0000A', password: '\u0001b' }),
  });
  expect(Object.fromEntries(await readStorableForm(request))).toEqual({
    name: 'A',
    password: '\u0001b',
  });
});
