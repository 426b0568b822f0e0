import { describe, expect, test } from 'vitest';
import { STORY_INDUSTRIES, searchTextsOf } from '#src/domains/content/stories/success-story.ts';
import { readSeedPosts } from '#src/domains/content/posts/seed-posts.server.ts';
import { VISITOR_FORMS } from '#src/domains/leads/lead-forms.ts';
import {
  descriptionWidth,
  MAX_DESCRIPTION_WIDTH,
  MAX_TITLE_WIDTH,
  titleWidth,
} from '#src/domains/seo/arial-width.ts';
import { FORM_TEXT } from '#src/site/leads/form-text.ts';
import { listingMetadata, storyListMetadata } from '#content/insights-metadata.ts';
import { pageTitle } from '#content/page-title.ts';
import { SCREEN_TITLES } from '#content/screen-titles.ts';
import { BRAND } from './brand.ts';
import { DEFAULT_PAGES } from './pages/index.ts';
import { SUCCESS_STORIES } from './stories/index.ts';

/**
 * Titles and descriptions as search engines show them: what people search for, then the brand once, in one line each
 * (docs/styleguide-words.md).
 */

interface Shown {
  name: string;
  title: string;
  /** undefined on pages that search engines do not list */
  description?: string | undefined;
}

const posts = await readSeedPosts('content/posts');
const categories = [...new Set(posts.map(({ category }) => category))];

const withBrand = ({ title, description }: { title: string; description: string }) => ({
  title: pageTitle(title),
  description,
});
const listed: Shown[] = [
  ...DEFAULT_PAGES.map(({ path, seo }) => ({ name: path, ...seo })),
  ...posts.map(({ slug, meta }) => ({ name: slug, ...withBrand(meta.seo) })),
  ...SUCCESS_STORIES.map((story) => ({ name: story.slug, ...withBrand(searchTextsOf(story)) })),
  ...[undefined, ...categories].flatMap((category) =>
    [1, 2].map((page) => ({
      name: `insights ${category ?? ''} ${page}`,
      ...withBrand(listingMetadata(BRAND, category, page)),
    })),
  ),
  ...[undefined, ...STORY_INDUSTRIES].map((industry) => ({
    name: `stories ${industry ?? ''}`,
    ...withBrand(storyListMetadata(industry)),
  })),
];

const screens: Shown[] = [
  ...Object.entries(SCREEN_TITLES).map(([name, title]) => ({ name, title: pageTitle(title) })),
  ...VISITOR_FORMS.map((form) => ({ name: form, title: pageTitle(FORM_TEXT[form].page.title) })),
];

const repeated = (texts: readonly string[]) =>
  texts.filter((text, index) => texts.indexOf(text) !== index);

test('titles are unique, and so are the descriptions of different pages', () => {
  expect(repeated([...listed, ...screens].map(({ title }) => title))).toEqual([]);
  const pages = listed.filter(({ name }) => !name.endsWith(' 2'));
  expect(repeated(pages.map(({ description }) => description ?? ''))).toEqual([]);
});

describe.each([...listed, ...screens])('$name', ({ name, title }) => {
  test('has a title of one line that ends in the brand', () => {
    expect(titleWidth(title), title).toBeLessThanOrEqual(MAX_TITLE_WIDTH);
    if (name === '/') expect(title).toContain(BRAND.shortName);
    else expect(title).toMatch(new RegExp(`^[^|]+\\S \\| ${BRAND.shortName}$`));
  });
});

test.each(listed)('the description of $name has two lines', ({ description = '' }) => {
  expect(descriptionWidth(description), description).toBeLessThanOrEqual(MAX_DESCRIPTION_WIDTH);
});
