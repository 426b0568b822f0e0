import { expect, test } from 'vitest';
import { z } from 'zod';
import { BLOCKS } from '#src/blocks/registry.ts';
import { describeProps } from './describe-props.ts';

const takes = (schema: z.ZodType) =>
  describeProps(z.object({ it: schema })).map(({ takes }) => takes);

test('lists required props first, and props of items below their list', () => {
  const schema = z.object({
    lead: z.string().max(240).optional(),
    title: z.string().max(120),
    items: z
      .array(z.object({ note: z.string().optional(), name: z.string() }))
      .min(2)
      .max(4),
  });
  expect(describeProps(schema)).toEqual([
    { name: 'title', isRequired: true, takes: 'text, up to 120', depth: 0 },
    { name: 'items', isRequired: true, takes: '2 to 4 of these', depth: 0 },
    { name: 'name', isRequired: true, takes: 'text', depth: 1 },
    { name: 'note', isRequired: false, takes: 'text', depth: 1 },
    { name: 'lead', isRequired: false, takes: 'text, up to 240', depth: 0 },
  ]);
});

test.each([
  [z.enum(['paper', 'pine']).default('paper'), 'paper | pine; "paper" by default'],
  [z.array(z.string().max(9)).length(4), 'exactly 4 of text, up to 9'],
  [z.array(z.string()).max(3), 'up to 3 of text'],
  [z.array(z.string()).max(3).default([]), 'up to 3 of text; none by default'],
  [z.array(z.string()).min(1), '1 or more of text'],
  [z.int().min(1).max(9), 'a whole number, 1 to 9'],
  [z.boolean().default(false), 'yes or no; false by default'],
  [z.union([z.string(), z.array(z.string()).min(1)]), 'text, or 1 or more of text'],
  [z.iso.date(), 'a date'],
])('describes the values of a prop (case %#)', (schema, words) => {
  expect(takes(schema)).toEqual([words]);
});

test('lists a prop with a default as optional', () => {
  const [line] = describeProps(z.object({ tone: z.string().default('paper') }));
  expect(line?.isRequired).toBe(false);
});

test('describes every prop of every block', () => {
  const lines = Object.values(BLOCKS).flatMap(({ schema }) => describeProps(schema));
  expect(lines.length).toBeGreaterThan(100);
  expect(lines.filter(({ takes }) => /undefined|null/.test(takes))).toEqual([]);
});
