import pino from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '#src/platform/config/config.server.ts';
import { type HubspotStandIn, startHubspotStandIn } from '#tests/fakes/hubspot-stand-in.ts';
import { checkMapping } from './check-mapping.server.ts';
import { hubspotSettings } from './hubspot-settings.server.ts';

let crm: HubspotStandIn;
beforeEach(async () => {
  crm = await startHubspotStandIn();
});
afterEach(() => crm.stop());

/** The log lines of a check. */
async function check(environment: Record<string, string> = {}) {
  const lines: Record<string, unknown>[] = [];
  const log = pino(
    { base: null, timestamp: false },
    { write: (line) => lines.push(JSON.parse(line)) },
  );
  await checkMapping(hubspotSettings(readConfig({ ...crm.environment, ...environment })), log);
  return lines;
}

test('forms that fit are no line', async () => {
  expect(await check()).toEqual([]);
});

test('each form that would refuse leads is a warning with the names', async () => {
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

test('forms that cannot be read are one line of information', async () => {
  expect(await check({ HUBSPOT_ACCESS_TOKEN: 'expired' })).toEqual([
    {
      level: 30,
      unreadable: expect.objectContaining({ contact: 'HTTP 401', newsletter: 'HTTP 401' }),
      msg: 'the field names could not be compared with these forms of the CRM',
    },
  ]);
  crm.faults.notJson = true;
  expect(await check()).toMatchObject([
    { unreadable: { contact: 'the answer is no form definition' } },
  ]);
  await crm.down();
  expect(await check()).toMatchObject([{ unreadable: { contact: 'ECONNREFUSED' } }]);
});

test('only configured forms are looked at, and none without a token', async () => {
  await crm.down();
  expect(await check({ HUBSPOT_ACCESS_TOKEN: '' })).toEqual([]);
  const [line] = await check({ HUBSPOT_FORM_CONTACT: '' });
  expect(line?.['unreadable']).not.toHaveProperty('contact');
});
