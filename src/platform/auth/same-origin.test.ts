import { expect, test } from 'vitest';
import { isSameOrigin } from './same-origin.server.ts';

const SITE = 'https://cadron.example';
const post = (headers: Record<string, string>, url = 'http://127.0.0.1:3000/admin/login') =>
  new Request(url, { method: 'POST', headers });

test.each([
  { 'sec-fetch-site': 'same-origin', origin: SITE },
  { 'sec-fetch-site': 'none' },
  { origin: SITE },
  { origin: 'http://127.0.0.1:3000' },
  {},
])('accepts %o', (headers) => {
  expect(isSameOrigin(post(headers), SITE)).toBe(true);
});

test.each([
  { origin: 'https://evil.example' },
  { origin: 'https://cadron.example.evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site', origin: SITE },
  { 'sec-fetch-site': 'same-site', origin: 'https://other.cadron.example' },
  { 'sec-fetch-site': 'cross-site' },
])('rejects %o', (headers) => {
  expect(isSameOrigin(post(headers), SITE)).toBe(false);
});
