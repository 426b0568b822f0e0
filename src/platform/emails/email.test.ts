import { expect, test } from 'vitest';
import {
  emailBackoff,
  isKept,
  markKept,
  type EmailProgress,
  markFailed,
  MAX_EMAIL_ATTEMPTS,
  postpone,
  markSent,
  markForResend,
} from './email.ts';

const START = new Date('2026-11-22T08:00:00Z');
const HOUR_MS = 3_600_000;
const waiting = (changes: Partial<EmailProgress> = {}): EmailProgress => ({
  state: 'waiting',
  round: 0,
  attempts: 0,
  reason: null,
  dueAt: START,
  nextAttemptAt: START,
  sentAt: null,
  ...changes,
});

test('increases pauses from a minute to two hours', () => {
  const minutes = [1, 2, 3, 4, 5, 6, 7, 8, 100].map((attempts) => emailBackoff(attempts) / 60_000);
  expect(minutes).toEqual([1, 2, 5, 15, 30, 60, 120, 120, 120]);
});

test('retries a failing email for more than 30 hours, then fails it with the last reason', () => {
  let email = waiting();
  let now = START;
  let last = START;
  for (let n = 0; email.state === 'waiting' && n < 1_000; n += 1) {
    last = now;
    email = postpone({ ...email, attempts: email.attempts + 1 }, `no ${n}`, now);
    now = email.nextAttemptAt ?? now;
  }
  expect(email).toMatchObject({ state: 'failed', attempts: MAX_EMAIL_ATTEMPTS });
  expect(email.reason).toBe(`no ${MAX_EMAIL_ATTEMPTS - 1}`);
  expect(email.nextAttemptAt).toBeNull();
  const hours = (last.getTime() - START.getTime()) / HOUR_MS;
  expect(hours).toBeGreaterThan(30);
  expect(hours).toBeLessThanOrEqual(72);
});

test('clears the reason of a sent email', () => {
  const now = new Date(START.getTime() + HOUR_MS);
  expect(markSent(waiting({ attempts: 3, reason: 'no' }), now)).toMatchObject({
    state: 'sent',
    sentAt: now,
    nextAttemptAt: null,
    reason: null,
  });
});

test('settles an email without a mail server, but never as sent', () => {
  const kept = markKept(waiting({ attempts: 1 }));
  expect(kept).toMatchObject({ state: 'sent', sentAt: null, nextAttemptAt: null });
  expect(kept.reason).toBe('Not sent: no mail server');
  expect(isKept(kept)).toBe(true);
  expect(isKept(markSent(waiting(), START))).toBe(false);
  expect(isKept(markForResend(kept, START))).toBe(false);
});

test('resets the attempts of a resent email and keeps when it was last sent', () => {
  const later = new Date(START.getTime() + HOUR_MS);
  const before = markFailed(waiting({ attempts: MAX_EMAIL_ATTEMPTS, sentAt: START }), 'no');
  const again = markForResend(before, later);
  expect(again).toEqual(waiting({ round: 1, dueAt: later, nextAttemptAt: later, sentAt: START }));
  expect(postpone({ ...again, attempts: 1 }, 'no', later).state).toBe('waiting');
});
