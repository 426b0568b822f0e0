import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { action, headline, named, text } from '#src/blocks/fields.ts';
import { problemsIn } from './field-problem.ts';
import { fieldSpecOf } from './read-field-specs.server.ts';

const SCHEMA = z.object({
  title: headline,
  note: text(12).optional(),
  minutes: z.int().min(5).max(60),
  rating: z.number().min(0).max(5).multipleOf(0.5),
  action,
  source: z.url({ protocol: /^https$/, error: 'Use an https address.' }).optional(),
  steps: z
    .array(text(6).meta(named('Step')))
    .min(1)
    .max(3),
});
const SPEC = fieldSpecOf(SCHEMA);

const VALID = {
  title: 'Hello',
  minutes: 5,
  rating: 4.5,
  action: { label: 'Go', href: '/contact' },
  steps: ['One'],
};

const messages = (value: unknown) =>
  Object.fromEntries(problemsIn(SPEC, value).map(({ path, message }) => [path, message]));

test('names the field and says what to do', () => {
  expect(messages(VALID)).toEqual({});
  expect(
    messages({
      title: ' ',
      note: 'longer than twelve',
      minutes: 4,
      rating: 4.7,
      action: { label: 'Go', href: 'javascript:alert(1)' },
      source: 'http://example.com',
      steps: ['One', 'Two', 'Three', 'Sixteen'],
    }),
  ).toEqual({
    title: 'Fill in this field.',
    note: 'Remove 6 characters.',
    minutes: 'Enter a number from 5.',
    rating: 'Enter a multiple of 0.5.',
    'action.href': 'Use a path such as /contact or an https address.',
    source: 'Use an https address.',
    steps: 'Remove 1 entry: at most 3 fit.',
    'steps.3': 'Remove 1 character.',
  });
});

test('waits with what may still be written, not with what is too long', () => {
  const found = problemsIn(SPEC, { ...VALID, title: '', note: 'x'.repeat(13) });
  expect(found.map(({ path, isUnfinished }) => [path, isUnfinished])).toEqual([
    ['title', true],
    ['note', false],
  ]);
});

test('finds a problem wherever the schema does, and nowhere else', () => {
  const word = fc.string({ maxLength: 16 });
  const value = fc.record(
    {
      title: fc.oneof(word, fc.string({ minLength: 110, maxLength: 130 })),
      note: word,
      minutes: fc.oneof(fc.integer({ min: 0, max: 70 }), fc.constant(7.5)),
      rating: fc.constantFrom(-1, 0, 0.5, 4.5, 4.7, 5, 6),
      action: fc.record({
        label: word,
        href: fc.constantFrom('/a', '//a', '#a', 'https://a', 'javascript:1', '', ' /a ', 'tel:1'),
      }),
      source: fc.constantFrom('https://a.example/b', 'http://a.example', 'a', ''),
      steps: fc.array(word, { maxLength: 5 }),
    },
    { requiredKeys: ['action'] },
  );
  fc.assert(
    fc.property(value, (props) => {
      const parsed = SCHEMA.safeParse(props);
      const expected = new Set(parsed.error?.issues.map(({ path }) => path.join('.')));
      const found = new Set(problemsIn(SPEC, props).map(({ path }) => path));
      // Zod does not look into a list that is too long.
      if (expected.has('steps'))
        for (const at of props.steps?.keys() ?? []) found.delete(`steps.${at}`);
      expect([...found].toSorted()).toEqual([...expected].toSorted());
    }),
    { seed: 17, numRuns: 1_000 },
  );
});
