import { addressOf, lineOf, wordsOf } from '../texts.ts';
import { fieldOf, metaOf, readChannel, type WxrElement } from './read-channel.ts';

/** A file of the old site. */
export interface Attachment {
  address: string;
  alt: string;
  caption: string;
  /** of the item that it was uploaded to */
  parent: string;
}

/** What items refer to, and what is said once for all. */
export interface References {
  title: string;
  /** address of the old site, with a slash at its end */
  home: string;
  version: string;
  /** names by login */
  authors: Map<string, string>;
  /** nicenames by number */
  terms: Map<string, string>;
  /** by number */
  attachments: Map<string, Attachment>;
  /** addresses of all attachments */
  files: Set<string>;
  /** pictures by number as texts show them, for exports without attachments */
  shown: Map<string, string>;
  /** HTML of reusable blocks by number */
  blocks: Map<string, string>;
}

/** A site without an address; no real one is there (RFC 2606). */
const NOWHERE = 'https://wordpress.invalid/';

/** Reads a whole export for what its items refer to. @throws SourceError */
export async function collectReferences(path: string): Promise<References> {
  const found: References = {
    title: '',
    home: '',
    version: '',
    authors: new Map(),
    terms: new Map(),
    attachments: new Map(),
    files: new Set(),
    shown: new Map(),
    blocks: new Map(),
  };
  let link: string | undefined;
  for await (const { element } of readChannel(path)) {
    const { name, text } = element;
    if (name === 'title') found.title ||= wordsOf(text);
    else if (name === 'link') link ??= addressOf(text);
    else if (name === 'wp:wxr_version') found.version = text.trim();
    else if (name === 'wp:base_blog_url') found.home = addressOf(text) ?? '';
    else if (name === 'wp:author') addAuthor(element, found);
    else if (name === 'item') addItem(element, found);
    else addTerm(element, found);
  }
  const home = found.home || link || NOWHERE;
  return { ...found, home: home.endsWith('/') ? home : `${home}/` };
}

function addAuthor(element: WxrElement, { authors }: References): void {
  const field = (name: string) => lineOf(fieldOf(element, `wp:author_${name}`));
  const whole = `${field('first_name')} ${field('last_name')}`.trim();
  authors.set(field('login'), wordsOf(field('display_name')) || whole);
}

function addTerm(element: WxrElement, { terms }: References): void {
  const nicename = ['wp:category_nicename', 'wp:term_slug', 'wp:tag_slug']
    .map((name) => fieldOf(element, name))
    .find(Boolean);
  const id = fieldOf(element, 'wp:term_id');
  if (nicename !== undefined && id !== '') terms.set(id, nicename);
}

function addItem(item: WxrElement, found: References): void {
  const id = fieldOf(item, 'wp:post_id');
  const type = fieldOf(item, 'wp:post_type');
  const content = fieldOf(item, 'content:encoded');
  if (type === 'wp_block') found.blocks.set(id, content);
  else if (type === 'attachment') addAttachment(item, id, found);
  else
    for (const [tag, number = ''] of content.matchAll(/<img\b[^<>]*\bwp-image-(\d+)[^<>]*/g)) {
      const address = addressOf(/\ssrc="([^"]*)/.exec(tag)?.[1], found.home || undefined);
      if (address && !found.shown.has(number)) found.shown.set(number, address);
    }
}

function addAttachment(item: WxrElement, id: string, { attachments, files, home }: References) {
  const [file] = metaOf(item).get('_wp_attached_file') ?? [];
  const address =
    addressOf(wordsOf(fieldOf(item, 'wp:attachment_url'))) ??
    (file && addressOf(`wp-content/uploads/${wordsOf(file)}`, home || undefined)) ??
    addressOf(wordsOf(fieldOf(item, 'guid')));
  if (!address) return;
  files.add(address);
  attachments.set(id, {
    address,
    alt: lineOf(metaOf(item).get('_wp_attachment_image_alt')?.[0]),
    caption: wordsOf(fieldOf(item, 'excerpt:encoded')),
    parent: fieldOf(item, 'wp:post_parent'),
  });
}
