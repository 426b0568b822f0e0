import {
  descendants,
  type ForeignElement,
  hasClass,
  isElement,
} from '#src/domains/content/foreign/html-tree.ts';
import { addressOf } from '../../source-values.ts';
import type { Attachment, References } from './references.ts';

const SIZE = /-\d{1,5}x\d{1,5}(?=\.\w{2,5}$)/;
const PICTURE = /\.(?:jpe?g|png|gif|webp|avif)$/i;

export type PictureAddresses = ReturnType<typeof createPictureAddresses>;

/** Finds the picture that was uploaded behind what a text shows of it: smaller copies, and copies of a service. */
export function createPictureAddresses({ attachments, shown, home }: References) {
  const files = new Set(Array.from(attachments.values(), ({ address }) => address));
  /** @param element its `<img>`, which may name its number */
  const fileOf = (element?: ForeignElement) =>
    attachments.get(/\bwp-image-(\d+)/.exec(element?.attributes['class'] ?? '')?.[1] ?? '');

  function best(address: string, element?: ForeignElement): string {
    const { href, search } = new URL(withoutService(address));
    const shownFile = href.replace(search, '');
    const original = shownFile.replace(SIZE, '');
    const scaled = original.replace(/(?=\.\w{2,5}$)/, '-scaled');
    return (
      fileOf(element)?.address ??
      [original, scaled].find((each) => files.has(each)) ??
      element?.attributes['data-full'] ??
      (original === shownFile ? href : shownFile)
    );
  }

  return {
    find(number: string): Attachment | undefined {
      const address = shown.get(number);
      const copy = address && { address: best(address), alt: '', caption: '', parent: '' };
      return attachments.get(number) ?? (copy || undefined);
    },
    /** numbers of the pictures that were uploaded to an item */
    uploadedTo: (id: string): string[] =>
      Array.from(attachments)
        .filter(([, { address, parent }]) => parent === id && PICTURE.test(address))
        .map(([number]) => number),
    /** a picture by its best address, which scripts may put in, with the text of its file if it has none here */
    change(element: ForeignElement): ForeignElement {
      const { name, attributes } = element;
      if (name === 'a') return withFullSize(element, home);
      // The first block editors made lists of galleries.
      if (hasClass(element, /\bblocks-gallery-(?:grid|item)\b/)) return { ...element, name: 'div' };
      const address = ['data-orig-file', 'data-lazy-src', 'data-src', 'src']
        .map((each) => addressOf(attributes[each], home))
        .find(Boolean);
      if (name !== 'img' || !address) return element;
      const alt = attributes['alt'] || (fileOf(element)?.alt ?? '');
      return { ...element, attributes: { ...attributes, alt, src: best(address, element) } };
    },
  };
}

function withFullSize(link: ForeignElement, home: string): ForeignElement {
  const href = addressOf(link.attributes['href'], home) ?? '';
  const [picture, ...others] = [...descendants(link)];
  if (!PICTURE.test(href) || picture?.name !== 'img' || others.length > 0) return link;
  const full = { ...picture, attributes: { ...picture.attributes, 'data-full': href } };
  return { ...link, children: link.children.map((child) => (isElement(child) ? full : child)) };
}

/** The address at the old site of a picture that wp.com served: `https://i0.wp.com/old.example.com/a.jpg?resize=300`. */
function withoutService(address: string): string {
  const { hostname, origin, pathname, href } = new URL(address);
  if (hostname.endsWith('.files.wordpress.com')) return origin + pathname;
  return (/^i\d\.wp\.com$/.test(hostname) && addressOf(`https:/${pathname}`)) || href;
}
