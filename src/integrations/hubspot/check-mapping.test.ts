import pino from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '#src/platform/config/config.server.ts';
import { type HubspotStandIn, startHubspotStandIn } from '#tests/fakes/hubspot-stand-in.ts';
import { checkMapping, createHubspotReader } from './check-mapping.server.ts';
import { readHubspotSettings } from './hubspot-settings.server.ts';

let crm: HubspotStandIn;
beforeEach(async () => {
  crm = await startHubspotStandIn();
});
afterEach(() => crm.stop());

/** Runs the check and returns its log lines. */
async function check(environment: Record<string, string> = {}) {
  const lines: Record<string, unknown>[] = [];
  const log = pino(
    { base: null, timestamp: false },
    { write: (line) => lines.push(JSON.parse(line)) },
  );
  await checkMapping(readHubspotSettings(readConfig({ ...crm.environment, ...environment })), log);
  return lines;
}

test('logs nothing for matching forms', async () => {
  expect(await check()).toEqual([]);
});

test('warns about each form that would refuse leads, with the field names', async () => {
  const contact = crm.forms.find(({ form }) => form === 'contact')!;
  contact.fields = contact.fields.filter(({ name }) => name !== 'message');
  contact.fields.push({ name: 'phone', isRequired: true, type: 'text' });
  const overrides = JSON.stringify({ newsletter: { email: 'work_email' } });
  expect(await check({ HUBSPOT_FIELD_NAMES: overrides })).toEqual([
    {
      level: 40,
      form: 'contact',
      notOnForm: ['message'],
      neverSent: ['phone'],
      optionalHere: [],
      hasCaptcha: false,
      msg: 'the CRM would refuse leads of this form',
    },
    expect.objectContaining({
      form: 'newsletter',
      notOnForm: ['work_email'],
      neverSent: ['email'],
    }),
  ]);
});

test('logs unreadable forms in one info line', async () => {
  expect(await check({ HUBSPOT_ACCESS_TOKEN: 'expired' })).toEqual([
    {
      level: 30,
      unreadable: expect.objectContaining({ contact: 'HTTP 401', newsletter: 'HTTP 401' }),
      msg: 'cannot compare the field names with these CRM forms',
    },
  ]);
  crm.faults.notJson = true;
  expect(await check()).toMatchObject([
    { unreadable: { contact: 'the response is not a form definition' } },
  ]);
  await crm.down();
  expect(await check()).toMatchObject([{ unreadable: { contact: 'ECONNREFUSED' } }]);
});

test('checks only configured forms, and none without a token', async () => {
  await crm.down();
  expect(await check({ HUBSPOT_ACCESS_TOKEN: '' })).toEqual([]);
  const [line] = await check({ HUBSPOT_FORM_CONTACT: '' });
  expect(line?.['unreadable']).not.toHaveProperty('contact');
});

test('counts what the CRM holds since a time, over pages, and says nothing without a token', async () => {
  const environment = readConfig(crm.environment);
  const reader = createHubspotReader(readHubspotSettings(environment));
  const body = { fields: [], context: {} } as never;
  for (let at = 1; at <= 120; at += 1)
    crm.submissions.push({ form: 'contact', fields: {}, body, at: at * 1_000 });
  expect(await reader.countSince('contact', new Date(21_000))).toBe(100);
  expect(await reader.countSince('newsletter', new Date(0))).toBe(0);
  const without = createHubspotReader(
    readHubspotSettings({ ...environment, HUBSPOT_ACCESS_TOKEN: undefined }),
  );
  expect(await without.countSince('contact', new Date(0))).toBeUndefined();
  expect(await without.compare()).toBeUndefined();
});
