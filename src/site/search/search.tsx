import { data } from 'react-router';
import { servicesContext } from '#src/services.server.ts';
import { privateHead } from '#src/site/seo/private-head.ts';
import { provideMarkup } from '#src/ui/static-markup/static-markup.server.ts';
import { StaticMarkup } from '#src/ui/static-markup/static-markup.tsx';
import type { Route } from './+types/search.ts';
import { tellState } from './hit-labels.ts';
import { loadSearch } from './load-search.server.ts';
import { loadWays } from './load-ways.server.ts';
import { renderSearch } from './render-search.server.tsx';
import { readSearchRequest } from './search-request.ts';
import { ShortcutSwitch } from './shortcut-switch.tsx';

/** Each answer is one visitor's, and search engines have no use for any. */
const HEADERS = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const asked = readSearchRequest(new URL(request.url).searchParams);
  const loaded = await loadSearch(services, asked);
  const isAway = loaded.state === 'away' || loaded.state === 'unfilled';
  const ways = loaded.state === 'found' ? undefined : await loadWays(services);
  const text = 'results' in loaded ? loaded.results.text : '';
  const { field, below } = renderSearch(loaded, asked.typed, ways);
  return data(
    {
      head: privateHead(text ? `Search: ${text}` : 'Search'),
      told: tellState(loaded),
      field: provideMarkup(context, 'search-field', field),
      below: provideMarkup(context, 'search-below', below),
    },
    isAway ? { status: 503, headers: { ...HEADERS, 'Retry-After': '30' } } : { headers: HEADERS },
  );
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function Search({ loaderData }: Route.ComponentProps) {
  const { told, field, below } = loaderData;
  return (
    <div className="tone-paper section search-page">
      <div className="wrap">
        <StaticMarkup id="search-field" html={field} />
        {/* Stands before its words change, so that they are read out after a client navigation. */}
        <p className="search-told" role="status">
          {told}
        </p>
        <StaticMarkup id="search-below" html={below} />
        <ShortcutSwitch />
      </div>
    </div>
  );
}
