import type { DocumentContent } from '../document.ts';
import { diffSections, type SectionChange } from './diff-sections.ts';
import { type BlockLabels, NO_LABELS } from './field-labels.ts';
import { inSentence, nameOfField, nameWithin, readableName } from './name-of-field.ts';

const MAX_PARTS = 3;
const MAX_FIELDS = 3;

const KIND_WORDS = {
  added: 'added',
  removed: 'removed',
  moved: 'moved',
  hidden: 'hidden',
  shown: 'shown again',
} as const;

/**
 * The differences between two states in a line, such as "Title. FAQ: title. Steps added. And 2 more."; empty if there are
 * none.
 */
export function summarizeChanges(
  before: DocumentContent,
  after: DocumentContent,
  labels: BlockLabels = NO_LABELS,
): string {
  const changes = diffSections(before, after);
  const parts = changes.slice(0, MAX_PARTS).map((change) => summarize(change, labels));
  const more = changes.length - parts.length;
  return [...parts, ...(more > 0 ? [`And ${more} more`] : [])].map((part) => `${part}.`).join(' ');
}

function summarize(change: SectionChange, labels: BlockLabels) {
  const block = change.after ?? change.before;
  if (!block) return listOf(fieldNames(change, labels));
  const words = change.kinds.flatMap((kind) => (kind === 'changed' ? [] : [KIND_WORDS[kind]]));
  const fields = fieldNames(change, labels).map((name) => inSentence(name));
  const changed = change.kinds.includes('changed') ? [listOf(fields) || 'replaced'] : [];
  const name = readableName(block.type);
  if (words.length === 0) return `${name}: ${changed.join()}`;
  return `${name} ${[...words, ...changed].join(', ')}`;
}

const fieldNames = ({ fields }: SectionChange, labels: BlockLabels) => [
  ...new Set(
    fields
      .filter(({ field }) => field !== '')
      .map(({ field, blockType }) =>
        blockType === undefined ? nameOfField(field) : nameWithin(field, blockType, labels),
      ),
  ),
];

function listOf(names: readonly string[]) {
  const shown = names.slice(0, MAX_FIELDS);
  const more = names.length - shown.length;
  return [...shown, ...(more > 0 ? [`${more} more`] : [])].join(', ');
}
