import type {
  SourceAdapter,
  SourceEvent,
  SourceItem,
  SourceName,
  SourceTime,
  SourceWarning,
} from '../../source.ts';
import {
  type Warn,
  addressOf,
  joinAuthors,
  lineOf,
  onTheWeb,
  parseTime,
  warnTo,
  wordsOf,
} from '../../source-values.ts';
import { MAX_TEXT, type WxrElement, fieldOf, metaOf, readChannel } from './read-channel.ts';
import { type References, collectReferences } from './references.ts';
import { decoded } from '#src/platform/decoded.ts';
import { parseJson } from '#src/platform/json.ts';
import { itemOfRow } from '../table/table-item.ts';
import { bodyOf, footnotesOf } from './body.ts';

/** The newest version of the format that is known. */
const VERSION = 1.2;
/** Exports of WordPress: RSS with elements of its own, called WXR. */
export const wordpressAdapter: SourceAdapter = {
  id: 'wordpress',
  name: 'WordPress',
  help: 'In WordPress, choose Tools, then Export, and “All content”: the XML file has posts and the addresses of pictures.',
  recognizes: (_file, head) => /wordpress\.org\/export\/|<wp:/.test(head),
  async open(file) {
    const references = await collectReferences(file.path);
    const { home, version } = references;
    const newer = `The file has version ${version} of the format, and ${VERSION} is the newest one known. Look at the result closely.`;
    return {
      origin: home,
      sites: [new URL(home).origin],
      notes: Number(version) > VERSION ? [newer] : [],
      read: () => readEvents(file.path, references),
      ...onTheWeb,
    };
  },
};

async function* readEvents(path: string, references: References): AsyncIterable<SourceEvent> {
  let number = 0;
  for await (const element of readChannel(path)) {
    if (element.name !== 'item') continue;
    number += 1;
    const place = `item ${number}`;
    const type = lineOf(fieldOf(element, 'post_type')) || 'post';
    if (element.isCut) {
      const title = wordsOf(fieldOf(element, 'title'));
      const message = `The item “${title}” is left out: the file ends within it. Export the site again.`;
      yield { type: 'problem', place, message };
    } else if (type !== 'post') yield { type: 'skipped', what: type.replaceAll('_', ' ') };
    else if (fieldOf(element, 'status') === 'auto-draft')
      yield { type: 'skipped', what: 'empty draft' };
    else {
      for (const { name } of element.children)
        if (name === 'comment') yield { type: 'skipped', what: 'comment' };
      yield { type: 'item', item: readItem(element, place, references) };
    }
  }
}

/** Yoast's `%%title%%`, and Rank Math's `%title%`. */
const VARIABLE = /%%[\w-]+%%|%[a-z_]+%/g;
const CUT = `A text of it is longer than ${MAX_TEXT.toLocaleString('en-US')} characters and is cut`;

/** Makes an item of a post of an export. @param place of the item, for people */
function readItem(item: WxrElement, place: string, references: References): SourceItem {
  const field = (name: string) => fieldOf(item, name);
  const warnings: SourceWarning[] = [];
  const warn = warnTo(warnings);
  const meta = metaOf(item);
  /** A custom field of Yoast SEO, or that of Rank Math. What is made of their variables is left out, and named if there is more in it. */
  function seo(yoast: string, rankMath = yoast) {
    const keys = [`_yoast_wpseo_${yoast}`, `rank_math_${rankMath}`];
    const text = wordsOf(keys.flatMap((key) => meta.get(key) ?? []).find(Boolean) ?? '');
    const own = text.replaceAll(VARIABLE, '');
    if (own === text) return text;
    if (/\w/.test(own))
      warn('left-out', `“${text}” for search engines has variables and is left out`);
    return '';
  }
  const thumbnail = lineOf(meta.get('_thumbnail_id')?.[0]);
  const cover = references.pictureOf(thumbnail);
  if (!cover && Number(thumbnail) > 0)
    warn('missing-file', `Its cover (file ${thumbnail}) is not in the export`);
  const isProtected = field('status') === 'publish' && field('post_password') !== '';
  const found = itemOfRow(
    {
      place,
      problem: item.children.some(({ isCut }) => isCut) ? CUT : undefined,
      values: {
        id: field('post_id') || field('guid') || field('link') || place,
        title: wordsOf(field('title')),
        slug: decoded(field('post_name')).replace(/__trashed$/, ''),
        status: isProtected ? 'protected' : field('status'),
        excerpt: wordsOf(field('excerpt')),
        cover: cover?.address,
        coverAlt: cover?.alt,
        seoTitle: seo('title'),
        seoDescription: seo('metadesc', 'description'),
        canonical: seo('canonical', 'canonical_url'),
        ogImage: seo('opengraph-image', 'facebook_image'),
        noindex: /^1$|"noindex"/.test(seo('meta-robots-noindex', 'robots')) ? '1' : '',
      },
    },
    { base: references.home },
  );
  const body = bodyOf(field('encoded'), {
    id: found.id,
    footnotes: footnotesOf(parseJson(meta.get('footnotes')?.[0] ?? '')),
    references,
    warnings,
  });
  const primary = references.terms.get(seo('primary_category'));
  const categories = termsOf(item, 'category').filter(({ key }) => key !== 'uncategorized');
  const authors = termsOf(item, 'author').map(({ key, name }): SourceName => {
    const login = key.replace(/^cap-/, '');
    return { key: login, name: references.authors.get(login) ?? name };
  });
  const login = lineOf(field('creator'));
  // A login is nobody else's to know.
  const creator = login ? [{ key: login, name: references.authors.get(login) ?? '' }] : [];
  const link = addressOf(wordsOf(field('link')), references.home);
  const beside = (link ?? references.home).replace(/\/?$/, '/');
  const former = (meta.get('_wp_old_slug') ?? []).map((old) => new URL(`../${old}/`, beside).href);
  const byNumber = `${references.home}?p=${found.id}`;
  return {
    ...found,
    base: link,
    body: { format: 'html', text: body },
    publishedAt: publishedAtOf(item, found.state === 'draft', warn),
    author: joinAuthors(authors.length > 0 ? authors : creator),
    // The primary one stands first.
    categories: categories.toSorted(
      (one, other) => Number(other.key === primary) - Number(one.key === primary),
    ),
    tags: termsOf(item, 'post_tag'),
    addresses: [...new Set([...(link ? [link] : []), ...former, byNumber])],
    warnings: [...found.warnings, ...warnings],
  };
}

/**
 * The date in UTC, or else that of the site without a zone, or of the feed. Drafts have the day of their last change there: none. Dates that
 * are not set are `0000-00-00 00:00:00`.
 */
function publishedAtOf(item: WxrElement, isDraft: boolean, warn: Warn): SourceTime | undefined {
  const utc = parseTime(fieldOf(item, 'post_date_gmt'), 'UTC');
  if (utc || isDraft) return utc;
  const other = parseTime(fieldOf(item, 'post_date')) ?? parseTime(fieldOf(item, 'pubDate'));
  if (!other || 'local' in other)
    warn('date', other ? 'Its date has no time zone' : 'It has no date that can be read');
  return other;
}

/** Names of terms: `category`, `post_tag`, or `author` of several authors. */
const termsOf = (item: WxrElement, domain: string): SourceName[] =>
  item.children
    .filter(({ name, attributes }) => name === 'category' && attributes['domain'] === domain)
    .map(({ attributes: { nicename }, text }) => ({
      key: nicename ?? lineOf(text),
      name: wordsOf(text) || decoded(nicename ?? ''),
    }));
