import { htmlOfMarkdown } from '#src/domains/content/foreign/markdown.ts';
import type { SourceItem, SourceState, SourceWarning } from '../../source.ts';
import { rewriteHtml, withAddresses } from '../rewrite-html.ts';
import { addressOf, joinAuthors, lineOf } from '../texts.ts';
import { timeOf } from '../times.ts';
import { renderLexical } from './lexical.ts';
import { renderMobiledoc } from './mobiledoc.ts';
import { isRow, type Row, textOf } from './read-rows.ts';
import type { Tables } from './tables.ts';

const STATES: Readonly<Record<string, SourceState>> = {
  published: 'published',
  draft: 'draft',
  scheduled: 'scheduled',
  // Only sent by email, to members.
  sent: 'members',
};

/** Makes an item of a post. @param site address of the old site, with a slash at its end */
export function readPost(post: Row, place: string, tables: Tables, site: string): SourceItem {
  const warnings: SourceWarning[] = [];
  const warn = (kind: SourceWarning['kind'], text: string) => warnings.push({ kind, text });
  const id = textOf(post, 'id') || textOf(post, 'uuid') || place;
  const meta = tables.metaOf(id);
  const field = (name: string) => textOf(post, name) || textOf(meta, name);
  const address = (name: string) => {
    const found = addressOf(field(name).replaceAll(GHOST_URL, site), site);
    return found && pictureOf(found);
  };
  const status = field('status');
  const isOpen = /^(?:public)?$/.test(field('visibility'));
  const known = STATES[status] ?? 'unknown';
  if (known === 'unknown') warn('state', `Its status “${lineOf(status)}” is unknown`);
  if (field('codeinjection_head') || field('codeinjection_foot'))
    warn('left-out', 'Its own code for the page has no place in a post');
  const time = (name: string) => {
    const found = timeOf(post[name], { zone: 'UTC' });
    if (field(name) && !found) warn('date', `The date “${lineOf(field(name))}” cannot be read`);
    return found;
  };
  const slug = lineOf(field('slug'));
  const tags = tables.tagsOf(id);
  const cover = address('feature_image') ?? address('image');
  const html = htmlOf(post, (text) => warn('left-out', text)).replaceAll(GHOST_URL, site);
  return {
    id,
    place,
    title: lineOf(field('title')),
    slug: slug || undefined,
    body: {
      format: 'html',
      text: rewriteHtml(html, (element) => withAddresses(element, site, pictureOf)),
    },
    excerpt: lineOf(field('custom_excerpt')) || undefined,
    state: known === 'published' && !isOpen ? 'members' : known,
    publishedAt: time('published_at'),
    changedAt: time('updated_at'),
    author: joinAuthors(tables.authorsOf(id, textOf(post, 'author_id'))),
    categories: tags.slice(0, 1),
    tags: tags.slice(1),
    seo: {
      title: lineOf(field('meta_title')) || undefined,
      description: lineOf(field('meta_description')) || undefined,
      canonical: address('canonical_url'),
      image: address('og_image'),
    },
    cover:
      cover === undefined ? undefined : { address: cover, alt: lineOf(field('feature_image_alt')) },
    addresses: slug === '' ? [] : [new URL(`${encodeURIComponent(slug)}/`, site).href],
    warnings,
  };
}

const GHOST_URL = /__GHOST_URL__\/?/g;

/** The text by what its editor stored. Its HTML may lack, and has boxes of Ghost around cards. */
function htmlOf(post: Row, leaveOut: (text: string) => unknown): string {
  const [lexical, mobiledoc] = ['lexical', 'mobiledoc'].map((name) => parse(textOf(post, name)));
  const html = lexical
    ? renderLexical(lexical, leaveOut)
    : mobiledoc
      ? renderMobiledoc(mobiledoc, leaveOut)
      : '';
  return html || htmlOfMarkdown(textOf(post, 'markdown')) || textOf(post, 'html');
}

function parse(json: string): Row | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return isRow(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The picture that was uploaded: `/content/images/size/w600/2024/a.jpg` is a smaller copy. */
const pictureOf = (address: string): string =>
  address.replace(/\/content\/images\/size\/[^/]+\//, '/content/images/');
