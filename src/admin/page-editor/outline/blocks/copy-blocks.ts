import { renameBlocks, visitIds } from '#src/domains/content/sections/rename-blocks.ts';
import type { Blocks } from './change-blocks.ts';

const MAX_TYPE_LENGTH = 60;

interface CopyRules {
  /** blocks whose ids are kept where they are free: those that are moved by cut and paste */
  keepsIds?: boolean;
  /** from 0 to below 1 */
  random?: () => number;
}

/**
 * Copies blocks into a list of others. The copies get ids of their own, and so do parts of them that links can lead to; links
 * within the copied blocks follow.
 */
export function copyBlocks(
  given: Blocks,
  present: Blocks,
  { keepsIds = false, random = Math.random }: CopyRules = {},
): Blocks {
  const taken = anchorsIn(present);
  const renamed = new Map<string, string>();
  for (const { id, type } of given) {
    const isKept = keepsIds && !taken.has(id) && !renamed.has(id);
    const name = isKept ? id : newBlockId(type, taken, random);
    taken.add(name);
    renamed.set(id, name);
  }
  for (const { props } of given)
    visitIds(props, (id) => {
      if (renamed.has(id)) return;
      const name = keepsIds && !taken.has(id) ? id : freeName(id, taken);
      taken.add(name);
      renamed.set(id, name);
    });
  return renameBlocks(given, renamed);
}

/** An id that stays readable as an anchor: `faq-x3k9`. Two editors who add the same type at the same time get different ones. */
export function newBlockId(
  type: string,
  taken: ReadonlySet<string>,
  random: () => number = Math.random,
): string {
  const start = type.replaceAll(/[^a-z\d-]/gi, '').slice(0, MAX_TYPE_LENGTH) || 'section';
  const end = random().toString(36).slice(2, 6).padEnd(4, '0');
  return freeName(`${start}-${end}`, taken);
}

/** Ids of blocks, and of parts of them, that links on the page can lead to. */
export function anchorsIn(blocks: Blocks): Set<string> {
  const found = new Set(blocks.map(({ id }) => id));
  for (const { props } of blocks) visitIds(props, (id) => found.add(id));
  return found;
}

function freeName(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted;
  const start = wanted.replace(/-\d+$/, '');
  let count = 2;
  while (taken.has(`${start}-${count}`)) count += 1;
  return `${start}-${count}`;
}
