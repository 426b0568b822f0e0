import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/suggest-results.ts';
import { KIND_LABELS } from './hit-labels.ts';
import { readSearchRequest } from './search-request.ts';
import { MAX_SUGGESTIONS, type Suggestions } from './suggestions.ts';

/** Cached for a minute, so that deleting a letter and typing it again makes no request. */
const HEADERS = { 'Cache-Control': 'private, max-age=60', 'X-Robots-Tag': 'noindex' };

/** GET /api/search?q=: {@link Suggestions} for what is being typed; 503 with a message if the search is unavailable. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { search, log } = context.get(servicesContext);
  const { typed } = readSearchRequest(new URL(request.url).searchParams);
  try {
    const { hits, corrected } = await search.suggest(typed, MAX_SUGGESTIONS);
    const suggestions = hits.map(({ path, title, kind }) => ({
      href: path,
      title,
      kind: KIND_LABELS[kind],
    }));
    return Response.json({ suggestions, corrected } satisfies Suggestions, { headers: HEADERS });
  } catch (error) {
    log.warn({ err: error }, 'search suggestions are unavailable');
    const message = 'Search is temporarily unavailable.';
    return Response.json({ message }, { status: 503, headers: { 'Cache-Control': 'no-store' } });
  }
}
