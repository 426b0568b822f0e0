import { expect, test } from 'vitest';
import { isDisposable } from './disposable-domains.server.ts';

test.each([
  'ana@mailinator.com',
  'ana@guerrillamail.com',
  'ana@10minutemail.com',
  'ana@any.mailinator.com',
  'ana@1000acres.co.uk',
])('%s is thrown away', (email) => {
  expect(isDisposable(email)).toBe(true);
});

// Free mail and forwarding services that people keep.
test.each(
  'gmail.com outlook.com hotmail.com yahoo.com aol.com icloud.com gmx.de web.de qq.com 163.com naver.com proton.me duck.com mozmail.com privaterelay.appleid.com fastmail.com hey.com example.com'.split(
    ' ',
  ),
)('somebody may live at %s', (domain) => {
  expect(isDisposable(`ana@${domain}`)).toBe(false);
});

test.each([
  'ana@acres.co.uk',
  'ana@mailinator.lee-roofing.com',
  'ana@mailinator.com.example.org',
  'mailinator.com@example.org',
])('%s only looks like one', (email) => {
  expect(isDisposable(email)).toBe(false);
});
