import type { DocumentBlock } from '#src/domains/documents/document.ts';

/** The sections of a document in order. The functions below return the same list if nothing changes. */
export type Blocks = readonly DocumentBlock[];

/** Adds blocks with new ids before the one at an index; beyond the ends, at the nearer end. */
export const insertBlocks = (blocks: Blocks, added: Blocks, at: number): Blocks =>
  added.length === 0 ? blocks : blocks.toSpliced(within(at, blocks.length), 0, ...added);

/** Moves a block, so that it is at an index of the result. */
export function moveBlock(blocks: Blocks, id: string, to: number): Blocks {
  const from = indexOf(blocks, id);
  const target = within(to, blocks.length - 1);
  if (from === -1 || from === target) return blocks;
  return blocks.toSpliced(from, 1).toSpliced(target, 0, blocks[from]!);
}

export function removeBlock(blocks: Blocks, id: string): Blocks {
  const at = indexOf(blocks, id);
  return at === -1 ? blocks : blocks.toSpliced(at, 1);
}

/** A shown block has no mark, so that one that was hidden and shown again is as it was. */
export function hideBlock(blocks: Blocks, id: string, isHidden: boolean): Blocks {
  const at = indexOf(blocks, id);
  const block = blocks[at];
  if (!block || (block.hidden === true) === isHidden) return blocks;
  const { hidden: _hidden, ...shown } = block;
  return blocks.with(at, isHidden ? { ...shown, hidden: true } : shown);
}

export const indexOf = (blocks: Blocks, id: string | undefined): number =>
  blocks.findIndex((block) => block.id === id);

const within = (at: number, max: number): number => Math.max(0, Math.min(at, max));
