import { expect, test } from 'vitest';
import { describeDevice } from './device-name.ts';

test.each([
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
    'Chrome on macOS',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0',
    'Firefox on Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari on iOS',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
    'Microsoft Edge on Windows',
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  ['', 'Unknown browser'],
  [null, 'Unknown browser'],
])('describes %j', (userAgent, words) => {
  expect(describeDevice(userAgent)).toBe(words);
});

test.each(['test', '<script>alert(1)</script>', '\u0000', 'x'.repeat(10_000), '(((((((((((((('])(
  'describes the invented %j without an error or its text',
  (userAgent) => {
    expect(describeDevice(userAgent)).toMatch(/^[\w ]{0,40}$/);
  },
);
