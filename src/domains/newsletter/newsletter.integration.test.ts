import fc from 'fast-check';
import pino from 'pino';
import { expect, test } from 'vitest';
import type { JobQueue } from '#src/platform/jobs/job-queue.server.ts';
import { createNewsletter } from './newsletter.server.ts';
import { DAY, MINUTE, openNewsletter } from '#tests/support/test-newsletter.ts';

const { query, jobs, takeJobs, createWorld } = openNewsletter();

test('stores a subscription with its consent and confirms it with the emailed token', async () => {
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

test('stores the emailed token neither in the database nor in the job', async () => {
  const { subscribe, mailLinks } = createWorld();
  await subscribe();
  const { confirm } = await mailLinks();
  const stored = await query('select row_to_json(s) from newsletter_subscribers s');
  const queued = await query('select row_to_json(j) from pgboss.job j');
  expect(confirm).toHaveLength(43);
  expect(JSON.stringify([stored, queued])).not.toContain(confirm);
  expect(JSON.stringify(queued)).not.toMatch(/example\.com/i);
});

test('stores neither row nor job when the transaction fails after queueing', async () => {
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

test('removes the submitted values from database errors', async () => {
  const { subscribe } = createWorld();
  await query('alter table newsletter_subscribers add constraint fails check (false)');
  const error: unknown = await subscribe().catch((reason) => reason);
  await query('alter table newsletter_subscribers drop constraint fails');
  expect(error).toBeInstanceOf(Error);
  expect(JSON.stringify(pino.stdSerializers.err(error as Error))).not.toMatch(/ana@/i);
});

test('concurrent requests for one address in any case create one row and one email', async () => {
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

test('a repeated request sends a new link after ten minutes and invalidates the old one', async () => {
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

test('returns the same result for a confirmed address and sends no email', async () => {
  const { newsletter, subscribe, mailLinks, wait } = createWorld();
  await subscribe();
  await newsletter.confirm((await mailLinks()).confirm);
  wait(DAY);
  expect(await subscribe()).toEqual({ ok: true });
  expect(await jobs()).toEqual([]);
});

test('a link expires after 48 hours and its email is no longer sent', async () => {
  const { newsletter, subscribe, mailLinks, mails, wait } = createWorld();
  await subscribe();
  const { confirm } = await mailLinks();
  wait(2 * DAY);
  expect(await newsletter.confirmationOf(confirm)).toBe('expired');
  expect(await newsletter.confirm(confirm)).toBe('expired');
  await mailLinks();
  expect(mails).toHaveLength(1);
});

test('unsubscribing is idempotent and invalidates the confirmation link', async () => {
  const { newsletter, subscribe, mailLinks } = createWorld();
  await subscribe();
  const { confirm, unsubscribe } = await mailLinks();
  expect(await newsletter.unsubscribe(unsubscribe)).toBe('unsubscribed');
  expect(await newsletter.unsubscribe(unsubscribe)).toBe('unsubscribed');
  expect(await newsletter.confirm(confirm)).toBe('unknown');
  expect(await newsletter.counts()).toEqual({ pending: 0, confirmed: 0, unsubscribed: 1 });
});

test('calls onUnsubscribed once, and rolls back when it fails', async () => {
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

test('a former subscriber can subscribe again and keeps the unsubscribe link', async () => {
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

test('returns unknown for any other text as a token', async () => {
  const { newsletter } = createWorld();
  for (const token of ['', '\0', "' or 1=1 --", 'a'.repeat(43), 'a'.repeat(10_000)]) {
    expect(await newsletter.confirmationOf(token)).toBe('unknown');
    expect(await newsletter.confirm(token)).toBe('unknown');
    expect(await newsletter.unsubscribe(token)).toBe('unknown');
  }
});

test('does not store a consent version that was never shown', async () => {
  const { newsletter } = createWorld();
  await newsletter.subscribe({
    email: 'ana@example.com',
    source: 'page',
    consentShown: 'constructor',
  });
  const [row] = await query('select consent_text, consent_version from newsletter_subscribers');
  expect(row).toEqual({ consent_text: null, consent_version: null });
});

test('keeps an attribution when a later one is empty, and passes it to onConfirmed', async () => {
  const { deps, mailLinks } = createWorld();
  const attributions: unknown[] = [];
  const newsletter = createNewsletter({
    ...deps,
    onConfirmed: async (_tx, { attribution }) => void attributions.push(attribution),
  });
  const request = { email: 'ana@example.com', source: 'footer', consentShown: '2026-11' } as const;
  const attribution = { first: { landingPage: '/b2b' } };
  await newsletter.subscribe({ ...request, attribution });
  await newsletter.subscribe({ ...request, attribution: {} });
  await newsletter.confirm((await mailLinks()).confirm);
  expect(attributions).toEqual([attribution]);
});

test('logs no address', async () => {
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
