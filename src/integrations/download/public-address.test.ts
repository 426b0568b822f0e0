import { expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';

test.each([
  '93.184.216.34',
  '1.1.1.1',
  '2606:4700::1111',
  '[2606:4700::1111]',
  '::ffff:1.1.1.1',
  '2a00:1450::1',
])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  '127.0.0.1',
  '127.9.9.9',
  '0.0.0.0',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '100.64.0.1',
  '169.254.169.254',
  '192.0.2.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '[::1]',
  '::ffff:127.0.0.1',
  '::ffff:a9fe:a9fe',
  // IPv4 within IPv6: compatible, translated, behind NAT64, 6to4, Teredo and ISATAP
  '::7f00:1',
  '[::7f00:1]',
  '::a9fe:a9fe',
  '::10.0.0.1',
  '0:0:0:0:0:0:7f00:1',
  '::ffff:0:7f00:1',
  '64:ff9b::7f00:1',
  '64:ff9b::10.0.0.1',
  '64:ff9b:1::a00:1',
  '2002:7f00:1::',
  '2002:a9fe:a9fe::1',
  '2001::7f00:1',
  'fe80::5efe:127.0.0.1',
  // never given out
  '0:0:1::1',
  '4000::1',
  'fec0::1',
  '2001:db8::1',
  '2130706433',
  '0x7f.1',
  '127.1',
  '2001:0:0:0:0:0:7f00:1',
  'fe80::1',
  'fc00::1',
  'fd00:ec2::254',
  'ff02::1',
  'localhost',
  '',
])('%s is not', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});
