import { expect, test } from 'vitest';
import { plainRefusal } from './plain-refusal.ts';

const refusal = (status: number | null, message: string | null, ...errorTypes: string[]) => ({
  form: 'contact' as const,
  status,
  message,
  errorTypes,
});

test.each([
  [refusal(404, 'Form or portal not found'), 'HUBSPOT_FORM_CONTACT', undefined],
  [refusal(403, null), 'HUBSPOT_PORTAL_ID', undefined],
  [
    refusal(400, "Error in 'fields.nickname'. Unknown", 'FIELD_NOT_IN_FORM_DEFINITION'),
    'HUBSPOT_FIELD_NAMES',
    'nickname',
  ],
  [
    refusal(400, "Error in 'fields.0-2/name'. Required field", 'REQUIRED_FIELD'),
    'HUBSPOT_FIELD_NAMES',
    '0-2/name',
  ],
  [refusal(400, 'x', 'MISSING_PROCESSING_CONSENT_TEXT'), 'HUBSPOT_SEND_CONSENT', undefined],
  [refusal(400, 'x', 'FORM_HAS_RECAPTCHA_ENABLED'), undefined, undefined],
])('%j has its remedy', (said, setting, field) => {
  expect(plainRefusal(said)).toMatchObject({ text: expect.any(String) });
  expect(plainRefusal(said).setting).toBe(setting);
  expect(plainRefusal(said).field).toBe(field);
});

test('repeats the CRM where nothing better is known', () => {
  expect(plainRefusal(refusal(400, 'The domain is blocked.', 'BLOCKED_EMAIL'))).toEqual({
    text: 'The domain is blocked.',
  });
  expect(plainRefusal(refusal(null, null)).text).toBe('HubSpot gave no reason.');
});
