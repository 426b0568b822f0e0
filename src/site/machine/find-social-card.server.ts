import { SUCCESS_STORIES } from '#content/stories/index.ts';
import { storyBySlug } from '#src/domains/content/success-story.ts';
import type { SocialCard } from '#src/domains/social-images/social-card.server.ts';
import type { Services } from '#src/services.server.ts';
import { contentAt } from './content-at.server.ts';
import {
  socialCardOfInsights,
  socialCardOfPage,
  socialCardOfPost,
  socialCardOfStories,
  socialCardOfStory,
} from '#src/site/seo/social-card-of.server.ts';

/** The card of the public page at a path, undefined where there is none. Throws when posts cannot be read. */
export async function findSocialCard(
  { pages, posts }: Pick<Services, 'pages' | 'posts'>,
  path: string,
): Promise<SocialCard | undefined> {
  const found = await contentAt(pages, path);
  if (!found) return undefined;
  switch (found.kind) {
    case 'listing':
      return socialCardOfInsights();
    case 'stories':
      return socialCardOfStories();
    case 'page':
      return socialCardOfPage(found.page);
    case 'story': {
      const story = storyBySlug(SUCCESS_STORIES, found.slug);
      return story && socialCardOfStory(story);
    }
    case 'post': {
      const post = await posts.post(found.slug);
      return post && socialCardOfPost(post);
    }
  }
}
