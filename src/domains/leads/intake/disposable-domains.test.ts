import { expect, test } from 'vitest';
import { isDisposable } from './disposable-domains.server.ts';

test.each([
  'ana@mailinator.com',
  'ana@guerrillamail.com',
  'ana@10minutemail.com',
  'ana@any.mailinator.com',
  'ana@1000acres.co.uk',
])('%s is disposable', (email) => {
  expect(isDisposable(email)).toBe(true);
});

// Free email and forwarding services that people use permanently.
test.each(
  'gmail.com outlook.com hotmail.com yahoo.com aol.com icloud.com gmx.de web.de qq.com 163.com naver.com proton.me duck.com mozmail.com privaterelay.appleid.com fastmail.com hey.com example.com'.split(
    ' ',
  ),
)('%s is not disposable', (domain) => {
  expect(isDisposable(`ana@${domain}`)).toBe(false);
});

test.each([
  'ana@acres.co.uk',
  'ana@mailinator.lee-roofing.com',
  'ana@mailinator.com.example.org',
  'mailinator.com@example.org',
])('%s is not disposable, although it looks like it', (email) => {
  expect(isDisposable(email)).toBe(false);
});
