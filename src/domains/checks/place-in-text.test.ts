import { expect, test } from 'vitest';
import { postCase } from '#tests/builders/check-fixtures.ts';
import { placeInText } from './place-in-text.ts';

test.each([
  ['body.content.0', 'Text: “The first”'],
  ['body.content.1.content.0', 'Text: “A lead waits for two…”'],
  ['body.content.9', 'Text'],
  ['body.content.3.attrs.alt', 'Text: Alt text'],
])('%s is called %s', (field, name) => {
  const { document } = postCase();
  expect(placeInText(field, document.post?.paragraphs ?? [])).toBe(name);
});
