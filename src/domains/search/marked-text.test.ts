import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HIT_START, HIT_END, parseMarkedText, plainText } from './marked-text.ts';

const mark = (text: string) => HIT_START + text + HIT_END;

test('splits a marked text into runs of hits and other text', () => {
  expect(parseMarkedText(`A ${mark('CRM')} for ${mark('roofers')}`)).toEqual([
    { text: 'A ', isHit: false },
    { text: 'CRM', isHit: true },
    { text: ' for ', isHit: false },
    { text: 'roofers', isHit: true },
  ]);
  expect(parseMarkedText('')).toEqual([]);
});

test('preserves every character of any marked text', () => {
  const runs = fc.array(fc.record({ text: fc.string({ minLength: 1 }), isHit: fc.boolean() }));
  fc.assert(
    fc.property(runs, (given) => {
      const plain = given.map(({ text, isHit }) => ({
        isHit,
        text: text.replaceAll(/\p{Cc}/gu, ''),
      }));
      const marked = parseMarkedText(
        plain.map(({ text, isHit }) => (isHit ? mark(text) : text)).join(''),
      );
      expect(plainText(marked)).toBe(plain.map(({ text }) => text).join(''));
    }),
  );
});
