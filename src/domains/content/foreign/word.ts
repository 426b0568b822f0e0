import { descendants, type ForeignElement, hasClass, isElement, textOfNode } from './html-tree.ts';
import { type ItemPlace, kindOf, numberOfMarker } from './lists.ts';

/** How Word writes the item of a list: `mso-list:l0 level2 lfo1`. */
const ITEM = /^l(\d+)\s+level(\d+)/;

/** The format of the numbers of each level of each list, by `l0:level1`, from Word's style sheet. */
export function listFormats(css: string): ReadonlyMap<string, string> {
  const formats = new Map<string, string>();
  for (const [, list = '', rules = ''] of css.matchAll(
    /@list\s+(l\d+:level\d+)[^{]*\{([^}]*)\}/g,
  )) {
    const [, format] = /mso-level-number-format:\s*([\w-]+)/.exec(rules) ?? [];
    if (format !== undefined) formats.set(list, format);
  }
  return formats;
}

/** The place of a paragraph of Word in a list; undefined if it is in none. Word numbers headings likewise, which stay headings. */
export function wordItem(
  element: ForeignElement,
  formats: ReadonlyMap<string, string>,
): ItemPlace | undefined {
  const [, list, level] = ITEM.exec(element.style['mso-list'] ?? '') ?? [];
  if (list === undefined || /^h\d$/.test(element.name)) return undefined;
  const marker = Array.from(descendants(element)).find(isMarker);
  if (!marker) return undefined;
  const format = formats.get(`l${list}:level${level}`);
  const numbered = numberOfMarker(textOfNode(marker), format);
  return { level: Number(level), numbered };
}

/** The number or bullet that Word writes in front of an item or heading. */
export const isMarker = ({ style }: ForeignElement): boolean => style['mso-list'] === 'ignore';

/** A paragraph without a number within a list of Word. */
export const isContinued = (element: ForeignElement): boolean =>
  hasClass(element, /MsoListParagraph/) || hasClass(element, /MsoListContinue/);

/** The place of an item of Word on the web, which writes each into a list of its own. */
export function webItem(list: ForeignElement, item: ForeignElement): ItemPlace | undefined {
  const level = Number(item.attributes['data-aria-level']);
  if (!Number.isInteger(level) || level < 1) return undefined;
  if (list.name !== 'ol') return { level, numbered: undefined };
  const number = Number(item.attributes['data-aria-posinset'] ?? list.attributes['start'] ?? 1);
  return { level, numbered: { kind: kindOf(list, item), number: number || 1 } };
}

/** A reviewer's mark in a document, and the part that an element plays in it. */
export type Review =
  | 'text of a comment'
  | 'comment'
  | 'deletion'
  | 'insertion'
  | 'footnotes'
  | 'footnote';

/** The part that an element plays in a review; undefined for text that was not changed. */
export function reviewOf(element: ForeignElement, isWord: boolean): Review | undefined {
  const { name, attributes, style } = element;
  const part = style['mso-element'];
  if (part === 'comment') return 'text of a comment';
  if (part === 'footnote-list' || part === 'endnote-list') return 'footnotes';
  const href = attributes['href'] ?? '';
  if (
    href.startsWith('#cmnt') ||
    style['mso-special-character'] === 'comment' ||
    hasClass(element, /\b(?:msocomanchor|msocomoff|MsoCommentReference)\b/i)
  )
    return 'comment';
  const isTracked = isWord || ('datetime' in attributes && 'cite' in attributes);
  if ((name === 'del' && isTracked) || hasClass(element, /\bmsoDel\b/i)) return 'deletion';
  if ((name === 'ins' && isTracked) || hasClass(element, /\bmsoIns\b/i)) return 'insertion';
  if (
    'mso-footnote-id' in style ||
    'mso-endnote-id' in style ||
    /^#(?:_ftn|_edn|ftnt)\d/.test(href)
  )
    return 'footnote';
  return undefined;
}

/** The comment at the end of a document that Google Docs exports. */
export const isExportedComment = (element: ForeignElement): boolean =>
  element.name === 'div' &&
  element.children
    .filter(isElement)
    .some((child) =>
      child.children.some(
        (part) => isElement(part) && (part.attributes['href'] ?? '').startsWith('#cmnt_ref'),
      ),
    );
