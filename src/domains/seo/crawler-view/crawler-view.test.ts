import { expect, test } from 'vitest';
import { findInHtml } from './find-in-html.ts';
import { followAddress, parseAddress } from './follow-address.ts';

const origin = 'https://cadron.example';

/** A site whose addresses redirect as given; all others are pages. */
const follow = (redirects: Record<string, string>, path: string) => {
  const fetchPage = (at: string, search = '') => {
    const location = redirects[at + search];
    return Promise.resolve({
      status: location ? 301 : 200,
      headers: { get: (name: string) => (name === 'location' ? (location ?? null) : null) },
      body: 'The page.',
      sentBytes: 9,
    });
  };
  return followAddress({ fetchPage, origin }, { path, search: '' });
};

test('follows redirects to the page, with queries and decoded paths', async () => {
  const followed = await follow({ '/old': '/caf%C3%A9?a=1', '/café?a=1': `${origin}/new` }, '/old');
  expect(followed.hops).toEqual([
    { path: '/old', search: '', status: 301, to: `${origin}/caf%C3%A9?a=1` },
    { path: '/café', search: '?a=1', status: 301, to: `${origin}/new` },
    { path: '/new', search: '', status: 200, to: null },
  ]);
  expect(followed.page?.body).toBe('The page.');
});

test.each([
  ['a circle', { '/a': '/b', '/b': '/a' }, 'in a circle'],
  ['another site', { '/a': 'https://other.example/' }, 'away from the site'],
  [
    'too many hops',
    Object.fromEntries(
      Array.from({ length: 20 }, (_, n) => [n === 0 ? '/a' : `/${n}`, `/${n + 1}`]),
    ),
    'more than 10 times',
  ],
])('stops at %s', async (_, redirects, problem) => {
  const followed = await follow(redirects, '/a');
  expect(followed.page).toBeUndefined();
  expect(followed.problem).toContain(problem);
});

test.each([
  ['/about', { path: '/about', search: '' }],
  [' about ', { path: '/about', search: '' }],
  [`${origin}/a%20b?c=1#d`, { path: '/a b', search: '?c=1' }],
  ['https://other.example/about', undefined],
  ['//other.example/about', undefined],
  ['/%00', undefined],
])('reads %j as an address of the site', (typed, address) => {
  expect(parseAddress(typed, origin)).toEqual(address);
});

test('finds a text in any case, with what is around it', () => {
  const { total, excerpts } = findInHtml('<p>One</p><p>one</p>', 'ONE');
  expect(total).toBe(2);
  expect(excerpts[0]).toEqual({ before: '<p>', match: 'One', after: '</p><p>one</p>' });
  expect(findInHtml('a'.repeat(1_000), 'a')).toMatchObject({ total: 1_000 });
  expect(findInHtml('a', '').total).toBe(0);
});
