import { expect, test } from 'vitest';
import { readSeedPosts } from '#src/domains/content/posts/seed-posts.server.ts';
import { numbersIn } from '#src/ui/drawings/figures.ts';
import { coverOf, POST_COVERS } from './post-covers.ts';

const posts = (await readSeedPosts('content/posts')).toSorted(
  (a, b) => b.meta.published_at.getTime() - a.meta.published_at.getTime(),
);
const listed = posts.filter(({ meta }) => meta.is_listed);
const categories = new Set(listed.flatMap(({ meta }) => meta.category_tags));

test.each(posts)('the cover of $slug draws numbers of its text', ({ slug, meta, markdown }) => {
  const { values } = POST_COVERS[slug]!;
  const known = numbersIn(`${meta.title} ${meta.excerpt} ${markdown}`);
  expect(values.filter((value) => !known.includes(value))).toEqual([]);
});

test('every statement belongs to a post', () => {
  expect(Object.keys(POST_COVERS).toSorted()).toEqual(posts.map(({ slug }) => slug).toSorted());
});

test('a post of an owner is drawn by its category', () => {
  expect(coverOf('constructor', 'Data Quality')).toEqual({
    family: 'Data Quality',
    seed: 'constructor',
  });
});

test.each(['all', ...categories])('neighbors in the list of %s look different', (category) => {
  const families = listed
    .filter(({ meta }) => category === 'all' || meta.category_tags.includes(category))
    .map(({ slug }) => POST_COVERS[slug]!.family);
  // The first post of a list is featured; below it, the cards stand in one column, in two, or in three.
  for (const [index, family] of families.entries())
    for (const distance of category === 'all' ? [1, 2, 3] : [1, 2])
      if (index > 0 || distance === 1)
        expect([index, distance, families[index + distance]]).not.toEqual([
          index,
          distance,
          family,
        ]);
});
