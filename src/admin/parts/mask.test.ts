import { expect, test } from 'vitest';
import { HIDDEN, maskAddresses, maskEmail, maskName, maskText, maskUrl, maskWord } from './mask.ts';

test.each([
  ['ana@cadron.com', 'a…@c….com'],
  [' ana.lopez+news@mail.cadron.co.uk ', 'a…@m….uk'],
  ['ünal@bücher.example', 'ü…@b….example'],
  ['no address', '…'],
  ['@', '…'],
  ['', ''],
])('masks the address %j', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});

test.each([
  ['Ana Lopez', 'A. L.'],
  ['  ana   maría de la cruz ', 'A. M. D.'],
  ['Åsa', 'Å.'],
  ['', ''],
])('masks the name %j', (name, masked) => {
  expect(maskName(name)).toBe(masked);
});

test('hides free texts, and keeps empty ones empty', () => {
  expect([
    maskText('Call me at 501 555 0100'),
    maskText(' '),
    maskWord(' Ridgeline Mill '),
  ]).toEqual([HIDDEN, '', 'R…']);
});

test('masks addresses inside a message, and what follows a path', () => {
  expect(maskAddresses('550 <ana@cadron.com>: no such user, ask bo@x.example.')).toBe(
    '550 <a…@c….com>: no such user, ask b…@x….example.',
  );
  expect(maskAddresses('mail-ana%40cadron.com')).toBe('m…@c….com');
  expect(maskUrl('https://cadron.example/contact?email=ana@cadron.com#x')).toBe(
    'https://cadron.example/contact',
  );
});
