import { expect, test } from 'vitest';
import { SUCCESS_STORIES } from '#content/stories/index.ts';
import { DEFAULT_PAGES } from './index.ts';

const blocks = DEFAULT_PAGES.flatMap(({ path, blocks }) =>
  blocks.map((block) => ({ path, block })),
);

test('every story that a page names exists', () => {
  const known = new Set(SUCCESS_STORIES.map(({ slug }) => slug));
  const unknown = blocks.flatMap(({ block }) =>
    block.type === 'story-cards'
      ? (block.props.slugs ?? []).filter((slug) => !known.has(slug))
      : [],
  );
  expect(unknown).toEqual([]);
});

test('every quoted client has a story, which the page draws', () => {
  const clients = new Set(SUCCESS_STORIES.map(({ companyName }) => companyName));
  const quoted = blocks.flatMap(({ block }) =>
    block.type === 'testimonial' ? [block.props.company] : [],
  );
  expect(quoted.length).toBeGreaterThan(0);
  expect(quoted.filter((company) => !clients.has(company))).toEqual([]);
});
