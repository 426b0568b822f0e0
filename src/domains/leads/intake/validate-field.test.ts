import { expect, test } from 'vitest';
import { validateForm } from './validate-field.ts';
import {
  LEAD_CONSENT_TEXT,
  LEAD_CONSENT_VERSION,
  LEAD_CONSENTS,
  LEAD_FORM_FIELDS,
  REPORT_CONSENT_TEXT,
  REPORT_CONSENT_VERSION,
  SURVEY_OPTIONS,
} from '#src/domains/leads/lead-forms.ts';
import { parseLead } from './parse-lead.server.ts';

test('the browser and the server return the same errors for an empty form', () => {
  for (const form of ['executive-cheatsheet', 'quick-wins', 'contact', 'vistage-survey'] as const) {
    expect(parseLead(form, {})).toEqual({ ok: false, errors: validateForm(form, {}) });
  }
});

test('accepts a complete form with surrounding spaces', () => {
  const values = { firstName: ' Ana ', email: ' ana@mail.example.co.uk ' };
  expect(validateForm('quick-wins', values)).toEqual([]);
});

test.each(['ana', '@', 'ana@', 'ana@example', 'a b@example.com', 'ana@example..com', 'a@b@c.com'])(
  'rejects the address %j',
  (email) => {
    expect(validateForm('quick-wins', { firstName: 'Ana', email })).toEqual([
      { field: 'email', message: 'Please enter a valid email address' },
    ]);
  },
);

test('accepts a message of ten characters, with paragraphs and tabs', () => {
  const person = { firstName: 'Ana', lastName: 'Lee', email: 'ana@example.com' };
  expect(validateForm('contact', { ...person, message: 'One\tline.\r\n\r\nAnother.' })).toEqual([]);
  expect(validateForm('contact', { ...person, message: '0123456789' })).toEqual([]);
});

test('the options of the survey are unique and within the maximum length', () => {
  for (const { name, options, longest } of LEAD_FORM_FIELDS['vistage-survey']) {
    if (!options) continue;
    expect(options).toBe(SURVEY_OPTIONS[name as keyof typeof SURVEY_OPTIONS]);
    expect(new Set(options).size).toBe(options.length);
    for (const option of options) expect(option.length).toBeLessThanOrEqual(longest);
  }
  expect(SURVEY_OPTIONS.ai_automation_goal.length).toBeGreaterThanOrEqual(6);
});

test('the current consent versions are among the stored consents', () => {
  expect(LEAD_CONSENTS.get(LEAD_CONSENT_VERSION)).toBe(LEAD_CONSENT_TEXT);
  expect(LEAD_CONSENTS.get(REPORT_CONSENT_VERSION)).toBe(REPORT_CONSENT_TEXT);
  for (const text of LEAD_CONSENTS.values()) expect(text).toMatch(/\.$/);
});

test('the consent of the report covers the call that its thank-you announces', () => {
  expect(REPORT_CONSENT_TEXT).toContain('contact you about a strategy session');
  expect(LEAD_CONSENT_TEXT).not.toContain('strategy session');
});
