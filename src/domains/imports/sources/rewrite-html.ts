import {
  type ForeignElement,
  type ForeignNode,
  isElement,
  parseForeignHtml,
  textOfNode,
} from '#src/domains/content/foreign/html-tree.ts';
import { videoOf } from '#src/domains/content/body/post-video.ts';
import { escapeXml } from '#src/domains/seo/xml.ts';

const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/** A replacement of an element: another one, HTML, or nothing. */
type Change = (element: ForeignElement) => ForeignElement | string | undefined;

/** Changes elements of HTML, outer ones first, before `domains/content/foreign` reads it: nothing is cleaned here. Scripts are gone. */
export const rewriteHtml = (html: string, change: Change): string =>
  parseForeignHtml(html)
    .root.children.map((node) => htmlOfNode(node, change))
    .join('');

/** HTML of a node with changes, as `rewriteHtml` makes them. */
export function htmlOfNode(node: ForeignNode, change: Change): string {
  if (!isElement(node)) return escapeXml(node);
  const changed = change(node);
  if (typeof changed === 'string') return changed;
  if (changed === undefined || changed.name === 'script') return '';
  const { name, attributes, children } = changed;
  if (name === 'style') return `<style>${textOfNode(changed)}</style>`;
  return elementOf(name, children.map((child) => htmlOfNode(child, change)).join(''), attributes);
}

/** An element as HTML. @param inner HTML */
export function elementOf(
  name: string,
  inner: string,
  attributes: Readonly<Record<string, string>> = {},
): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  return `<${name}${pairs.join('')}>${VOID.has(name) ? '' : `${inner}</${name}>`}`;
}

/** A picture with its caption as HTML. */
export const figureOf = (picture: { src: string; alt: string }, caption: string): string =>
  elementOf('figure', elementOf('img', '', picture) + captionOf(caption));
export const captionOf = (html: string): string => html && elementOf('figcaption', html);

/** HTML that the reader takes as a video, or a link to what is none. */
export const embedOf = (address: string, label?: string): string =>
  videoOf(address)
    ? elementOf('iframe', '', { src: address })
    : elementOf('p', linkTo(address, label));

/** A link as HTML. */
export const linkTo = (address: string, text: string = address): string =>
  elementOf('a', escapeXml(text), { href: address });
