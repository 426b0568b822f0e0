import { expect, test } from 'vitest';
import { findMappingGaps } from './check-mapping.server.ts';
import { resolveFieldNames } from './field-names.ts';
import { parseFormDefinition } from './form-definition.ts';

const names = resolveFieldNames().contact;
const fields = ['firstname', 'lastname', 'email', 'message', 'company'].map((name) => ({
  name,
  isRequired: name !== 'company',
}));
const nothing = { notOnForm: [], neverSent: [], optionalHere: [], hasCaptcha: false };

test('returns undefined for a matching form with extra fields', () => {
  const extra = { name: 'phone', isRequired: false };
  const definition = { fields: [...fields, extra], hasCaptcha: false };
  expect(findMappingGaps('contact', names, definition)).toBeUndefined();
  const explicit = { ...names, email: '0-1/email' };
  expect(findMappingGaps('contact', explicit, definition)).toBeUndefined();
});

test('reports a name that the form lacks', () => {
  const definition = { fields: fields.filter(({ name }) => name !== 'message'), hasCaptcha: false };
  expect(findMappingGaps('contact', names, definition)).toEqual({
    ...nothing,
    notOnForm: ['message'],
  });
});

test('reports a required field that is never sent', () => {
  const definition = {
    fields: [...fields, { name: '0-2/name', isRequired: true }],
    hasCaptcha: false,
  };
  expect(findMappingGaps('contact', names, definition)).toEqual({
    ...nothing,
    neverSent: ['0-2/name'],
  });
  const mapped = { ...names, company: '0-2/name' };
  expect(findMappingGaps('contact', mapped, definition)?.neverSent).toEqual([]);
});

test('ignores names of values that are not sent', () => {
  const definition = { fields: fields.filter(({ name }) => name !== 'company'), hasCaptcha: false };
  expect(findMappingGaps('contact', { ...names, company: '' }, definition)).toBeUndefined();
});

test('reports required fields that are optional for visitors', () => {
  const definition = {
    fields: fields.map((each) => ({ ...each, isRequired: true })),
    hasCaptcha: false,
  };
  expect(findMappingGaps('contact', names, definition)).toEqual({
    ...nothing,
    optionalHere: ['company'],
  });
});

test('reports a CAPTCHA', () => {
  expect(findMappingGaps('contact', names, { fields, hasCaptcha: true })).toEqual({
    ...nothing,
    hasCaptcha: true,
  });
});

test('parses a definition with dependent fields', () => {
  const text = JSON.stringify({
    id: 'x',
    fieldGroups: [
      {
        groupType: 'default_group',
        fields: [{ objectTypeId: '0-1', name: 'email', required: true }],
      },
      { richText: '<p>Hi</p>', fields: null },
      {
        fields: [
          {
            objectTypeId: '0-2',
            name: 'name',
            required: null,
            dependentFields: [
              { dependentCondition: {}, dependentField: { name: 'city', required: true } },
            ],
          },
        ],
      },
    ],
    configuration: { recaptchaEnabled: true },
  });
  expect(parseFormDefinition(text)).toEqual({
    fields: [
      { name: 'email', isRequired: true },
      { name: '0-2/name', isRequired: false },
      { name: 'city', isRequired: false },
    ],
    hasCaptcha: true,
  });
});

test.each(['', '{}', 'null', '{"fieldGroups":[{"fields":[{}]}]}'])(
  'returns undefined for %j',
  (text) => {
    expect(parseFormDefinition(text)).toBeUndefined();
  },
);
