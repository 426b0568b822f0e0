import type { DocumentBlock, DocumentContent } from './document.ts';
import { unmovedKeys } from './merge-order.ts';

/**
 * Puts sections back to how they are in an earlier state, and leaves the others as they are. One that is missing or has moved
 * goes behind the section that precedes it in the earlier state; one that was added since is removed.
 * @param ids as in `diffSections(earlier, current)`; null for the fields of the document itself
 */
export function restoreSections(
  current: DocumentContent,
  earlier: DocumentContent,
  ids: readonly (string | null)[],
): DocumentContent {
  const wanted = new Set(ids);
  const { blocks: _, ...fields } = wanted.has(null) ? earlier : current;
  const [now, then] = [current.blocks, earlier.blocks];
  const { title } = fields as DocumentContent;
  if (!now && !then) return { ...fields, title };
  return { ...fields, title, blocks: restoreBlocks(now ?? [], then ?? [], wanted) };
}

function restoreBlocks(
  now: readonly DocumentBlock[],
  then: readonly DocumentBlock[],
  wanted: ReadonlySet<string | null>,
): DocumentBlock[] {
  const earlier = new Map(then.map((block) => [block.id, block]));
  const unmoved = unmovedKeys([...earlier.keys()], idsOf(now));
  // Those in their place are replaced; the others are taken out first.
  const blocks = now.flatMap((block) => {
    if (!wanted.has(block.id)) return [block];
    return unmoved.has(block.id) ? [earlier.get(block.id)!] : [];
  });
  /** the last block, in the earlier order, that is in its place */
  let anchor: string | undefined;
  for (const block of then) {
    const isMissing = wanted.has(block.id) && !unmoved.has(block.id);
    if (isMissing) blocks.splice(blocks.findIndex(({ id }) => id === anchor) + 1, 0, block);
    if (isMissing || unmoved.has(block.id)) anchor = block.id;
  }
  return blocks;
}

const idsOf = (blocks: readonly DocumentBlock[]) => blocks.map(({ id }) => id);
