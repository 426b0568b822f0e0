import { expect, test } from 'vitest';
import type { JobQueue } from '#src/platform/jobs/job-queue.server.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { createFormTokens } from './form-token.server.ts';
import { openLeadQueue } from '#tests/support/lead-queue.ts';
import { START } from '#tests/builders/new-lead.ts';
import type { Submission } from './submission.ts';
import { submitLead } from './submit-lead.server.ts';

/** A lead and its jobs are stored together, exactly once. */

const { db, queue, query } = openLeadQueue();
let now = START;
const clock = () => now;
const tokens = createFormTokens('a secret of the test', clock);

interface Posted extends Pick<Submission, 'token' | 'honeypot'> {
  send?: JobQueue['send'];
  /** defaults to the value of production */
  minAgeMs?: number;
}

function submit({ send = (...args) => queue().send(...args), minAgeMs, ...posted }: Posted = {}) {
  return submitLead(
    {
      db: db(),
      queue: { send },
      crm: { isConfigured: () => true },
      tokens: { ...tokens, minAgeMs: minAgeMs ?? tokens.minAgeMs },
      ipCounter: { count: async () => 0, add: async () => undefined },
      clock,
      log: silentLogger,
    },
    {
      form: 'contact',
      fields: {
        firstName: 'Ann',
        lastName: 'Lee',
        email: 'ann@company.test',
        message: 'Our quotes are late.',
      },
      ...posted,
      pageUri: 'https://cadron.example/contact',
      pageName: 'Contact',
      address: '192.0.2.1',
    },
  );
}

const jobs = () => query('select name from pgboss.job');
const leads = () => query('select id from leads');

test.each([1, 2])(
  'stores neither lead nor jobs when the transaction fails after queueing %i',
  async (last) => {
    let sent = 0;
    const send: JobQueue['send'] = async (...args) => {
      const id = await queue().send(...args);
      sent += 1;
      if (sent === last) throw new Error('the power went out');
      return id;
    };
    await expect(submit({ send })).rejects.toThrow('could not be stored');
    expect(await leads()).toEqual([]);
    expect(await jobs()).toEqual([]);
  },
);

test('queues nothing for a repeated submission, even after its jobs have run', async () => {
  const token = tokens.issue();
  now = new Date(START.getTime() + 20_000);
  const first = await submit({ token });
  expect(await jobs()).toContainEqual({ name: 'deliver-lead' });
  expect((await jobs()).length).toBeGreaterThan(1); // the emails too
  // The queue deduplicates waiting jobs only, not those that have run.
  await query('delete from pgboss.job');
  expect(await submit({ token })).toEqual(first);
  expect(await Promise.all([submit({ token }), submit({ token })])).toEqual([first, first]);
  expect(await jobs()).toEqual([]);
  expect(await leads()).toHaveLength(1);
});

test.each<[string, Posted & { ageMs: number }, 'quarantined' | 'waiting']>([
  ['has a filled honeypot', { honeypot: 'pills', ageMs: 20_000 }, 'quarantined'],
  ['arrives before the minimum age', { ageMs: 1_999 }, 'quarantined'],
  ['arrives at the minimum age', { ageMs: 2_000 }, 'waiting'],
  ['arrives at once, with a minimum age of 0', { ageMs: 0, minAgeMs: 0 }, 'waiting'],
])(
  'acknowledges a submission that %s, and queues it unless quarantined',
  async (_, posted, state) => {
    const { ageMs, ...rest } = posted;
    now = START;
    const token = tokens.issue();
    now = new Date(START.getTime() + ageMs);
    expect(await submit({ ...rest, token })).toMatchObject({ ok: true });
    expect(await query('select state from leads')).toEqual([{ state }]);
    expect((await jobs()).length > 0).toBe(state === 'waiting');
  },
);
