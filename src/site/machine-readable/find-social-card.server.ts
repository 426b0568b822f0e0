import { storyBySlug } from '#src/domains/content/stories/success-story.ts';
import type { SocialCard } from '#src/domains/social-images/social-card.server.ts';
import { resolveContent } from '#src/domains/site-map/resolve-content.ts';
import type { Services } from '#src/services.server.ts';
import {
  type CardSite,
  socialCardOfInsights,
  socialCardOfPage,
  socialCardOfPost,
  socialCardOfStories,
  socialCardOfStory,
} from '#src/site/seo/social-card-of.server.ts';

/** Resolves to the card of the public page at a path, or to undefined. Rejects if posts cannot be loaded. */
export async function findSocialCard(
  { pages, posts, stories }: Pick<Services, 'pages' | 'posts' | 'stories'>,
  path: string,
  site: CardSite,
): Promise<SocialCard | undefined> {
  const found = await resolveContent(path, (at) => pages.page(at));
  if (!found) return undefined;
  switch (found.kind) {
    case 'listing':
      return socialCardOfInsights(site);
    case 'stories':
      return socialCardOfStories(await stories.list(), site);
    case 'page':
      return socialCardOfPage(found.page, site);
    case 'story': {
      const story = storyBySlug(await stories.list(), found.slug);
      return story && socialCardOfStory(story, site);
    }
    case 'post': {
      const post = await posts.post(found.slug);
      return post && socialCardOfPost(post, site);
    }
  }
}
