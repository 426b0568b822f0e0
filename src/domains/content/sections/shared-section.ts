import { type DocumentContent, visibleBlocks } from '#src/domains/documents/document.ts';
import type { StoredBlock } from '../pages/page.ts';
import { renameBlocks } from './rename-blocks.ts';

/** Type of the block that stands on a page for a shared section. */
export const SHARED_SECTION = 'shared-section';

/** The document of the shared section that a block stands for; undefined for every other block, and before one is chosen. */
export function sectionIdOf({ type, props }: Pick<StoredBlock, 'type' | 'props'>) {
  if (type !== SHARED_SECTION || typeof props !== 'object' || props === null) return undefined;
  const id = (props as { section?: unknown }).section;
  return typeof id === 'string' && id !== '' ? id.toLowerCase() : undefined;
}

/** The blocks that a shared section shows on its pages. */
export const blocksOfSection = ({ blocks = [] }: DocumentContent): StoredBlock[] =>
  visibleBlocks(blocks).map(({ id, type, props }) => ({ id, type, props }));

/** The shared sections that blocks stand for, each once. */
export const sectionIdsIn = (blocks: readonly Pick<StoredBlock, 'type' | 'props'>[]): string[] => [
  ...new Set(blocks.flatMap((block) => sectionIdOf(block) ?? [])),
];

/**
 * Puts the blocks of shared sections in their places, with ids that are unique on the page: the first block gets the id of the
 * place, so that links to it lead there. A place whose section is not among `sections` is left out. Shared sections do not
 * contain others, so one pass is enough and a loop is impossible.
 */
export function placeSections<Block extends StoredBlock>(
  blocks: readonly Block[],
  sections: ReadonlyMap<string, readonly StoredBlock[]>,
): (Block | StoredBlock)[] {
  if (!blocks.some(({ type }) => type === SHARED_SECTION)) return [...blocks];
  const taken = new Set(blocks.map(({ id }) => id));
  return blocks.flatMap((block): (Block | StoredBlock)[] => {
    if (block.type !== SHARED_SECTION) return [block];
    return blocksInPlace(block.id, sections.get(sectionIdOf(block) ?? '') ?? [], taken);
  });
}

/**
 * The blocks of a shared section as they stand on a page.
 * @param place id of the block that stands for the section
 * @param taken ids of the page, to which the new ones are added
 */
export function blocksInPlace<Block extends StoredBlock>(
  place: string,
  blocks: readonly Block[],
  taken: Set<string>,
): Block[] {
  const inner = blocks.filter(({ type }) => type !== SHARED_SECTION);
  const ids = new Map(
    inner.map(({ id }, at) => [id, at === 0 ? place : takeId(`${place}--${id}`, taken)]),
  );
  return renameBlocks(inner, ids);
}

function takeId(wanted: string, taken: Set<string>) {
  let id = wanted;
  for (let count = 2; taken.has(id); count += 1) id = `${wanted}-${count}`;
  taken.add(id);
  return id;
}
