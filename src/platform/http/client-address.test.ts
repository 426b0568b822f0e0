import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

test('without trusted proxies the header is ignored', () => {
  expect(clientAddress('10.0.0.1', '1.2.3.4', 0)).toBe('10.0.0.1');
});

test('one proxy: the last entry is what it saw, whatever a visitor wrote before it', () => {
  expect(clientAddress('10.0.0.1', '6.6.6.6, 1.2.3.4', 1)).toBe('1.2.3.4');
});

test('two proxies: the entry before the last', () => {
  expect(clientAddress('10.0.0.1', '6.6.6.6, 1.2.3.4, 10.0.0.2', 2)).toBe('1.2.3.4');
});

test('a missing header leaves the connection', () => {
  expect(clientAddress('10.0.0.1', undefined, 1)).toBe('10.0.0.1');
});
