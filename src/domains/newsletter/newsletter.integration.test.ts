import fc from 'fast-check';
import pino from 'pino';
import { expect, test } from 'vitest';
import type { JobQueue } from '#src/platform/jobs/job-queue.server.ts';
import { createNewsletter } from './newsletter.server.ts';
import { DAY, MINUTE, openNewsletter } from '#tests/support/test-newsletter.ts';

const { query, jobs, takeJobs, createWorld } = openNewsletter();

test('a subscription is stored with its consent, and confirmed by the mailed token', async () => {
  const { newsletter, subscribe, mails, mailLinks } = createWorld();
  expect(await subscribe()).toEqual({ ok: true });
  const [row] = await query('select * from newsletter_subscribers');
  expect(row).toMatchObject({ email: 'Ana@example.com', status: 'pending', source: 'footer' });
  expect(row).toMatchObject({
    consent_version: '2026-11',
    consented_at: new Date('2026-11-20T12:00:00.123Z'),
  });
  expect(row.consent_text).toContain('monthly note');

  const { confirm } = await mailLinks();
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({
    to: 'Ana@example.com',
    messageId: `<${row.confirmation_id}@cadron.example>`,
    headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  });
  expect(await newsletter.confirmationOf(confirm)).toBe('waiting');
  expect(await newsletter.counts()).toEqual({ pending: 1, confirmed: 0, unsubscribed: 0 });
  expect(await newsletter.confirm(confirm)).toBe('confirmed');
  expect(await newsletter.confirm(confirm)).toBe('already-confirmed');
  expect(await newsletter.counts()).toEqual({ pending: 0, confirmed: 1, unsubscribed: 0 });
});

test('the mailed token stands neither in the database nor in the job', async () => {
  const { subscribe, mailLinks } = createWorld();
  await subscribe();
  const { confirm } = await mailLinks();
  const stored = await query('select row_to_json(s) from newsletter_subscribers s');
  const queued = await query('select row_to_json(j) from pgboss.job j');
  expect(confirm).toHaveLength(43);
  expect(JSON.stringify([stored, queued])).not.toContain(confirm);
  expect(JSON.stringify(queued)).not.toMatch(/example\.com/i);
});

test('when the transaction fails after the job was queued, there is neither row nor job', async () => {
  const { deps } = createWorld();
  const send: JobQueue['send'] = async (...args) => {
    await deps.queue.send(...args);
    throw new Error('the power went out');
  };
  const newsletter = createNewsletter({ ...deps, queue: { send } });
  const request = { email: 'ana@example.com', source: 'footer', consentShown: '' } as const;
  await expect(newsletter.subscribe(request)).rejects.toThrow('could not be stored');
  expect(await query('select 1 from newsletter_subscribers')).toEqual([]);
  expect(await jobs()).toEqual([]);
});

test('an error of the database is passed on without what it was asked to store', async () => {
  const { subscribe } = createWorld();
  await query('alter table newsletter_subscribers add constraint fails check (false)');
  const error: unknown = await subscribe().catch((reason) => reason);
  await query('alter table newsletter_subscribers drop constraint fails');
  expect(error).toBeInstanceOf(Error);
  expect(JSON.stringify(pino.stdSerializers.err(error as Error))).not.toMatch(/ana@/i);
});

test('simultaneous requests for one address in any spelling make one row and one mail', async () => {
  const { subscribe, wait } = createWorld();
  const spellings = ['ana@example.com', 'ANA@example.com', ' Ana@EXAMPLE.com'];
  const requests = Array.from({ length: 12 }, (_, index) => subscribe(spellings[index % 3]));
  expect(await Promise.all(requests)).toEqual(requests.map(() => ({ ok: true })));
  expect(await query('select 1 from newsletter_subscribers')).toHaveLength(1);
  expect(await jobs()).toHaveLength(1);
  wait(10 * MINUTE);
  await takeJobs();
  await Promise.all(Array.from({ length: 12 }, () => subscribe()));
  expect(await jobs()).toHaveLength(1);
});

test('a repeated request mails again after ten minutes, and the older link no longer works', async () => {
  const { newsletter, subscribe, mailLinks, mails, wait } = createWorld();
  await subscribe();
  const first = await mailLinks();
  wait(9 * MINUTE);
  await subscribe();
  expect(await jobs()).toEqual([]);
  wait(MINUTE);
  expect(await subscribe()).toEqual({ ok: true });
  const second = await mailLinks();
  expect(mails).toHaveLength(2);
  expect(await newsletter.confirmationOf(first.confirm)).toBe('unknown');
  expect(await newsletter.confirm(second.confirm)).toBe('confirmed');
});

test('a confirmed address gets the same answer and no mail', async () => {
  const { newsletter, subscribe, mailLinks, wait } = createWorld();
  await subscribe();
  await newsletter.confirm((await mailLinks()).confirm);
  wait(DAY);
  expect(await subscribe()).toEqual({ ok: true });
  expect(await jobs()).toEqual([]);
});

test('a link expires after 48 hours, and its mail is then not sent any more', async () => {
  const { newsletter, subscribe, mailLinks, mails, wait } = createWorld();
  await subscribe();
  const { confirm } = await mailLinks();
  wait(2 * DAY);
  expect(await newsletter.confirmationOf(confirm)).toBe('expired');
  expect(await newsletter.confirm(confirm)).toBe('expired');
  await mailLinks();
  expect(mails).toHaveLength(1);
});

test('unsubscribing wins over a later confirmation by the old link, and is idempotent', async () => {
  const { newsletter, subscribe, mailLinks } = createWorld();
  await subscribe();
  const { confirm, unsubscribe } = await mailLinks();
  expect(await newsletter.unsubscribe(unsubscribe)).toBe('unsubscribed');
  expect(await newsletter.unsubscribe(unsubscribe)).toBe('unsubscribed');
  expect(await newsletter.confirm(confirm)).toBe('unknown');
  expect(await newsletter.counts()).toEqual({ pending: 0, confirmed: 0, unsubscribed: 1 });
});

test('that somebody leaves is told once, and nobody leaves of whom it could not be told', async () => {
  const { deps, subscribe, mailLinks, newsletter } = createWorld();
  await subscribe();
  const { confirm, unsubscribe } = await mailLinks();
  await newsletter.confirm(confirm);
  const notified: string[] = [];
  let isBroken = true;
  const failing = createNewsletter({
    ...deps,
    async onUnsubscribed(tx, { email }) {
      const [row] = (await tx.execute('select status from newsletter_subscribers')).rows;
      notified.push(`${email} ${String(row!['status'])}`);
      if (isBroken) throw new Error('the power went out');
    },
  });
  await expect(failing.unsubscribe(unsubscribe)).rejects.toThrow('power');
  expect(await newsletter.counts()).toMatchObject({ confirmed: 1, unsubscribed: 0 });
  isBroken = false;
  await failing.unsubscribe(unsubscribe);
  await failing.unsubscribe(unsubscribe);
  expect(notified).toEqual(['Ana@example.com unsubscribed', 'Ana@example.com unsubscribed']);
  expect(await newsletter.counts()).toMatchObject({ confirmed: 0, unsubscribed: 1 });
});

test('who left may come back with a new confirmation; the unsubscribe link stays the same', async () => {
  const { newsletter, subscribe, mailLinks, wait } = createWorld();
  await subscribe();
  const first = await mailLinks();
  await newsletter.confirm(first.confirm);
  await newsletter.unsubscribe(first.unsubscribe);
  wait(DAY);
  await subscribe();
  const second = await mailLinks();
  expect(second.unsubscribe).toBe(first.unsubscribe);
  expect(await newsletter.confirm(second.confirm)).toBe('confirmed');
});

test('any text may be given as a token', async () => {
  const { newsletter } = createWorld();
  for (const token of ['', '\0', "' or 1=1 --", 'a'.repeat(43), 'a'.repeat(10_000)]) {
    expect(await newsletter.confirmationOf(token)).toBe('unknown');
    expect(await newsletter.confirm(token)).toBe('unknown');
    expect(await newsletter.unsubscribe(token)).toBe('unknown');
  }
});

test('a consent that was never shown is not recorded as one', async () => {
  const { newsletter } = createWorld();
  await newsletter.subscribe({
    email: 'ana@example.com',
    source: 'page',
    consentShown: 'constructor',
  });
  const [row] = await query('select consent_text, consent_version from newsletter_subscribers');
  expect(row).toEqual({ consent_text: null, consent_version: null });
});

test('where somebody came from is kept until there is more to tell, and handed on when she confirms', async () => {
  const { deps, mailLinks } = createWorld();
  const notified: unknown[] = [];
  const newsletter = createNewsletter({
    ...deps,
    onConfirmed: async (_tx, { attribution }) => void notified.push(attribution),
  });
  const request = { email: 'ana@example.com', source: 'footer', consentShown: '2026-11' } as const;
  const attribution = { first: { landingPage: '/b2b' } };
  await newsletter.subscribe({ ...request, attribution });
  await newsletter.subscribe({ ...request, attribution: {} });
  await newsletter.confirm((await mailLinks()).confirm);
  expect(notified).toEqual([attribution]);
});

test('no log line contains an address', async () => {
  const emails = fc.array(fc.emailAddress(), { minLength: 1, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(emails, async (addresses) => {
      const { newsletter, subscribe, mailLinks, mails, lines } = createWorld();
      for (const address of [...addresses, ...addresses]) await subscribe(address);
      if ((await jobs()).length > 0) {
        const { confirm, unsubscribe } = await mailLinks().catch(() => ({
          confirm: '',
          unsubscribe: '',
        }));
        await newsletter.confirm(confirm);
        await newsletter.unsubscribe(unsubscribe);
      }
      const log = lines.join('').toLowerCase();
      for (const address of addresses) expect(log).not.toContain(address.toLowerCase());
      for (const mail of mails) expect(log).not.toContain(mail.to.toLowerCase());
    }),
    { numRuns: 25 },
  );
});
