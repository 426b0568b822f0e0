import { DomUtils, parseDocument } from 'htmlparser2';

/** Documents as they come over the wire, read without a browser. */

type Root = ReturnType<typeof parseDocument>;
export type HtmlElement = ReturnType<typeof DomUtils.getElementsByTagName>[number];

export const parseHtml = (html: string): Root => parseDocument(html);

/** Elements of these names, in the order of the document. */
export const elementsOf = (root: Root | HtmlElement, ...names: string[]): HtmlElement[] =>
  DomUtils.getElementsByTagName((name) => names.includes(name), root);

export const allElements = (root: Root | HtmlElement): HtmlElement[] =>
  DomUtils.getElementsByTagName('*', root);

export const textOf = (node: Root | HtmlElement): string => DomUtils.textContent(node);

/** The same in its parts, between which an element begins or ends. */
export const textPartsOf = (node: Root | HtmlElement): string[] =>
  DomUtils.filter(DomUtils.isText, node).map((part) => DomUtils.textContent(part));

/** The words of the page's content, visible or folded away, without whitespace. */
export const wordsOf = (html: string): string =>
  elementsOf(parseHtml(html), 'main').map(textOf).join('').replaceAll(/\s+/g, '');
