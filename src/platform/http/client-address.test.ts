import { expect, test } from 'vitest';
import { clientAddress } from './forwarded-headers.ts';

test('ignores the header without trusted proxies', () => {
  expect(clientAddress('10.0.0.1', '1.2.3.4', 0)).toBe('10.0.0.1');
});

test('returns the last entry for one proxy, whatever the visitor wrote before it', () => {
  expect(clientAddress('10.0.0.1', '6.6.6.6, 1.2.3.4', 1)).toBe('1.2.3.4');
});

test('returns the entry before the last for two proxies', () => {
  expect(clientAddress('10.0.0.1', '6.6.6.6, 1.2.3.4, 10.0.0.2', 2)).toBe('1.2.3.4');
});

test('returns the address of the connection without a header', () => {
  expect(clientAddress('10.0.0.1', undefined, 1)).toBe('10.0.0.1');
});
