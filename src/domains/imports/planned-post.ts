import { hash as digest } from 'node:crypto';
import { type ForeignPicture, pictureNamed } from '#src/domains/content/foreign/foreign-body.ts';
import { bodyFromMarkdown } from '#src/domains/content/foreign/markdown.ts';
import { bodyFromHtml } from '#src/domains/content/foreign/read-html.ts';
import { leadingText, type PostBody } from '#src/domains/content/body/post-body.ts';
import { cleanTag, renameTags } from '#src/domains/documents/tags/rename-tags.ts';
import { queryKey } from '#src/domains/redirects/redirect-address.ts';
import { validatePostSlug } from '#src/domains/site-map/content-address.ts';
import { normalizePath } from '#src/domains/site-map/normalize-path.ts';
import { slugOf } from '#src/domains/site-map/slug-of.ts';
import { decoded } from '#src/platform/decoded.ts';
import { fromLocalTime } from '#src/platform/clock/site-day.ts';
import {
  type ImportMapping,
  SOURCE_ORIGIN,
  type SourceItem,
  type SourceState,
  type SourceTime,
  type SourceWarning,
} from './source.ts';
import { addressOf, lineOf, type Warn, warnTo } from './source-values.ts';
import type { WholeItem } from './site-archive.ts';

/** A picture of a post that is not in the library yet. */
export interface PlannedPicture {
  /** `src` of its nodes, or `COVER_KEY` */
  key: string;
  /** as the source has it; empty for one that stays out */
  address: string;
  /** base64, of a picture within the text */
  data?: string;
  alt: string;
}

/** An item as a post of this site. */
export interface PlannedPost {
  content: PlannedContent;
  pictures: PlannedPicture[];
  /** what links to it start with, if it is within the source */
  base: string | null;
  /** whether it was public, for everyone, at the source */
  wasPublic: boolean;
  warnings: SourceWarning[];
  /** what it becomes in place of a post */
  whole?: WholeItem;
}

/** Content of a post, whose pictures and links are still those of the source. */
interface PlannedContent {
  [field: string]: unknown;
  title: string;
  slug: string;
  body: PostBody;
}

export const COVER_KEY = 'cover';
const MAX_TITLE = 200;
const MAX_TAGS = 20;
const MAX_EXCERPT = 300;
/** Of an address, as it can be indexed. Servers take little more. */
const MAX_ADDRESS_BYTES = 2_000;
const isTooLong = (address: string) => Buffer.byteLength(address) > MAX_ADDRESS_BYTES;
/** Of the pictures within a text together, in base64: the row of an item holds them. */
const MAX_PICTURE_DATA = 40_000_000;

/** Why an item is not public, in words that name the state of the source. */
const WHY_A_DRAFT = new Map<SourceState, string>([
  ['published', ''],
  ['draft', ''],
  ['scheduled', 'It is scheduled there: it becomes a draft with that date'],
  ['private', 'It is private there: it becomes a draft'],
  ['protected', 'It has a password there: it becomes a draft, and the password is left behind'],
  ['members', 'Only members can read it there: it becomes a draft'],
  ['archived', 'It is archived there: it becomes a draft'],
  ['trash', 'It is in the trash there: it becomes a draft'],
]);

/** Makes a post of an item; pictures and links stay those of the source. @param now what is dated later was not public yet */
export function planPost(item: SourceItem, mapping: ImportMapping, now: Date): PlannedPost {
  const warnings = [...item.warnings];
  const warn = warnTo(warnings);
  const read = item.body.format === 'markdown' ? bodyFromMarkdown : bodyFromHtml;
  const { body, leftOut, pictures } = read(item.body.text, { base: item.base });
  for (const { text, after } of leftOut) warnings.push({ kind: 'left-out', text, after });
  const title = titleOf(item, body, warn);
  const planned = planPictures(pictures, item, warn);
  const publishedAt = momentOf(item.publishedAt, mapping.timeZone);
  if (item.publishedAt && !publishedAt) warn('date', 'Its date cannot be read and is left out');
  const isPlanned = publishedAt !== undefined && publishedAt > now;
  const state = item.state === 'published' && isPlanned ? 'scheduled' : item.state;
  const why = WHY_A_DRAFT.get(state) ?? 'Its state there is unknown: it becomes a draft';
  if (why !== '') warn('state', why);
  if (item.addresses.some(isTooLong))
    warn('damaged', 'An old address of it is too long for a redirect');
  return {
    content: {
      title,
      slug: ownSlugOf(item, title, warn),
      body,
      excerpt: lineOf(item.excerpt).slice(0, 1_000) || leadingText(body, MAX_EXCERPT) || null,
      author: authorOf(item, mapping, warn),
      categoryTags: tagsOf(item, mapping),
      publishedAt: publishedAt?.toISOString() ?? null,
      isListed: item.isListed !== false && item.seo.noindex !== true,
      seo: seoOf(item),
      coverImage: null,
    },
    pictures: planned,
    base: item.base ?? null,
    wasPublic: state === 'published',
    warnings,
  };
}

function planPictures(found: ForeignPicture[], { cover }: SourceItem, warn: Warn) {
  const pictures: Pick<ForeignPicture, 'key' | 'source' | 'alt'>[] = [...found];
  const address = cover?.address.trim();
  if (address) pictures.push({ key: COVER_KEY, source: { address }, alt: lineOf(cover?.alt) });
  let left = MAX_PICTURE_DATA;
  return pictures.map(({ key, source, alt }): PlannedPicture => {
    if ('address' in source && !isTooLong(source.address))
      return { key, address: source.address, alt };
    const data = 'bytes' in source ? Buffer.from(source.bytes).toString('base64') : '';
    left -= data.length;
    if (data !== '' && left >= 0) {
      const hash = digest('sha256', data, 'base64url');
      return { key, address: `${SOURCE_ORIGIN}/picture-${hash}`, data, alt };
    }
    warn('missing-file', `${pictureNamed(alt)} ${data === '' ? LONG_ADDRESS : TOO_MUCH_DATA}`);
    return { key, address: '', alt };
  });
}

const LONG_ADDRESS = `has an address of more than ${MAX_ADDRESS_BYTES.toLocaleString('en-US')} bytes and is left out`;
const TOO_MUCH_DATA = 'is within the text and too large for it: it is left out';

/** Names of a source may be those of parts of objects. */
const ownOf = (names: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(names, key) ? names[key] : undefined;

const cut = (text: string, max: number) => leadingText({ type: 'text', text }, max);

function titleOf(item: SourceItem, body: PostBody, warn: Warn) {
  const given = lineOf(item.title);
  if (given.length > MAX_TITLE)
    warn('made-up', `Its title has ${given.length.toLocaleString('en-US')} characters and is cut`);
  if (given !== '') return cut(given, MAX_TITLE);
  const heading = body.content?.find(({ type }) => type === 'heading') ?? { type: '' };
  const made =
    leadingText(heading, MAX_TITLE) || leadingText(body, 60) || `Untitled (${lineOf(item.place)})`;
  warn('made-up', `It has no title: “${made}” is made up`);
  return made;
}

function ownSlugOf(item: SourceItem, title: string, warn: Warn) {
  const given = decoded(lineOf(item.slug)).normalize('NFC').toLowerCase().replaceAll('/', '-');
  const slug = [given, ...[given, title, item.id, 'post'].map(slugOf)].find(
    (each) => each !== '' && each.length <= MAX_TITLE && !validatePostSlug(each),
  )!;
  if (given !== '' && slug !== given)
    warn('made-up', `Its address “${cut(given, 80)}” cannot be used: it becomes “${slug}”`);
  return slug;
}

function authorOf({ author }: SourceItem, { authors }: ImportMapping, warn: Warn): string | null {
  if (!author) return null;
  const mapped = ownOf(authors, author.key);
  const name = lineOf(mapped ?? author.name).slice(0, 120);
  if (name === '' && mapped === undefined) warn('made-up', 'Its author is unknown');
  return name || null;
}

/** Categories, then tags: the first one decides the category of the site. The same names are joined. */
function tagsOf({ categories, tags }: SourceItem, mapping: ImportMapping): string[] {
  const names = [...categories, ...tags].map(({ key, name }) =>
    cleanTag(lineOf(ownOf(mapping.tags, key) ?? name)),
  );
  return renameTags(names.filter(Boolean), [], '').slice(0, MAX_TAGS);
}

function seoOf({ seo, addresses }: SourceItem): Record<string, unknown> | null {
  const given = addressOf(seo.canonical);
  // Its own former address: now a redirect to it.
  const canonical = addresses.some((each) => each === given) ? undefined : given;
  const known = {
    title: cut(lineOf(seo.title), 300) || undefined,
    description: cut(lineOf(seo.description), 500) || undefined,
    canonical,
    image: addressOf(seo.image),
    noindex: seo.noindex === true || undefined,
  };
  return Object.values(known).some(Boolean) ? known : null;
}

/** The moment of a time; a day as `publicDay` reads it. Undefined for what is no time. */
function momentOf(time: SourceTime | undefined, timeZone?: string): Date | undefined {
  if (!time) return undefined;
  if ('local' in time) return fromLocalTime(time.local, timeZone);
  return new Date('day' in time ? `${time.day}T00:00:00Z` : time.instant);
}

/** How a redirect from an address starts; undefined if none can. */
export function startOf({ pathname, search }: URL): string | undefined {
  const path = normalizePath(pathname);
  const query = queryKey(search);
  return path === undefined || query === '' ? path : `${path}?${query}`;
}

/** Paths of this site that should lead to an item, as redirects start; one of another site counts by its path. */
export function oldPathsOf(addresses: readonly string[], sites: readonly string[]): string[] {
  const own = new Set(sites.map((site) => URL.parse(site)?.host));
  const paths = addresses.flatMap((address) => {
    const url = URL.parse(address.trim(), 'https://old.invalid');
    const isOwn = url && (url.host === 'old.invalid' || own.has(url.host));
    return (isOwn && startOf(url)) || [];
  });
  return [...new Set(paths)].filter((path) => path !== '/' && !isTooLong(path));
}
