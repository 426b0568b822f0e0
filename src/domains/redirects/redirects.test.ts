import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withQuery } from './redirect-address.ts';
import { addRedirect, type Change, followMove, type Redirect } from './redirects.ts';

/** A redirect to a path, or to an absolute URL of another site. */
function redirect(from: string, to: string): Redirect {
  const isOurs = to.startsWith('/');
  return { from, to, toPath: isOurs ? to.replace(/[?#].*/, '') : null };
}

/** The table after a change. */
function applyChange(known: readonly Redirect[], { upsert, remove }: Change): Redirect[] {
  const gone = new Set([...remove, ...upsert.map(({ from }) => from)]);
  return [...known.filter(({ from }) => !gone.has(from)), ...upsert];
}
function add(known: readonly Redirect[], from: string, to: string): Redirect[] {
  const addition = addRedirect(known, redirect(from, to));
  if (!addition.ok) throw new Error(addition.message);
  return applyChange(known, addition);
}
const move = (known: readonly Redirect[], from: string, to: string) =>
  applyChange(known, followMove(known, redirect(from, to)));
const asMap = (known: readonly Redirect[]) =>
  Object.fromEntries(known.map(({ from, to }) => [from, to]));

test('updates redirects to a path that gets a redirect itself', () => {
  const known = add(add(add([], '/a', '/b'), '/z', '/b?x=1#y'), '/b', '/c');
  expect(asMap(known)).toEqual({ '/a': '/c', '/z': '/c?x=1#y', '/b': '/c' });
});

test('skips a target that has a redirect itself', () => {
  expect(asMap(add(add([], '/b', '/c'), '/a', '/b?x=1'))).toEqual({
    '/b': '/c',
    '/a': '/c?x=1',
  });
  expect(asMap(add(add([], '/b', 'https://other.example/'), '/a', '/b'))).toEqual({
    '/b': 'https://other.example/',
    '/a': 'https://other.example/',
  });
});

test('replaces an earlier redirect of the path', () => {
  expect(asMap(add(add([], '/a', '/b'), '/a', '/c'))).toEqual({ '/a': '/c' });
});

test('rejects a redirect that would loop, directly or through others', () => {
  expect(() => add([], '/a', '/a?x=1')).toThrow('would redirect to itself');
  expect(() => add(add([], '/a', '/c'), '/c', '/a')).toThrow(
    '/a redirects back to /c. Remove that redirect first.',
  );
});

test('leaves only the redirect from the last address after moves back and forth', () => {
  const there = move([], '/a', '/b');
  expect(asMap(there)).toEqual({ '/a': '/b' });
  expect(asMap(move(there, '/b', '/a'))).toEqual({ '/b': '/a' });
  expect(asMap(move(move(there, '/b', '/c'), '/c', '/a'))).toEqual({ '/b': '/a', '/c': '/a' });
});

test('removes the redirect of an address that a page moves to', () => {
  const known = add(add([], '/b', '/other'), '/z', '/a');
  expect(asMap(move(known, '/a', '/b'))).toEqual({ '/a': '/b', '/z': '/b' });
  expect(asMap(move(known, '/a', '/a'))).toEqual({ '/b': '/other', '/z': '/a' });
});

const path = fc.constantFrom('/a', '/b', '/c', '/d', '/e');
const step = fc.record({
  from: path,
  to: fc.oneof(
    path,
    path.map((to) => `${to}?x=1#y`),
    fc.constant('https://other.example/'),
  ),
  isMove: fc.boolean(),
});

test('has no loop and no chain after any additions and moves', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let known: Redirect[] = [];
      for (const { from, to, isMove } of steps) {
        const requested = redirect(from, to);
        // Only the redirects that the repository loads.
        const near = known.filter(
          (each) => [from, requested.toPath].includes(each.from) || each.toPath === from,
        );
        const change = isMove ? followMove(near, requested) : addRedirect(near, requested);
        if ('upsert' in change) known = applyChange(known, change);
        const starts = new Set(known.map(({ from }) => from));
        expect(starts.size).toBe(known.length);
        for (const { toPath } of known) expect(starts).not.toContain(toPath);
        if (isMove && requested.toPath !== from) expect(starts).not.toContain(requested.toPath);
      }
    }),
    { numRuns: 2_000 },
  );
});

test('collapses redirects to the address that following each one reaches', () => {
  fc.assert(
    fc.property(fc.constantFrom('', '?x=1', '?q=2'), fc.constantFrom('', '?x=3'), (a, b) => {
      const known = add(add([], '/a', `/b${a}`), '/b', `/c${b}`);
      const oneByOne = withQuery(`/c${b}`, new URL(withQuery(`/b${a}`, '?r=9'), 'http://x').search);
      expect(withQuery(known.find(({ from }) => from === '/a')!.to, '?r=9')).toBe(oneByOne);
    }),
  );
});
