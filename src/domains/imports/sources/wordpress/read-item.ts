import type { SourceItem, SourceName, SourceTime, SourceWarning } from '../../source.ts';
import {
  addressOf,
  decoded,
  joinAuthors,
  lastOf,
  lineOf,
  parseTime,
  type Warn,
  warnTo,
  wordsOf,
} from '../../source-values.ts';
import { itemOfRow } from '../table/table-item.ts';
import { bodyOf } from './body.ts';
import type { PictureAddresses } from './picture-addresses.ts';
import { fieldOf, metaOf, type WxrElement, type WxrPart } from './read-channel.ts';
import type { References } from './references.ts';

/** Yoast's `%%title%%`, and Rank Math's `%title%`. */
const VARIABLE = /%%([\w-]+)%%|%([a-z_]+)%/g;

/** Makes an item of a post of an export. @param place of the item, for people */
export function readItem(
  { element: item, damage }: WxrPart,
  place: string,
  references: References,
  pictures: PictureAddresses,
): SourceItem {
  const field = (name: string) => fieldOf(item, name);
  const warnings: SourceWarning[] = [];
  const warn = warnTo(warnings);
  const meta = metaOf(item);
  /** A custom field of Yoast SEO, or that of Rank Math. */
  const seo = (yoast: string, rankMath = yoast) =>
    wordsOf(
      [`_yoast_wpseo_${yoast}`, `rank_math_${rankMath}`]
        .flatMap((key) => meta.get(key) ?? [])
        .find((text) => text.trim()) ?? '',
    );
  const title = wordsOf(field('title'));
  const variables = new Map([
    ['title', title],
    ['sitename', references.title],
    ['sep', '-'],
    ['page', ''],
  ]);
  /** What search engines were to see. Texts made of variables alone are the default there, and leave ours. */
  function resolve(written: string, what: string): string {
    if (written.replaceAll(VARIABLE, '').trim() === '') return '';
    const unknown: string[] = [];
    const resolved = written.replaceAll(VARIABLE, (variable, yoast?: string, rankMath?: string) => {
      const value = variables.get(yoast ?? rankMath ?? '');
      if (value === undefined) unknown.push(variable);
      return value ?? '';
    });
    if (unknown.length === 0) return resolved;
    warn(
      'left-out',
      `The ${what} for search engines “${written}” is made of ${unknown.join(', ')}, so it is left out`,
    );
    return '';
  }
  const comments = item.children.filter(({ name }) => name === 'wp:comment').length;
  if (comments > 0)
    warn('counted', comments === 1 ? 'A comment stays behind' : `${comments} comments stay behind`);
  const thumbnail = lineOf(meta.get('_thumbnail_id')?.[0]);
  const cover = pictures.find(thumbnail);
  if (!cover && !/^(?:0|-1)?$/.test(thumbnail))
    warn('missing-file', `Its cover (file ${thumbnail}) is not in the export`);
  const isProtected = field('wp:status') === 'publish' && field('wp:post_password') !== '';
  const found = itemOfRow(
    {
      place,
      problem: damage,
      values: {
        id: field('wp:post_id') || field('guid') || field('link') || place,
        title,
        slug: decoded(field('wp:post_name')).replace(/__trashed$/, ''),
        status: isProtected ? 'protected' : field('wp:status'),
        excerpt: wordsOf(field('excerpt:encoded')),
        cover: cover?.address,
        coverAlt: cover?.alt,
        seoTitle: resolve(seo('title'), 'title'),
        seoDescription: resolve(seo('metadesc', 'description'), 'description'),
        canonical: seo('canonical', 'canonical_url'),
        ogImage: seo('opengraph-image', 'facebook_image'),
        noindex: /^1$|"noindex"/.test(seo('meta-robots-noindex', 'robots')) ? '1' : '',
      },
    },
    { base: references.home },
  );
  const first = references.terms.get(seo('primary_category'));
  const categories = termsOf(item, 'category').filter(({ key }) => key !== 'uncategorized');
  const body = bodyOf(field('content:encoded'), {
    id: found.id,
    footnotes: meta.get('footnotes')?.[0],
    blocks: references.blocks,
    pictures,
  });
  const addresses = addressesOf(item, found, meta.get('_wp_old_slug') ?? [], references);
  return {
    ...found,
    base: addresses[0],
    body: { format: 'html', text: body.html },
    publishedAt: publishedAtOf(item, found.state === 'draft', warn),
    author: authorOf(item, references),
    categories: categories.toSorted(
      (one, other) => Number(other.key === first) - Number(one.key === first),
    ),
    tags: termsOf(item, 'post_tag'),
    addresses,
    warnings: [...found.warnings, ...warnings, ...body.warnings],
  };
}

/**
 * The date in UTC, or else that of the site without a zone, or of the feed. Drafts have the day of their last change there: none. Dates that
 * are not set are `0000-00-00 00:00:00`.
 */
function publishedAtOf(item: WxrElement, isDraft: boolean, warn: Warn): SourceTime | undefined {
  const utc = parseTime(fieldOf(item, 'wp:post_date_gmt'), { zone: 'UTC' });
  if (utc || isDraft) return utc;
  const other = parseTime(fieldOf(item, 'wp:post_date')) ?? parseTime(fieldOf(item, 'pubDate'));
  if (!other || 'local' in other)
    warn('date', other ? 'Its date has no time zone' : 'It has no date that can be read');
  return other;
}

/** The author, or all of them. Their names are empty if the export has only logins, which are nobody else's to know. */
function authorOf(item: WxrElement, { authors }: References): SourceName | undefined {
  const named = termsOf(item, 'author').map(({ key, name }): SourceName => {
    const login = key.replace(/^cap-/, '');
    return { key: login, name: authors.get(login) ?? authors.get(name) ?? name };
  });
  const login = lineOf(fieldOf(item, 'dc:creator'));
  const creator = login === '' ? [] : [{ key: login, name: authors.get(login) ?? '' }];
  return joinAuthors(named.length > 0 ? named : creator);
}

/** Names of terms: `category`, `post_tag`, or `author` of several authors. */
const termsOf = (item: WxrElement, domain: string): SourceName[] =>
  item.children
    .filter(({ name, attributes }) => name === 'category' && attributes['domain'] === domain)
    .map(({ attributes: { nicename }, text }) => ({
      key: nicename ?? lineOf(text),
      name: wordsOf(text) || decoded(nicename ?? ''),
    }));

/** Where the item was found: its address, those of its former slugs, and that of its number. */
function addressesOf(
  item: WxrElement,
  { id, slug }: SourceItem,
  oldSlugs: readonly string[],
  { home }: References,
): string[] {
  const link = addressOf(wordsOf(fieldOf(item, 'link')), home);
  const isAtSlug = slug !== undefined && lastOf(link) === slug;
  const former = oldSlugs.map((old) =>
    isAtSlug ? new URL(`../${old}/`, link?.replace(/\/?$/, '/')).href : `${home}${old}/`,
  );
  const byNumber = /^\d+$/.test(id) ? [`${home}?p=${id}`] : [];
  return [...new Set([...(link ? [link] : []), ...former, ...byNumber])];
}
