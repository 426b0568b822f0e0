import { rss } from '#src/domains/seo/feeds.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/feed-xml.ts';
import { keptText } from './kept-text.server.ts';
import { loadFeed } from './load-feed.server.ts';

/** GET /feed.xml: RSS 2.0 */
export async function loader({ context }: Route.LoaderArgs) {
  return keptText(rss(await loadFeed(context.get(servicesContext))), 'application/rss+xml');
}
