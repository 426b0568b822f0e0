import { rss } from '#src/domains/seo/feeds.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/feed-xml.ts';
import { contentText } from './cacheable-text.server.ts';
import { loadFeed } from './load-feed.server.ts';

/** GET /feed.xml: RSS 2.0 */
export function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  return contentText(services, 'application/rss+xml', async () => rss(await loadFeed(services)));
}
