import type { DocumentProblem } from '#src/domains/documents/document.ts';
import type { Blocks } from './blocks/change-blocks.ts';

const NONE: readonly DocumentProblem[] = [];

/**
 * Finds the problems of each block. Those of the JSON as a whole name a block by its index.
 * @returns a function that returns the same list for each block without problems
 */
export function problemsByBlock(
  problems: readonly DocumentProblem[],
  blocks: Blocks,
): (id: string) => readonly DocumentProblem[] {
  const found = Map.groupBy(problems, ({ block, field }) => {
    const index = /^blocks\.(\d+)\./.exec(field)?.[1];
    return block ?? blocks[Number(index)]?.id;
  });
  return (id) => found.get(id) ?? NONE;
}
