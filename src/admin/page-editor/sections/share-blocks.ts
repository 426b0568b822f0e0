import { renameBlocks } from '#src/domains/content/sections/rename-blocks.ts';
import { blocksInPlace, SHARED_SECTION } from '#src/domains/content/sections/shared-section.ts';
import type { DocumentBlock } from '#src/domains/documents/document.ts';
import { anchorsIn, newBlockId } from '../outline/blocks/copy-blocks.ts';

type Blocks = readonly DocumentBlock[];

/** The longest id that is stored. */
const MAX_ID = 100;

/** A place on a page for a shared section. */
export const placeOf = (id: string, section: string): DocumentBlock => ({
  id,
  type: SHARED_SECTION,
  props: { section },
});

/**
 * Replaces blocks by the shared section that was made of them. It stands where the first of them was, under its id; links of
 * the page to the others follow.
 * @param section id of its document
 */
export function shareBlocks(blocks: Blocks, ids: ReadonlySet<string>, section: string): Blocks {
  const chosen = blocks.filter(({ id }) => ids.has(id));
  const [first] = chosen;
  if (!first) return blocks;
  const taken = new Set(blocks.filter(({ id }) => !ids.has(id)).map(({ id }) => id));
  const placed = blocksInPlace(first.id, chosen, taken);
  const moved = new Map(chosen.map(({ id }, at) => [id, placed[at]!.id]));
  return blocks.flatMap((block): Blocks => {
    if (block === first) return [placeOf(first.id, section)];
    return ids.has(block.id) ? [] : renameBlocks([block], moved);
  });
}

/**
 * Replaces a place by a copy of what the shared section shows there. The copies keep the ids that visitors' links know.
 * @param shown blocks of the shared section
 */
export function detachSection(blocks: Blocks, place: string, shown: Blocks): Blocks {
  const taken = new Set(blocks.map(({ id }) => id));
  const detached = blocks.flatMap((block) =>
    block.id === place && block.type === SHARED_SECTION
      ? blocksInPlace(place, shown, taken)
      : [block],
  );
  return withStorableIds(detached);
}

function withStorableIds(blocks: Blocks): Blocks {
  const long = blocks.filter(({ id }) => id.length > MAX_ID);
  if (long.length === 0) return blocks;
  const taken = anchorsIn(blocks);
  const names = new Map<string, string>();
  for (const { id, type } of long) {
    const name = newBlockId(type, taken);
    taken.add(name);
    names.set(id, name);
  }
  return renameBlocks(blocks, names);
}
