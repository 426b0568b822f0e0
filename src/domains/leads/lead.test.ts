import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  countAttempt,
  backoffMs,
  markDelivered,
  type Delivery,
  DELIVERABLE_STATES,
  LEAD_STATES,
  MAX_ATTEMPTS,
  scheduleRetry,
  markRefused,
  markReleased,
  markNotConfigured,
} from './lead.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const lead: Delivery = {
  state: 'waiting',
  attempts: 0,
  attemptsBefore: 0,
  nextAttemptAt: null,
  deliveredAt: null,
};
const later = (ms: number) => new Date(NOW.getTime() + ms);

test('the pause between attempts grows from seconds to two hours', () => {
  const pauses = Array.from({ length: 12 }, (_, index) => backoffMs(index + 1));
  expect(pauses[0]).toBe(5_000);
  expect(pauses.at(-1)).toBe(7_200_000);
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
});

test('a delivered lead has a delivery time and no next attempt', () => {
  const due = scheduleRetry(countAttempt(lead), NOW);
  expect(markDelivered(due, later(9))).toMatchObject({
    state: 'delivered',
    attempts: 1,
    deliveredAt: later(9),
    nextAttemptAt: null,
  });
});

test('a retry is due after the pause for its number of attempts', () => {
  const once = scheduleRetry(countAttempt(lead), NOW);
  expect(once).toMatchObject({ state: 'retrying', nextAttemptAt: later(backoffMs(1)) });
  const thrice = scheduleRetry(countAttempt(countAttempt(once)), NOW);
  expect(thrice.nextAttemptAt).toEqual(later(backoffMs(3)));
});

/** Fails every attempt when it is due. Returns the final state and how many days it took. */
function failUntilRefused(start: Delivery, from: Date) {
  let now = from;
  let current = scheduleRetry(countAttempt(start), now);
  while (current.state === 'retrying') {
    now = current.nextAttemptAt!;
    current = scheduleRetry(countAttempt(current), now);
  }
  return { current, days: (now.getTime() - from.getTime()) / 86_400_000 };
}

test('a lead is refused after a month of failed attempts', () => {
  const { current, days } = failUntilRefused(lead, NOW);
  expect(current.state).toBe('refused');
  expect(days).toBeGreaterThan(29.9);
  expect(days).toBeLessThanOrEqual(30);
});

test('a released or newly configured lead is tried for another month', () => {
  const tried = { ...lead, attempts: MAX_ATTEMPTS };
  for (const start of [markReleased(markRefused(tried), NOW), markNotConfigured(tried)]) {
    expect(scheduleRetry(countAttempt(start), NOW).nextAttemptAt).toEqual(later(backoffMs(1)));
    const { current, days } = failUntilRefused(start, NOW);
    expect(current.attempts).toBe(2 * MAX_ATTEMPTS);
    expect(days).toBeGreaterThan(29.9);
  }
});

describe('a release', () => {
  test.each(LEAD_STATES.filter((state) => state !== 'delivered'))(
    'sends a lead that is %s',
    (state) => {
      const sent = markReleased({ ...lead, state }, NOW);
      expect(sent).toMatchObject({ state: 'waiting', nextAttemptAt: NOW });
      expect(DELIVERABLE_STATES).toContain(sent.state);
    },
  );

  test('leaves a delivered lead alone', () => {
    const done = markDelivered(lead, NOW);
    expect(markReleased(done, later(5))).toEqual(done);
  });
});

test('refused and quarantined leads are not deliverable', () => {
  expect(DELIVERABLE_STATES).not.toContain(markRefused(lead).state);
  expect(DELIVERABLE_STATES).not.toContain('quarantined');
  expect(DELIVERABLE_STATES).toContain(markNotConfigured(lead).state);
});

test('a lead has a next attempt exactly while it is retrying', () => {
  const steps = [
    (now: Date) => (d: Delivery) => markDelivered(d, now),
    (now: Date) => (d: Delivery) => scheduleRetry(d, now),
    () => (d: Delivery) => markRefused(d),
    () => (d: Delivery) => markNotConfigured(d),
  ];
  fc.assert(
    fc.property(fc.array(fc.nat(3), { maxLength: 20 }), (choices) => {
      const end = choices.reduce(
        (current, choice, index) => steps[choice]!(later(index * 1_000))(countAttempt(current)),
        lead,
      );
      expect(end.attempts).toBe(choices.length);
      expect(end.nextAttemptAt !== null).toBe(end.state === 'retrying');
    }),
  );
});
