import { SUCCESS_STORIES } from '#content/stories/index.ts';
import { storyBySlug } from '#src/domains/content/success-story.ts';
import type { SocialCard } from '#src/domains/seo/social-card.server.ts';
import type { Services } from '#src/services.server.ts';
import {
  socialCardOfInsights,
  socialCardOfPage,
  socialCardOfPost,
  socialCardOfStories,
  socialCardOfStory,
} from './social-card-of.server.ts';

/** The card of the public page at a path, undefined where there is none. Throws when posts cannot be read. */
export async function findSocialCard(
  { pages, posts }: Pick<Services, 'pages' | 'posts'>,
  path: string,
): Promise<SocialCard | undefined> {
  if (path === '/insights') return socialCardOfInsights();
  if (path === '/insights/success-stories') return socialCardOfStories();
  const page = await pages.page(path);
  if (page) return socialCardOfPage(page);
  const [, storySlug] = /^\/insights\/success-stories\/([^/]+)$/.exec(path) ?? [];
  const story = storySlug === undefined ? undefined : storyBySlug(SUCCESS_STORIES, storySlug);
  if (story) return socialCardOfStory(story);
  const [, slug] = /^\/insights\/([^/]+)$/.exec(path) ?? [];
  const post = slug === undefined ? undefined : await posts.post(slug);
  return post && socialCardOfPost(post);
}
