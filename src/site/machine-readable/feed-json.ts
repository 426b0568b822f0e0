import { jsonFeed } from '#src/domains/seo/feeds.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/feed-json.ts';
import { contentText } from './cacheable-text.server.ts';
import { loadFeed } from './load-feed.server.ts';

/** GET /feed.json: JSON Feed 1.1 */
export function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  return contentText(services, 'application/feed+json', async () =>
    JSON.stringify(jsonFeed(await loadFeed(services))),
  );
}
