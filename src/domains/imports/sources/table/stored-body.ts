import {
  type BodyMark,
  type BodyNode,
  parsePostBody,
  textAttributesOf,
} from '#src/domains/content/post-body.ts';

const TAGS: Readonly<Record<string, string>> = {
  paragraph: 'p',
  bulletlist: 'ul',
  orderedlist: 'ol',
  listitem: 'li',
  blockquote: 'blockquote',
  codeblock: 'pre',
  table: 'table',
  tablerow: 'tr',
  tableheader: 'th',
  tablecell: 'td',
  image: 'img',
  video: 'iframe',
  faqquestion: 'h3',
  bold: 'strong',
  italic: 'em',
  strong: 'strong',
  em: 'em',
  strike: 's',
  underline: 'u',
  code: 'code',
  superscript: 'sup',
  subscript: 'sub',
  link: 'a',
  horizontalrule: 'hr',
  hardbreak: 'br',
};
const ATTRIBUTES = ['src', 'href', 'alt', 'title', 'start', 'type', 'colspan', 'rowspan'];

/**
 * Nodes of Tiptap or ProseMirror, as another database stores them, as HTML. Nothing of them is trusted: what comes of it is cleaned like any
 * other HTML.
 * @param name is called with each type that has no place in HTML; its text is kept
 * @returns undefined if it is no document
 */
export function htmlOfNodes(stored: unknown, name: (type: string) => void): string | undefined {
  const body = parsePostBody(stored);
  const render = (node: BodyNode): string => {
    if (node.type === 'text') return (node.marks ?? []).reduce(marked, escapeText(node.text ?? ''));
    const inner = (node.content ?? []).map(render).join('');
    if (keyOf(node) === 'heading') {
      const level = Math.min(6, Math.max(1, Math.trunc(Number(node.attrs?.['level'])) || 2));
      return `<h${level}>${inner}</h${level}>`;
    }
    const caption = node.attrs?.['caption'];
    if (node.type === 'image' && typeof caption === 'string')
      return `<figure>${element(node, '')}<figcaption>${escapeText(caption)}</figcaption></figure>`;
    if (Object.hasOwn(TAGS, keyOf(node))) return element(node, inner);
    if (node.type === 'doc') return inner;
    name(node.type);
    const texts = textAttributesOf(node.type).map((field) => node.attrs?.[field]);
    const own = texts.map((text) => (typeof text === 'string' ? `<p>${escapeText(text)}</p>` : ''));
    return `${own.join('')}<div>${inner}</div>`;
  };
  return (body.content ?? []).length > 0 ? render(body) : undefined;
}

/** Other editors write `bullet_list`. */
const keyOf = ({ type }: BodyNode | BodyMark): string => type.toLowerCase().replaceAll('_', '');

const marked = (inner: string, mark: BodyMark): string =>
  Object.hasOwn(TAGS, keyOf(mark)) ? element(mark, inner) : inner;

function element(part: BodyNode | BodyMark, inner: string): string {
  const tag = TAGS[keyOf(part)]!;
  const attributes = ATTRIBUTES.map((attribute) => {
    const value = part.attrs?.[attribute];
    return typeof value === 'string' || typeof value === 'number'
      ? ` ${attribute}="${escapeText(String(value))}"`
      : '';
  });
  return `<${tag}${attributes.join('')}>${inner}${/^(?:img|hr|br)$/.test(tag) ? '' : `</${tag}>`}`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escapeText = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign]!);
