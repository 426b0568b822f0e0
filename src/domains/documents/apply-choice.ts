import type { PathStep } from './content-path.ts';
import type { DocumentContent } from './document.ts';
import { isEqualJson, isObject } from './json.ts';
import type { MergeConflict } from './merge.ts';

export type Choice = 'mine' | 'theirs';

/**
 * Returns a merged content with the chosen value at the place of a conflict. The content may have been edited since: a place
 * that is gone stays so, a deleted block that is chosen again comes last, and a paragraph is looked for near its old place.
 */
export function applyChoice(
  merged: DocumentContent,
  conflict: MergeConflict,
  choice: Choice,
): DocumentContent {
  return put(merged, conflict.path, conflict, conflict[choice]) as DocumentContent;
}

/**
 * Applies several choices.
 * @param choices in the order of the merge's conflicts; applied from the last, so that no deletion moves the place of another
 */
export function applyChoices(
  merged: DocumentContent,
  choices: readonly { conflict: MergeConflict; choice: Choice }[],
): DocumentContent {
  return choices.reduceRight(
    (content, { conflict, choice }) => applyChoice(content, conflict, choice),
    merged,
  );
}

function put(
  target: unknown,
  [step, ...rest]: readonly PathStep[],
  conflict: MergeConflict,
  value: unknown,
): unknown {
  if (step === undefined) return value;
  const isLast = rest.length === 0;
  if (typeof step === 'string') {
    if (!isObject(target) || (!isLast && target[step] === undefined)) return target;
    const entries = new Map(Object.entries(target));
    return Object.fromEntries(
      [...entries.set(step, put(target[step], rest, conflict, value))].filter(
        ([, inner]) => inner !== undefined,
      ),
    );
  }
  if (!Array.isArray(target)) return target;
  const index =
    'id' in step
      ? indexOfId(target, step.id)
      : indexOfNode(target, step.node, isLast ? conflict : undefined);
  if (index !== -1) {
    const item = put(target[index], rest, conflict, value);
    return item === undefined ? target.toSpliced(index, 1) : target.with(index, item);
  }
  return isLast && value !== undefined ? [...target, value] : target;
}

const indexOfId = (items: readonly unknown[], id: string) =>
  items.findIndex((item) => isObject(item) && item['id'] === id);

/** The node nearest to the index that is one of the versions in conflict. */
function indexOfNode(
  nodes: readonly unknown[],
  index: number,
  conflict: MergeConflict | undefined,
): number {
  if (!conflict) return index < nodes.length ? index : -1;
  const known = [conflict.mine, conflict.theirs].filter((version) => version !== undefined);
  let nearest = -1;
  for (const [at, node] of nodes.entries())
    if (
      known.some((version) => isEqualJson(version, node)) &&
      (nearest === -1 || Math.abs(at - index) < Math.abs(nearest - index))
    )
      nearest = at;
  return nearest;
}
