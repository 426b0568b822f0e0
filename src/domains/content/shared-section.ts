import { type DocumentContent, visibleBlocks } from '#src/domains/documents/document.ts';
import { addressesIn } from './addresses-in.ts';
import type { StoredBlock } from './page.ts';

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
  return inner.map((block) => ({
    ...block,
    id: ids.get(block.id)!,
    props: withAnchors(block.props, ids),
  }));
}

function takeId(wanted: string, taken: Set<string>): string {
  let id = wanted;
  for (let count = 2; taken.has(id); count += 1) id = `${wanted}-${count}`;
  taken.add(id);
  return id;
}

/** Leads links to blocks of the same document to the new ids of those blocks. */
export function withAnchors(props: unknown, ids: ReadonlyMap<string, string>): unknown {
  const moved = addressesIn(props).flatMap(({ address, field, use }) => {
    const id = use === 'link' && address.startsWith('#') ? ids.get(address.slice(1)) : undefined;
    return id === undefined ? [] : [{ field, address: `#${id}` }];
  });
  return moved.reduce((value, { field, address }) => put(value, field.split('.'), address), props);
}

function put(value: unknown, [step, ...rest]: readonly string[], address: string): unknown {
  if (step === undefined) return address;
  const inner = put((value as Record<string, unknown>)[step], rest, address);
  return Array.isArray(value)
    ? value.with(Number(step), inner)
    : { ...(value as object), [step]: inner };
}
