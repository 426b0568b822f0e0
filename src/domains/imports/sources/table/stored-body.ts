import {
  type BodyMark,
  type BodyNode,
  parsePostBody,
  textAttributesOf,
} from '#src/domains/content/post-body.ts';
import { escapeXml } from '#src/domains/seo/xml.ts';
import { captionOf, elementOf } from '../rewrite-html.ts';

/** Elements of nodes and marks; other editors write `bullet_list` for `bulletList`. */
const TAGS = new Map(
  (
    'paragraph:p bulletlist:ul orderedlist:ol listitem:li blockquote:blockquote codeblock:pre table:table tablerow:tr tableheader:th ' +
    'tablecell:td image:img video:iframe faqquestion:h3 horizontalrule:hr hardbreak:br ' +
    'bold:strong italic:em strong:strong em:em strike:s underline:u code:code superscript:sup subscript:sub link:a'
  )
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);
const ATTRIBUTES = 'src href alt title start type colspan rowspan'.split(' ');

/**
 * Nodes of Tiptap or ProseMirror, as another database stores them, as HTML. Nothing of them is trusted: what comes of it is cleaned like any
 * other HTML.
 * @param name is called with each type that has no place in HTML; its text is kept
 * @returns undefined if it is no document
 */
export function htmlOfNodes(stored: unknown, name: (type: string) => void): string | undefined {
  const body = parsePostBody(stored);
  const render = (node: BodyNode): string => {
    const { type, attrs = {}, content = [], marks = [], text = '' } = node;
    if (type === 'text')
      return marks.reduce((inner, mark) => element(mark, inner), escapeXml(text));
    const inner = content.map(render).join('');
    if (type === 'heading') return elementOf(`h${Number(attrs['level']) || 2}`, inner);
    const own = textAttributesOf(type)
      .filter((field) => field !== 'alt')
      .flatMap((field) => (typeof attrs[field] === 'string' ? escapeXml(attrs[field]) : []));
    if (type === 'image') return elementOf('figure', element(node, '') + captionOf(own.join('')));
    if (type === 'doc' || TAGS.has(keyOf(node))) return element(node, inner);
    name(type);
    return own.map((each) => elementOf('p', each)).join('') + inner;
  };
  return (body.content ?? []).length > 0 ? render(body) : undefined;
}

const keyOf = ({ type }: BodyNode | BodyMark): string => type.toLowerCase().replaceAll('_', '');

function element(part: BodyNode | BodyMark, inner: string): string {
  const tag = TAGS.get(keyOf(part));
  if (tag === undefined) return inner;
  const attributes = ATTRIBUTES.flatMap((attribute) => {
    const value = part.attrs?.[attribute];
    return typeof value === 'string' || typeof value === 'number' ? [[attribute, `${value}`]] : [];
  });
  return elementOf(tag, inner, Object.fromEntries(attributes) as Record<string, string>);
}
