import { isObject, type JsonObject } from '#src/platform/json.ts';
import { htmlOfMarkdown } from '#src/domains/content/foreign/markdown.ts';
import { escapeXml } from '#src/domains/seo/xml.ts';
import { elementOf, embedOf, figureOf, linkTo } from '../rewrite-html.ts';

/** Objects of a list; nothing for what is no list. */
export const rowsOf = (value: unknown): JsonObject[] =>
  Array.isArray(value) ? value.filter(isObject) : [];

/** A text of a row; empty if there is none. */
export const textOf = (row: JsonObject, name: string): string => {
  const value = row[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

export type LeaveOut = (what: string) => unknown;

/** HTML of a text as an editor of Ghost stored it; it is not cleaned. May throw for what no editor stores. */
type Render = (stored: JsonObject, leaveOut: LeaveOut) => string;

/** Cards with parts that have no place in a post. Their text is kept. */
const NAMED = new Set('audio video signup email email-cta paywall transistor product'.split(' '));
const HEADINGS = ['header', 'heading', 'productTitle'];
const TEXTS = ['subheader', 'content', 'productDescription', 'textValue', 'caption'];

/**
 * HTML of a card of Ghost's editors: its picture, headings, texts, and links. Cards of both editors, and of later versions, share the
 * names of their fields.
 */
function renderCard(type: string, card: JsonObject, leaveOut: LeaveOut) {
  const text = (name: string) => textOf(card, name);
  const texts = [
    ...HEADINGS.map((name) => text(name) && elementOf('h3', text(name))),
    ...TEXTS.map((name) => text(name) && elementOf('p', text(name))),
  ].join('');
  if (/^(?:hr|horizontalrule)$/.test(type)) return '<hr>';
  if (type === 'html') return text('html');
  if (/^(?:card-)?markdown/.test(type)) return htmlOfMarkdown(text('markdown'));
  if (type.startsWith('code')) {
    const language = { class: `language-${text('language')}` };
    return elementOf('pre', elementOf('code', escapeXml(text('code')), language)) + texts;
  }
  if (type === 'image') return picture(card);
  if (type === 'gallery') return rowsOf(card['images']).map(picture).join('') + texts;
  if (type === 'callout')
    return elementOf('blockquote', `${text('calloutEmoji')} ${text('calloutText')}`);
  const address = text('url') || text('src');
  const label = textOf(isObject(card['metadata']) ? card['metadata'] : card, 'title');
  const button = text('buttonUrl');
  const html = [
    texts,
    address && embedOf(address, label || text('fileTitle') || text('fileName') || address),
    button && elementOf('p', linkTo(button, text('buttonText') || button)),
  ].join('');
  if (html === '' || NAMED.has(type)) leaveOut(`The card “${type}” has no place in a post`);
  return html;
}

const picture = (card: JsonObject) =>
  figureOf({ src: textOf(card, 'src'), alt: textOf(card, 'alt') }, textOf(card, 'caption'));

/** Bits of `format`, from the first one. */
const FORMATS = 'strong em s u code sub sup'.split(' ');
const BLOCKS = new Map([
  ['paragraph', 'p'],
  ['quote', 'blockquote'],
  ['aside', 'blockquote'],
  ['listitem', 'li'],
]);

/** Ghost's editor since 2023 (Lexical). */
export const renderLexical: Render = ({ root }, leaveOut) => {
  const render = (node: JsonObject): string => {
    const field = (name: string) => textOf(node, name);
    const type = field('type').replace(/^extended-/, '');
    const format = Number(node['format']);
    if (type === 'text' || type === 'tab')
      return FORMATS.reduce(
        (html, name, bit) => ((format >> bit) & 1 ? elementOf(name, html) : html),
        escapeXml(field('text')),
      );
    if (type === 'linebreak') return '<br>';
    const children = rowsOf(node['children']);
    const inner = children.map(render).join('');
    const block = BLOCKS.get(type);
    if (type.endsWith('link')) return elementOf('a', inner, { href: field('url') });
    if (type === 'heading') return elementOf(field('tag'), inner);
    if (type === 'list')
      return field('listType') === 'number'
        ? elementOf('ol', inner, { start: field('start') || '1' })
        : elementOf('ul', inner);
    // A list within a list has an item of its own.
    const isOfList = children.length > 0 && children.every((child) => child['type'] === 'list');
    if (block && !isOfList) return elementOf(block, inner);
    return children.length > 0 ? inner : renderCard(type, node, leaveOut);
  };
  return rowsOf((root as JsonObject)['children'])
    .map(render)
    .join('');
};

type Marker = [type: number, opens: number[], closes: number, value: string & number];

/** The shape of a text of Ghost's editor until 2023: sections refer to entries of the other lists. */
interface Mobiledoc {
  sections: [type: number, what: string & number, content: Marker[]][];
  markups?: [name: string, attributes?: string[]][];
  atoms?: [name: string, text: string][];
  cards?: [name: string, card: JsonObject][];
}

/** Ghost's editor until 2023 (Mobiledoc): sections of markers, whose formats open and close. */
export const renderMobiledoc: Render = (stored, leaveOut) => {
  const { sections, markups = [], atoms = [], cards = [] } = stored as unknown as Mobiledoc;
  function renderMarkers(markers: Marker[]) {
    const open: string[] = [];
    const html = markers.map(([type, opens, closes, value]) => {
      const begins = opens.map((number) => {
        const [name, [, href] = []] = markups[number]!;
        open.push(`</${name}>`);
        return href === undefined ? `<${name}>` : `<${name} href="${escapeXml(href)}">`;
      });
      const [atom, words] = (type === 0 ? undefined : atoms[value]) ?? ['', value];
      const text = atom === 'soft-return' ? '<br>' : escapeXml(words);
      const ends = open.splice(open.length - closes).toReversed();
      return begins.join('') + text + ends.join('');
    });
    return html.join('');
  }
  const rendered = sections.map(([type, what, content]) => {
    if (type === 2) return figureOf({ src: what, alt: '' }, '');
    if (type === 10) return renderCard(...cards[what]!, leaveOut);
    if (type === 1) return elementOf(what, renderMarkers(content));
    const items = content as unknown as Marker[][];
    return elementOf(what, items.map((item) => elementOf('li', renderMarkers(item))).join(''));
  });
  return rendered.join('');
};
