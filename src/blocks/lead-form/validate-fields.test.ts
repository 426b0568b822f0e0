import { expect, test } from 'vitest';
import { validateFields, hasMissingField } from './validate-fields.ts';
import type { FormField } from './form-view.ts';

const field = (name: string, more: Partial<FormField> = {}): FormField => ({
  name,
  label: name,
  kind: 'text',
  required: true,
  longest: 200,
  missing: `${name} is missing`,
  invalid: `${name} is wrong`,
  ...more,
});
const FIELDS = [
  field('name'),
  field('email', { kind: 'email' }),
  field('job', { required: false }),
  field('message', { kind: 'long-text', shortest: 10 }),
  field('goal', { kind: 'choice', options: ['Reports', 'Quotes'] }),
  field('score', { kind: 'score' }),
];
const GOOD = {
  name: 'Ana',
  email: 'ana@example.com',
  message: 'Ten letters and more',
  goal: 'Quotes',
  score: '0',
};

test('accepts a complete form with or without optional fields', () => {
  expect(validateFields(FIELDS, GOOD)).toEqual({});
  expect(validateFields(FIELDS, { ...GOOD, job: 'Owner' })).toEqual({});
});

test('reports every required field that is empty or blank', () => {
  const errors = validateFields(FIELDS, { ...GOOD, name: '  ', score: '' });
  expect(errors).toEqual({ name: 'name is missing', score: 'score is missing' });
  expect(Object.keys(validateFields(FIELDS, {}))).toEqual([
    'name',
    'email',
    'message',
    'goal',
    'score',
  ]);
});

test.each([
  ['email', 'ana'],
  ['email', 'ana@example'],
  ['email', 'ana@exam ple.com'],
  ['message', 'too short'],
  ['goal', 'Select one'],
  ['score', '11'],
  ['score', '5.5'],
  ['score', '-1'],
])('rejects in %s the value "%s"', (name, value) => {
  expect(validateFields(FIELDS, { ...GOOD, [name]: value })).toEqual({
    [name]: `${name} is wrong`,
  });
});

test('distinguishes empty fields from invalid ones', () => {
  expect(hasMissingField(FIELDS, validateFields(FIELDS, { ...GOOD, name: '' }))).toBe(true);
  expect(hasMissingField(FIELDS, validateFields(FIELDS, { ...GOOD, email: 'ana' }))).toBe(false);
  expect(hasMissingField(FIELDS, {})).toBe(false);
});
