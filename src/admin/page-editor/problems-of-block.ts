import type { ServerProblem } from '#src/admin/documents/use-workspace.tsx';
import type { DocumentBlock } from '#src/domains/documents/document.ts';

const NONE: readonly ServerProblem[] = [];

/** The problems that the server found in a block. Always the same list if there are none, so that no field is rendered again. */
export function problemsOfBlock(
  problems: readonly ServerProblem[],
  { id }: DocumentBlock,
  blocks: readonly DocumentBlock[],
): readonly ServerProblem[] {
  const at = blocks.findIndex((block) => block.id === id);
  const found = problems.filter(
    ({ block, field }) =>
      block === id || (block === undefined && field.startsWith(`blocks.${at}.`)),
  );
  return found.length === 0 ? NONE : found;
}
