import { expect, test } from 'vitest';
import { validateForm } from './validate-field.ts';
import {
  LEAD_CONSENT_TEXT,
  LEAD_CONSENT_VERSION,
  LEAD_CONSENTS,
  LEAD_FORM_FIELDS,
} from '#src/domains/leads/lead-forms.ts';
import { parseLead } from './parse-lead.server.ts';
import { SURVEY_OPTIONS } from '#src/domains/leads/survey-options.ts';

test('the browser and the server say the same of an empty form', () => {
  for (const form of ['executive-cheatsheet', 'quick-wins', 'contact', 'vistage-survey'] as const) {
    expect(parseLead(form, {})).toEqual({ ok: false, errors: validateForm(form, {}) });
  }
});

test('a complete form has no errors, however it is spaced', () => {
  const values = { firstName: ' Ana ', email: ' ana@mail.example.co.uk ' };
  expect(validateForm('quick-wins', values)).toEqual([]);
});

test.each(['ana', '@', 'ana@', 'ana@example', 'a b@example.com', 'ana@example..com', 'a@b@c.com'])(
  '%j is no address',
  (email) => {
    expect(validateForm('quick-wins', { firstName: 'Ana', email })).toEqual([
      { field: 'email', message: 'Please enter a valid email address' },
    ]);
  },
);

test('a message may be ten characters, have paragraphs and tabs', () => {
  const person = { firstName: 'Ana', lastName: 'Lee', email: 'ana@example.com' };
  expect(validateForm('contact', { ...person, message: 'One\tline.\r\n\r\nAnother.' })).toEqual([]);
  expect(validateForm('contact', { ...person, message: '0123456789' })).toEqual([]);
});

test('the choices of the survey are distinct, and fit their field', () => {
  for (const { name, options, longest } of LEAD_FORM_FIELDS['vistage-survey']) {
    if (!options) continue;
    expect(options).toBe(SURVEY_OPTIONS[name as keyof typeof SURVEY_OPTIONS]);
    expect(new Set(options).size).toBe(options.length);
    for (const option of options) expect(option.length).toBeLessThanOrEqual(longest);
  }
  expect(SURVEY_OPTIONS.ai_automation_goal.length).toBeGreaterThanOrEqual(6);
});

test('the consent that is shown today is one that is kept', () => {
  expect(LEAD_CONSENTS.get(LEAD_CONSENT_VERSION)).toBe(LEAD_CONSENT_TEXT);
  expect(LEAD_CONSENT_TEXT).toMatch(/\.$/);
});
