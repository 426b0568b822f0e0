import type { Page } from '#src/domains/content/pages/page.ts';
import type { PageReader } from '#src/domains/content/pages/page-reader.server.ts';
import { textOfBody } from '#src/domains/content/body/post-body.ts';
import type { StoryReader } from '#src/domains/content/stories/story-reader.server.ts';
import type { PostReader, PostView } from '#src/domains/content/posts/post-reader.server.ts';
import { printedMetric, type SuccessStory } from '#src/domains/content/stories/success-story.ts';
import {
  INSIGHTS_PATH,
  postPath,
  PRIVACY_PATH,
  STORIES_PATH,
  storyPath,
  TERMS_PATH,
} from '#src/domains/site-map/paths.ts';
import { chunk, type SearchSource } from '#src/domains/search/refresh-search.server.ts';
import type { SearchDocument } from '#src/domains/search/search-document.ts';
import { textOfProps } from '#src/domains/search/text-of-props.ts';

/** Legal pages contain many common words but are rarely searched for. */
const LEGAL_PATHS = new Set([PRIVACY_PATH, TERMS_PATH]);
const LEGAL_WEIGHT = 0.2;

/** Raise it when `postDocument` makes other texts of the same posts. */
const POST_TEXTS = 1;
/** Posts whose bodies are read at once. */
const BODIES = 100;

const PLAIN = {
  kind: 'page',
  body: '',
  category: null,
  publishedAt: null,
  weight: 1,
  version: null,
} as const;

/** Listings are separate routes, which the page reader does not include. */
const LISTINGS: readonly SearchDocument[] = [
  {
    ...PLAIN,
    path: INSIGHTS_PATH,
    title: 'Insights',
    summary:
      'Articles on CRM, AI, and go-to-market work: methods, checklists, and worked examples.',
    body: 'Blog, articles, posts, archive, newsletter.',
  },
  {
    ...PLAIN,
    path: STORIES_PATH,
    title: 'Success Stories',
    summary: 'What changed for our clients, before and after, including what did not work.',
    body: 'Case studies, clients, references, results.',
  },
];

/** Everything searchable: indexable pages, published posts, and success stories. */
export const searchSource = (
  pages: Pick<PageReader, 'allSearchable'>,
  posts: Pick<PostReader, 'searchable' | 'withSlugs'>,
  stories: Pick<StoryReader, 'allSearchable'>,
): SearchSource => ({
  async *documents(versionsOf) {
    yield [...(await pages.allSearchable()).map(pageDocument), ...LISTINGS];
    yield (await stories.allSearchable()).map(storyDocument);
    for await (const some of posts.searchable()) {
      const current = some.map(({ slug, version }) => ({
        slug,
        path: postPath(slug),
        version: `${POST_TEXTS}:${version}`,
      }));
      const stored = await versionsOf(current.map(({ path }) => path));
      const isStored = ({ path, version }: (typeof current)[number]) =>
        stored.get(path) === version;
      yield current.filter(isStored).map(({ path }) => ({ path, isStored: true }));
      const changed = new Map(
        current.filter((each) => !isStored(each)).map((each) => [each.slug, each.version]),
      );
      for (const slugs of chunk([...changed.keys()], BODIES)) {
        const found = await posts.withSlugs(slugs);
        yield found.map((post) => ({ ...postDocument(post), version: changed.get(post.slug)! }));
      }
    }
  },
});

const pageDocument = ({ path, title, seo, blocks }: Page): SearchDocument => ({
  ...PLAIN,
  path,
  title,
  summary: seo.description,
  body: blocks.map(({ props }) => textOfProps(props)).join(' '),
  weight: LEGAL_PATHS.has(path) ? LEGAL_WEIGHT : 1,
});

const storyDocument = (story: SuccessStory): SearchDocument => ({
  ...PLAIN,
  path: storyPath(story.slug),
  kind: 'story',
  title: story.title,
  summary: `${story.companyName}: from ${printedMetric(story, 'Before')} to ${printedMetric(story, 'After')}.`,
  body: [
    story.description,
    story.solution,
    story.result,
    story.open,
    ...story.keyTakeaways,
    story.voice?.quote,
  ].join(' '),
  category: story.industry,
});

const postDocument = (post: PostView): SearchDocument => ({
  path: postPath(post.slug),
  kind: 'post',
  title: post.title,
  summary: post.excerpt ?? post.seo.description ?? '',
  body: textOfBody(post.body),
  category: post.category,
  publishedAt: post.dateTime === undefined ? null : new Date(post.dateTime),
  weight: 1,
});
