import { renderToStaticMarkup } from 'react-dom/server';
import type { Page } from '#src/domains/content/page.ts';
import { type HeadTag, headTags } from '#src/domains/seo/head.ts';
import type { FaqEntry } from '#src/domains/seo/page-metadata.ts';
import { socialImagePath } from '#src/domains/seo/social-card.server.ts';
import type { SiteIdentity } from '#src/domains/seo/site-identity.ts';
import {
  breadcrumbs,
  faqPage,
  jobPosting,
  organization,
  service,
  structuredDataMarkup,
  type TrailStep,
  website,
} from '#src/domains/seo/structured-data.ts';
import { socialCardOfPage } from '#src/site/machine/social-card-of.server.ts';
import { plainHtml } from './plain-html.ts';
import { HOME_STEP } from './trail.ts';

/** A page that is made of blocks, as machines are told of it. */
interface DescribedPage {
  head: HeadTag[];
  /**
   * Its entities as markup.
   * @param html the page as it was rendered: nothing is claimed that it does not show
   */
  dataOf(html: string): string;
}

export function describeBlockPage(page: Page, site: SiteIdentity): DescribedPage {
  const picture = socialImagePath(socialCardOfPage(page), page.path);
  return {
    head: headTags({ path: page.path, metadata: page.seo, picture }, site),
    dataOf: (html) => dataOfPage(page, page.seo.image ?? picture, site, html),
  };
}

function dataOfPage(page: Page, picture: string, site: SiteIdentity, html: string): string {
  const { path, seo } = page;
  const facts = { path, name: page.title, description: seo.description, picture };
  const faq = shownQuestions(page, html);
  return structuredDataMarkup([
    ...(path === '/' ? [organization(site, picture), website(site)] : []),
    breadcrumbs(site, trailOf(page)),
    seo.type === 'service' ? service(site, facts) : undefined,
    seo.type === 'position' && seo.datePublished
      ? jobPosting(site, facts, { html: plainHtml(html), posted: seo.datePublished })
      : undefined,
    faq.length > 0 ? faqPage(faq) : undefined,
  ]);
}

/** The way from home that the page shows, and the page itself. */
function trailOf({ path, title, blocks }: Page): TrailStep[] {
  if (path === '/') return [HOME_STEP];
  const shown = blocks.map(({ props }) => (props as { trail?: unknown }).trail).find(Array.isArray);
  const between = (shown ?? []) as { label: string; href: string }[];
  return [
    HOME_STEP,
    ...between.map(({ label, href }) => ({ label, path: href })),
    { label: title, path },
  ];
}

/** Questions of its FAQ blocks, and those of its metadata, as far as they stand on the page. */
function shownQuestions({ blocks, seo }: Page, html: string): FaqEntry[] {
  const asked = blocks
    .filter(({ type }) => type === 'faq')
    .flatMap(({ props }) => (props as { items?: FaqEntry[] }).items ?? []);
  const entries = new Map(
    [...(seo.faqSchema ?? []), ...asked].map((entry) => [entry.question, entry]),
  );
  return [...entries.values()].filter(({ question }) =>
    html.includes(renderToStaticMarkup(<>{question}</>)),
  );
}
