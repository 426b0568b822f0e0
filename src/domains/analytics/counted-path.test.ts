import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '#tests/support/arbitraries.ts';
import { toCountedPath, createKnownPaths, NOT_FOUND, OTHER } from './counted-path.ts';

const known = createKnownPaths(['/', '/services', '/shared/*', '/café', '/services', '/last'], 4);

test.each([
  ['/', '/'],
  ['/services', '/services'],
  ['/services/', '/services'],
  ['/services?utm_source=x', '/services'],
  ['/services#steps', '/services'],
  ['/shared/b3c1-secret', '/shared/*'],
  ['/shared/', '/shared/*'],
  ['/last', OTHER],
  ['/caf%C3%A9', '/café'],
  ['/services%2Fa', NOT_FOUND],
  ['/shared', NOT_FOUND],
  ['/shared/a/b', NOT_FOUND],
  ['/Services', NOT_FOUND],
  ['//services', NOT_FOUND],
  ['/*', NOT_FOUND],
  ['/person@example.com', NOT_FOUND],
])('counts %s as %s', (posted, name) => {
  expect(toCountedPath(posted, known)).toBe(name);
});

test.each(['/admin', '/admin/leads?search=x', '/styleguide'])('does not count %s', (posted) => {
  expect(toCountedPath(posted, known)).toBeUndefined();
});

test('returns only known names, whatever is posted', () => {
  const names = [...known.named, OTHER, NOT_FOUND, undefined];
  fc.assert(
    fc.property(anyText, (text) => {
      expect(names).toContain(toCountedPath(`/${text}`, known));
    }),
  );
});
