import { data } from 'react-router';
import { Island } from '#src/blocks/island.tsx';
import { decodePath } from '#src/platform/http/decode-path.ts';
import { servicesContext } from '#src/services.server.ts';
import { NothingHere } from '#src/site/not-found/nothing-here.tsx';
import { describeBlockPage } from '#src/site/seo/block-page-head.server.tsx';
import { siteIdentity } from '#src/site/seo/site-identity.server.ts';
import { nothingHere } from '#src/site/not-found/nothing-here.server.tsx';
import { StaticMarkup } from '#src/ui/static-markup/static-markup.tsx';
import type { Route } from './+types/block-page.ts';
import { renderPage } from './render-page.server.ts';

/** Every page that is made of blocks, and, for a path nobody knows, the not-found page. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { pages, config } = context.get(servicesContext);
  const page = await pages.page(decodePath(url.pathname));
  if (!page) return nothingHere({ request, url, context });
  const { head, dataOf } = describeBlockPage(page, siteIdentity(config));
  return data({
    state: 'loaded' as const,
    head,
    segments: await renderPage(page, context, dataOf),
  });
}

export function headers({ loaderHeaders, parentHeaders }: Route.HeadersArgs) {
  return loaderHeaders.has('Cache-Control') ? loaderHeaders : parentHeaders;
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function BlockPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.state === 'missing') return <NothingHere html={loaderData.html} />;
  return loaderData.segments.map((segment) => {
    if (segment.kind === 'static')
      return <StaticMarkup key={segment.id} id={segment.id} html={segment.html} />;
    return <Island key={segment.id} {...segment} />;
  });
}
