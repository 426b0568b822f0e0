import fc from 'fast-check';
import { expect, test } from 'vitest';
import { textOfBody } from '../body/post-body.ts';
import type { ForeignBody } from './foreign-body.ts';
import { bodyFromMarkdown, isPlainlyMarkdown } from './markdown.ts';
import { bodyFromText } from './plain-text.ts';

const wordsOf = ({ body }: ForeignBody): string[] => textOfBody(body).match(/v\d+x/g) ?? [];

const MARKDOWN = [
  (w: () => string) => `# ${w()}`,
  (w: () => string) => `${w()} **${w()}** and *${w()}* \`${w()}\` ${w()}`,
  (w: () => string) => `- ${w()}\n  - ${w()}\n- ${w()}`,
  (w: () => string) => `3. ${w()}\n4. ${w()}`,
  (w: () => string) => `> ${w()}\n> ${w()}`,
  (w: () => string) =>
    `| ${w()} | ${w()} |\n| --- | :-: |\n| ${w()} | ${w()} | ${w()} |\n| ${w()} |`,
  (w: () => string) => `\`\`\`js\n${w()}\n  ${w()}\n\`\`\``,
  (w: () => string) => `[${w()}](https://example.com/a_b "t") ~~${w()}~~ <b>${w()}</b>`,
  (w: () => string) => `${w()}  \n${w()}\\\n${w()}`,
  (w: () => string) => `- [x] ${w()}\n- [ ] ${w()}`,
];

test('any Markdown: every word arrives in order', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...MARKDOWN), { maxLength: 8 }), (blocks) => {
      let count = 0;
      const text = blocks.map((block) => block(() => `v${(count += 1)}x`)).join('\n\n');
      const expected = Array.from({ length: count }, (_, at) => `v${at + 1}x`);
      expect(wordsOf(bodyFromMarkdown(text))).toEqual(expected);
      expect(wordsOf(bodyFromText(text))).toEqual(expected);
    }),
    { numRuns: 300 },
  );
});

test('plain text keeps every sign of its lines', () => {
  const line = fc
    .string({ unit: 'grapheme-ascii', maxLength: 40 })
    .map((text) => text.replaceAll(/\s+/g, ' ').trim());
  fc.assert(
    fc.property(fc.array(line, { maxLength: 6 }), (lines) => {
      const kept = lines.filter((text) => text !== '');
      const { body } = bodyFromText(lines.join('\n'));
      expect((body.content ?? []).map(textOfBody)).toEqual(kept);
    }),
  );
});

test('a text is Markdown only as a whole', () => {
  expect(isPlainlyMarkdown('# Title\n\n- a\n- b')).toBe(true);
  expect(isPlainlyMarkdown('```\ncode\n```')).toBe(true);
  expect(isPlainlyMarkdown('| a | b |\n| - | - |\n| c | d |')).toBe(true);
  for (const text of [
    '# one line',
    '- a\n- b',
    'a\n\n2 * 3 * 4 = 24\n\n__init__',
    'Some **bold** and [a](/b)\n\nMore',
    '1. Only\n\nThe end',
  ])
    expect([text, isPlainlyMarkdown(text)]).toEqual([text, false]);
});
