import {
  type ForeignElement,
  type ForeignNode,
  isElement,
  parseForeignHtml,
  textOfNode,
} from '#src/domains/content/foreign/html-tree.ts';
import { videoOf } from '#src/domains/content/post-video.ts';
import { escapeXml } from '#src/domains/seo/xml.ts';

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
    return elementOf(name, inner, attributes);
  };
  return parseForeignHtml(html).root.children.map(write).join('');
}

/** The tag that opens an element. */
export const openTag = (name: string, attributes: Readonly<Record<string, string>>): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
    .join('')}>`;

/** An element as HTML. @param inner HTML */
export const elementOf = (
  name: string,
  inner: string,
  attributes: Readonly<Record<string, string>> = {},
): string => openTag(name, attributes) + (VOID.has(name) ? '' : `${inner}</${name}>`);

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
