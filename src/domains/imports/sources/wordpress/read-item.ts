import type {
  SourceItem,
  SourceName,
  SourceState,
  SourceTime,
  SourceWarning,
} from '../../source.ts';
import { addressOf, decoded, joinAuthors, lastPartOf, lineOf, wordsOf } from '../texts.ts';
import { timeOf } from '../times.ts';
import { bodyOf } from './body.ts';
import { fieldOf, metaOf, type WxrElement, type WxrPart } from './read-channel.ts';
import type { References } from './references.ts';
import { primaryCategoryOf, seoOf } from './seo-fields.ts';

const STATES: Readonly<Record<string, SourceState>> = {
  publish: 'published',
  draft: 'draft',
  pending: 'draft',
  future: 'scheduled',
  private: 'private',
  trash: 'trash',
};

/** Makes an item of a post of an export. @param place of the item, for people */
export function readItem(
  { element: item, damage }: WxrPart,
  place: string,
  references: References,
): SourceItem {
  const field = (name: string) => fieldOf(item, name);
  const warnings: SourceWarning[] = [];
  const warn = (warning: SourceWarning) => warnings.push(warning);
  const meta = metaOf(item);
  const id = field('wp:post_id') || field('guid') || field('link') || place;
  const title = wordsOf(field('title'));
  const state = stateOf(field('wp:status'), field('wp:post_password'), warn);
  const slug = decoded(lineOf(field('wp:post_name'))).replace(/__trashed$/, '');
  const body = bodyOf(
    field('content:encoded'),
    { id, footnotes: meta.get('footnotes')?.[0] },
    references,
  );
  const addresses = addressesOf(
    item,
    { id, slug, oldSlugs: meta.get('_wp_old_slug') ?? [] },
    references,
  );
  if (damage !== undefined) warn({ kind: 'damaged', text: damage });
  const comments = item.children.filter(({ name }) => name === 'wp:comment').length;
  if (comments > 0)
    warn({
      kind: 'counted',
      text: comments === 1 ? 'A comment stays behind' : `${comments} comments stay behind`,
    });
  const cover = coverOf(meta.get('_thumbnail_id')?.[0], references, warn);
  return {
    id,
    place,
    title,
    slug: slug || undefined,
    body: { format: 'html', text: body.html },
    excerpt: wordsOf(field('excerpt:encoded')) || undefined,
    state,
    publishedAt: publishedAtOf(item, state, warn),
    changedAt: timeIn(field('wp:post_modified_gmt'), 'UTC') ?? timeIn(field('wp:post_modified')),
    author: authorOf(item, references),
    categories: categoriesOf(item, primaryCategoryOf(meta), references),
    tags: termsOf(item, 'post_tag'),
    seo: seoOf(meta, { title, site: references.title }, warn),
    cover,
    addresses,
    warnings: [...warnings, ...body.warnings],
  };
}

type Warn = (warning: SourceWarning) => unknown;

function stateOf(status: string, password: string, warn: Warn): SourceState {
  const state = STATES[status] ?? 'unknown';
  if (state === 'unknown')
    warn({ kind: 'state', text: `Its status “${lineOf(status)}” is unknown` });
  return state === 'published' && password !== '' ? 'protected' : state;
}

/** Dates of WordPress that are not set are `0000-00-00 00:00:00`. */
const timeIn = (written: string, zone?: 'UTC'): SourceTime | undefined => timeOf(written, { zone });

/** The date in UTC, or else that of the site without a zone, or of the feed. Drafts have the day of their last change there: none. */
function publishedAtOf(item: WxrElement, state: SourceState, warn: Warn): SourceTime | undefined {
  const utc = timeIn(fieldOf(item, 'wp:post_date_gmt'), 'UTC');
  if (utc || state === 'draft') return utc;
  const other = timeIn(fieldOf(item, 'wp:post_date')) ?? timeIn(fieldOf(item, 'pubDate'));
  const text = other ? 'Its date has no time zone' : 'It has no date that can be read';
  if (!other || 'local' in other) warn({ kind: 'date', text });
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
    .map(({ attributes, text }) => ({
      key: attributes['nicename'] ?? lineOf(text),
      name: wordsOf(text) || decoded(attributes['nicename'] ?? ''),
    }));

function categoriesOf(item: WxrElement, primary: string, { terms }: References): SourceName[] {
  const first = terms.get(primary);
  const named = termsOf(item, 'category').filter(({ key }) => key !== 'uncategorized');
  return named.toSorted((one, other) => Number(other.key === first) - Number(one.key === first));
}

function coverOf(
  number: string | undefined,
  references: References,
  warn: Warn,
): SourceItem['cover'] {
  const id = number?.trim() ?? '';
  if (id === '' || id === '0' || id === '-1') return undefined;
  const file = references.attachments.get(id);
  const address = file?.address ?? references.shown.get(id);
  if (address) return { address, alt: file?.alt };
  warn({
    kind: 'missing-file',
    text: `Its cover (file ${lineOf(id)}) is not in the export`,
  });
  return undefined;
}

/** Where the item was found: its address, those of its former slugs, and that of its number. */
function addressesOf(
  item: WxrElement,
  { id, slug, oldSlugs }: { id: string; slug: string; oldSlugs: readonly string[] },
  { home }: References,
): string[] {
  const link = addressOf(wordsOf(fieldOf(item, 'link')), home);
  const isAtSlug = link !== undefined && slug !== '' && lastPartOf(link) === slug;
  const former = oldSlugs.map((old) =>
    isAtSlug ? new URL(`../${old}/`, link.replace(/\/?$/, '/')).href : `${home}${old}/`,
  );
  const byNumber = /^\d+$/.test(id) ? `${home}?p=${id}` : undefined;
  return [...new Set([link, ...former, byNumber].filter((each) => each !== undefined))];
}
