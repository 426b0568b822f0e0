import type { DocumentBlock, DocumentProblem } from '#src/domains/documents/document.ts';

const NONE: readonly DocumentProblem[] = [];

/** What the server has refused in a block. Always the same list if it is nothing, so that no field is rendered again. */
export function problemsOfBlock(
  problems: readonly DocumentProblem[],
  { id }: DocumentBlock,
  blocks: readonly DocumentBlock[],
): readonly DocumentProblem[] {
  const at = blocks.findIndex((block) => block.id === id);
  const found = problems.filter(
    ({ block, field }) =>
      block === id || (block === undefined && field.startsWith(`blocks.${at}.`)),
  );
  return found.length === 0 ? NONE : found;
}
