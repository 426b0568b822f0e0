import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HIT_BEGINS, HIT_ENDS, readMarks, unmarked } from './marked-text.ts';

const mark = (text: string) => HIT_BEGINS + text + HIT_ENDS;

test('hits and what is between them become runs', () => {
  expect(readMarks(`A ${mark('CRM')} for ${mark('roofers')}`)).toEqual([
    { text: 'A ', isHit: false },
    { text: 'CRM', isHit: true },
    { text: ' for ', isHit: false },
    { text: 'roofers', isHit: true },
  ]);
  expect(readMarks('')).toEqual([]);
});

test('no letter is lost, whatever the text and wherever the marks', () => {
  const runs = fc.array(fc.record({ text: fc.string({ minLength: 1 }), isHit: fc.boolean() }));
  fc.assert(
    fc.property(runs, (given) => {
      const plain = given.map(({ text, isHit }) => ({
        isHit,
        text: text.replaceAll(/\p{Cc}/gu, ''),
      }));
      const marked = readMarks(
        plain.map(({ text, isHit }) => (isHit ? mark(text) : text)).join(''),
      );
      expect(unmarked(marked)).toBe(plain.map(({ text }) => text).join(''));
    }),
  );
});
