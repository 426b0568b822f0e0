import { data } from 'react-router';
import { Island } from '#src/blocks/island.tsx';
import { servicesContext } from '#src/services.server.ts';
import { NotFound } from '#src/site/not-found/not-found-view.tsx';
import { nothingHere } from '#src/site/not-found/nothing-here.server.ts';
import { StaticMarkup } from '#src/ui/static-markup/static-markup.tsx';
import type { Route } from './+types/block-page.ts';
import { renderPage } from './render-page.server.ts';

/** Every page that is made of blocks, and, for a path nobody knows, the not-found page. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { pages } = context.get(servicesContext);
  const page = await pages.page(url.pathname);
  if (!page) return nothingHere({ request, url, context }, null);
  return data({ seo: page.seo, segments: await renderPage(page, context) });
}

export function headers({ loaderHeaders, parentHeaders }: Route.HeadersArgs) {
  return loaderHeaders.has('Cache-Control') ? loaderHeaders : parentHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, description, noindex } = loaderData.seo;
  return [
    { title },
    { name: 'description', content: description },
    ...(noindex ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
}

export default function BlockPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NotFound />;
  return loaderData.segments.map((segment) => {
    if (segment.kind === 'static')
      return <StaticMarkup key={segment.id} id={segment.id} html={segment.html} />;
    return <Island key={segment.id} {...segment} />;
  });
}
