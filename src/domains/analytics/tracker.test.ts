import { afterEach, expect, test, vi } from 'vitest';
import { trackAs, trackEvent } from './tracker.ts';

afterEach(() => vi.unstubAllGlobals());

test('identifies the contact before the event', () => {
  const queue: unknown[] = [];
  vi.stubGlobal('window', { _hsq: queue });
  trackAs({ email: 'ana@example.com' }, 'email_newsletter_subscription');
  expect(queue).toEqual([
    ['identify', { email: 'ana@example.com' }],
    ['trackEvent', { id: 'email_newsletter_subscription' }],
  ]);
});

test('pushes an event with the value zero', () => {
  const queue: unknown[] = [];
  vi.stubGlobal('window', { _hsq: queue });
  trackEvent('ai_quotient_assessment_completed', 0);
  expect(queue).toEqual([['trackEvent', { id: 'ai_quotient_assessment_completed', value: 0 }]]);
});

test('does nothing and creates no queue without the tracker', () => {
  const window = {};
  vi.stubGlobal('window', window);
  trackAs({ email: 'ana@example.com' }, 'email_newsletter_subscription');
  expect(window).toEqual({});
});
