import type { RouterContextProvider } from 'react-router';
import { presentPageFindings } from '#src/admin/seo/checks/present-findings.server.ts';
import { documentsAt } from '#src/admin/seo/documents-at.server.ts';
import { checkRoute } from '#src/domains/checks/run-checks.ts';
import type { SiteRules } from '#src/domains/seo/findings/checked-site.ts';
import { describeRoute } from '#src/domains/seo/crawl/describe-route.ts';
import { readDocumentFacts, readRouteFacts } from '#src/domains/seo/crawl/read-route-facts.ts';
import type { RouteFacts } from '#src/domains/seo/crawl/route-facts.ts';
import { compareHeads, headOf } from '#src/domains/seo/crawler-view/compare-heads.ts';
import { findInHtml } from '#src/domains/seo/crawler-view/find-in-html.ts';
import {
  type FollowedAddress,
  followAddress,
  type Hop,
} from '#src/domains/seo/crawler-view/follow-address.ts';
import { identityOf } from '#src/domains/seo/site-settings/site-settings.ts';
import { encodePath } from '#src/domains/site-map/normalize-path.ts';
import { htmlToMarkdown } from '#src/platform/markdown/html-to-markdown.server.ts';
import { siteEnvironment } from '#src/platform/http/site-environment.ts';
import { canvasContext, type Services, servicesContext } from '#src/services.server.ts';

type Context = Readonly<RouterContextProvider>;

/** Characters of HTML that a screen shows. */
const MAX_HTML = 500_000;
const MAX_ENTITY = 5_000;

/** Headers by which a response says how it may be read, listed and kept. */
const HEADERS = [
  'content-type',
  'x-robots-tag',
  'cache-control',
  'etag',
  'last-modified',
  'link',
  'vary',
  'content-encoding',
  'content-security-policy',
  'strict-transport-security',
  'retry-after',
];

/** The parts of an address that can be shown. */
export type CrawlerView = 'summary' | 'text' | 'html' | 'copy';

/** Reads an address as a crawler does. Rejects if the site cannot be reached. */
export async function presentAddress(
  context: Context,
  start: { path: string; search: string },
  { view, find }: { view: CrawlerView; find: string },
) {
  const services = context.get(servicesContext);
  const { fetchPage, config } = services;
  const origin = new URL(config.SITE_URL).origin;
  const followed = await followAddress({ fetchPage, origin }, start);
  const { page } = followed;
  const last = followed.hops.at(-1)!;
  const facts = page && readRouteFacts(page.body, { ...page, path: last.path, origin });
  const body = page?.body.slice(0, MAX_HTML) ?? '';
  return {
    address: start.path + start.search,
    hops: await describeHops(services, followed),
    problem: followed.problem,
    weight: facts && { bytes: facts.bytes, sentBytes: facts.sentBytes, words: facts.words },
    headers: HEADERS.flatMap((name) => {
      const value = page?.headers.get(name);
      return value ? [[name, value] as const] : [];
    }),
    summary: view === 'summary' && facts ? await summaryOf(services, facts) : undefined,
    text: view === 'text' ? textOf(body, new URL(encodePath(last.path), origin).href) : undefined,
    html:
      view === 'html' ? { body, total: page?.body.length ?? 0, ...found(body, find) } : undefined,
    copy: view === 'copy' ? await compareCopy(context, last.path, facts, origin) : undefined,
  };
}

const found = (body: string, find: string) =>
  find === '' ? { found: undefined } : { found: { find, ...findInHtml(body, find) } };

const textOf = (body: string, address: string): string => {
  const [, content = body] = /<body[^>]*>([\s\S]*)<\/body>/i.exec(body) ?? [];
  return htmlToMarkdown(content, address);
};

/** Why each response is what it is. */
function describeHops(
  { redirects }: Pick<Services, 'redirects'>,
  { hops }: FollowedAddress,
): Promise<(Hop & { rule: string })[]> {
  return Promise.all(hops.map(async (hop) => ({ ...hop, rule: await ruleOf(redirects, hop) })));
}

async function ruleOf(redirects: Services['redirects'], { path, status }: Hop): Promise<string> {
  if (status === 200) return 'The page';
  if (status === 410) return 'Taken offline on purpose';
  if (status === 404) return 'Nothing is at this address';
  if (status < 300 || status >= 400) return 'The site could not show a page';
  const resolution = await redirects.resolveNotFound(path);
  const start = resolution?.starts[0];
  if (start !== undefined) return `Redirect from ${start}`;
  return resolution ? 'Another spelling of an address' : 'A rule of the site itself';
}

/** Everything that a crawler reads in a page. */
async function summaryOf(services: Services, facts: RouteFacts) {
  const { siteSettings, config } = services;
  const documentAt = await documentsAt(services, [facts.path]);
  const origin = new URL(config.SITE_URL).origin;
  const rules: SiteRules = {
    identity: identityOf(await siteSettings.read()),
    origin,
    isProduction: siteEnvironment(config.SITE_URL, config.SITE_ENV) === 'production',
  };
  const reading = describeRoute({ kind: 'page', isInSitemap: false }, facts, origin);
  const { headings, links, outsideLinks, images, entities, entityErrors } = facts;
  return {
    head: headList(facts),
    findings: presentPageFindings(checkRoute({ ...reading, facts }, rules), documentAt(facts.path)),
    entities: entities.map((entity) => ({
      type: [entity['@type']].flat().join(', '),
      json: JSON.stringify(entity, null, 2).slice(0, MAX_ENTITY),
    })),
    entityErrors,
    headings,
    links,
    outsideLinks,
    images,
  };
}

const headList = (facts: RouteFacts) =>
  [...headOf(facts)].map(([name, value]) => [name, value || '–'] as const);

/** Compares the page with its working copy; a reason if there is nothing to compare. */
async function compareCopy(
  context: Context,
  path: string,
  live: RouteFacts | undefined,
  origin: string,
) {
  const services = context.get(servicesContext);
  const summary = (await documentsAt(services, [path]))(path);
  const document = summary && (await services.documents.find(summary.id));
  const html = document && (await context.get(canvasContext).crawled(document, context));
  if (html === undefined)
    return { reason: 'No page, post or success story of the team has this address.' };
  const facts = readDocumentFacts(html, path, origin);
  return {
    id: document!.id,
    kind: document!.kind,
    isLive: live?.status === 200,
    rows: compareHeads(live ?? EMPTY, facts),
    words: { live: live?.words ?? 0, copy: facts.words },
  };
}

/** Of an address that responds with nothing to compare. */
const EMPTY = readDocumentFacts('', '/', 'https://site.invalid');

export type PresentedAddress = Awaited<ReturnType<typeof presentAddress>>;
export type Summary = NonNullable<PresentedAddress['summary']>;
