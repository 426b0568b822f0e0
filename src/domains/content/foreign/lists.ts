import { LIST_STYLES } from '../body/list-kinds.ts';
import type { BodyNode } from '../body/post-body.ts';
import type { ForeignElement } from './html-tree.ts';
import { paragraph } from './foreign-body.ts';

/** The kinds of ordered lists, as HTML names them. */
type ListKind = '1' | 'a' | 'A' | 'i' | 'I';

/** Where an item stands that its program wrote beside a list, as Word does. */
export interface ItemPlace {
  /** 1 for the outermost */
  level: number;
  /** undefined for bullets */
  numbered: { kind: ListKind; number: number } | undefined;
}

/** A block that may be an item of a list. */
export interface PlacedBlock {
  node: BodyNode;
  place?: ItemPlace;
  /** belongs to the item before it, if there is one */
  isContinued?: boolean;
}

/** Puts items that stand beside each other into lists within lists. A list that does not count on begins again at its number. */
export function nestItems(blocks: readonly PlacedBlock[]): BodyNode[] {
  const nested: BodyNode[] = [];
  let open: OpenList[] = [];
  for (const { node, place, isContinued } of blocks) {
    const last = open.at(-1);
    if (place) open = withItem(nested, open, node, place);
    else if (isContinued && last) lastItem(last.list).content!.push(node);
    else {
      open = [];
      nested.push(node);
    }
  }
  return nested;
}

interface OpenList {
  list: BodyNode;
  level: number;
  kind: ListKind | undefined;
  next: number;
}

const lastItem = ({ content = [] }: BodyNode): BodyNode => content.at(-1)!;

function withItem(
  root: BodyNode[],
  before: OpenList[],
  node: BodyNode,
  place: ItemPlace,
): OpenList[] {
  const open = before.filter(({ level }) => level <= place.level);
  const top = open.at(-1);
  const { kind, number = 1 } = place.numbered ?? { kind: undefined };
  const item = listItem([node]);
  const isSame = top?.level === place.level && top.kind === kind && (!kind || number === top.next);
  if (top && isSame) {
    top.list.content!.push(item);
    top.next = number + 1;
    return open;
  }
  if (top?.level === place.level) open.pop();
  const list = listNode(kind, number, [item]);
  const parent = open.at(-1);
  if (parent) lastItem(parent.list).content!.push(list);
  else root.push(list);
  return [...open, { list, level: place.level, kind, next: number + 1 }];
}

/** @param kind undefined for bullets */
export function listNode(kind: ListKind | undefined, start: number, items: BodyNode[]): BodyNode {
  if (kind === undefined) return { type: 'bulletList', content: items };
  const attrs = { ...(start !== 1 && { start }), ...(kind !== '1' && { type: kind }) };
  return { type: 'orderedList', ...(Object.keys(attrs).length > 0 && { attrs }), content: items };
}

/** An item begins with a paragraph. */
export function listItem(blocks: readonly BodyNode[]): BodyNode {
  const [first, ...rest] = blocks;
  if (first?.type === 'heading')
    return { type: 'listItem', content: [paragraph(first.content), ...rest] };
  const begin = first?.type === 'paragraph' ? [] : [paragraph()];
  return { type: 'listItem', content: [...begin, ...blocks] };
}

const KINDS = new Map(
  Object.entries(LIST_STYLES).map(([kind, style]) => [style, kind as ListKind] as const),
);

/** The kind of an `<ol>`, by its attribute or by its style or that of its items. */
export function kindOf(list: ForeignElement, item: ForeignElement | undefined): ListKind {
  const { type = '' } = list.attributes;
  if (/^[aAiI]$/.test(type)) return type as ListKind;
  const kinds = [list, item].map((each) => {
    const style = each?.style['list-style-type'] ?? each?.style['list-style']?.split(' ')[0];
    return KINDS.get(style?.replace('latin', 'alpha') ?? '');
  });
  return kinds.find(Boolean) ?? '1';
}

const ROMAN = new Map(Object.entries({ i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 }));

const romanNumber = (text: string) =>
  Array.from(text.toLowerCase(), (letter) => ROMAN.get(letter) ?? 0).reduce(
    (sum, value, at, all) => sum + (value < (all[at + 1] ?? 0) ? -value : value),
    0,
  );

const letterNumber = (text: string) =>
  Array.from(text.toLowerCase()).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 96, 0);

/**
 * The count of the sign in front of an item: `4.`, `b)`, `IV.`, `1.1`. Undefined for a bullet.
 * @param format of Word: `roman-upper`, `alpha-lower`, `bullet`; undefined if unknown
 */
export function numberOfMarker(marker: string, format: string | undefined): ItemPlace['numbered'] {
  const text = marker.replaceAll(/[\s\u00A0]/g, '');
  if (format === 'bullet') return undefined;
  const [, digits] = /^\(?(?:\d+\.)*(\d{1,9})[.):]?$/.exec(text) ?? [];
  if (digits !== undefined) return { kind: '1', number: Number(digits) };
  const [, letters = ''] = /^\(?(?:[\da-z]+\.)*([a-z]{1,8})[.)]$/i.exec(text) ?? [];
  if (letters === '') return undefined;
  const isUpper = letters === letters.toUpperCase();
  const isRoman = format?.startsWith('roman') ?? /^[ivx]{1,6}$/i.test(letters);
  const roman = isRoman ? romanNumber(letters) : 0;
  if (roman > 0) return { kind: isUpper ? 'I' : 'i', number: roman };
  return { kind: isUpper ? 'A' : 'a', number: letterNumber(letters) };
}
