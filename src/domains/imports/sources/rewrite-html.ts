import {
  type ForeignElement,
  type ForeignNode,
  isElement,
  parseForeignHtml,
  textOfNode,
} from '#src/domains/content/foreign/html-tree.ts';
import { videoOf } from '#src/domains/content/post-video.ts';
import { escapeXml } from '#src/domains/seo/xml.ts';
import { addressOf } from './texts.ts';

const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/** What becomes of an element: another one, text in its place, nothing, or its HTML. */
export type Change = (element: ForeignElement) => ForeignNode | { html: string } | undefined;

/**
 * Changes elements of HTML, outer ones first, before `domains/content/foreign` reads it: nothing is cleaned here. Scripts and
 * comments are gone.
 */
export function rewriteHtml(html: string, change: Change): string {
  const write = (node: ForeignNode): string => {
    if (!isElement(node)) return escapeXml(node);
    const changed = change(node);
    if (changed === undefined) return '';
    if (typeof changed === 'string') return escapeXml(changed);
    if ('html' in changed) return changed.html;
    const { name, attributes, children } = changed;
    if (name === 'script') return '';
    if (name === 'style') return `<style>${textOfNode(changed)}</style>`;
    const inner = children.map(write).join('');
    return VOID.has(name)
      ? openTag(name, attributes)
      : `${openTag(name, attributes)}${inner}</${name}>`;
  };
  return parseForeignHtml(html).root.children.map(write).join('');
}

/** The tag that opens an element. */
export const openTag = (name: string, attributes: Readonly<Record<string, string>>): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
    .join('')}>`;

/**
 * The element with whole addresses, and a picture with the address that it has after scripts have run.
 * @param base of relative addresses @param pictureOf the best address of a picture
 */
export function withAddresses(
  element: ForeignElement,
  base: string,
  pictureOf: (address: string, element: ForeignElement) => string = (address) => address,
): ForeignElement {
  const { name, attributes } = element;
  const change = (more: Record<string, string>) => ({
    ...element,
    attributes: { ...attributes, ...more },
  });
  if (name === 'a') {
    const href = attributes['href']?.trim() ?? '';
    // The reader of HTML refuses what is no address, and parts of the page.
    return href === '' || href.startsWith('#')
      ? element
      : change({ href: addressOf(href, base) ?? href });
  }
  if (name !== 'img') return element;
  const { src = '', ...others } = attributes;
  const lazy = others['data-orig-file'] ?? others['data-lazy-src'] ?? others['data-src'];
  const address = addressOf(lazy, base) ?? addressOf(src, base);
  return address === undefined ? element : change({ src: pictureOf(address, element) });
}

/** HTML that the reader takes as a video, or a link to what is none. */
export const embedOf = (address: string): string =>
  videoOf(address) ? `<iframe src="${escapeXml(address)}"></iframe>` : `<p>${linkTo(address)}</p>`;

/** A link as HTML. */
export const linkTo = (address: string, text: string = address): string =>
  `<a href="${escapeXml(address)}">${escapeXml(text)}</a>`;
