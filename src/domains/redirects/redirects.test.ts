import { expect, test } from 'vitest';
import { followRedirects } from './follow-redirects.ts';
import { withQuery } from './redirect-address.ts';
import { MemoryRedirects } from './redirect-source.ts';
import type { Redirect } from './redirect.ts';
import { addRedirect, followMove } from './redirects.ts';
import { matchPattern } from './redirect.ts';

/** A redirect to a path or to an absolute URL of another site; `/a/` is a prefix, which carries the rest to `/b/`. */
function redirect(from: string, to: string, status: Redirect['status'] = 301): Redirect {
  const toPath = to.startsWith('/') ? to.replace(/[?#].*/, '').replace(/(?<=.)\/$/, '') : null;
  const carriesRest = from.endsWith('/') && to.endsWith('/');
  return { from, to: carriesRest && toPath !== null ? toPath : to, toPath, status, carriesRest };
}

/** Saves redirects one after another; throws the message of a refusal. */
async function save(...added: Redirect[]): Promise<MemoryRedirects> {
  const stored = new MemoryRedirects();
  for (const each of added) await add(stored, each);
  return stored;
}
async function add(stored: MemoryRedirects, added: Redirect, content: readonly string[] = []) {
  const at = (path: string) => content.find((each) => each === path);
  const addition = await addRedirect(stored, added, at);
  if (!addition.ok) throw new Error(addition.message);
  for (const each of addition.upsert) stored.set(each);
  return stored;
}
async function move(stored: MemoryRedirects, from: string, to: string) {
  const { upsert, remove } = await followMove(stored, { from, to, toPath: to });
  for (const each of remove) stored.delete(each);
  for (const each of upsert) stored.set(each);
  return stored;
}
const asMap = (stored: MemoryRedirects) =>
  Object.fromEntries(stored.all().map(({ from, to }) => [from, to]));
const follow = async (stored: MemoryRedirects, path: string, content: readonly string[] = []) => {
  const found = await followRedirects(stored, path, (at) => content.find((each) => each === at));
  return found?.type === 'redirect' ? `${found.status} ${found.to}` : found?.type;
};

test('updates redirects to a path that gets a redirect itself', async () => {
  const stored = await save(redirect('/a', '/b'), redirect('/z', '/b?x=1#y'), redirect('/b', '/c'));
  expect(asMap(stored)).toEqual({ '/a': '/c', '/z': '/c?x=1#y', '/b': '/c' });
});

test('skips a target that has a redirect itself', async () => {
  expect(asMap(await save(redirect('/b', '/c'), redirect('/a', '/b?x=1')))).toEqual({
    '/b': '/c',
    '/a': '/c?x=1',
  });
  const elsewhere = 'https://other.example/';
  expect(asMap(await save(redirect('/b', elsewhere), redirect('/a', '/b')))).toEqual({
    '/b': elsewhere,
    '/a': elsewhere,
  });
});

test('does not write temporary redirects and those for 410 into others, but follows them', async () => {
  const stored = await save(
    redirect('/a', '/b'),
    redirect('/b', '/c', 302),
    redirect('/old', '/gone'),
    redirect('/gone', '', 410),
  );
  expect(asMap(stored)).toMatchObject({ '/a': '/b', '/old': '/gone' });
  expect(await follow(stored, '/a')).toBe('302 /c');
  expect(await follow(stored, '/old')).toBe('gone');
});

test('does not lead past content that has a redirect of its own', async () => {
  const stored = await add(await save(redirect('/b', '/c')), redirect('/a', '/b'), ['/b']);
  expect(await follow(stored, '/a', ['/b'])).toBe('301 /b');
  expect(await follow(stored, '/a')).toBe('301 /c');
});

test('replaces an earlier redirect of the path', async () => {
  expect(asMap(await save(redirect('/a', '/b'), redirect('/a', '/c')))).toEqual({ '/a': '/c' });
});

test.each([
  [[redirect('/a', '/a?x=1')], 'would redirect to itself'],
  [
    [redirect('/a', '/c'), redirect('/c', '/a')],
    '/a redirects back to /c. Remove that redirect first.',
  ],
  [[redirect('/a/', '/a/b/')], '/a/b is itself below /a/, so each address'],
  [[redirect('/a/', '/b/'), redirect('/b/', '/a/')], '/a redirects back to /b/.'],
  [[redirect('/b/', '/a/c/'), redirect('/a/', '/b/')], 'redirects back to /a/'],
  [[redirect('/x', '/a/y'), redirect('/a/', '/x')], '/x redirects back to /a/'],
  [[redirect('/b/x', '/a/x'), redirect('/a/', '/b/')], '/b/x redirects back to /a/'],
  [[redirect('/a/', '/b/'), redirect('/b/x', '/a/x')], '/a/x redirects back to /b/x'],
])('refuses a redirect that would loop, directly or through others: %j', async (added, message) => {
  await expect(save(...added)).rejects.toThrow(message);
});

test('leaves only the redirect from the last address after moves back and forth', async () => {
  const stored = new MemoryRedirects();
  expect(asMap(await move(stored, '/a', '/b'))).toEqual({ '/a': '/b' });
  expect(asMap(await move(stored, '/b', '/a'))).toEqual({ '/b': '/a' });
  await move(stored, '/a', '/b');
  expect(asMap(await move(await move(stored, '/b', '/c'), '/c', '/a'))).toEqual({
    '/b': '/a',
    '/c': '/a',
  });
});

test('removes the redirect of an address that a page moves to', async () => {
  const known = () => save(redirect('/b', '/other'), redirect('/z', '/a'));
  expect(asMap(await move(await known(), '/a', '/b'))).toEqual({ '/a': '/b', '/z': '/b' });
  expect(asMap(await move(await known(), '/a', '/a'))).toEqual({ '/b': '/other', '/z': '/a' });
});

test('applies the exact redirect before the longest prefix, and carries the rest over', async () => {
  const stored = await save(
    redirect('/old/', '/new/'),
    redirect('/old/deep/', '/elsewhere'),
    redirect('/old/deep/one', '/one'),
  );
  expect(await follow(stored, '/old')).toBe('301 /new');
  expect(await follow(stored, '/old/a b/c')).toBe('301 /new/a%20b/c');
  expect(await follow(stored, '/old/deep/two')).toBe('301 /elsewhere');
  expect(await follow(stored, '/old/deep/one')).toBe('301 /one');
  expect(await follow(stored, '/older')).toBeUndefined();
});

test('a prefix may lead to a page below it, also while that page is offline', async () => {
  const stored = await save(
    redirect('/services', '/gone'),
    redirect('/services/', '/services/all'),
  );
  expect(await follow(stored, '/services/old', ['/services/all'])).toBe('301 /services/all');
  expect(await follow(stored, '/services/old')).toBe('301 /services/all');
  expect(await follow(stored, '/services/all')).toBeUndefined();
});

test('a circle that a move has closed leads nowhere', async () => {
  const stored = await move(await save(redirect('/c/', '/a/')), '/a', '/c');
  expect(await follow(stored, '/a', ['/c'])).toBe('301 /c');
  expect(await follow(stored, '/a')).toBe('circle');
  expect(await follow(stored, '/c')).toBe('circle');
});

test('collapses redirects to the address that following each one reaches', async () => {
  for (const a of ['', '?x=1', '?q=2'])
    for (const b of ['', '?x=3']) {
      const stored = await save(redirect('/a', `/b${a}`), redirect('/b', `/c${b}`));
      const search = new URL(withQuery(`/b${a}`, '?r=9'), 'http://x').search;
      const oneByOne = withQuery(`/c${b}`, search);
      expect(withQuery(stored.get('/a')!.to, '?r=9')).toBe(oneByOne);
    }
});

test('the query wins over the path, the path over patterns and prefixes, and of those the longest', async () => {
  const stored = await save(
    redirect('/blog', '/all'),
    redirect('/blog?p=1', '/one'),
    redirect('/old/', '/prefix'),
    { ...redirect('/old/*.html', '/pages/*'), carriesRest: true },
    { ...redirect('/old/*/amp', '/*'), carriesRest: true },
  );
  const at = async (path: string, search = '') => {
    const found = await followRedirects(stored, path, () => undefined, { search });
    return found?.type === 'redirect' ? found.to : found?.type;
  };
  expect(await at('/blog', '?utm_source=x&p=1')).toBe('/one?utm_source=x');
  expect(await at('/blog', '?p=2')).toBe('/all?p=2');
  expect(await at('/old/a.html')).toBe('/pages/a');
  expect(await at('/old/a/b/amp', '?x=1')).toBe('/a/b?x=1');
  expect(await at('/old/amp')).toBe('/prefix');
  expect(await at('/old/evil.test/amp')).toBe('/evil.test');
  expect(await at('/old//evil.test/amp')).toBeUndefined();
});

test('a pattern never makes a target of another site', async () => {
  const stored = await save({ ...redirect('/x*', '/*'), carriesRest: true });
  expect(await follow(stored, '/x/evil.test')).toBeUndefined();
  expect(await follow(stored, '/xevil.test')).toBe('301 /evil.test');
});

test.each([
  [[redirect('/a?x=1', '/b'), redirect('/b', '/a?x=1')], 'redirects back'],
  [[redirect('/a', '/b?x=1'), redirect('/b?x=1', '/a')], 'redirects back'],
  [[{ ...redirect('/a*', '/ab*'), carriesRest: true }], 'redirects back'],
  [[redirect('/a*', '/b'), redirect('/b', '/ax')], 'redirects back'],
])('refuses a loop through a query or a pattern: %j', async (added, message) => {
  await expect(save(...added)).rejects.toThrow(message);
});

test('a redirect of a query is not joined with that of its path', async () => {
  const stored = await save(
    redirect('/b?x=1', '/query'),
    redirect('/z', '/b?x=1'),
    redirect('/b', '/path'),
  );
  expect(await follow(stored, '/z')).toBe('301 /query');
});

test.each([
  ['/a*c', '/abc', [[2, 3]]],
  ['/a*c', '/ac', [[2, 2]]],
  [
    '/*/x/*',
    '/1/x/2',
    [
      [1, 2],
      [5, 6],
    ],
  ],
  ['/aba*ba', '/aba', undefined],
  ['/a', '/a', undefined],
])('matches %s with %s at %j', (pattern, path, places) => {
  expect(matchPattern(pattern, path)).toEqual(places);
});

test('matches a long path without backtracking', () => {
  expect(matchPattern('/*a*a*b', `/${'a'.repeat(100_000)}`)).toBeUndefined();
});
