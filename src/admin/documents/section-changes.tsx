import { type ReactNode, useContext } from 'react';
import type { ContentChange } from '#src/domains/documents/diff-content.ts';
import {
  isHiddenBlock,
  type SectionChange,
  type SectionChangeKind,
} from '#src/domains/documents/diff-sections.ts';
import { type BlockLabels, labelsAt } from '#src/domains/documents/field-labels.ts';
import { nameOfField, nameWithin, readableName } from '#src/domains/documents/name-of-field.ts';
import { headingOfSection } from '#src/domains/documents/name-of-section.ts';
import { FieldLabelsContext } from './field-labels.ts';
import { readableValue } from './readable-value.ts';
import { ValueDiff } from './value-diff.tsx';

/** What a section that has changed is called, such as `FAQ` and `Questions buyers ask`. */
export function changeName({ before, after }: SectionChange): { kind: string; heading: string } {
  const block = after ?? before;
  return block
    ? { kind: readableName(block.type), heading: headingOfSection(block) }
    : { kind: 'Settings', heading: '' };
}

const KIND_WORDS: Readonly<Record<SectionChangeKind, string>> = {
  added: 'New',
  removed: 'Removed',
  moved: 'Moved',
  hidden: 'Hidden',
  shown: 'Shown again',
  changed: 'Changed',
};

/** What became of a section, in words: `Moved from 4 to 1, changed`. */
export function changeText({ kinds, from, to, before, after }: SectionChange): string {
  const words = kinds.map((kind) =>
    kind === 'moved' ? `Moved from ${from} to ${to}` : KIND_WORDS[kind],
  );
  // What is hidden in both states is nothing that visitors see.
  const isHidden = isHiddenBlock(after) && !kinds.includes('hidden');
  const all = [...words, ...(isHidden || (!after && isHiddenBlock(before)) ? ['Hidden'] : [])];
  return all
    .map((word, at) => (at === 0 ? word : word.charAt(0).toLowerCase() + word.slice(1)))
    .join(', ');
}

/** Name and fate of a section, as the heading of what has changed in it. */
export function ChangeHeading({ change }: { change: SectionChange }) {
  const { kind, heading } = changeName(change);
  return (
    <span className="section-change-name">
      <b>{kind}</b>
      {heading ? <span>{heading}</span> : null}
      <small data-kind={change.kinds[0]}>{changeText(change)}</small>
    </span>
  );
}

/** What has changed in a section, field by field; the whole text of one that was added or removed. */
export function ChangeDetails({ change }: { change: SectionChange }) {
  const { before, after, fields, id } = change;
  const all = useContext(FieldLabelsContext);
  const type = (after ?? before)?.type;
  const labels = type === undefined ? undefined : all[type];
  if (id !== null && (!before || !after)) {
    const text = readableValue((after ?? before)?.props, labels);
    return <WholeText text={text} isRemoved={!after} />;
  }
  if (fields.length === 0) return <p className="note">Its text is the same.</p>;
  return (
    <dl className="field-diffs">
      {fields.map((field) => (
        <div key={JSON.stringify([field.type, field.path])}>
          <dt>{nameOfChange(field, all)}</dt>
          <dd>
            {field.type === 'moved' ? (
              'Moved'
            ) : (
              <ValueDiff
                before={field.before}
                after={field.after}
                labels={labelsAt(labels, field.field)}
              />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function nameOfChange({ field, blockType }: ContentChange, labels: BlockLabels): string {
  if (blockType === undefined) return nameOfField(field);
  return field === '' ? 'Kind of section' : nameWithin(field, blockType, labels);
}

function WholeText({ text, isRemoved }: { text: string; isRemoved: boolean }): ReactNode {
  if (text === '') return <p className="note">It has no text.</p>;
  const Changed = isRemoved ? 'del' : 'ins';
  return (
    <p className="word-diff">
      <Changed>{text}</Changed>
    </p>
  );
}
