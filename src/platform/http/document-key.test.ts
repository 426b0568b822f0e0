import { expect, test } from 'vitest';
import { createDocumentAddresses } from './document-key.ts';

const isNumber = (value: string) => /^\d{1,5}$/.test(value);
const addresses = createDocumentAddresses([
  {
    path: '/insights',
    kind: 'shared',
    parameters: { page: isNumber, category: (value) => value.length < 20 },
  },
  { path: '/insights/:slug', kind: 'shared' },
  { path: '/search', kind: 'personal', parameters: { q: () => true } },
  { path: '/admin/*', kind: 'own-limits', parameters: 'any' },
  { path: '/', kind: 'shared' },
]);
const { key, read } = addresses;

test('uses a path as its own key', () => {
  expect(key('/insights')).toBe('/insights');
  expect(read('/insights')).toEqual({ kind: 'shared', key: '/insights' });
  expect(read('/insights?')).toEqual({ kind: 'shared', key: '/insights' });
});

test.each([
  '/?utm_source=x&gclid=1&_hsenc=2',
  '/?x=1&x=2',
  '/?page=2',
  `/?page=${'x'.repeat(15_000)}`,
  '/?__proto__=1',
  '/?_routes=home',
])('ignores unknown parameters: %.40s', (address) => {
  expect(read(address)).toEqual({ kind: 'shared', key: '/' });
  expect(key(address)).toBe('/');
});

test('sorts known parameters', () => {
  expect(key('/insights?page=2&category=AI+Enablement&utm_medium=mail')).toBe(
    '/insights?category=AI+Enablement&page=2',
  );
  expect(key('/insights?category=AI%20Enablement&page=2')).toBe(
    '/insights?category=AI+Enablement&page=2',
  );
});

test.each([
  '/insights?page=two',
  '/insights?page=',
  '/insights?page=999999',
  '/insights?page=2&page=3',
  '/insights?page=2&page=2',
  `/insights?category=${'x'.repeat(15_000)}`,
  '/search?q=crm&q=erp',
])('returns no key for the strange address %.40s', (address) => {
  expect(read(address)).toEqual({ kind: 'strange' });
  expect(key(address)).toBeUndefined();
});

test('accepts only the canonical spelling of a path', () => {
  for (const path of ['/insights/gr%C3%B6%C3%9Fe', "/it's;(so)!,@a:b=c&d+e$f*", '/a%20b', '/a%2Fb'])
    expect(read(path), path).toEqual({ kind: 'shared', key: path });
  for (const path of [
    '/%61bout',
    '/insights/gr%c3%b6%c3%9fe',
    '/a%2fb',
    '/a%2Bb',
    '/a b',
    '/%E0%A4',
  ])
    expect(read(path), path).toEqual({ kind: 'strange' });
});

test('returns no key for personal and own-limits addresses', () => {
  expect(read('/search?q=crm')).toEqual({ kind: 'personal' });
  expect(read('/Search?q=crm')).toEqual({ kind: 'personal' });
  expect(read('/admin.data?_routes=admin')).toEqual({ kind: 'own-limits' });
  expect(read('/admin/leads?anything=1&page=x')).toEqual({ kind: 'own-limits' });
  expect(read('/admin')).toEqual({ kind: 'own-limits' });
  expect(read('/administration')).toEqual({ kind: 'shared', key: '/administration' });
});
