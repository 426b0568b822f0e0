import { expect, test } from 'vitest';
import {
  requestConfirmation,
  CONSENT_TEXT,
  getConfirmationState,
  markConfirmed,
  type Subscription,
  markUnsubscribed,
} from './subscription.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const minutesLater = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const ID = '6f9b3f5e-1f6a-4a52-9c1b-0c8f6a4a1d11';

function subscription(overrides: Partial<Subscription> = {}): Subscription {
  return {
    status: 'pending',
    confirmation: null,
    confirmedAt: null,
    unsubscribedAt: null,
    mailsQueued: 0,
    lastMailAt: null,
    ...overrides,
  };
}

const waiting = requestConfirmation(subscription(), ID, NOW)!;

test('a new address can be confirmed for 48 hours', () => {
  expect(waiting).toMatchObject({ status: 'pending', mailsQueued: 1, lastMailAt: NOW });
  expect(waiting.confirmation).toEqual({ id: ID, expiresAt: minutesLater(48 * 60) });
  expect(getConfirmationState(waiting, minutesLater(48 * 60 - 1))).toBe('waiting');
  expect(getConfirmationState(waiting, minutesLater(48 * 60))).toBe('expired');
});

test('allows the next confirmation email after ten minutes', () => {
  expect(requestConfirmation(waiting, 'next', minutesLater(9))).toBeUndefined();
  expect(requestConfirmation(waiting, 'next', minutesLater(10))).toMatchObject({
    confirmation: { id: 'next' },
    mailsQueued: 2,
  });
});

test('allows one email a day after five unanswered ones', () => {
  const reminded = { ...waiting, mailsQueued: 5 };
  expect(requestConfirmation(reminded, 'next', minutesLater(60))).toBeUndefined();
  expect(requestConfirmation(reminded, 'next', minutesLater(24 * 60))).toBeDefined();
});

test('requests no confirmation for a confirmed address, and its expired link reports already-confirmed', () => {
  const done = markConfirmed(waiting, minutesLater(5));
  expect(done).toMatchObject({ status: 'confirmed', confirmedAt: minutesLater(5), mailsQueued: 0 });
  expect(requestConfirmation(done, 'next', minutesLater(100))).toBeUndefined();
  expect(getConfirmationState(done, minutesLater(100_000))).toBe('already-confirmed');
});

test('unsubscribing removes the pending confirmation and keeps the first date', () => {
  const left = markUnsubscribed(waiting, minutesLater(1));
  expect(left).toMatchObject({ status: 'unsubscribed', confirmation: null });
  expect(getConfirmationState(left, minutesLater(2))).toBe('unknown');
  expect(markUnsubscribed(left, minutesLater(9)).unsubscribedAt).toEqual(minutesLater(1));
});

test('schedules the email of a quick return after the pause, with the full validity', () => {
  const left = markUnsubscribed(markConfirmed(waiting, minutesLater(1)), minutesLater(2));
  const back = requestConfirmation(left, 'next', minutesLater(3))!;
  expect(back).toMatchObject({ status: 'pending', lastMailAt: minutesLater(10) });
  expect(back.confirmation.expiresAt).toEqual(minutesLater(10 + 48 * 60));
  expect(requestConfirmation(back, 'again', minutesLater(5))).toBeUndefined();
});

test('the consent text states the frequency and how to unsubscribe', () => {
  expect(CONSENT_TEXT).toMatch(/monthly newsletter.*Unsubscribe at any time/);
});
