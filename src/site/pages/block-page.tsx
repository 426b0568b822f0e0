import { data } from 'react-router';
import { resolveContent } from '#src/domains/site-map/resolve-content.ts';
import { decodePath } from '#src/platform/http/decode-path.ts';
import { servicesContext } from '#src/services.server.ts';
import { NotFoundMarkup } from '#src/site/not-found/not-found-markup.tsx';
import { notFound } from '#src/site/not-found/not-found.server.tsx';
import type { Route } from './+types/block-page.ts';
import { loadBlockPage } from './load-block-page.server.ts';
import { PageSegments } from './page-segments.tsx';

/** Shows the page of blocks at a path, or the not-found page. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { pages } = context.get(servicesContext);
  const found = await resolveContent(decodePath(url.pathname), (path) => pages.page(path));
  if (found?.kind !== 'page') return notFound({ request, url, context });
  return data(await loadBlockPage(found.page, context));
}

export function headers({ loaderHeaders, parentHeaders }: Route.HeadersArgs) {
  return loaderHeaders.has('Cache-Control') ? loaderHeaders : parentHeaders;
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function BlockPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.state === 'missing') return <NotFoundMarkup html={loaderData.html} />;
  return <PageSegments segments={loaderData.segments} />;
}
