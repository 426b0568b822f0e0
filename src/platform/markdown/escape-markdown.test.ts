import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bodyFromMarkdown } from '#src/domains/content/body/markdown-body.server.ts';
import { textOfBody } from '#src/domains/content/body/post-body.ts';
import { escapeMarkdown } from './escape-markdown.ts';

test.each([
  ['5 * 3 [a] _b_ `c`', '5 \\* 3 \\[a\\] \\_b\\_ \\`c\\`'],
  ['# no heading', '\\# no heading'],
  ['- no item', '\\- no item'],
  ['1. no item', '1\\. no item'],
  ['> no quotation', '\\> no quotation'],
  ['<b>', '\\<b>'],
  ['1 < 2 & 3', '1 < 2 & 3'],
  ['&lt;', '\\&lt;'],
  ['A 30% rise, $5.40 (twice) - and so on.', 'A 30% rise, $5.40 (twice) - and so on.'],
])('%s', (text, escaped) => {
  expect(escapeMarkdown(text)).toBe(escaped);
});

test('preserves any text through a Markdown parser', () => {
  const words = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(words, (any) => {
      const text = any.replaceAll(/\s+/g, ' ').trim();
      // a list for the editor's parser only
      fc.pre(!/^[a-z]+[.)]/i.test(text));
      expect(textOfBody(bodyFromMarkdown(escapeMarkdown(text)))).toBe(text);
    }),
  );
});
