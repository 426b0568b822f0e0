import { expect, test } from 'vitest';
import type { BodyNode } from '#src/domains/content/body/post-body.ts';
import { bodyHeading, paragraph } from '#tests/builders/check-fixtures.ts';
import { placeInText } from './run-checks.ts';

const BODY: BodyNode = {
  type: 'doc',
  content: [
    bodyHeading(2, 'The first'),
    paragraph('A lead waits for two days.'),
    { type: 'cta', attrs: {} },
    { type: 'image', attrs: {} },
  ],
};

test.each([
  ['body.content.0', 'Text: “The first”'],
  ['body.content.1.content.0', 'Text: “A lead waits for two…”'],
  ['body.content.9', 'Text'],
  ['body.content.2.attrs.title', 'Call to action: Headline'],
  ['body.content.2.attrs.label', 'Call to action: Text on the button'],
  ['body.content.2.attrs.href', 'Call to action: Link'],
  ['body.content.3.attrs.alt', 'Picture: Alt text'],
])('%s is called %s', (field, name) => {
  expect(placeInText(field, BODY)).toBe(name);
});
