import { jsonFeed } from '#src/domains/seo/feeds.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/feed-json.ts';
import { keptText } from './kept-text.server.ts';
import { loadFeed } from './load-feed.server.ts';

/** GET /feed.json: JSON Feed 1.1 */
export async function loader({ context }: Route.LoaderArgs) {
  const feed = jsonFeed(await loadFeed(context.get(servicesContext)));
  return keptText(JSON.stringify(feed), 'application/feed+json');
}
