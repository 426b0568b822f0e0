import { expect, test } from 'vitest';
import { readConfig } from '#src/platform/config/config.server.ts';
import { createHubspotReader } from '#src/integrations/hubspot/check-mapping.server.ts';
import { readHubspotSettings } from '#src/integrations/hubspot/hubspot-settings.server.ts';
import { fieldName, parseGroup } from './parse-settings.server.ts';

const crmFields = createHubspotReader(readHubspotSettings(readConfig({}))).fields();

const parse = (base: Record<string, [number, string]>, fields: Record<string, string>) =>
  parseGroup({ base: JSON.stringify(base), ...fields }, crmFields)?.changes;

test('saves only what a person changed, with the version that the form showed', () => {
  const base = { ALERT_EMAIL: [2, 'a@x.example'], NOTIFY_EMAIL: [3, 'b@x.example'] } as const;
  const typed = { intent: 'email', ALERT_EMAIL: 'c@x.example', NOTIFY_EMAIL: 'b@x.example' };
  expect(parse({ ...base } as never, typed)).toEqual({
    ALERT_EMAIL: { version: 2, text: 'c@x.example' },
  });
  expect(parse({ ...base } as never, { ...typed, ALERT_EMAIL: '' })).toEqual({
    ALERT_EMAIL: { version: 2, text: null },
  });
});

test('an empty secret stays, one that is typed replaces it, and a box removes it', () => {
  const base = { SMTP_URL: [1, ''] as [number, string] };
  const post = (fields: Record<string, string>) => parse(base, { intent: 'email', ...fields });
  expect(post({ SMTP_URL: '' })).toEqual({});
  expect(post({ SMTP_URL: 'smtps://mail.example' })).toEqual({
    SMTP_URL: { version: 1, text: 'smtps://mail.example' },
  });
  expect(post({ SMTP_URL: '', 'remove.SMTP_URL': 'on' })).toEqual({
    SMTP_URL: { version: 1, text: null },
  });
});

test('the built-in consent text is the default, and not a text of ours', () => {
  const base = { CONSENT_LEADS: [1, 'Ours.'] as [number, string] };
  const fields = {
    intent: 'consent',
    CONSENT_LEADS: 'Built in.',
    'standard.CONSENT_LEADS': 'Built in.',
  };
  expect(parse(base, fields)).toEqual({ CONSENT_LEADS: { version: 1, text: null } });
  expect(parse({ CONSENT_LEADS: [0, ''] }, fields)).toEqual({});
});

test('the table of field names becomes what differs from the standard names', () => {
  const shown = { HUBSPOT_FIELD_NAMES: [1, '{"contact":{"message":"note"}}'] as [number, string] };
  const name = fieldName('contact', 'message');
  expect(parse(shown, { intent: 'crm', [name]: 'note' })).toEqual({});
  expect(parse(shown, { intent: 'crm', [name]: 'message' })).toEqual({
    HUBSPOT_FIELD_NAMES: { version: 1, text: null },
  });
  expect(
    parse(shown, { intent: 'crm', [name]: 'note', [fieldName('newsletter', 'email')]: '' }),
  ).toEqual({
    HUBSPOT_FIELD_NAMES: {
      version: 1,
      text: '{"contact":{"message":"note"},"newsletter":{"email":""}}',
    },
  });
  // Locked by the environment, so that the form has no table.
  expect(parse(shown, { intent: 'crm' })).toEqual({});
});

test('a form that none of our pages submits is none', () => {
  expect(parse({}, { intent: 'everything' })).toBeUndefined();
  expect(parseGroup({ intent: 'crm', base: '[]' }, crmFields)).toBeUndefined();
});
