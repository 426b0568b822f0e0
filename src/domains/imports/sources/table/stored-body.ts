import {
  type BodyMark,
  type BodyNode,
  parsePostBody,
  textAttributesOf,
} from '#src/domains/content/post-body.ts';

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
      return marks.reduce((inner, mark) => element(mark, inner), escapeText(text));
    const inner = content.map(render).join('');
    if (type === 'heading') {
      const level = Number(attrs['level']) || 2;
      return `<h${level}>${inner}</h${level}>`;
    }
    const texts = textAttributesOf(type)
      .filter((field) => field !== 'alt')
      .map((field) => attrs[field]);
    const own = texts
      .map((each) => (typeof each === 'string' ? escapeText(each) : ''))
      .filter(Boolean);
    if (type === 'image')
      return `<figure>${element(node, '')}<figcaption>${own.join('')}</figcaption></figure>`;
    if (type === 'doc' || TAGS.has(keyOf(node))) return element(node, inner);
    name(type);
    return own.map((each) => `<p>${each}</p>`).join('') + inner;
  };
  return (body.content ?? []).length > 0 ? render(body) : undefined;
}

const keyOf = ({ type }: BodyNode | BodyMark): string => type.toLowerCase().replaceAll('_', '');

function element(part: BodyNode | BodyMark, inner: string): string {
  const tag = TAGS.get(keyOf(part));
  if (tag === undefined) return inner;
  const attributes = ATTRIBUTES.map((attribute) => {
    const value = part.attrs?.[attribute];
    return typeof value === 'string' || typeof value === 'number'
      ? ` ${attribute}="${escapeText(String(value))}"`
      : '';
  });
  return `<${tag}${attributes.join('')}>${inner}${/^(?:img|hr|br)$/.test(tag) ? '' : `</${tag}>`}`;
}

/** Text without what begins elements, entities and quotes. */
const escapeText = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);
