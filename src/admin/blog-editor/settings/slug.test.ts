import { expect, test } from 'vitest';
import { withTitle } from './slug.ts';

test.each([
  ['follows an empty title', { title: '', slug: '' }, false, 'five-handoffs'],
  ['follows its own suggestion', { title: 'Four', slug: 'four' }, false, 'five-handoffs'],
  ['keeps what someone wrote', { title: 'Four', slug: 'my-own' }, false, 'my-own'],
  ['keeps a public address', { title: 'Four', slug: 'four' }, true, 'four'],
])('the slug of a post %s', (_name, content, wasPublic, slug) => {
  expect(withTitle(content, 'Five handoffs!', wasPublic)).toEqual({
    title: 'Five handoffs!',
    slug,
  });
});
