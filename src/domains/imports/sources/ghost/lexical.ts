import { escapeXml } from '#src/domains/seo/xml.ts';
import { openTag } from '../rewrite-html.ts';
import { isRow, type Row, rowsOf, textOf } from './read-rows.ts';
import { type LeaveOut, renderCard } from './render-card.ts';

/** Bits of `format`. */
const FORMATS = new Map([
  [1, 'strong'],
  [2, 'em'],
  [4, 's'],
  [8, 'u'],
  [16, 'code'],
  [32, 'sub'],
  [64, 'sup'],
]);
const BLOCKS: Readonly<Record<string, string>> = {
  paragraph: 'p',
  quote: 'blockquote',
  aside: 'blockquote',
  listitem: 'li',
};
const MAX_DEPTH = 60;

/** HTML of a text of Ghost's editor since 2023 (Lexical). */
export function renderLexical(document: unknown, leaveOut: LeaveOut): string {
  const render = (node: Row, depth: number): string => {
    const type = textOf(node, 'type').replace(/^extended-/, '');
    const children = rowsOf(node['children']);
    if (depth > MAX_DEPTH) return '';
    if (type === 'text' || type === 'tab')
      return withFormat(textOf(node, 'text'), Number(node['format']));
    if (type === 'linebreak') return '<br>';
    const inner = children.map((child) => render(child, depth + 1)).join('');
    const [open, name] = tagOf(type, node);
    // A list within a list has an item of its own.
    const isList =
      type === 'listitem' &&
      children.length > 0 &&
      children.every((child) => child['type'] === 'list');
    if (name !== '' && !isList) return `${open}${inner}</${name}>`;
    return children.length > 0 || type === 'root' ? inner : renderCard(type, node, leaveOut);
  };
  const root = isRow(document) ? document['root'] : undefined;
  return isRow(root) ? render(root, 0) : '';
}

function tagOf(type: string, node: Row): [open: string, name: string] {
  if (type === 'link' || type === 'autolink')
    return [openTag('a', { href: textOf(node, 'url') }), 'a'];
  if (type === 'heading') {
    const name = /^h[1-6]$/.test(textOf(node, 'tag')) ? textOf(node, 'tag') : 'h2';
    return [`<${name}>`, name];
  }
  if (type !== 'list') {
    const name = BLOCKS[type] ?? '';
    return [`<${name}>`, name];
  }
  const name = textOf(node, 'listType') === 'number' ? 'ol' : 'ul';
  return [openTag(name, { start: textOf(node, 'start') || '1' }), name];
}

const withFormat = (text: string, format: number): string =>
  Array.from(FORMATS).reduce(
    (html, [bit, name]) => ((format & bit) === 0 ? html : `<${name}>${html}</${name}>`),
    escapeXml(text),
  );
