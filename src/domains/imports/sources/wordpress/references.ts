import { addressOf, lineOf, wordsOf } from '../../source-values.ts';
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
export type References = Awaited<ReturnType<typeof collectReferences>>;

/** A site without an address; no real one is there (RFC 2606). */
const NOWHERE = 'https://wordpress.invalid/';

/** Reads a whole export for what its items refer to. @throws SourceError */
export async function collectReferences(path: string) {
  const head = new Map<string, string>();
  const found = {
    /** names by login */
    authors: new Map<string, string>(),
    /** nicenames by number */
    terms: new Map<string, string>(),
    /** by number */
    attachments: new Map<string, Attachment>(),
    /** pictures by number as texts show them, for exports without attachments */
    shown: new Map<string, string>(),
    /** HTML of reusable blocks by number */
    blocks: new Map<string, string>(),
  };
  const homeOf = () =>
    [head.get('wp:base_blog_url'), head.get('link')]
      .map((text) => addressOf(text)?.replace(/\/?$/, '/'))
      .find(Boolean);
  for await (const { element } of readChannel(path)) {
    const { name, text } = element;
    const field = (key: string) => fieldOf(element, key);
    const nicename = field('wp:category_nicename') || field('wp:term_slug') || field('wp:tag_slug');
    const whole = `${field('wp:author_first_name')} ${field('wp:author_last_name')}`;
    if (name === 'item') addItem(element, homeOf(), found);
    else if (name === 'wp:author')
      found.authors.set(
        lineOf(field('wp:author_login')),
        wordsOf(field('wp:author_display_name')) || lineOf(whole),
      );
    else if (nicename) found.terms.set(field('wp:term_id'), nicename);
    else if (!head.has(name)) head.set(name, text);
  }
  return {
    ...found,
    title: wordsOf(head.get('title') ?? ''),
    /** address of the old site, with a slash at its end */
    home: homeOf() ?? NOWHERE,
    version: lineOf(head.get('wp:wxr_version')),
  };
}

function addItem(
  item: WxrElement,
  home: string | undefined,
  { attachments, shown, blocks }: Pick<References, 'attachments' | 'shown' | 'blocks'>,
): void {
  const field = (name: string) => fieldOf(item, name);
  const id = field('wp:post_id');
  const type = field('wp:post_type');
  const content = field('content:encoded');
  const meta = metaOf(item);
  if (type === 'wp_block') blocks.set(id, content);
  else if (type === 'attachment') {
    const [file] = meta.get('_wp_attached_file') ?? [];
    const address =
      addressOf(wordsOf(field('wp:attachment_url'))) ??
      (file && addressOf(`wp-content/uploads/${wordsOf(file)}`, home)) ??
      addressOf(wordsOf(field('guid')));
    if (address)
      attachments.set(id, {
        address,
        alt: lineOf(meta.get('_wp_attachment_image_alt')?.[0]),
        caption: wordsOf(field('excerpt:encoded')),
        parent: field('wp:post_parent'),
      });
  } else
    for (const [tag, number = ''] of content.matchAll(/<img\b[^<>]*\bwp-image-(\d+)[^<>]*/g)) {
      const address = addressOf(/\ssrc="([^"]*)/.exec(tag)?.[1], home);
      if (address && !shown.has(number)) shown.set(number, address);
    }
}
