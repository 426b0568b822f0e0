import { expect, test } from 'vitest';
import { LEADS } from './lead-list.ts';

const read = (query: string) => LEADS.parse(new URLSearchParams(query));

test('formats a query as a URL and parses it back', () => {
  const filter = { form: 'contact', state: 'refused', search: 'a&b=c', source: 'google' } as const;
  const address = LEADS.address({ ...filter, page: 3 });
  expect(address).toBe(
    '/admin/leads?form=contact&state=refused&search=a%26b%3Dc&source=google&page=3',
  );
  expect(read(address.split('?')[1]!)).toEqual({ ...filter, page: 3 });
  expect(LEADS.address({})).toBe('/admin/leads');
});

test('keeps the order in the URL, without the default one', () => {
  expect(read('sort=-attempts&page=2')).toEqual({ sort: '-attempts', page: 2 });
  expect(LEADS.address({ search: 'a', sort: 'name' })).toBe('/admin/leads?search=a&sort=name');
  expect(LEADS.isFiltered({ sort: 'name' })).toBe(false);
  expect(LEADS.isFiltered({ sort: 'name', search: 'a' })).toBe(true);
});

test.each([
  'sort=-received',
  'sort=email;drop',
  'form=nonsense&state=&search=&source=%20',
  'form=__proto__&state=constructor&page=0',
  'page=-1&search=%00%0a',
  'page=1e9',
  'page=99999999999999999999',
])('ignores invalid values: %s', (query) => {
  expect(read(query)).toEqual({ page: 1 });
});

test('removes control characters from the search text and limits its length', () => {
  expect(read('search=%20Dana%00%0dWhitfield%20').search).toBe('Dana Whitfield');
  expect(read(`search=${'x'.repeat(999)}`).search).toHaveLength(200);
});
