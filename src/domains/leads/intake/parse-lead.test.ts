import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '#tests/support/arbitraries.ts';
import { LEAD_FORMS } from '#src/domains/leads/lead.ts';
import { LEAD_FORM_FIELDS, SURVEY_OPTIONS } from '#src/domains/leads/lead-forms.ts';
import { parseLead } from './parse-lead.server.ts';

const PERSON = { firstName: 'Ana', lastName: 'Lee', email: 'ana@example.com' };
const CHEATSHEET = { ...PERSON, company: 'Lee Roofing' };
const CONTACT = { ...PERSON, message: 'Our pipeline report is wrong every Monday.' };
const SURVEY = {
  ...CHEATSHEET,
  ...Object.fromEntries(Object.entries(SURVEY_OPTIONS).map(([name, [first]]) => [name, first])),
  ai_nps: '10',
};

const errorsOf = (form: Parameters<typeof parseLead>[0], values: Record<string, unknown>) => {
  const parsed = parseLead(form, values);
  return parsed.ok
    ? {}
    : Object.fromEntries(parsed.errors.map((each) => [each.field, each.message]));
};

test.each([
  ['executive-cheatsheet', CHEATSHEET],
  ['quick-wins', { firstName: 'Ana', email: 'ana@example.com' }],
  ['contact', CONTACT],
  ['vistage-survey', SURVEY],
  ['newsletter', { email: 'ana@example.com' }],
  [
    'ai-quotient',
    { ...CHEATSHEET, acceptTerms: 'true', 'pillar:Data Spine Health:score': '12', note: '' },
  ],
] as const)('accepts a complete %s unchanged', (form, values) => {
  expect(parseLead(form, values)).toEqual({ ok: true, fields: values, email: 'ana@example.com' });
});

test('trims values, normalizes line breaks and the address, and drops empty and unknown fields', () => {
  const parsed = parseLead('contact', {
    firstName: '  Ana\t',
    lastName: 'Lee',
    email: ' Ana@EXAMPLE.com ',
    company: '   ',
    message: 'One line,\r\nand another.\r\n',
    isAdmin: 'true',
  });
  expect(parsed).toEqual({
    ok: true,
    email: 'Ana@example.com',
    fields: {
      firstName: 'Ana',
      lastName: 'Lee',
      email: 'Ana@example.com',
      message: 'One line,\nand another.',
    },
  });
});

test('returns one error per missing required field, in the order of the form', () => {
  expect(parseLead('executive-cheatsheet', {})).toEqual({
    ok: false,
    errors: [
      { field: 'firstName', message: 'First name is required' },
      { field: 'lastName', message: 'Last name is required' },
      { field: 'email', message: 'Email is required' },
      { field: 'company', message: 'Company is required' },
    ],
  });
});

test('requires every field of the survey except the reason', () => {
  const { email: _, ...required } = errorsOf('vistage-survey', {});
  expect(Object.keys(required)).toEqual(
    LEAD_FORM_FIELDS['vistage-survey']
      .map(({ name }) => name)
      .filter((name) => name !== 'email' && name !== 'ai_nps_reason'),
  );
});

describe('returns one error for one invalid field', () => {
  test.each([
    ['executive-cheatsheet', 'firstName', 201, 'Please use at most 200 characters'],
    ['executive-cheatsheet', 'company', 10_000, 'Please use at most 200 characters'],
    ['executive-cheatsheet', 'jobTitle', 201, 'Please use at most 200 characters'],
    ['contact', 'message', 5_001, 'Please use at most 5,000 characters'],
    ['vistage-survey', 'ai_nps_reason', 2_001, 'Please use at most 2,000 characters'],
    ['ai-quotient', 'company', 60_001, 'Please use at most 60,000 characters'],
  ] as const)('%s: %s of %i letters', (form, field, length, message) => {
    const complete = { contact: CONTACT, 'vistage-survey': SURVEY }[form as string] ?? CHEATSHEET;
    const tooLong = { ...complete, [field]: 'a'.repeat(length) };
    expect(errorsOf(form, tooLong)).toEqual({ [field]: message });
  });

  test.each([
    ['executive-cheatsheet', 'firstName', '', 'First name is required'],
    ['executive-cheatsheet', 'firstName', ' \u200b\u00a0', 'First name is required'],
    ['executive-cheatsheet', 'firstName', null, 'First name is required'],
    ['executive-cheatsheet', 'firstName', 7, 'This must be text'],
    ['executive-cheatsheet', 'lastName', ['Lee', 'Eve'], 'This must be text'],
    ['executive-cheatsheet', 'email', { toString: 'ana@example.com' }, 'This must be text'],
    ['executive-cheatsheet', 'jobTitle', false, 'This must be text'],
    ['executive-cheatsheet', 'email', 'ana', 'Please enter a valid email address'],
    ['executive-cheatsheet', 'email', 'ana@example', 'Please enter a valid email address'],
    ['executive-cheatsheet', 'email', 'anä@example.com', 'Please enter a valid email address'],
    ['executive-cheatsheet', 'email', 'ana@example.com\r\n', 'Please enter a valid email address'],
    ['contact', 'message', 'Call me', 'Please write at least 10 characters'],
    ['vistage-survey', 'ai_nps', '11', 'Please choose a number from 0 to 10'],
    ['vistage-survey', 'ai_nps', '-1', 'Please choose a number from 0 to 10'],
    ['vistage-survey', 'ai_nps', '7.5', 'Please choose a number from 0 to 10'],
    ['vistage-survey', 'ai_nps', '٣', 'Please choose a number from 0 to 10'],
    ['vistage-survey', 'ai_nps', '', 'Please choose a number from 0 to 10'],
    ['vistage-survey', 'ai_nps', 7, 'This must be text'],
    ['vistage-survey', 'ai_barrier', '', 'Please choose an answer'],
    ['vistage-survey', 'ai_barrier', 'Select one', 'Please choose one of the answers'],
    ['newsletter', 'email', '', 'Email is required'],
    ['ai-quotient', 'email', 'ana', 'Please enter a valid email address'],
    ['ai-quotient', 'company', 7, 'This must be text'],
  ] as const)('%s: %s = %j', (form, field, value, message) => {
    const complete = { contact: CONTACT, 'vistage-survey': SURVEY }[form as string] ?? CHEATSHEET;
    expect(errorsOf(form, { ...complete, [field]: value })).toEqual({ [field]: message });
  });

  test.each([
    ['executive-cheatsheet', 'firstName', 'Ana\r\nBcc: eve@example.com'],
    ['executive-cheatsheet', 'firstName', 'Ana\u2028Lee'],
    ['executive-cheatsheet', 'lastName', 'Le\0e'],
    ['executive-cheatsheet', 'jobTitle', '\0'],
    ['executive-cheatsheet', 'company', '\x1b[31mRed'],
    ['executive-cheatsheet', 'company', 'half \ud83d'],
    ['contact', 'message', 'ten or more \0 characters'],
    ['contact', 'message', 'ten or more \udc00 characters'],
    ['ai-quotient', 'company', 'Lee\0'],
  ] as const)('%s: %s = %j contains a character that cannot be stored', (form, field, value) => {
    const complete = form === 'contact' ? CONTACT : CHEATSHEET;
    expect(errorsOf(form, { ...complete, [field]: value })).toEqual({
      [field]: expect.stringMatching(/contains a character we cannot store/),
    });
  });
});

test('ignores inherited values and prototype keys', () => {
  const inherited: Record<string, unknown> = Object.create(CHEATSHEET);
  expect(Object.keys(errorsOf('executive-cheatsheet', inherited))).toHaveLength(4);
  const polluting = JSON.parse(
    `{"__proto__": ${JSON.stringify(CHEATSHEET)}, "constructor": {"email": "eve@example.com"}}`,
  ) as Record<string, unknown>;
  expect(Object.keys(errorsOf('executive-cheatsheet', polluting))).toHaveLength(4);

  const assessed = parseLead('ai-quotient', { ...polluting, email: 'ana@example.com' });
  expect(assessed).toMatchObject({ ok: true, fields: { email: 'ana@example.com' } });
  expect('firstName' in {}).toBe(false);
});

test('rejects more than 100 fields', () => {
  const many = Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`q${index}`, '1']));
  expect(errorsOf('ai-quotient', { ...many, email: 'ana@example.com' })).toEqual({
    '': 'Too many fields',
  });
});

const names = [
  ...new Set(
    Object.values(LEAD_FORM_FIELDS)
      .flat()
      .map(({ name }) => name),
  ),
];
const hostileText = fc.oneof(
  anyText,
  fc.constantFrom(
    '\0',
    '\ud800',
    'a\r\nBcc: b@example.com',
    'a'.repeat(10_000),
    '\u202e',
    '={1+1}',
  ),
  fc.constantFrom(...Object.values(SURVEY_OPTIONS).flat(), 'ana@example.com', '10'),
);
const hostileBody = fc.dictionary(
  fc.oneof(fc.constantFrom(...names), fc.constantFrom('__proto__', 'constructor', 'toString')),
  fc.oneof({ weight: 4, arbitrary: hostileText }, { weight: 1, arbitrary: fc.anything() }),
);

test.each([
  ['a non-string with a length', { length: {} }],
  ['text that is too long and contains a character that cannot be stored', '\0'.repeat(60_001)],
])('returns one error for %s', (_, value) => {
  const parsed = parseLead('ai-quotient', { email: 'ana@example.com', company: value });
  expect(parsed.ok ? [] : parsed.errors.map(({ field }) => field)).toEqual(['company']);
});

test('returns storable fields or one error per invalid field, for any input', () => {
  const complete = { ...SURVEY, ...CONTACT };
  fc.assert(
    fc.property(
      fc.constantFrom(...LEAD_FORMS),
      hostileBody,
      fc.boolean(),
      (form, body, isFilled) => {
        const parsed = parseLead(form, isFilled ? { ...complete, ...body } : body);
        if (!parsed.ok) {
          expect(parsed.errors.length).toBeGreaterThan(0);
          for (const { message } of parsed.errors) expect(message).toMatch(/^[A-Z].{8,}/);
          expect(new Set(parsed.errors.map(({ field }) => field)).size).toBe(parsed.errors.length);
          return;
        }
        expect(parsed.email).toMatch(/^[\x21-\x7e]+@[\x21-\x7e]+$/);
        expect(parsed.fields['email']).toBe(parsed.email);
        expect(JSON.parse(JSON.stringify(parsed.fields))).toEqual(parsed.fields);
        for (const value of Object.values(parsed.fields)) expect(value).not.toMatch(/[\0\p{Cs}]/u);
        const { message: _, ai_nps_reason: __, ...lines } = parsed.fields;
        if (form === 'ai-quotient') return;
        for (const value of Object.values(lines)) {
          expect(value).toBe(value.trim());
          expect(value).not.toMatch(/\p{Cc}/u);
          expect(value.length).toBeLessThanOrEqual(254);
        }
      },
    ),
    { numRuns: 1_000 },
  );
});
