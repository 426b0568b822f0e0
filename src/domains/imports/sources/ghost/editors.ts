import { isObject, type JsonObject } from '#src/domains/documents/json.ts';
import { htmlOfMarkdown } from '#src/domains/content/foreign/markdown.ts';
import { escapeXml } from '#src/domains/seo/xml.ts';
import { elementOf, embedOf, figureOf, linkTo, openTag } from '../rewrite-html.ts';
import { rowsOf, textOf } from './read-rows.ts';

export type LeaveOut = (what: string) => unknown;

/** Cards with parts that have no place in a post. Their text is kept. */
const NAMED = new Set('audio video signup email email-cta paywall transistor product'.split(' '));
const HEADINGS = ['header', 'heading', 'productTitle'];
const TEXTS = ['subheader', 'content', 'calloutText', 'productDescription', 'textValue'];

/**
 * HTML of a card of Ghost's editors: its picture, headings, texts, and links. Cards of both editors, and of later versions, share the
 * names of their fields.
 */
function renderCard(type: string, card: JsonObject, leaveOut: LeaveOut): string {
  const text = (name: string) => textOf(card, name);
  const caption = paragraph(text('caption'));
  if (type === 'hr' || type === 'horizontalrule') return '<hr>';
  if (type === 'html') return text('html');
  if (/^(?:card-)?markdown/.test(type)) return htmlOfMarkdown(text('markdown'));
  if (type.startsWith('code')) {
    const code = elementOf('code', escapeXml(text('code')), {
      class: `language-${text('language')}`,
    });
    return elementOf('pre', code) + caption;
  }
  if (type === 'image') return picture(card);
  if (type === 'gallery') return rowsOf(card['images']).map(picture).join('') + caption;
  const address = text('url') || text('src');
  const metadata = isObject(card['metadata']) ? card['metadata'] : card;
  const label = textOf(metadata, 'title') || text('fileTitle') || text('fileName') || address;
  const button = text('buttonUrl');
  const html = [
    ...HEADINGS.map((name) => text(name) && elementOf('h3', text(name))),
    ...TEXTS.map((name) => text(name) && paragraph(`${text('calloutEmoji')} ${text(name)}`.trim())),
    address && embedOf(address, label),
    button && paragraph(linkTo(button, text('buttonText') || button)),
    caption,
  ].join('');
  if (html === '' || NAMED.has(type)) leaveOut(`The card “${type}” has no place in a post`);
  return type === 'callout' ? elementOf('blockquote', html) : html;
}

const paragraph = (html: string): string => html && elementOf('p', html);

const picture = (card: JsonObject): string =>
  figureOf({ src: textOf(card, 'src'), alt: textOf(card, 'alt') }, textOf(card, 'caption'));

/** Bits of `format`, from the first one. */
const FORMATS = 'strong em s u code sub sup'.split(' ');
const BLOCKS = new Map(
  'paragraph:p quote:blockquote aside:blockquote listitem:li link:a autolink:a list:ul heading:h2'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);
const MAX_DEPTH = 60;

/** HTML of a text of Ghost's editor since 2023 (Lexical). */
export function renderLexical({ root }: JsonObject, leaveOut: LeaveOut): string {
  const render = (node: JsonObject, depth: number): string => {
    const field = (name: string) => textOf(node, name);
    const type = field('type').replace(/^extended-/, '');
    const children = rowsOf(node['children']);
    if (depth > MAX_DEPTH) return '';
    if (type === 'text' || type === 'tab') return withFormat(field('text'), Number(node['format']));
    if (type === 'linebreak') return '<br>';
    const inner = children.map((child) => render(child, depth + 1)).join('');
    const isListOfLists =
      children.length > 0 && children.every((child) => child['type'] === 'list');
    // A list within a list has an item of its own.
    const block = type === 'listitem' && isListOfLists ? undefined : BLOCKS.get(type);
    if (block === 'a') return elementOf('a', inner, { href: field('url') });
    if (block === 'ul' && field('listType') === 'number')
      return elementOf('ol', inner, { start: field('start') || '1' });
    if (block) return elementOf(/^h[1-6]$/.exec(field('tag'))?.[0] ?? block, inner);
    return children.length > 0 || type === 'root' ? inner : renderCard(type, node, leaveOut);
  };
  return isObject(root) ? render(root, 0) : '';
}

const withFormat = (text: string, format: number): string =>
  FORMATS.reduce(
    (html, name, bit) => ((format >> bit) & 1 ? elementOf(name, html) : html),
    escapeXml(text),
  );

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const stringOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const nameOf = (value: unknown): string =>
  /^[a-z][a-z0-9]{0,15}$/.exec(stringOf(value))?.[0] ?? 'p';

/** HTML of a text of Ghost's editor until 2023: sections of markers, whose formats open and close. */
export function renderMobiledoc(document: JsonObject, leaveOut: LeaveOut): string {
  /** An entry of one of the lists that sections refer to. */
  const entry = (list: string, number: unknown) => listOf(listOf(document[list])[Number(number)]);
  function renderMarkers(markers: unknown): string {
    const open: string[] = [];
    let html = '';
    for (const marker of listOf(markers)) {
      const [type, opens, closes, value] = listOf(marker);
      for (const number of listOf(opens)) {
        const [name, written] = entry('markups', number);
        const at = listOf(written).indexOf('href');
        const href = stringOf(listOf(written)[at + 1]);
        html += openTag(nameOf(name), at === -1 ? {} : { href });
        open.push(nameOf(name));
      }
      const [atom, text] = entry('atoms', value);
      if (type !== 0 && atom === 'soft-return') html += '<br>';
      else html += escapeXml(stringOf(type === 0 ? value : text));
      for (let left = Number(closes); left > 0 && open.length > 0; left -= 1)
        html += `</${open.pop()}>`;
    }
    for (const name of open.toReversed()) html += `</${name}>`;
    return html;
  }
  const sections = listOf(document['sections']).map((section) => {
    const [type, what, content] = listOf(section);
    if (type === 2) return figureOf({ src: stringOf(what), alt: '' }, '');
    if (type === 10) {
      const [name, card] = entry('cards', what);
      return renderCard(stringOf(name), isObject(card) ? card : {}, leaveOut);
    }
    const items = listOf(content).map((item) => elementOf('li', renderMarkers(item)));
    return elementOf(nameOf(what), type === 3 ? items.join('') : renderMarkers(content));
  });
  return sections.join('');
}
