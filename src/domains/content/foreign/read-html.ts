import type { BodyNode } from '../body/post-body.ts';
import { linkOf } from './addresses.ts';
import { type ForeignBody, type ForeignOptions, hasWords, withoutBold } from './foreign-body.ts';
import {
  type ForeignElement,
  type ForeignNode,
  hasClass,
  isElement,
  isHidden,
  parseForeignHtml,
  textOfNode,
} from './html-tree.ts';
import { BREAK, type Format, formatOf, textNodes } from './inline.ts';
import type { PlacedBlock } from './lists.ts';
import { createNotes } from './notes.ts';
import { createPictures } from './pictures.ts';
import { isCodeBox, readCode } from './read-code.ts';
import { readList } from './read-list.ts';
import {
  MAX_NESTING,
  type Place,
  type Reading,
  add,
  blocksOf,
  blocksWithin,
  endLine,
  readText,
} from './reading.ts';
import {
  isContinued,
  isExportedComment,
  isMarker,
  listFormats,
  reviewOf,
  wordItem,
} from './word.ts';
import { readTable, rowsOf } from './tables.ts';
import { videoOf } from '../body/post-video.ts';

/** Elements that begin a line. */
const BLOCKS = new Set(
  'p div section article main header footer aside nav address center hgroup dl dt dd details summary fieldset legend form figure figcaption body html ul ol li table thead tbody tfoot tr td th caption blockquote pre h1 h2 h3 h4 h5 h6 hr textarea'.split(
    ' ',
  ),
);
/**
 * Makes a body of HTML of any origin: a clipboard, a page, an export. All that a reader of it sees is in the body, in order, or
 * named in what is left out; nothing else is. No node of the result is one that only this site's editor makes.
 */
export function bodyFromHtml(html: string, options: ForeignOptions = {}): ForeignBody {
  const { root, css } = parseForeignHtml(html);
  const notes = createNotes();
  const reading: Reading = {
    formats: listFormats(css),
    isWord: /urn:schemas-microsoft-com|mso-/.test(html),
    origin: options.origin,
    base: options.base,
    notes,
    pictures: createPictures(root, options, notes),
    read: readAll,
  };
  const place: Place = { blocks: [], line: [], nesting: 0, isInTable: false, reading };
  readAll(root.children, {}, place);
  const content = blocksOf(place);
  return { body: { type: 'doc', content }, leftOut: notes.all(), pictures: reading.pictures.all() };
}

function readAll(nodes: readonly ForeignNode[], format: Format, place: Place) {
  for (const node of nodes) {
    if (isElement(node)) readElement(node, format, place);
    else readText(node, format, place);
  }
}

function readElement(element: ForeignElement, format: Format, place: Place) {
  const { name } = element;
  if (isHidden(element) || isMarker(element) || readReview(element, format, place)) return;
  if (name === 'br') return void place.line.push(BREAK);
  if (name === 'img') return readPicture(element, place);
  if (name === 'input') return readInput(element, format, place);
  if (Object.hasOwn(EMBEDDED, name)) return readEmbedded(element, place);
  const inner = formatOf(element, format);
  if (name === 'a') {
    const { origin, base } = place.reading;
    inner.href =
      linkOf(element.attributes['href'] ?? element.attributes['data-href'], origin, base) ??
      format.href;
  }
  if (!BLOCKS.has(name) && !isCodeBox(element)) {
    const isSpaced =
      hasClass(element, /Apple-(?:converted|tab)-space/) || 'mso-spacerun' in element.style;
    const isSpace = isSpaced && !hasWords(textOfNode(element));
    return isSpace ? readText(' ', inner, place) : readAll(element.children, inner, place);
  }
  endLine(place);
  readBlock(element, inner, place);
  endLine(place);
}

function readBlock(element: ForeignElement, format: Format, place: Place) {
  const { name, attributes } = element;
  const item = wordItem(element, place.reading.formats);
  const isHeading = attributes['role'] === 'heading' || hasClass(element, /\bMsoTitle\b/);
  const level =
    /^h([1-6])$/.exec(name)?.[1] ?? (isHeading ? (attributes['aria-level'] ?? '1') : undefined);
  const readInto = (change: (node: BodyNode, at: number) => PlacedBlock) =>
    readAs(element, format, place, change);
  if (item)
    readInto((node, at) => ({ node, ...(at === 0 ? { place: item } : { isContinued: true }) }));
  else if (level !== undefined) {
    const attrs = { level: Math.min(4, Math.max(2, Number(level) || 2)) };
    // A heading is bold by itself.
    readInto((node) => ({ node: { ...withoutBold(node), type: 'heading', attrs } }));
  } else if (name === 'hr') add(place, { type: 'horizontalRule' });
  else if (name === 'ul' || name === 'ol') readList(element, format, place);
  else if (name === 'table') readTableAt(element, format, place);
  else if (name === 'pre' || isCodeBox(element)) readCode(element, format, place);
  else if (name === 'blockquote' || hasClass(element, /\bMso(?:Intense)?Quote/))
    readQuote(element, format, place);
  else if (name === 'figcaption' || hasClass(element, /\b(?:MsoCaption|wp-caption-text)\b/))
    readInto((node) => ({ node: place.reading.pictures.caption(node) }));
  else if (isContinued(element)) readInto((node) => ({ node, isContinued: true }));
  else readAll(element.children, format, place);
}

/** Reads an element, and makes something else of its paragraphs. @param change gets the number of the paragraph */
function readAs(
  element: ForeignElement,
  format: Format,
  place: Place,
  change: (node: BodyNode, at: number) => PlacedBlock,
) {
  let at = 0;
  for (const node of blocksWithin(element.children, format, place))
    place.blocks.push(node.type === 'paragraph' ? change(node, at++) : { node });
}

function readQuote(element: ForeignElement, format: Format, place: Place) {
  if (place.nesting >= MAX_NESTING) return readAll(element.children, format, place);
  const content = blocksWithin(element.children, format, place, { nesting: place.nesting + 1 });
  if (content.length === 0) return;
  const last = place.blocks.at(-1);
  // Word has no quotes of several paragraphs.
  if (element.name !== 'blockquote' && last?.node.type === 'blockquote')
    last.node.content!.push(...content);
  else add(place, { type: 'blockquote', content });
}

/** @returns whether the element is something of reviewers, and done with */
function readReview(element: ForeignElement, format: Format, place: Place) {
  const { notes, isWord } = place.reading;
  if (isExportedComment(element)) return true;
  const review = reviewOf(element, isWord);
  if (review === undefined) return false;
  const read = (inner: Format) => readAll(element.children, inner, place);
  if (review === 'comment' || review === 'deletion') {
    if (hasWords(textOfNode(element))) notes.add(review);
  }
  if (review === 'insertion') read(format);
  else if (review === 'footnote') {
    // The note at the end names its place in the text.
    if (!/ref\d+$/.test(element.attributes['href'] ?? '')) notes.add('footnote');
    read({ ...format, shift: 'superscript' });
  } else if (review === 'footnotes') {
    endLine(place);
    const texts = element.children.filter((child) => !isElement(child) || child.name !== 'hr');
    readAll(texts, format, place);
    endLine(place);
  }
  return true;
}

/** Reads a table, after what stands in it beside its cells, such as a caption. */
function readTableAt(element: ForeignElement, format: Format, place: Place) {
  const { read, notes } = place.reading;
  const cells = new Set(rowsOf(element).flatMap(({ children }) => children.filter(isElement)));
  const others = (at: ForeignElement): ForeignNode[] =>
    at.children.flatMap((child) => {
      if (!isElement(child)) return hasWords(child) ? [child] : [];
      if (cells.has(child) || isHidden(child)) return [];
      return /^(?:tr|thead|tbody|tfoot)$/.test(child.name) ? others(child) : [child];
    });
  read(others(element), format, place);
  endLine(place);
  if (place.isInTable || element.attributes['role'] === 'presentation') {
    // A table in a cell becomes lines of the cell.
    for (const row of rowsOf(element)) {
      for (const cell of row.children) {
        if (isElement(cell)) read(cell.children, formatOf(cell, format), place);
        place.line.push(...textNodes(' ', {}));
      }
      endLine(place);
    }
    return;
  }
  const after = notes.after();
  const { table, wasSpread } = readTable(element, (cell) =>
    blocksWithin(cell.children, formatOf({ ...cell, name: 'td' }, format), place, {
      isInTable: true,
    }),
  );
  if (wasSpread) notes.add('merged', '', after);
  if (table) add(place, table);
}

/** Contents that a post cannot show, by their names. */
const EMBEDDED: Readonly<Record<string, string>> = {
  iframe: 'An embedded page',
  object: 'An embedded object',
  embed: 'An embedded object',
  audio: 'A sound',
  video: 'A video',
  canvas: 'A drawing',
  svg: 'A drawing',
};
function readPicture(element: ForeignElement, place: Place): void {
  const picture = place.reading.pictures.read(element);
  if (typeof picture === 'string') place.line.push(...textNodes(picture, {}));
  if (typeof picture !== 'object') return;
  endLine(place);
  add(place, picture);
}

function readInput({ attributes }: ForeignElement, format: Format, place: Place): void {
  if (attributes['type'] !== 'checkbox') return place.reading.notes.add('field');
  readText('checked' in attributes ? '☑ ' : '☐ ', format, place);
}

function readEmbedded(element: ForeignElement, place: Place): void {
  const { name, attributes } = element;
  const src = attributes['src'] ?? attributes['data-src'] ?? '';
  const video = name === 'iframe' ? videoOf(src.replace(/^\/\//, 'https://')) : undefined;
  endLine(place);
  if (video?.kind === 'elsewhere')
    add(place, { type: 'video', attrs: { src: video.href, title: attributes['title'] ?? '' } });
  else if (name !== 'svg' || hasWords(textOfNode(element)))
    place.reading.notes.add(
      'embedded',
      `${EMBEDDED[name]}${nameOf(attributes['title'] ?? hostOf(src))}`,
    );
}

const hostOf = (address: string) => URL.parse(address)?.hostname ?? '';
const nameOf = (name: string) => (name === '' ? '' : ` (${name})`);
