import {
  descendants,
  type ForeignElement,
  hasClass,
  isElement,
} from '#src/domains/content/foreign/html-tree.ts';
import { addressOf } from '../texts.ts';
import type { Attachment, References } from './references.ts';

const SIZE = /-\d{1,5}x\d{1,5}(?=\.\w{2,5}$)/;
const PICTURE = /\.(?:jpe?g|png|gif|webp|avif)$/i;

/** Finds the picture that was uploaded behind what a text shows of it: smaller copies, and copies of a service. */
export function createPictureAddresses({ attachments, files, shown, home }: References) {
  const find = (number: string): Attachment | undefined => {
    const address = shown.get(number);
    return (
      attachments.get(number) ??
      (address ? { address: best(address), alt: '', caption: '', parent: '' } : undefined)
    );
  };

  /** @param element its `<img>`, which may name its number */
  function best(address: string, element?: ForeignElement): string {
    const number = numberOf(element);
    const full = element?.attributes['data-full'];
    const known = number === undefined ? undefined : attachments.get(number)?.address;
    const url = new URL(withoutService(address));
    const original = url.href.replace(url.search, '').replace(SIZE, '');
    const scaled = original.replace(/(?=\.\w{2,5}$)/, '-scaled');
    return (
      known ??
      [original, scaled].find((each) => files.has(each)) ??
      full ??
      (SIZE.test(url.pathname) ? url.href.replace(url.search, '') : url.href)
    );
  }

  return {
    find,
    best,
    /** numbers of the pictures that were uploaded to an item */
    uploadedTo: (id: string): string[] =>
      Array.from(attachments)
        .filter(([, { address, parent }]) => parent === id && PICTURE.test(address))
        .map(([number]) => number),
    /** a picture with the text of its file, if it has none here; one with a link to its full size names it */
    withText(element: ForeignElement): ForeignElement {
      if (element.name === 'a') return withFullSize(element, home);
      // The first block editors made lists of galleries.
      if (hasClass(element, /\bblocks-gallery-(?:grid|item)\b/)) return { ...element, name: 'div' };
      const alt =
        element.name === 'img' ? attachments.get(numberOf(element) ?? '')?.alt : undefined;
      if (!alt || element.attributes['alt']) return element;
      return { ...element, attributes: { ...element.attributes, alt } };
    },
  };
}

const numberOf = (element: ForeignElement | undefined): string | undefined =>
  /\bwp-image-(\d+)/.exec(element?.attributes['class'] ?? '')?.[1];

function withFullSize(link: ForeignElement, home: string): ForeignElement {
  const href = addressOf(link.attributes['href'], home) ?? '';
  const [picture, ...others] = [...descendants(link)];
  if (!PICTURE.test(href) || picture?.name !== 'img' || others.length > 0) return link;
  const full = {
    ...picture,
    attributes: { ...picture.attributes, 'data-full': href },
  };
  return {
    ...link,
    children: link.children.map((child) => (isElement(child) ? full : child)),
  };
}

/** The address at the old site of a picture that wp.com served: `https://i0.wp.com/old.example.com/a.jpg?resize=300`. */
function withoutService(address: string): string {
  const url = new URL(address);
  if (url.hostname.endsWith('.files.wordpress.com')) return url.origin + url.pathname;
  if (!/^i\d\.wp\.com$/.test(url.hostname)) return url.href;
  return addressOf(`https:/${url.pathname}`) ?? url.href;
}
