import {
  type BodyMark,
  type BodyNode,
  parsePostBody,
  textAttributesOf,
} from '#src/domains/content/post-body.ts';
import { escapeXml } from '#src/domains/seo/xml.ts';
import { elementOf, figureOf } from '../rewrite-html.ts';

/** Elements of nodes and marks. */
const TAGS = new Map(
  (
    'paragraph:p bulletList:ul orderedList:ol listItem:li blockquote:blockquote codeBlock:pre table:table tableRow:tr tableHeader:th ' +
    'tableCell:td video:iframe faqQuestion:h3 horizontalRule:hr hardBreak:br ' +
    'bold:strong italic:em strike:s underline:u code:code superscript:sup subscript:sub link:a'
  )
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

/**
 * Nodes of Tiptap, as another database stores them, as HTML. Nothing of them is trusted: what comes of it is cleaned like any other HTML.
 * @param name is called with each type that has no place in HTML; its text is kept
 * @returns undefined if it is no document
 */
export function htmlOfNodes(stored: unknown, name: (type: string) => void): string | undefined {
  const render = (node: BodyNode): string => {
    const { type, attrs = {}, content = [], marks = [], text = '' } = node;
    if (type === 'text')
      return marks.reduce((inner, mark) => elementOfPart(mark, inner), escapeXml(text));
    const inner = content.map(render).join('');
    const field = (key: string) => (typeof attrs[key] === 'string' ? escapeXml(attrs[key]) : '');
    if (type === 'heading') return elementOf(`h${Number(attrs['level']) || 2}`, inner);
    if (type === 'image')
      return figureOf({ src: String(attrs['src']), alt: field('alt') }, field('caption'));
    if (TAGS.has(type)) return elementOfPart(node, inner);
    name(type);
    const own = textAttributesOf(type).map((key) => elementOf('p', field(key)));
    return own.join('') + inner;
  };
  const { content = [] } = parsePostBody(stored);
  return content.length > 0 ? content.map(render).join('') : undefined;
}

function elementOfPart({ type, attrs = {} }: BodyNode | BodyMark, inner: string): string {
  const given = Object.entries(attrs).filter(([, value]) => value !== null);
  const attributes = Object.fromEntries(given.map(([key, value]) => [key, String(value)]));
  return elementOf(TAGS.get(type) ?? 'span', inner, attributes);
}
