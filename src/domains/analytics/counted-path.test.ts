import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '#tests/support/any-text.ts';
import { countedPath, knowPaths, NOT_FOUND, OTHER } from './counted-path.ts';

const known = knowPaths(['/', '/services', '/shared/*', '/café', '/services', '/last'], 4);

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
])('%s is counted as %s', (posted, name) => {
  expect(countedPath(posted, known)).toBe(name);
});

test.each(['/admin', '/admin/leads?search=x', '/styleguide'])('%s is not counted', (posted) => {
  expect(countedPath(posted, known)).toBeUndefined();
});

test('no text makes a name that is not known', () => {
  const names = [...known.named, OTHER, NOT_FOUND, undefined];
  fc.assert(
    fc.property(anyText, (text) => {
      expect(names).toContain(countedPath(`/${text}`, known));
    }),
  );
});
