import { DomUtils, parseDocument } from 'htmlparser2';

/** Parses documents without a browser. */

type Root = ReturnType<typeof parseDocument>;
export type HtmlElement = ReturnType<typeof DomUtils.getElementsByTagName>[number];

export const parseHtml = (html: string): Root => parseDocument(html);

/** Elements with these names, in document order. */
export const elementsOf = (root: Root | HtmlElement, ...names: string[]): HtmlElement[] =>
  DomUtils.getElementsByTagName((name) => names.includes(name), root);

export const allElements = (root: Root | HtmlElement): HtmlElement[] =>
  DomUtils.getElementsByTagName('*', root);

export const textOf = (node: Root | HtmlElement): string => DomUtils.textContent(node);

/** The text between element boundaries, as parts. */
export const textPartsOf = (node: Root | HtmlElement): string[] =>
  DomUtils.filter(DomUtils.isText, node).map((part) => DomUtils.textContent(part));

/** The text of the page's content, visible or collapsed, without whitespace. */
export const wordsOf = (html: string): string =>
  elementsOf(parseHtml(html), 'main').map(textOf).join('').replaceAll(/\s+/g, '');
