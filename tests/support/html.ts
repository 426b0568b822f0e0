import { DomUtils, parseDocument } from 'htmlparser2';

type Document = ReturnType<typeof parseDocument>;
type ChildNode = Document['children'][number];
export type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** Rendered HTML, or a part of it. */
type Html = string | Document | Element;

/** Name, attributes (true: any value) and class that an element must have. */
interface ElementQuery {
  name?: string;
  attributes?: Readonly<Record<string, string | true>>;
  className?: string;
}

const treeOf = (html: Html): Document | Element =>
  typeof html === 'string' ? parseDocument(html) : html;

/** All matching descendants, in document order. */
export function findAll(html: Html, { name, attributes = {}, className }: ElementQuery): Element[] {
  const fits = (element: Element) =>
    (name === undefined || element.name === name) &&
    (className === undefined || classesOf(element).includes(className)) &&
    Object.entries(attributes).every(([key, value]) =>
      value === true ? key in element.attribs : element.attribs[key] === value,
    );
  return DomUtils.findAll(fits, treeOf(html).children);
}

/**
 * The only matching element.
 * @throws for none or several
 */
export function findOne(html: Html, query: ElementQuery): Element {
  const found = findAll(html, query);
  if (found.length !== 1)
    throw new Error(`${found.length} elements fit ${JSON.stringify(query)}, not one.`);
  return found[0]!;
}

/** The levels of all headings, in order. */
export const headingLevels = (html: Html): number[] => headings(html).map(({ level }) => level);

/** All headings, in order. */
export const headings = (html: Html): { level: number; text: string }[] =>
  findAll(html, {}).flatMap((element) =>
    /^h[1-6]$/.test(element.name) ? { level: Number(element.name[1]), text: textOf(element) } : [],
  );

/** The headings as an outline: one a line, indented by level. */
export const outlineOf = (html: Html): string =>
  headings(html)
    .map(({ level, text }) => '  '.repeat(level - 1) + text)
    .join('\n');

/** The visible text with decoded entities and collapsed whitespace, without scripts and styles. */
export const textOf = (html: Html): string =>
  readable(treeOf(html).children).replaceAll(/\s+/g, ' ').trim();

const readable = (nodes: ChildNode[]): string =>
  nodes
    .map((node) => {
      if (DomUtils.isText(node)) return node.data;
      if (!DomUtils.isTag(node)) return '';
      if (['script', 'style'].includes(node.name)) return '';
      return isInline(node) ? readable(node.children) : ` ${readable(node.children)} `;
    })
    .join('');

const INLINE = new Set(['a', 'b', 'bdi', 'em', 'i', 'small', 'span', 'strong', 'sub', 'sup']);
const isInline = ({ name }: Element) => INLINE.has(name);

const classesOf = ({ attribs }: Element) => attribs['class']?.split(/\s+/) ?? [];

export const parseHtml = (html: string): Document => parseDocument(html);

/** Elements with one of these names, in document order. */
export const elementsOf = (root: Document | Element, ...names: string[]): Element[] =>
  DomUtils.getElementsByTagName((name) => names.includes(name), root);

export const allElements = (root: Document | Element): Element[] =>
  DomUtils.getElementsByTagName('*', root);

/** All text as it is written. */
export const rawTextOf = (node: Document | Element): string => DomUtils.textContent(node);

/** The text between element boundaries, as parts. */
export const textPartsOf = (node: Document | Element): string[] =>
  DomUtils.filter(DomUtils.isText, node).map((part) => DomUtils.textContent(part));

/** The text of the page's content, visible or collapsed, without whitespace. */
export const wordsOf = (html: string): string =>
  elementsOf(parseHtml(html), 'main').map(rawTextOf).join('').replaceAll(/\s+/g, '');
