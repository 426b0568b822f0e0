import { expect, test } from 'vitest';
import { maskQuery } from './mask-query.ts';

test.each([
  ['jane.doe@example.com cadron', '(email address) cadron'],
  ['who is jane@localhost', 'who is (email address)'],
  ['call 312-555-0142 now', 'call (phone number) now'],
  ['(312) 555 0142', '(phone number)'],
  ['+49 30 123456-78', '(phone number)'],
  ['3125550142', '(phone number)'],
])('masks %j', (query, masked) => {
  expect(maskQuery(query)).toBe(masked);
});

test.each([
  'crm for roofers',
  'crm 2026',
  'hubspot vs salesforce 2025-2026',
  'law of 2026-05-07',
  'top 100 crm',
  'zip 60601',
])('leaves %j', (query) => {
  expect(maskQuery(query)).toBe(query);
});
