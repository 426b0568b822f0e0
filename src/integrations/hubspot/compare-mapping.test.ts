import { expect, test } from 'vitest';
import { compareMapping } from './compare-mapping.ts';
import { fieldNames } from './field-names.ts';
import { readFormDefinition } from './form-definition.ts';

const names = fieldNames().contact;
const fields = ['firstname', 'lastname', 'email', 'message', 'company'].map((name) => ({
  name,
  isRequired: name !== 'company',
}));
const nothing = { notOnForm: [], neverSent: [], optionalHere: [], hasCaptcha: false };

test('a form that fits has no gaps, whatever else it offers', () => {
  const extra = { name: 'phone', isRequired: false };
  const definition = { fields: [...fields, extra], hasCaptcha: false };
  expect(compareMapping('contact', names, definition)).toBeUndefined();
  const explicit = { ...names, email: '0-1/email' };
  expect(compareMapping('contact', explicit, definition)).toBeUndefined();
});

test('a name that the form lacks is a gap', () => {
  const definition = { fields: fields.filter(({ name }) => name !== 'message'), hasCaptcha: false };
  expect(compareMapping('contact', names, definition)).toEqual({
    ...nothing,
    notOnForm: ['message'],
  });
});

test('a required field that we never send is a gap', () => {
  const definition = {
    fields: [...fields, { name: '0-2/name', isRequired: true }],
    hasCaptcha: false,
  };
  expect(compareMapping('contact', names, definition)).toEqual({
    ...nothing,
    neverSent: ['0-2/name'],
  });
  const mapped = { ...names, company: '0-2/name' };
  expect(compareMapping('contact', mapped, definition)?.neverSent).toEqual([]);
});

test('a value that is not sent is no name the form could lack', () => {
  const definition = { fields: fields.filter(({ name }) => name !== 'company'), hasCaptcha: false };
  expect(compareMapping('contact', { ...names, company: '' }, definition)).toBeUndefined();
});

test('what visitors may leave out must not be required', () => {
  const definition = {
    fields: fields.map((each) => ({ ...each, isRequired: true })),
    hasCaptcha: false,
  };
  expect(compareMapping('contact', names, definition)).toEqual({
    ...nothing,
    optionalHere: ['company'],
  });
});

test('a CAPTCHA is a gap of its own', () => {
  expect(compareMapping('contact', names, { fields, hasCaptcha: true })).toEqual({
    ...nothing,
    hasCaptcha: true,
  });
});

test('a definition is read with the fields that depend on others', () => {
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
  expect(readFormDefinition(text)).toEqual({
    fields: [
      { name: 'email', isRequired: true },
      { name: '0-2/name', isRequired: false },
      { name: 'city', isRequired: false },
    ],
    hasCaptcha: true,
  });
});

test.each(['', '{}', 'null', '{"fieldGroups":[{"fields":[{}]}]}'])(
  '%j is no definition',
  (text) => {
    expect(readFormDefinition(text)).toBeUndefined();
  },
);
