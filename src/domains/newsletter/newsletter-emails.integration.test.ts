import { expect, test } from 'vitest';
import { EmailRefusedError, type OutgoingEmail } from '#src/platform/emails/outgoing-email.ts';
import { DAY, MINUTE, openNewsletter } from '#tests/support/test-newsletter.ts';
import { eraseSubscriber } from './erase-subscriber.server.ts';
import { KIM } from '#tests/builders/actor.ts';

/** The state of the confirmation email, and sending it again. */

const { query, jobs, takeJobs, createWorld } = openNewsletter();

/** Returns the only subscriber as the admin area lists them. */
async function onlySubscriber({ newsletter }: ReturnType<typeof createWorld>) {
  const { subscribers } = await newsletter.list({}, 1);
  expect(subscribers).toHaveLength(1);
  return subscribers[0]!;
}

test('shows a permanently refused email as failed and sends it again with a new link', async () => {
  let isRefusing = true;
  const sent: OutgoingEmail[] = [];
  const world = createWorld(async (email) => {
    if (isRefusing) throw new EmailRefusedError('The recipient was refused (550).');
    sent.push(email);
  });
  await world.subscribe();
  await world.work();
  expect(await jobs()).toEqual([]);
  const { id, confirmationEmail } = await onlySubscriber(world);
  expect(confirmationEmail).toMatchObject({
    state: 'failed',
    reason: 'The recipient was refused (550).',
  });
  expect(await world.newsletter.emailCounts()).toEqual({
    waiting: 0,
    overdue: 0,
    failed: 1,
    kept: 0,
  });

  isRefusing = false;
  world.wait(3 * DAY);
  expect(await world.newsletter.resendConfirmation(id, KIM)).toBe(true);
  await world.work();
  expect(sent).toMatchObject([{ subject: 'Confirm within 48 hours' }]);
  expect((await onlySubscriber(world)).confirmationEmail).toMatchObject({
    state: 'sent',
    round: 1,
  });
  const token = new URL(sent[0]!.html).searchParams.get('token')!;
  expect(await world.newsletter.confirm(token)).toBe('confirmed');
  expect(await world.newsletter.resendConfirmation(id, KIM)).toBe(false);
  expect(await jobs()).toEqual([]);
});

test('a delayed email states the remaining time and fails after its link expires', async () => {
  let isDown = true;
  const sent: OutgoingEmail[] = [];
  const world = createWorld(async (email) => {
    if (isDown) throw new Error('The mail server could not be reached.');
    sent.push(email);
  });
  await world.subscribe('ana@example.com');
  await world.subscribe('bo@example.com');
  await world.work();
  expect(await world.newsletter.emailCounts()).toMatchObject({ waiting: 2, failed: 0 });
  const [first, second] = await takeJobs();
  isDown = false;
  world.wait(30 * 60 * MINUTE);
  await world.deliver(first!);
  expect(sent).toMatchObject([{ subject: 'Confirm within 18 hours' }]);
  world.wait(DAY);
  await world.deliver(second!);
  expect(sent).toHaveLength(1);
  expect((await world.newsletter.list({ emails: 'failed' }, 1)).subscribers).toMatchObject([
    { confirmationEmail: { reason: 'The link expired before the email could be sent.' } },
  ]);
});

test('withdraws promised emails when a subscriber leaves or is erased', async () => {
  const world = createWorld();
  await world.subscribe();
  const { unsubscribe } = await world.mailLinks();
  world.wait(DAY);
  await world.subscribe();
  expect(await world.newsletter.emailCounts()).toMatchObject({ waiting: 1 });
  await world.newsletter.unsubscribe(unsubscribe);
  expect(await query('select from newsletter_emails')).toEqual([]);
  world.wait(DAY);
  await world.subscribe();
  const { db } = world.deps;
  await db.transaction((tx) => eraseSubscriber(tx, 'ana@example.com'));
  expect(await query('select from newsletter_emails')).toEqual([]);
});

test('filters subscribers by part of the address, status and email state', async () => {
  const { newsletter, subscribe, mailLinks } = createWorld();
  await subscribe('ana_b@example.com');
  await newsletter.confirm((await mailLinks()).confirm);
  await subscribe('anaxb@example.com');
  const found = async (filter: Parameters<typeof newsletter.list>[0]) =>
    (await newsletter.list(filter, 1)).subscribers.map(({ email }) => email);
  expect(await found({})).toHaveLength(2);
  expect(await found({ search: 'A_B@' })).toEqual(['ana_b@example.com']);
  expect(await found({ status: 'pending' })).toEqual(['anaxb@example.com']);
  expect(await found({ emails: 'waiting' })).toEqual(['anaxb@example.com']);
  await query(`update newsletter_emails set due_at = now()`);
  expect(await found({ emails: 'overdue' })).toEqual([]);
  await query(`update newsletter_emails set due_at = now() - interval '61 minutes'`);
  expect(await found({ emails: 'overdue', status: 'pending' })).toEqual(['anaxb@example.com']);
});
