import { expect, test } from 'vitest';
import { isLanding } from './landing.ts';

const FROM_SEARCH = {
  'sec-fetch-dest': 'document',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-site': 'cross-site',
  'user-agent': 'Mozilla/5.0 Chrome/141.0.0.0',
};
const get = (more: Record<string, string> = {}) => ({
  method: 'GET',
  headers: { ...FROM_SEARCH, ...more },
});

test.each(['cross-site', 'same-site', 'none'])('a page opened from %s is a landing', (site) => {
  expect(isLanding(get({ 'sec-fetch-site': site }))).toBe(true);
});

test.each<[string, Record<string, string>]>([
  ['a link on the site', { 'sec-fetch-site': 'same-origin' }],
  ['a picture on another site', { 'sec-fetch-dest': 'image' }],
  ['a frame', { 'sec-fetch-dest': 'iframe' }],
  ['a fetch', { 'sec-fetch-mode': 'cors' }],
  ['a reload', { 'cache-control': 'max-age=0' }],
  ['a prefetch of the results page', { 'sec-purpose': 'prefetch;anonymous-client-ip' }],
  ['a crawler', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
])('%s is no landing', (_, headers) => {
  expect(isLanding(get(headers))).toBe(false);
});

test('a post, and a browser that does not say where it comes from, are no landings', () => {
  expect(isLanding({ ...get(), method: 'POST' })).toBe(false);
  expect(isLanding({ method: 'GET', headers: {} })).toBe(false);
});
