import { type ForeignElement, hasClass } from '#src/domains/content/foreign/html-tree.ts';
import { addressOf, lineOf, wordsOf } from '../../source-values.ts';
import { fieldOf, metaOf, readChannel } from './read-channel.ts';

/** A file of the old site. */
interface Attachment {
  address: string;
  alt: string;
  caption: string;
  /** of the item that it was uploaded to */
  parent: string;
}

/** References of items, and warnings that are given once for all. */
export type References = Awaited<ReturnType<typeof collectReferences>>;

const SIZE = /-\d+x\d+(?=\.\w+$)/;
const PICTURE = /\.(?:jpe?g|png|gif|webp|avif)$/i;

/** A site without an address; no real one is there (RFC 2606). */
const NOWHERE = 'https://wordpress.invalid/';

/** Reads a whole export for what its items refer to. @throws SourceError */
export async function collectReferences(path: string) {
  let home = NOWHERE;
  let version = '';
  /** names by login */
  const authors = new Map<string, string>();
  /** nicenames by number */
  const terms = new Map<string, string>();
  /** by number */
  const attachments = new Map<string, Attachment>();
  /** pictures by number as texts show them, for exports without attachments */
  const shown = new Map<string, Attachment>();
  /** HTML of reusable blocks by number */
  const blocks = new Map<string, string>();
  for await (const element of readChannel(path)) {
    const { name, text } = element;
    const field = (key: string) => fieldOf(element, key);
    const [id, content] = [field('post_id'), field('encoded')];
    if (name === 'author')
      authors.set(field('author_login'), wordsOf(field('author_display_name')));
    else if (name !== 'item') {
      terms.set(field('term_id'), field('category_nicename') || field('term_slug'));
      if (name === 'wxr_version') version = lineOf(text);
      // The address of the site comes first, and that of its blog is more exact.
      if (name === 'base_blog_url' || (name === 'link' && home === NOWHERE))
        home = addressOf(text)?.replace(/\/?$/, '/') ?? home;
    } else if (field('post_type') === 'wp_block') blocks.set(id, content);
    else if (field('post_type') === 'attachment') {
      const meta = metaOf(element);
      const [file] = meta.get('_wp_attached_file') ?? [];
      const address =
        addressOf(wordsOf(field('attachment_url'))) ??
        (file && addressOf(`wp-content/uploads/${wordsOf(file)}`, home)) ??
        addressOf(wordsOf(field('guid')));
      const alt = lineOf(meta.get('_wp_attachment_image_alt')?.[0]);
      const caption = wordsOf(field('excerpt'));
      if (address) attachments.set(id, { address, alt, caption, parent: field('post_parent') });
    } else
      for (const [tag, number = ''] of content.matchAll(/<img\b[^<>]*\bwp-image-(\d+)[^<>]*/g)) {
        const address = addressOf(/\ssrc="([^"]*)/.exec(tag)?.[1], home);
        if (address && !shown.has(number))
          shown.set(number, { address, alt: '', caption: '', parent: '' });
      }
  }
  const files = new Set(Array.from(attachments.values(), ({ address }) => address));
  return {
    authors,
    terms,
    blocks,
    /** address of the old site, with a slash at its end */
    home,
    version,
    pictureOf: (number: string): Attachment | undefined =>
      attachments.get(number) ?? shown.get(number),
    /** numbers of the pictures that were uploaded to an item */
    uploadedTo: (id: string): string[] =>
      Array.from(attachments)
        .filter(([, { address, parent }]) => parent === id && PICTURE.test(address))
        .map(([number]) => number),
    /** a picture by its best address, which scripts may put in, with the text of its file if it has none here */
    withOriginal(element: ForeignElement): ForeignElement {
      const { name, attributes } = element;
      // The first block editors made lists of galleries.
      if (hasClass(element, /\bblocks-gallery-(?:grid|item)\b/)) return { ...element, name: 'div' };
      const address = ['data-orig-file', 'data-lazy-src', 'data-src', 'src']
        .map((each) => addressOf(attributes[each], home))
        .find(Boolean);
      if (name !== 'img' || !address) return element;
      const own = withoutService(address);
      const original = own.replace(/\?.*/, '').replace(SIZE, '');
      const number = /\bwp-image-(\d+)/.exec(attributes['class'] ?? '')?.[1] ?? '';
      const file = attachments.get(number);
      const src = file?.address ?? (files.has(original) ? original : own);
      return {
        ...element,
        attributes: { ...attributes, src, alt: attributes['alt'] || file?.alt || '' },
      };
    },
  };
}

/** The address at the old site of a picture that wp.com served: `https://i0.wp.com/old.example.com/a.jpg?resize=300`. */
function withoutService(address: string) {
  const { hostname, pathname } = new URL(address);
  return (/^i\d\.wp\.com$/.test(hostname) && addressOf(`https:/${pathname}`)) || address;
}
