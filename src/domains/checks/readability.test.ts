import { expect, test } from 'vitest';
import type { Paragraph } from '#src/domains/content/body/paragraphs-of.ts';
import { countSyllables, readabilityOf, sentencesOf } from './readability.ts';

const paragraph = (text: string, at = 0): Paragraph => ({
  field: `body.content.${at}`,
  text,
  isHeading: false,
});

test.each([
  ['One. Two! Three?', 3],
  ['It costs $3.50, e.g. for a seat. Not more.', 2],
  ['We met Dr. Smith in the U.S. office. Then we left.', 2],
  ['He asked “Why?” Nobody knew.', 2],
  ['No end', 1],
  ['', 0],
])('splits %j into sentences', (text, count) => {
  expect(sentencesOf(text)).toHaveLength(count);
});

test.each([
  ['cat', 1],
  ['table', 2],
  ['since', 1],
  ['changes', 2],
  ['company', 3],
  ['sales', 1],
  ['moved', 1],
  ['counted', 2],
  ['implementation', 5],
  ['2026', 1],
])('counts the syllables of %s', (word, count) => {
  expect(countSyllables(word)).toBe(count);
});

test('grades plain text lower than officialese, and says nothing of a short one', () => {
  const plain = readabilityOf([
    paragraph('We fix the data first. Then the team can trust it. '.repeat(20)),
  ]);
  const heavy = readabilityOf([
    paragraph(
      'The aforementioned implementation necessitates organizational prioritization of interdepartmental communication responsibilities. '.repeat(
        20,
      ),
    ),
  ]);
  expect(plain.grade).toBeLessThan(4);
  expect(heavy.grade).toBeGreaterThan(16);
  expect(readabilityOf([paragraph('Too short to say.')]).grade).toBeUndefined();
});

test('lists long sentences with their places, the longest first, and skips headings', () => {
  const long = `${'word '.repeat(31).trim()}.`;
  const longer = `${'word '.repeat(40).trim()}.`;
  const { longSentences, sentences } = readabilityOf([
    { ...paragraph(longer), isHeading: true },
    paragraph(`Short. ${long.replace('w', 'W')}`, 1),
    paragraph(longer, 2),
  ]);
  expect(longSentences.map(({ field, words }) => [field, words])).toEqual([
    ['body.content.2', 40],
    ['body.content.1', 31],
  ]);
  expect(sentences).toBe(3);
});
