import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withQuery } from './redirect-address.ts';
import { addRedirect, type Change, followMove, type Redirect } from './redirects.ts';

/** `/a` to `/b`; an address of another site is told by its host. */
function redirect(from: string, to: string): Redirect {
  const isOurs = to.startsWith('/');
  return { from, to, toPath: isOurs ? to.replace(/[?#].*/, '') : null };
}

/** The table after a change. */
function changed(known: readonly Redirect[], { keep, drop }: Change): Redirect[] {
  const gone = new Set([...drop, ...keep.map(({ from }) => from)]);
  return [...known.filter(({ from }) => !gone.has(from)), ...keep];
}
function add(known: readonly Redirect[], from: string, to: string): Redirect[] {
  const addition = addRedirect(known, redirect(from, to));
  if (!addition.ok) throw new Error(addition.message);
  return changed(known, addition);
}
const move = (known: readonly Redirect[], from: string, to: string) =>
  changed(known, followMove(known, redirect(from, to)));
const asMap = (known: readonly Redirect[]) =>
  Object.fromEntries(known.map(({ from, to }) => [from, to]));

test('what led to a path leads to its target at once', () => {
  const known = add(add(add([], '/a', '/b'), '/z', '/b?x=1#y'), '/b', '/c');
  expect(asMap(known)).toEqual({ '/a': '/c', '/z': '/c?x=1#y', '/b': '/c' });
});

test('a target that leads on is left out', () => {
  expect(asMap(add(add([], '/b', '/c'), '/a', '/b?x=1'))).toEqual({
    '/b': '/c',
    '/a': '/c?x=1',
  });
  expect(asMap(add(add([], '/b', 'https://other.example/'), '/a', '/b'))).toEqual({
    '/b': 'https://other.example/',
    '/a': 'https://other.example/',
  });
});

test('a redirect of a path replaces the one before', () => {
  expect(asMap(add(add([], '/a', '/b'), '/a', '/c'))).toEqual({ '/a': '/c' });
});

test('no path leads to itself, also not through others', () => {
  expect(() => add([], '/a', '/a?x=1')).toThrow('would lead to itself');
  expect(() => add(add([], '/a', '/c'), '/c', '/a')).toThrow(
    '/a leads back to /c. Remove that redirect first.',
  );
});

test('moved back and forth, only the way from the last address remains', () => {
  const there = move([], '/a', '/b');
  expect(asMap(there)).toEqual({ '/a': '/b' });
  expect(asMap(move(there, '/b', '/a'))).toEqual({ '/b': '/a' });
  expect(asMap(move(move(there, '/b', '/c'), '/c', '/a'))).toEqual({ '/b': '/a', '/c': '/a' });
});

test('an address that a page moves to leads nowhere else any more', () => {
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

test('after any additions and moves no path reaches itself, and no target leads on', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let known: Redirect[] = [];
      for (const { from, to, isMove } of steps) {
        const asked = redirect(from, to);
        // Only what the table is asked for: the neighbours.
        const near = known.filter(
          (each) => [from, asked.toPath].includes(each.from) || each.toPath === from,
        );
        const change = isMove ? followMove(near, asked) : addRedirect(near, asked);
        if ('keep' in change) known = changed(known, change);
        const starts = new Set(known.map(({ from }) => from));
        expect(starts.size).toBe(known.length);
        for (const { toPath } of known) expect(starts).not.toContain(toPath);
        if (isMove && asked.toPath !== from) expect(starts).not.toContain(asked.toPath);
      }
    }),
    { numRuns: 2_000 },
  );
});

test('a collapsed redirect leads where following each one did', () => {
  fc.assert(
    fc.property(fc.constantFrom('', '?x=1', '?q=2'), fc.constantFrom('', '?x=3'), (a, b) => {
      const known = add(add([], '/a', `/b${a}`), '/b', `/c${b}`);
      const oneByOne = withQuery(`/c${b}`, new URL(withQuery(`/b${a}`, '?r=9'), 'http://x').search);
      expect(withQuery(known.find(({ from }) => from === '/a')!.to, '?r=9')).toBe(oneByOne);
    }),
  );
});
