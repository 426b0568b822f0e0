import type { SourceItem, SourceState, SourceWarning } from '../../source.ts';
import { addressOf, lastPartOf, lineOf, wordsOf } from '../texts.ts';
import { timeOf, unknownZoneOf } from '../times.ts';
import { bodyOf, pictureOf } from './hubspot-body.ts';

/** Names of columns in exports of several years, in lower case. */
export const COLUMNS = {
  title: ['post title', 'title', 'name', 'blog post title'],
  seoTitle: ['post seo title', 'seo title', 'html title', 'page title'],
  address: ['post url', 'url', 'post link'],
  author: ['author', 'author name', 'blog author'],
  tags: ['tags', 'tag', 'topics', 'blog tags'],
  description: ['meta description', 'post meta description'],
  publishedAt: ['publish date', 'publish date (utc)', 'published date', 'publish date (gmt)'],
  changedAt: ['last modified date', 'last modified date (utc)', 'updated', 'last updated'],
  body: ['post body', 'body', 'post content'],
  summary: ['post summary', 'summary'],
  image: ['featured image url', 'featured image'],
  imageAlt: ['featured image alt text', 'featured image alt'],
  canonical: ['canonical url', 'link rel canonical url'],
  head: ['head html'],
  state: ['status', 'post status', 'state'],
  isArchived: ['archived', 'is archived'],
} as const satisfies Record<string, readonly string[]>;
export type Column = keyof typeof COLUMNS;

/** How the table as a whole is read. */
export interface Reading {
  separator: string;
  zone: 'UTC' | undefined;
  isDayFirst: boolean;
}

const STATES: Readonly<Record<string, SourceState>> = {
  published: 'published',
  // One state of HubSpot: the date says which.
  'published or scheduled': 'published',
  draft: 'draft',
  scheduled: 'scheduled',
  archived: 'archived',
};
/** What a cell of a spreadsheet holds. */
const MAX_CELL = 32_767;

/** Makes an item of a row. */
export function readRow(
  { line, field }: { line: number; field: (column: Column) => string },
  { separator, zone, isDayFirst }: Reading,
): SourceItem {
  const warnings: SourceWarning[] = [];
  const warn = (kind: SourceWarning['kind'], text: string) => warnings.push({ kind, text });
  const address = addressOf(field('address'));
  const slug = address === undefined ? '' : lastPartOf(address);
  const isNamed = slug !== '' && !slug.startsWith('-temporary-slug-');
  const base = address ?? 'https://hubspot.invalid/';
  const body = bodyOf(field('body'), base, warn);
  if (field('body').length >= MAX_CELL - 1)
    warn(
      'damaged',
      'Its text is as long as a cell of a spreadsheet can be (32,767 characters), so its end may be missing',
    );
  if (field('head') !== '')
    warn('left-out', 'Its code for the head of the page has no place in a post');
  const time = (column: 'publishedAt' | 'changedAt') => {
    const written = field(column);
    const found = timeOf(written, { zone, isDayFirst });
    const unknown = unknownZoneOf(written);
    if (written !== '' && !found) warn('date', `The date “${lineOf(written)}” cannot be read`);
    else if (unknown) warn('date', `The time zone of “${lineOf(written)}” is unknown`);
    return found;
  };
  const name = lineOf(field('author'));
  const status = lineOf(field('state').replaceAll('_', ' ')).toLowerCase();
  const isArchived = /^(?:true|yes|1)$/i.test(field('isArchived'));
  const state = isArchived ? 'archived' : (STATES[status] ?? 'unknown');
  if (state === 'unknown') warn('state', `Its status “${status}” is unknown`);
  return {
    id: field('address') || `row ${line}`,
    place: `line ${line}`,
    title: lineOf(field('title')),
    slug: isNamed ? slug : undefined,
    body: { format: 'html', text: body.html },
    excerpt: wordsOf(field('summary')) || body.summary,
    state,
    publishedAt: time('publishedAt'),
    changedAt: time('changedAt'),
    author: name === '' ? undefined : { key: name.toLowerCase(), name },
    categories: [],
    tags: field('tags')
      .split(separator)
      .map(lineOf)
      .filter(Boolean)
      .map((tag) => ({ key: tag.toLowerCase(), name: tag })),
    seo: {
      title: lineOf(field('seoTitle')) || undefined,
      description: lineOf(field('description')) || undefined,
      canonical: field('canonical') || undefined,
    },
    cover: coverOf(field('image'), field('imageAlt'), base),
    addresses: address !== undefined && isNamed ? [address] : [],
    warnings,
  };
}

function coverOf(written: string, alt: string, base: string): SourceItem['cover'] {
  const address = addressOf(written, base);
  return address === undefined ? undefined : { address: pictureOf(address), alt: lineOf(alt) };
}
