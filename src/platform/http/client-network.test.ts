import { expect, test } from 'vitest';
import { networkOf } from './client-network.ts';

test.each([
  ['198.51.100.7', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['::ffff:c633:6407', '198.51.100.7'],
  ['198.51.100.7:5123', '198.51.100.7'],
  ['unknown', 'unknown'],
])('maps %s to %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('maps all addresses of a /64 to one network, whatever their spelling', () => {
  const written = [
    '2001:db8:1:2::1',
    '2001:DB8:1:2:ffff:ffff:ffff:ffff',
    '2001:0db8:0001:0002:0000:0000:0000:0003',
    '[2001:db8:1:2::4]:443',
    '2001:db8:1:2::5%eth0',
  ];
  expect(new Set(written.map(networkOf)).size).toBe(1);
  expect(networkOf('2001:db8:1:3::1')).not.toBe(networkOf(written[0]!));
});
