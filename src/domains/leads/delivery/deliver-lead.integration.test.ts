import { expect, test, vi } from 'vitest';
import { START } from '#tests/builders/new-lead.ts';
import { ACCEPTED, FAILED, openLeadDelivery } from '#tests/support/lead-delivery.ts';

const { query, store, view, jobs, outcomes, createWorld } = openLeadDelivery();

test('an accepted lead is delivered, once, with its attempt written down', async () => {
  const { deliver, asked } = createWorld(() => ACCEPTED);
  const leadId = await store({ hutk: 'a'.repeat(32), consentText: 'I agree.' });
  await deliver({ leadId });
  await deliver({ leadId });
  expect(asked).toEqual([
    {
      form: 'contact',
      fields: { firstName: 'Ann', email: 'ann@example.com' },
      pageUri: 'https://cadron.example/contact',
      pageName: 'Contact',
      hutk: 'a'.repeat(32),
      consent: { text: 'I agree.' },
      submittedAt: START,
    },
  ]);
  expect(await view(leadId)).toMatchObject({ state: 'delivered', attempts: 1, deliveredAt: START });
  expect(await outcomes(leadId)).toEqual(['accepted']);
});

test('a failure comes back after its pause, and the lead arrives in the end', async () => {
  const world = createWorld((_, call) => (call < 3 ? FAILED : ACCEPTED));
  const leadId = await store();
  await query('delete from pgboss.job');
  await world.deliver({ leadId });
  const [job] = await jobs();
  expect(job.data).toEqual({ leadId });
  expect(await view(leadId)).toMatchObject({
    state: 'retrying',
    nextAttemptAt: new Date(START.getTime() + 5_000),
  });
  world.pass(5_000);
  await world.deliver({ leadId });
  world.pass(15_000);
  await world.deliver({ leadId });
  expect(await view(leadId)).toMatchObject({ state: 'delivered', attempts: 3 });
  expect(await outcomes(leadId)).toEqual(['failed', 'failed', 'accepted']);
});

test('a refusal is final and keeps the words of the CRM; a person may send it again', async () => {
  const message = "Error in 'fields.email'. Required field 'email' is missing";
  const { deliver, asked } = createWorld(() => ({
    outcome: 'refused',
    status: 400,
    message,
    errorTypes: ['REQUIRED_FIELD'],
  }));
  const leadId = await store();
  await query('delete from pgboss.job');
  await deliver({ leadId });
  await deliver({ leadId });
  expect(asked).toHaveLength(1);
  expect(await jobs()).toEqual([]);
  expect(await view(leadId)).toMatchObject({
    state: 'refused',
    timeline: [{ outcome: 'refused', status: 400, message }],
  });
});

test.each([401, 403, 404])(
  'a %i means that our settings are wrong: the lead waits',
  async (status) => {
    const { deliver } = createWorld(() => ({
      outcome: 'refused',
      status,
      message: 'no such form',
      errorTypes: [],
    }));
    const leadId = await store();
    await deliver({ leadId });
    expect((await view(leadId)).state).toBe('retrying');
  },
);

test('a bad cookie costs a second call without it, and nothing else', async () => {
  const { deliver, asked } = createWorld(({ hutk }) =>
    hutk
      ? { outcome: 'refused', status: 400, message: 'no', errorTypes: ['INVALID_HUTK'] }
      : ACCEPTED,
  );
  const leadId = await store({ hutk: 'b'.repeat(32) });
  await deliver({ leadId });
  expect(asked.map(({ hutk }) => hutk)).toEqual(['b'.repeat(32), undefined]);
  expect(await view(leadId)).toMatchObject({ state: 'delivered', attempts: 2 });
  expect(await outcomes(leadId)).toEqual(['refused', 'accepted']);
});

test('an attempt that a dead worker left open is closed as unknown, and the lead sent again', async () => {
  const { deliver, asked } = createWorld((_, call) =>
    call === 1 ? new Promise<never>(() => undefined) : ACCEPTED,
  );
  const leadId = await store();
  void deliver({ leadId }); // the worker dies here
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  await deliver({ leadId });
  expect(asked).toHaveLength(1); // still the first worker's
  await query(`update leads set claimed_until = clock_timestamp() - interval '1 second'`);
  await deliver({ leadId });
  expect(await outcomes(leadId)).toEqual(['unknown', 'accepted']);
  expect(await view(leadId)).toMatchObject({ state: 'delivered', attempts: 2 });
});

test('a lead of six weeks ago is tried again like one of today', async () => {
  const { deliver } = createWorld(() => FAILED);
  const createdAt = new Date(START.getTime() - 42 * 86_400_000);
  const leadId = await store({ createdAt, state: 'not-configured' });
  await deliver({ leadId });
  expect(await view(leadId)).toMatchObject({
    state: 'retrying',
    nextAttemptAt: new Date(START.getTime() + 5_000),
  });
});
