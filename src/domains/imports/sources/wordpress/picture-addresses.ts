import { type ForeignElement, hasClass } from '#src/domains/content/foreign/html-tree.ts';
import { addressOf } from '../../source-values.ts';
import type { Attachment, References } from './references.ts';

const SIZE = /-\d+x\d+(?=\.\w+$)/;
const PICTURE = /\.(?:jpe?g|png|gif|webp|avif)$/i;

export type PictureAddresses = ReturnType<typeof createPictureAddresses>;

/** Finds the picture that was uploaded behind what a text shows of it: smaller copies, and copies of a service. */
export function createPictureAddresses({ attachments, shown, home }: References) {
  const files = new Set(Array.from(attachments.values(), ({ address }) => address));
  return {
    find: (number: string): Attachment | undefined => attachments.get(number) ?? shown.get(number),
    /** numbers of the pictures that were uploaded to an item */
    uploadedTo: (id: string): string[] =>
      Array.from(attachments)
        .filter(([, { address, parent }]) => parent === id && PICTURE.test(address))
        .map(([number]) => number),
    /** a picture by its best address, which scripts may put in, with the text of its file if it has none here */
    change(element: ForeignElement): ForeignElement {
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
function withoutService(address: string): string {
  const { hostname, pathname } = new URL(address);
  return (/^i\d\.wp\.com$/.test(hostname) && addressOf(`https:/${pathname}`)) || address;
}
