import type { BodyNode } from '../body/post-body.ts';
import { hasWords, paragraph } from './foreign-body.ts';
import { type ForeignElement, isElement, isHidden } from './html-tree.ts';
import { type Format, formatOf } from './inline.ts';
import { kindOf, listItem, listNode } from './lists.ts';
import { add, blocksWithin, MAX_NESTING, type Place } from './reading.ts';
import { webItem } from './word.ts';

/** Reads a list with what stands in it. */
export function readList(element: ForeignElement, format: Format, place: Place): void {
  const children = element.children.filter((child) =>
    isElement(child) ? !isHidden(child) : hasWords(child),
  );
  const isFlat = place.nesting >= MAX_NESTING;
  const items: BodyNode[][] = [];
  let firstItem: ForeignElement | undefined;
  for (const child of children) {
    const isItem = isElement(child) && child.name === 'li';
    const at = isItem ? webItem(element, child) : undefined;
    if (isItem) firstItem ??= child;
    const blocks = blocksWithin(
      isItem ? child.children : [child],
      isItem ? formatOf(child, format) : format,
      place,
      { nesting: place.nesting + 1 },
    );
    if (blocks.length === 0) continue;
    if (at || isFlat) {
      const [first = paragraph(), ...rest] = blocks;
      place.blocks.push({ node: first, ...(at && { place: at }) });
      place.blocks.push(...rest.map((node) => ({ node, isContinued: true })));
      // A list directly in a list belongs to the item before.
    } else if (!isItem && items.length > 0) items.at(-1)!.push(...blocks);
    else items.push(blocks);
  }
  if (items.length === 0) return;
  const start = Number.parseInt(
    firstItem?.attributes['value'] ?? element.attributes['start'] ?? '1',
    10,
  );
  const kind = element.name === 'ol' ? kindOf(element, firstItem) : undefined;
  add(
    place,
    listNode(
      kind,
      Number.isNaN(start) ? 1 : Math.min(1e6, Math.max(0, start)),
      items.map(listItem),
    ),
  );
}
