import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createFormTokens } from '#src/domains/leads/intake/form-token.server.ts';
import { type Leads, createLeads } from '#src/domains/leads/leads.server.ts';
import { SURVEY_OPTIONS } from '#src/domains/leads/lead-forms.ts';
import { systemClock } from '#src/platform/clock/clock.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { submissionsPerIp } from '#src/wiring/submissions-per-ip.server.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import type { Submission } from '#src/domains/leads/intake/submission.ts';

/** Which leads from one network count as a group, as retries, or as spam. */

let fixture: TestDatabase;
let leads: Leads;
let isAway: boolean;
beforeAll(async () => {
  fixture = await createTestDatabase();
});
beforeEach(() => {
  isAway = false;
  leads = createLeads({
    db: fixture.database.db,
    queue: {
      async send() {
        if (isAway) throw new Error('the database is away');
        return null;
      },
    },
    crm: { isConfigured: () => true },
    tokens: createFormTokens('a secret of more than thirty-two characters', systemClock),
    ipCounter: submissionsPerIp(() => 1),
    clock: systemClock,
    log: silentLogger,
  });
});
afterAll(() => fixture.drop());

let nth = 0;
const someone = () => ({ email: `ann@company${(nth += 1)}.test` });

const SURVEY = {
  ...Object.fromEntries(Object.entries(SURVEY_OPTIONS).map(([name, [first]]) => [name, first])),
  ai_nps: '9',
};

/** The state of the lead, or the errors of the form. */
async function submit(
  form: Submission['form'] = 'quick-wins',
  { email } = someone(),
): Promise<string> {
  const names = { firstName: 'Ann', lastName: 'Lee', company: 'Lee Mill', jobTitle: 'Owner' };
  const result = await leads.submit({
    form,
    fields: { ...names, ...(form === 'vistage-survey' && SURVEY), email },
    pageUri: 'https://cadron.example/playbooks',
    pageName: 'Playbooks',
    address: '192.0.2.1',
  });
  if (!result.ok) return JSON.stringify(result.errors);
  return (await leads.find(result.id))!.state;
}

test('twelve survey responses from one network do not quarantine its other leads', async () => {
  for (let member = 0; member < 12; member += 1)
    expect(await submit('vistage-survey')).toBe('waiting');
  expect(await submit('executive-cheatsheet')).toBe('waiting');
});

test('six attempts during an outage are not a sign of spam', async () => {
  const visitor = someone();
  isAway = true;
  for (let press = 0; press < 6; press += 1)
    await expect(submit('quick-wins', visitor)).rejects.toThrow('could not be stored');
  isAway = false;
  expect(await submit('quick-wins', visitor)).toBe('waiting');
});

test('repeated submissions are one lead', async () => {
  const visitor = someone();
  for (let press = 0; press < 6; press += 1) await submit('quick-wins', visitor);
  expect(await submit()).toBe('waiting');
});

test('delivers the sixth lead of a form from one network, with a note', async () => {
  for (let lead = 0; lead < 5; lead += 1) expect(await submit()).toBe('waiting');
  expect(await submit()).toBe('waiting');
  const { leads: stored } = await leads.list({ form: 'quick-wins' }, 1);
  const found = await Promise.all(stored.map(({ id }) => leads.find(id)));
  expect(found.flatMap((lead) => lead!.suspicions)).toEqual([
    'More than 5 submissions from one network in 10 minutes',
  ]);
});
