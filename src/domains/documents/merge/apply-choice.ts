import { type PathStep, valueAt, withValue } from './content-path.ts';
import type { DocumentContent } from '../document.ts';
import { isEqualJson } from '#src/platform/json.ts';
import type { MergeConflict } from './merge.ts';

export type Choice = 'mine' | 'theirs';

/**
 * Returns a merged content with the chosen value at the place of a conflict. The content may have been edited since: what was
 * within a deleted block stays gone, a deleted block that is chosen again comes last, and a paragraph is looked for near its old place.
 */
export function applyChoice(
  merged: DocumentContent,
  conflict: MergeConflict,
  choice: Choice,
): DocumentContent {
  const [list, last] = [conflict.path.slice(0, -1), conflict.path.at(-1)];
  if (typeof last !== 'object' || 'id' in last)
    return withValue(merged, conflict.path, conflict[choice]);
  const nodes = valueAt(merged, list);
  if (!Array.isArray(nodes)) return merged;
  const step: PathStep = { node: nearestNode(nodes, last.node, conflict) };
  return withValue(merged, [...list, step], conflict[choice]);
}

/**
 * Applies several choices.
 * @param choices in the order of the merge's conflicts; applied from the last, so that no deletion moves the place of another
 */
export const applyChoices = (
  merged: DocumentContent,
  choices: readonly { conflict: MergeConflict; choice: Choice }[],
): DocumentContent =>
  choices.reduceRight(
    (content, { conflict, choice }) => applyChoice(content, conflict, choice),
    merged,
  );

/** The node nearest to the index that is one of the versions in conflict; -1 for none. */
const nearestNode = (nodes: readonly unknown[], index: number, { mine, theirs }: MergeConflict) =>
  [...nodes.keys()]
    .filter((at) =>
      [mine, theirs].some((version) => version !== undefined && isEqualJson(version, nodes[at])),
    )
    .toSorted((one, other) => Math.abs(one - index) - Math.abs(other - index))[0] ?? -1;
