import { isObject } from '#src/platform/json.ts';
import { ownLink } from '#src/domains/site-map/own-link.ts';
import { encodePath } from '#src/domains/site-map/normalize-path.ts';
import { BOUNDS, clip, pushTo } from './bounds.ts';
import { readContact } from './read-contact.ts';
import { type HtmlEvents, openHtmlReader } from './read-html.ts';
import { countWords, sentencesOf } from './sentences.ts';
import type { RouteFacts, RouteResponse } from './route-facts.ts';
import type { Entity } from '#src/domains/seo/structured-data.ts';

/** Parsed in half a millisecond. */
const CHUNK_CHARACTERS = 8_192;

/** Reads everything that a crawl wants to know of a response in one go. Never throws: any text is a document. */
export function readRouteFacts(html: string, response: RouteResponse): RouteFacts {
  const reader = openRouteReader(response);
  reader.write(html);
  return reader.end();
}

/** Reads a document of which no response is known. */
export const readDocumentFacts = (html: string, path: string, origin: string): RouteFacts =>
  readRouteFacts(html, { path, origin, status: 200, headers: { get: () => null }, sentBytes: 0 });

/**
 * The same in slices, between which `pause` lets other work of the process run: parsing a large page at once would delay the
 * visitors' requests.
 */
export async function readRouteFactsInSlices(
  html: string,
  response: RouteResponse,
  pause: () => Promise<unknown>,
): Promise<RouteFacts> {
  const reader = openRouteReader(response);
  for (let at = 0; at < html.length; at += CHUNK_CHARACTERS) {
    reader.write(html.slice(at, at + CHUNK_CHARACTERS));
    await pause();
  }
  return reader.end();
}

function openRouteReader(response: RouteResponse) {
  const { path, origin, status, headers, sentBytes } = response;
  const base = new URL(encodePath(path), origin);
  const location = status >= 300 && status < 400 ? headers.get('location') : null;
  const facts: RouteFacts = {
    path,
    status,
    redirectTo: location === null ? null : (URL.parse(location, base)?.href ?? clip(location)),
    contentType: (headers.get('content-type') ?? '').toLowerCase(),
    lang: '',
    charset: /charset=([\w-]+)/i.exec(headers.get('content-type') ?? '')?.[1]?.toLowerCase() ?? '',
    titles: [],
    descriptions: [],
    canonicals: [],
    robots: directivesOf(headers.get('x-robots-tag') ?? ''),
    alternates: [],
    social: {},
    entities: [],
    entityErrors: [],
    headings: [],
    ids: [],
    images: [],
    brokenPictures: [],
    links: [],
    outsideLinks: [],
    contact: { names: [], addresses: [], phones: [], emails: [] },
    words: 0,
    sentences: [],
    bytes: 0,
    sentBytes,
    scriptBytes: 0,
    scripts: [],
  };
  const structuredData: string[] = [];
  const contactLinks: string[] = [];
  const events: HtmlEvents = {
    lang: (lang) => (facts.lang ||= clip(lang, 35)),
    id: (id) => pushTo(facts.ids, clip(id), BOUNDS.ids),
    title: (text) => pushTo(facts.titles, clip(text, BOUNDS.value), BOUNDS.values),
    meta: (name, content) => readMeta(facts, name, clip(content, BOUNDS.value)),
    charset: (charset) => (facts.charset ||= clip(charset, 20).toLowerCase()),
    headLink: ({ rel, href, hreflang, as }) => {
      const url = URL.parse(href, base)?.href ?? href;
      if (rel === 'canonical') pushTo(facts.canonicals, clip(url, BOUNDS.value), BOUNDS.values);
      if (rel === 'alternate' && hreflang)
        pushTo(facts.alternates, { lang: hreflang.toLowerCase(), href: clip(url) }, BOUNDS.values);
      if (rel === 'modulepreload' || as === 'script') addScript(facts, href);
    },
    script: (type, src, text) => {
      if (type === 'application/ld+json') return pushTo(structuredData, text, BOUNDS.values);
      facts.scriptBytes += Buffer.byteLength(text);
      return src && addScript(facts, src);
    },
    heading: (level, text) => pushTo(facts.headings, { level, text: clip(text) }, BOUNDS.headings),
    image: (src, alt) =>
      pushTo(facts.images, { src: clip(src), alt: alt === null ? null : clip(alt) }, BOUNDS.images),
    link: ({ href, text, rel, area }) => {
      if (/^(?:tel|mailto):/i.test(href)) return pushTo(contactLinks, clip(href), BOUNDS.contacts);
      const url = URL.parse(href, base);
      if (!url || !/^https?:$/.test(url.protocol)) return undefined;
      if (url.origin !== base.origin)
        return pushTo(
          facts.outsideLinks,
          { href: clip(url.href, BOUNDS.value), text: clip(text), area },
          BOUNDS.outsideLinks,
        );
      const own = ownLink(url.href, origin);
      if (!own) return undefined;
      const link = { to: own.path, fragment: own.anchor ?? '', text: clip(text), rel, area };
      return pushTo(facts.links, link, BOUNDS.links);
    },
  };
  const html = openHtmlReader(events);
  return {
    write(chunk: string) {
      facts.bytes += Buffer.byteLength(chunk);
      html.write(chunk);
    },
    end() {
      const text = html.end();
      const preview = URL.parse(facts.social['og:image'] ?? '', base);
      if (preview && preview.origin !== base.origin)
        events.link({ href: preview.href, text: 'Link preview picture', rel: '', area: 'content' });
      facts.sentences = sentencesOf(text).slice(0, BOUNDS.sentences);
      facts.words = countWords(text);
      Object.assign(facts, readEntities(structuredData));
      facts.contact = readContact(html.wholeText(), contactLinks, facts.entities);
      return facts;
    },
  };
}

const addScript = (facts: RouteFacts, src: string) =>
  facts.scripts.includes(src) ? undefined : pushTo(facts.scripts, clip(src), BOUNDS.scripts);

const directivesOf = (value: string) =>
  value
    .toLowerCase()
    .split(',')
    .map((directive) => directive.trim())
    .filter(Boolean)
    .slice(0, BOUNDS.values);

function readMeta(facts: RouteFacts, name: string, content: string) {
  if (name === 'description') pushTo(facts.descriptions, content, BOUNDS.values);
  else if (name === 'robots' || name === 'googlebot') facts.robots.push(...directivesOf(content));
  else if (/^(?:og|twitter):/.test(name)) facts.social[name] ??= content;
}

/** Parses the structured data of a page: its entities, graphs flattened, and why others cannot be read. */
function readEntities(scripts: readonly string[]): {
  entities: Entity[];
  entityErrors: string[];
} {
  const entities: Entity[] = [];
  const entityErrors: string[] = [];
  const refuse = (reason: string) => pushTo(entityErrors, clip(reason), BOUNDS.values);
  for (const script of scripts) {
    try {
      if (script.length > BOUNDS.structuredData) throw new Error('It is too long.');
      for (const entity of topLevel(JSON.parse(script)))
        if (isEntity(entity)) pushTo(entities, entity, BOUNDS.contacts);
        else refuse('An entity has no @type.');
    } catch (error) {
      refuse(error instanceof Error ? error.message : String(error));
    }
  }
  return { entities, entityErrors };
}

function topLevel(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(topLevel);
  const graph = isObject(value) ? value['@graph'] : undefined;
  return Array.isArray(graph) ? graph : [value];
}

const isEntity = (value: unknown): value is Entity =>
  isObject(value) && [value['@type']].flat().some((type) => typeof type === 'string');
