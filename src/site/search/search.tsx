import { data } from 'react-router';
import { servicesContext } from '#src/services.server.ts';
import { privateHead } from '#src/site/seo/private-head.ts';
import { provideMarkup } from '#src/ui/static-markup/static-markup.server.ts';
import { StaticMarkup } from '#src/ui/static-markup/static-markup.tsx';
import type { Route } from './+types/search.ts';
import { describeSearchState } from './hit-labels.ts';
import { loadSearch } from './load-search.server.ts';
import { loadSearchLinks } from './load-search-links.server.ts';
import { renderSearch } from './render-search.server.tsx';
import { readSearchRequest } from './search-request.ts';
import { ShortcutSwitch } from './shortcut-switch.tsx';

/** Results are neither cached nor indexed. */
const HEADERS = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const searchRequest = readSearchRequest(new URL(request.url).searchParams);
  const loaded = await loadSearch(services, searchRequest);
  const isUnavailable = loaded.state === 'unavailable' || loaded.state === 'not-indexed';
  const linkLists = loaded.state === 'found' ? undefined : await loadSearchLinks(services);
  const text = 'results' in loaded ? loaded.results.text : '';
  const { field, below } = renderSearch(loaded, searchRequest.typed, linkLists);
  return data(
    {
      head: privateHead(text ? `Search: ${text}` : 'Search'),
      status: describeSearchState(loaded),
      field: provideMarkup(context, 'search-field', field),
      below: provideMarkup(context, 'search-below', below),
    },
    isUnavailable
      ? { status: 503, headers: { ...HEADERS, 'Retry-After': '30' } }
      : { headers: HEADERS },
  );
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function Search({ loaderData }: Route.ComponentProps) {
  const { status, field, below } = loaderData;
  return (
    <div className="tone-paper section search-page">
      <div className="wrap">
        <StaticMarkup id="search-field" html={field} />
        {/* Always rendered, so that screen readers announce the new text after a client navigation. */}
        <p className="search-status" role="status">
          {status}
        </p>
        <StaticMarkup id="search-below" html={below} />
        <ShortcutSwitch />
      </div>
    </div>
  );
}
