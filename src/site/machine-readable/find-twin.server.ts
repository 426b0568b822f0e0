import type { RouterContextProvider } from 'react-router';
import { isIndexable } from '#src/domains/seo/indexable.ts';
import {
  applyOverride,
  isRouteIndexable,
  type RouteOverride,
} from '#src/domains/seo/overrides/override.ts';
import type { TwinFacts } from '#src/domains/seo/markdown-twin.ts';
import { resolveContent } from '#src/domains/site-map/resolve-content.ts';
import { type Services, servicesContext } from '#src/services.server.ts';
import { listingMetadata, storyListMetadata } from '#content/insights-metadata.ts';
import { loadArticle } from '#src/site/insights/load-article.server.tsx';
import { loadListing } from '#src/site/insights/load-listing.server.ts';
import { renderListing } from '#src/site/insights/render-listing.server.tsx';
import { renderStory, renderStoryList } from '#src/site/insights/render-stories.server.tsx';
import { renderBlocks } from '#src/site/pages/render-page.server.ts';

/** The content of a Markdown twin: the page's markup and its metadata. */
interface TwinSource extends Omit<TwinFacts, 'address'> {
  html: string;
}

/**
 * Resolves to the content of the twin of the page at a path.
 * @param path decoded
 * @returns 'missing' for a page without a twin, 'failed' if it cannot be loaded, which is logged
 */
export async function findTwin(
  path: string,
  context: Readonly<RouterContextProvider>,
): Promise<TwinSource | 'missing' | 'failed'> {
  const services = context.get(servicesContext);
  const found = await resolveContent(path, (at) => services.pages.page(at));
  if (!found) return 'missing';
  // Pages and posts are read with theirs.
  const hasOwn = found.kind === 'page' || found.kind === 'post';
  const override = hasOwn ? undefined : await services.overrides.of(path);
  if (!isRouteIndexable(path, {}, override, services.config.SITE_URL)) return 'missing';
  switch (found.kind) {
    case 'listing':
      return listing(services, override);
    case 'stories':
      return {
        ...applyOverride(storyListMetadata(), override),
        ...(await renderStoryList(services, undefined)),
      };
    case 'page': {
      const { page } = found;
      if (!isIndexable(path, page.seo, services.config.SITE_URL)) return 'missing';
      const html = await renderBlocks(page, context);
      return { title: page.title, description: page.seo.description, html };
    }
    case 'story':
      return (await renderStory(services, found.slug)) ?? 'missing';
    case 'post': {
      const article = await loadArticle(services, found.slug);
      return typeof article === 'object' && !article.isIndexable ? 'missing' : article;
    }
  }
}

/** The first page of the listing, without filters. */
async function listing(
  services: Services,
  override: RouteOverride | undefined,
): Promise<TwinSource | 'failed'> {
  const loaded = await loadListing(services, new URLSearchParams());
  if (!loaded) return 'failed';
  const { head, results, closing } = renderListing(loaded);
  return {
    ...applyOverride(listingMetadata(services.frame.latest().brand), override),
    html: head + results + closing,
  };
}
