import type { Page } from '#src/domains/content/page.ts';
import type { Services } from '#src/services.server.ts';

/** What the routes show at a path: that there is such a story or post is not known yet. */
export type ContentAt =
  | { kind: 'listing' | 'stories' }
  | { kind: 'page'; page: Page }
  | { kind: 'story' | 'post'; slug: string };

/**
 * What a path leads to, found as the routes find it.
 * @param path decoded
 * @returns undefined where nothing can be
 */
export async function contentAt(
  pages: Pick<Services['pages'], 'page'>,
  path: string,
): Promise<ContentAt | undefined> {
  if (path === '/insights') return { kind: 'listing' };
  if (path === '/insights/success-stories') return { kind: 'stories' };
  const page = await pages.page(path);
  if (page) return { kind: 'page', page };
  const [, list, slug] = /^\/insights\/(success-stories\/)?([^/]+)$/.exec(path) ?? [];
  return slug === undefined ? undefined : { kind: list ? 'story' : 'post', slug };
}
