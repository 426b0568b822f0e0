import { asLists } from './word-lists.ts';

/** What is left of an element: itself, another one, only its content, or nothing. */
const KEPT = new Set(
  'p h1 h2 h3 h4 h5 h6 ul ol li blockquote pre code table thead tbody tfoot tr td th a strong b em i s del strike u br hr img'.split(
    ' ',
  ),
);
const DROPPED =
  'script, style, meta, link, title, head, template, noscript, iframe, object, embed, svg, math, canvas, audio, video, ' +
  'form, input, button, select, textarea, nav, [hidden], [aria-hidden="true"]';
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  A: ['href'],
  IMG: ['src', 'alt'],
  TD: ['colspan', 'rowspan'],
  TH: ['colspan', 'rowspan'],
  OL: ['start'],
};
const SAFE_LINK = /^(https?:|mailto:|tel:|\/(?!\/)|#)/i;
const OWN_PICTURE = /^\/media\/[^?#]+$/;
const BLOCKS =
  'p, h1, h2, h3, h4, h5, h6, ul, ol, blockquote, pre, table, hr, div, section, article';

/**
 * Cleans what was copied in Word, Google Docs, Notion or on a web page: only structure is left, without styles, empty paragraphs,
 * scripts and pictures of other sites. Text that this editor has copied stays as it is.
 */
export function cleanHtml(html: string): string {
  if (html.includes('data-pm-slice')) return html;
  // Nothing in such a document is loaded or runs.
  const { body } = new DOMParser().parseFromString(withoutConditions(html), 'text/html');
  asLists(body);
  for (const element of body.querySelectorAll(DROPPED)) element.remove();
  removeComments(body);
  for (const element of body.querySelectorAll<HTMLElement>('*')) markFormats(element);
  for (const element of [...body.querySelectorAll<HTMLElement>('*')].toReversed()) clean(element);
  wholeTables(body);
  tidyLists(body);
  removeEmpty(body);
  return body.innerHTML;
}

/** Word writes parts for its own versions into comments of which browsers leave the content. */
const withoutConditions = (html: string): string =>
  html
    .replaceAll(/<!--\[if[^\]]*\]>[\s\S]*?<!\[endif\]-->/gi, '')
    .replaceAll(/<!\[(?:if|endif)[^\]]*\]>/gi, '');

function removeComments(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
}

/** Formats that are only styles become elements. A `<b>` that is not bold, as around all of a Google document, is none. */
function markFormats(element: HTMLElement): void {
  const { fontWeight, fontStyle, textDecorationLine, textDecoration } = element.style;
  const weight = fontWeight === 'bold' ? 700 : fontWeight === 'normal' ? 400 : Number(fontWeight);
  const line = `${textDecorationLine} ${textDecoration}`;
  const isInline = element.matches('span, font, b, strong, i, em, a');
  if (!isInline) return;
  const isHeading = element.closest('h1, h2, h3, h4, h5, h6, th') !== null;
  if (element.matches('b, strong') && weight > 0 && weight < 600) unwrap(element);
  else if (element.matches('i, em') && fontStyle === 'normal') unwrap(element);
  else if (element.matches('span, font')) {
    if (weight >= 600 && !isHeading) wrapContent(element, 'strong');
    if (fontStyle === 'italic') wrapContent(element, 'em');
    if (line.includes('line-through')) wrapContent(element, 's');
    if (line.includes('underline') && !element.closest('a') && !element.querySelector('a'))
      wrapContent(element, 'u');
  }
}

function wrapContent(element: HTMLElement, tag: string): void {
  const wrapper = element.ownerDocument.createElement(tag);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

function unwrap(element: HTMLElement): void {
  element.replaceWith(...element.childNodes);
}

function clean(element: HTMLElement): void {
  const tag = element.localName;
  if (tag === 'img' && !OWN_PICTURE.test(element.getAttribute('src') ?? ''))
    return element.remove();
  if (tag === 'a' && !SAFE_LINK.test(element.getAttribute('href')?.trim() ?? ''))
    return unwrap(element);
  if (isParagraph(element)) return rename(element, 'p');
  if (!KEPT.has(tag)) return unwrap(element);
  if (tag === 'h1') return rename(element, 'h2');
  if (tag === 'h5' || tag === 'h6') return rename(element, 'h4');
  const kept = ATTRIBUTES[element.tagName] ?? [];
  for (const name of element.getAttributeNames())
    if (!kept.includes(name)) element.removeAttribute(name);
}

/** A box that only has text is a paragraph. */
const isParagraph = (element: HTMLElement): boolean =>
  ['div', 'section', 'article', 'figcaption', 'dt', 'dd', 'summary'].includes(element.localName) &&
  element.querySelector(BLOCKS) === null &&
  element.closest('li, td, th, p') === null;

function rename(element: HTMLElement, tag: string): void {
  const made = element.ownerDocument.createElement(tag);
  made.append(...element.childNodes);
  element.replaceWith(made);
}

/** Tables get their header row by what they look like: bold cells alone in the first row are headers. */
function wholeTables(body: HTMLElement): void {
  for (const row of body.querySelectorAll('table tr:first-child')) {
    const cells = [...row.children];
    const isHead =
      row.closest('thead') !== null ||
      cells.every(({ childNodes, textContent }) => {
        const first = [...childNodes].find((node) => node.textContent?.trim());
        const bold = first instanceof Element ? first.querySelector('strong, b') : null;
        const text = (
          bold ?? (first instanceof Element && first.matches('strong, b') ? first : null)
        )?.textContent;
        return text?.trim() === textContent.trim() && textContent.trim() !== '';
      });
    if (!isHead) continue;
    for (const cell of cells) {
      for (const bold of cell.querySelectorAll('strong, b')) bold.replaceWith(...bold.childNodes);
      if (cell.localName === 'td') renameCell(cell as HTMLElement);
    }
  }
}

function renameCell(cell: HTMLElement): void {
  const made = cell.ownerDocument.createElement('th');
  for (const { name, value } of cell.attributes) made.setAttribute(name, value);
  made.append(...cell.childNodes);
  cell.replaceWith(made);
}

/** A list directly in a list, as Google Docs and Word write it, belongs to the item before. */
function tidyLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const before = list.previousElementSibling;
    if (before?.localName === 'li') before.append(list);
    else rename(list as HTMLElement, 'li');
  }
}

const isBlank = ({ textContent }: Element): boolean =>
  (textContent ?? '').replaceAll(/[\s\u00A0\u200B\uFEFF]/g, '') === '';

/** Paragraphs and formats without text or picture. Cells stay, since tables are whole. */
function removeEmpty(body: HTMLElement): void {
  const parts =
    'p, h2, h3, h4, li, ul, ol, blockquote, strong, b, em, i, s, del, strike, u, a, code, pre';
  for (const element of [...body.querySelectorAll(parts)].toReversed())
    if (isBlank(element) && !element.querySelector('img, hr, table')) {
      const isFormat = element.matches('strong, b, em, i, s, del, strike, u, a, code');
      element.replaceWith(...(isFormat ? element.childNodes : []));
    }
  // A line break between two paragraphs, as Google Docs writes an empty line.
  for (const br of body.querySelectorAll(':scope > br')) br.remove();
}
