import { afterEach, expect, test, vi } from 'vitest';
import { trackAs, trackEvent } from './tracker.ts';

afterEach(() => vi.unstubAllGlobals());

test('the contact is identified before the event that carries it', () => {
  const queue: unknown[] = [];
  vi.stubGlobal('window', { _hsq: queue });
  trackAs({ email: 'ana@example.com' }, 'email_newsletter_subscription');
  expect(queue).toEqual([
    ['identify', { email: 'ana@example.com' }],
    ['trackEvent', { id: 'email_newsletter_subscription' }],
  ]);
});

test('an event may have a value, also zero', () => {
  const queue: unknown[] = [];
  vi.stubGlobal('window', { _hsq: queue });
  trackEvent('ai_quotient_assessment_completed', 0);
  expect(queue).toEqual([['trackEvent', { id: 'ai_quotient_assessment_completed', value: 0 }]]);
});

test('without the tracker nothing happens and no queue is made', () => {
  const window = {};
  vi.stubGlobal('window', window);
  trackAs({ email: 'ana@example.com' }, 'email_newsletter_subscription');
  expect(window).toEqual({});
});
