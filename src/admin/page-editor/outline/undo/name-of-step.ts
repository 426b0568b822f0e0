import { type ContentChange, diffContent } from '#src/domains/documents/history/diff-content.ts';
import { type BlockLabels, NO_LABELS } from '#src/domains/documents/history/field-labels.ts';
import { nameOf, nameOfField, readableName } from '#src/domains/documents/history/name-of-field.ts';
import type { EditStep } from './revert.ts';

/** What a step did, for "Undo: move FAQ". */
export function nameOfStep({ before, after }: EditStep, labels = NO_LABELS): string {
  const changes = diffContent(before, after);
  const blocks = new Set(changes.map(({ block }) => block));
  const [first] = changes;
  if (!first) return 'nothing';
  if (changes.length === 1) return nameOfChange(first, { before, after }, labels);
  const [block] = blocks;
  if (blocks.size === 1 && block !== undefined) return `change ${kindOf(block, { before, after })}`;
  if (changes.every(({ type, field }) => type === first.type && field === ''))
    return `${VERBS[first.type]} ${changes.length} sections`;
  return `${changes.length} changes`;
}

const VERBS = { added: 'add', removed: 'remove', changed: 'change', moved: 'move' } as const;

function nameOfChange(
  { type, block, blockType, field, after }: ContentChange,
  step: EditStep,
  labels: BlockLabels,
): string {
  if (block === undefined) return `change ${nameOfField(field)}`;
  const kind = kindOf(block, step);
  if (field === '') return `${VERBS[type]} ${kind}`;
  if (field === 'hidden') return `${after === true ? 'hide' : 'show'} ${kind}`;
  return `change ${nameOf(field, blockType ?? '', labels)}`;
}

function kindOf(id: string, { before, after }: EditStep): string {
  const block = [after, before]
    .flatMap(({ blocks }) => blocks ?? [])
    .find((each) => each.id === id);
  return readableName(block?.type ?? 'section');
}
