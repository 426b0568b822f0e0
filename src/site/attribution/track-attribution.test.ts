import { expect, test } from 'vitest';
import type { Touch } from '#src/domains/leads/lead.ts';
import { addTouchParameters } from './track-attribution.ts';

const touch = (parameters: Record<string, string>): Touch => ({
  at: '2026-11-21T12:00:00.000Z',
  landingPage: '/',
  parameters,
});

test('adds the last and the first touch, and keeps existing parameters', () => {
  const href = addTouchParameters('https://meet.example/audit?utm_medium=site#times', {
    first: touch({ utm_source: 'podcast', gclid: '1' }),
    last: touch({ utm_source: 'mail & more', utm_medium: 'email' }),
  });
  const { origin, pathname, searchParams, hash } = new URL(href);
  expect(origin + pathname + hash).toBe('https://meet.example/audit#times');
  expect(Object.fromEntries(searchParams)).toEqual({
    utm_medium: 'site',
    utm_source: 'mail & more',
    first_utm_source: 'podcast',
    first_gclid: '1',
  });
});

test('adds nothing to a link the second time', () => {
  const attribution = { first: touch({ utm_source: 'a' }), last: touch({ utm_source: 'b' }) };
  const once = addTouchParameters('https://meet.example/audit', attribution);
  expect(addTouchParameters(once, attribution)).toBe(once);
});
