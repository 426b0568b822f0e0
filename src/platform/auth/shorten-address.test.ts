import { expect, test } from 'vitest';
import { shortenAddress } from './shorten-address.ts';

test.each([
  ['203.0.113.7', '203.0.113.x'],
  ['::ffff:203.0.113.7', '203.0.113.x'],
  ['203.0.113.7:5123', '203.0.113.x'],
  ['2001:db8:12:34:56:78:9a:bc', '2001:db8:12:x'],
  ['[2001:db8:12::1]:443', '2001:db8:12:x'],
  ['', ''],
  ['unknown', ''],
  ['<b>1.2.3.4</b>', ''],
])('shortens %j to %j', (ip, shortened) => {
  expect(shortenAddress(ip)).toBe(shortened);
});
