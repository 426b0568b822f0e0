import { expect, test } from 'vitest';
import { checkFields, isMissing } from './validate-fields.ts';
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

test('a form that is filled in has no errors, with or without what is optional', () => {
  expect(checkFields(FIELDS, GOOD)).toEqual({});
  expect(checkFields(FIELDS, { ...GOOD, job: 'Owner' })).toEqual({});
});

test('every required field that is empty, or blank, is named', () => {
  const errors = checkFields(FIELDS, { ...GOOD, name: '  ', score: '' });
  expect(errors).toEqual({ name: 'name is missing', score: 'score is missing' });
  expect(Object.keys(checkFields(FIELDS, {}))).toEqual([
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
])('%s refuses "%s"', (name, value) => {
  expect(checkFields(FIELDS, { ...GOOD, [name]: value })).toEqual({ [name]: `${name} is wrong` });
});

test('an empty field is told from a wrong one', () => {
  expect(isMissing(FIELDS, checkFields(FIELDS, { ...GOOD, name: '' }))).toBe(true);
  expect(isMissing(FIELDS, checkFields(FIELDS, { ...GOOD, email: 'ana' }))).toBe(false);
  expect(isMissing(FIELDS, {})).toBe(false);
});
