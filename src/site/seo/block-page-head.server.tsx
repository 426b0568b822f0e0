import { BLOCK_SCHEMAS } from '#src/blocks/schemas.ts';
import type { Page } from '#src/domains/content/pages/page.ts';
import { headTags } from '#src/domains/seo/head.ts';
import { usableAddress, parseFaq } from '#src/domains/seo/page-metadata.ts';
import { socialImagePath } from '#src/domains/social-images/social-card.server.ts';
import type { SiteIdentity } from '#src/domains/seo/site-identity.ts';
import {
  article,
  breadcrumbs,
  jobPosting,
  organization,
  service,
  structuredDataMarkup,
  type TrailStep,
  website,
} from '#src/domains/seo/structured-data.ts';
import { linkPictureOf } from './link-picture.ts';
import { socialCardOfPage } from './social-card-of.server.ts';
import { plainHtml } from './plain-html.ts';
import { shownQuestions } from './shown-questions.server.tsx';
import { HOME_STEP, trailOfBlock } from './trail.ts';

export function describeBlockPage(page: Page, site: SiteIdentity) {
  const drawn = socialImagePath(socialCardOfPage(page, site), page.path);
  const picture = linkPictureOf(page.seo.image, drawn, site);
  return {
    head: headTags({ path: page.path, metadata: page.seo, picture }, site),
    /**
     * Structured data as markup.
     * @param html the rendered page: structured data contains only questions that it shows
     */
    dataOf: (html: string) => dataOfPage(page, picture.address, site, html),
  };
}

function dataOfPage(page: Page, picture: string, site: SiteIdentity, html: string) {
  const { path, seo } = page;
  const facts = { path, name: page.title, description: seo.description, picture };
  return structuredDataMarkup([
    ...(path === '/' ? [organization(site, picture), website(site)] : []),
    breadcrumbs(site, trailOf(page)),
    seo.type === 'service' ? service(site, facts) : undefined,
    seo.type === 'position' && seo.datePublished
      ? jobPosting(site, facts, { html: plainHtml(html), posted: seo.datePublished })
      : undefined,
    seo.type === 'article'
      ? article(site, 'Article', {
          ...facts,
          author: seo.author ? { name: seo.author } : undefined,
          published: seo.datePublished,
        })
      : undefined,
    shownQuestions(questionsOf(page), html),
  ]);
}

/** The breadcrumbs from the home page to the page itself. */
function trailOf({ path, title, blocks }: Page): TrailStep[] {
  if (path === '/') return [HOME_STEP];
  const shown = blocks.map(trailOfBlock).find(Boolean);
  const between = (shown ?? []).filter(({ href }) => usableAddress(href));
  return [
    HOME_STEP,
    ...between.map(({ label, href }) => ({ label, path: href })),
    { label: title, path },
  ];
}

/** Questions of the page's metadata and of its FAQ blocks. */
const questionsOf = ({ blocks, seo }: Page) => [
  ...parseFaq(seo.faqSchema),
  ...blocks
    .filter(({ type }) => type === 'faq')
    .flatMap(({ props }) => BLOCK_SCHEMAS.faq.safeParse(props).data?.items ?? []),
];
