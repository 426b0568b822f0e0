import type { RouterContextProvider } from 'react-router';
import type { Page } from '#src/domains/content/page.ts';
import { servicesContext } from '#src/services.server.ts';
import { describeBlockPage } from '#src/site/seo/block-page-head.server.tsx';
import { siteIdentity } from '#src/site/seo/site-identity.server.ts';
import { renderPage } from './render-page.server.ts';

/** Renders a page of blocks as loader data. */
export async function loadBlockPage(page: Page, context: Readonly<RouterContextProvider>) {
  const site = await siteIdentity(context.get(servicesContext));
  const { head, dataOf } = describeBlockPage(page, site);
  return { state: 'page' as const, head, segments: await renderPage(page, context, dataOf) };
}
