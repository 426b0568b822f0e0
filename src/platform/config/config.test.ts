import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.server.ts';

test('parses an empty environment with defaults', () => {
  const config = readConfig({ DATABASE_URL: '', PORT: '' });
  expect(config).toMatchObject({ PORT: 3000, SITE_URL: 'http://localhost:3000', WORKER: 'inline' });
  expect(config.DATABASE_URL).toBeUndefined();
});

test('names every invalid variable without its value', () => {
  const read = () => readConfig({ PORT: 'hunter2', SITE_URL: 'ftp://x', SESSION_SECRET: 'short' });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(/PORT: must be a number[^]*SITE_URL: must be[^]*SESSION_SECRET: must have/);
  expect(read).not.toThrow(/hunter2/);
});

test('describes an invalid value on one line without showing it', () => {
  const read = () => readConfig({ SMTP_URL: 'http://user:hunter2hunter2@mail.test' });
  expect(read).toThrow(/SMTP_URL: /);
  expect(read).not.toThrow(/hunter2/);
  expect(read).not.toThrow(/\n[^]*\n[^]*\n/);
});

test('requires SESSION_SECRET with DATABASE_URL', () => {
  const read = () => readConfig({ DATABASE_URL: 'postgres://localhost/cadron' });
  expect(read).toThrow(/SESSION_SECRET: is required with DATABASE_URL/);
});

test('accepts FORM_MIN_AGE_MS only where SITE_URL is this machine', () => {
  const read = (SITE_URL: string) => readConfig({ SITE_URL, FORM_MIN_AGE_MS: '0' });
  expect(readConfig({}).FORM_MIN_AGE_MS).toBeUndefined();
  for (const url of ['', 'http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:80'])
    expect(read(url).FORM_MIN_AGE_MS).toBe(0);
  for (const url of ['https://cadron.example', 'http://localhost.example', 'http://10.0.0.1'])
    expect(() => read(url)).toThrow(/FORM_MIN_AGE_MS: is for tests/);
});

test('makes cookies secure when the site uses https', () => {
  expect(readConfig({ SITE_URL: 'https://cadron.example/' })).toMatchObject({
    SITE_URL: 'https://cadron.example',
    SECURE_COOKIES: true,
  });
});

test("defaults to the vendor's CRM origins", () => {
  expect(readConfig({})).toMatchObject({
    HUBSPOT_FORMS_ORIGIN: 'https://api.hsforms.com',
    HUBSPOT_API_ORIGIN: 'https://api.hubapi.com',
    HUBSPOT_SEND_CONSENT: false,
  });
});

test('parses CRM settings, and removes the slash of origins', () => {
  const settings = {
    HUBSPOT_PORTAL_ID: '48213377',
    HUBSPOT_FORM_CONTACT: '3b8d9c74-25e6-4da0-9c77-8f2e416d3003',
  };
  const names = { contact: { company: '0-2/name', message: '' } };
  expect(
    readConfig({
      ...settings,
      HUBSPOT_FORMS_ORIGIN: 'https://api-eu1.hsforms.com/',
      HUBSPOT_FIELD_NAMES: JSON.stringify(names),
    }),
  ).toMatchObject({
    ...settings,
    HUBSPOT_FORMS_ORIGIN: 'https://api-eu1.hsforms.com',
    HUBSPOT_FIELD_NAMES: names,
  });
});

test.each([
  ['PORT', 'abc', 'must be a number'],
  ['PORT', '70000', '65535'],
  ['SITE_URL', 'ftp://cadron.test', 'must be an http(s) address'],
  ['SITE_URL', 'https://cadron.test/shop', 'must not have a path'],
  ['DATABASE_URL', 'mysql://host/name', 'must start with postgres'],
  ['ADMIN_PASSWORD', 'short', 'must have at least 12 characters'],
  ['WORKER', 'sometimes', 'WORKER: '],
  ['RATE_LIMIT_SCALE', '0', 'RATE_LIMIT_SCALE: '],
  ['HUBSPOT_FORMS_ORIGIN', 'https://api.hsforms.com/submissions', 'must not have a path'],
  ['HUBSPOT_PORTAL_ID', 'eu1-482', 'must be a number'],
  ['HUBSPOT_FORM_CONTACT', 'contact', 'must be a form id'],
  ['HUBSPOT_FIELD_NAMES', '{', 'must be JSON'],
  ['HUBSPOT_FIELD_NAMES', '[]', 'must be an object of forms'],
  ['HUBSPOT_FIELD_NAMES', '{"contact":"message"}', 'must be an object of field names'],
  ['HUBSPOT_FIELD_NAMES', '{"contact":{"message":"Your Message"}}', 'must be an internal name'],
  ['HUBSPOT_ACCESS_TOKEN', 'pat\n', 'must not have spaces'],
  ['INDEXNOW_KEY', 'short', 'must be 8 to 128'],
  ['INDEXNOW_KEY', '../etc/passwd', 'must be 8 to 128'],
  ['INDEXNOW_ORIGIN', 'https://api.indexnow.org/indexnow', 'must not have a path'],
])('%s=%j stops the start', (name, value, message) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
  expect(() => readConfig({ [name]: value })).toThrow(name);
  expect(() => readConfig({ [name]: value })).toThrow(message);
});
