import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitTitle, leading, type Word } from './fit-title.ts';

const ROOM = { width: 1088, height: 236 };
const SPACE = 0.2;

/** A word in which every letter is half as wide as high. */
const word = (text: string): Word => ({ text, width: text.length / 2 });
const paragraphs = (title: string) => title.split('\n').map((line) => line.split(' ').map(word));
const fit = (title: string) => fitTitle(paragraphs(title), SPACE, ROOM);

/** Width of a line at font size 1, with the same letters. */
const widthOf = (line: string) =>
  line.split(' ').reduce((sum, one) => sum + one.length / 2 + SPACE, -SPACE);

test('preserves line breaks of the author', () => {
  expect(fit('A CRM that runs\nthe way you sell').lines).toEqual([
    'A CRM that runs',
    'the way you sell',
  ]);
});

test('ignores line breaks that would make the title small', () => {
  expect(fit('A\nB\nC\nD\nE\nF').lines).toEqual(['A B C D E F']);
});

test('limits the size of a single word', () => {
  expect(fit('About').size).toBe(184);
});

test('balances the length of lines', () => {
  const { lines } = fit('Orders that used to stray now come in time');
  expect(lines).toEqual(['Orders that used to', 'stray now come in time']);
});

test('puts no space between parts of a long word', () => {
  const parts = [word('Donaudampf'), { ...word('schiffahrt'), isGlued: true }, word('fährt')];
  expect(fitTitle([parts], SPACE, ROOM).lines.join('|')).toMatch(/^Donaudampf\|?schiffahrt.f/);
});

test('truncates a title that fits at no size after a word, with an ellipsis', () => {
  const { lines, size } = fit('word '.repeat(200).trim());
  expect(lines).toHaveLength(4);
  expect(lines.at(-1)).toMatch(/ word…$/);
  expect(size).toBeGreaterThanOrEqual(36);
});

const titles = fc
  .array(fc.integer({ min: 1, max: 34 }), { minLength: 1, maxLength: 24 })
  .map((lengths) => lengths.map((length) => 'n'.repeat(length)).join(' '));

test('keeps all lines inside the box for any words', () => {
  fc.assert(
    fc.property(titles, (title) => {
      const { lines, size } = fit(title);
      expect(lines.length).toBeLessThanOrEqual(4);
      expect(lines.length * size * leading(lines.length)).toBeLessThanOrEqual(ROOM.height);
      for (const line of lines) expect(widthOf(line) * size).toBeLessThanOrEqual(ROOM.width + 1);
      if (!lines.at(-1)!.endsWith('…')) expect(lines.join(' ')).toBe(title);
    }),
  );
});
