import { expect, test } from 'vitest';
import {
  canShowPage,
  canShowPost,
  validatePagePath,
  validatePostSlug,
  findAddressConflict,
} from './content-address.ts';

test.each([
  '/',
  '/about',
  '/insights/new-guide',
  '/insights/two/parts',
  '/café',
  '/Old-Page',
  '/crm-2.0',
])('accepts the page path %s', (path) => {
  expect(validatePagePath(path)).toBeUndefined();
  expect(canShowPage(path)).toBe(true);
});

test.each([
  ['', 'not a valid path'],
  ['about', 'not a valid path'],
  ['/about/', 'not a valid path'],
  ['//about', 'not a valid path'],
  ['/a/../b', 'not a valid path'],
  ['/a\0b', 'not a valid path'],
  ['/cafe\u0301', 'not a valid path'],
  [`/${'a'.repeat(600)}`, 'not a valid path'],
  ['/a?b=1', 'which paths cannot contain'],
  ['/a#b', 'which paths cannot contain'],
  ['/100%', 'which paths cannot contain'],
  ['/logo.png', 'ends like a file'],
  ['/about.md', 'ends like a file'],
  ['/about.data', 'ends like a file'],
])('rejects the malformed page path %j', (path, message) => {
  expect(validatePagePath(path)).toEqual({
    reason: 'malformed',
    message: expect.stringContaining(message) as string,
  });
});

test.each([
  ['/insights', 'the list of articles'],
  ['/Insights', 'the list of articles'],
  ['/insights/success-stories', 'the list of success stories'],
  ['/insights/success-stories/a-client', 'success stories'],
  ['/search', 'another screen of the site'],
  ['/Newsletter', 'another screen of the site'],
  ['/forms/anything', 'another screen of the site'],
  ['/growth-audit', 'an address that has moved permanently'],
  ['/admin', 'the admin area'],
  ['/admin/pages', 'the admin area'],
  ['/api/anything', 'programs'],
  ['/download', 'programs'],
  ['/healthz', 'programs'],
  ['/media/pictures', 'files'],
])('rejects the page path %s, which is reserved for %s', (path, owner) => {
  const message = `${path} is reserved for ${owner}.`;
  expect(validatePagePath(path)).toEqual({ reason: 'reserved', message });
  expect(canShowPage(path)).toBe(false);
});

test.each(['a-post', 'Old-CMS-Slug', 'größe', 'why-node.js'])(
  'accepts the post slug %s',
  (slug) => {
    expect(validatePostSlug(slug)).toBeUndefined();
    expect(canShowPost(slug)).toBe(true);
  },
);

test.each([
  ['', 'malformed'],
  ['a/b', 'reserved'],
  ['success-stories', 'reserved'],
  ['Success-Stories', 'reserved'],
  ['success-stories/a', 'reserved'],
  ['a?b', 'malformed'],
  ['a.md', 'malformed'],
  ['..', 'malformed'],
])('rejects the post slug %j as %s', (slug, reason) => {
  expect(validatePostSlug(slug)).toMatchObject({ reason });
});

test('finds a conflict with an address in another case, and names it', () => {
  const taken = ['/', '/insights/Guide'];
  expect(findAddressConflict('/insights/guide', taken, 'post')).toEqual({
    reason: 'taken',
    message: '/insights/guide is taken by the post at /insights/Guide.',
  });
  expect(findAddressConflict('/insights/guides', taken, 'post')).toBeUndefined();
});
