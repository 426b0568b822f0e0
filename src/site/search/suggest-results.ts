import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/suggest-results.ts';
import { KIND_WORDS } from './hit-labels.ts';
import { readSearchRequest } from './search-request.ts';
import { MAX_SUGGESTIONS, type Suggestions } from './suggestions.ts';

/** Long enough for who deletes a letter and types it again. */
const HEADERS = { 'Cache-Control': 'private, max-age=60', 'X-Robots-Tag': 'noindex' };

/** GET ?q=: a few hits for what is being typed, as {@link Suggestions}; 503 with a message when the search cannot be asked. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { search, log } = context.get(servicesContext);
  const { typed } = readSearchRequest(new URL(request.url).searchParams);
  try {
    const { hits, corrected } = await search.suggest(typed, MAX_SUGGESTIONS);
    const suggestions = hits.map(({ path, title, kind }) => ({
      href: path,
      title,
      kind: KIND_WORDS[kind],
    }));
    return Response.json({ suggestions, corrected } satisfies Suggestions, { headers: HEADERS });
  } catch (error) {
    log.warn({ err: error }, 'nothing can be suggested');
    const message = 'The search is away for a moment.';
    return Response.json({ message }, { status: 503, headers: { 'Cache-Control': 'no-store' } });
  }
}
