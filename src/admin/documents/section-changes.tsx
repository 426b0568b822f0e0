import { useContext } from 'react';
import { Button } from '#src/admin/kit/button.tsx';
import { formatCount } from '#src/admin/parts/counts.ts';
import type { BodyNode } from '#src/domains/content/body/post-body.ts';
import { POST_NODES } from '#src/domains/content/body/post-nodes.ts';
import type { ContentChange } from '#src/domains/documents/history/diff-content.ts';
import {
  isHiddenBlock,
  type SectionChange,
  type SectionChangeKind,
} from '#src/domains/documents/history/diff-sections.ts';
import { type BlockLabels, labelsAt } from '#src/domains/documents/history/field-labels.ts';
import {
  nameOfField,
  nameWithin,
  readableName,
} from '#src/domains/documents/history/name-of-field.ts';
import { headingOfSection } from '#src/domains/documents/history/name-of-section.ts';
import { FieldLabelsContext } from './field-labels.ts';
import { isBodyNode, readableValue } from './readable-value.ts';
import { ValueDiff } from './value-diff.tsx';
import './section-changes.css';

/** The name of a section that has changed, such as `FAQ` and `Questions buyers ask`; or of the part of the document. */
function changeName({ before, after, fields }: SectionChange): { kind: string; heading: string } {
  const block = after ?? before;
  if (block) return { kind: readableName(block.type), heading: headingOfSection(block) };
  const isText = ({ path }: ContentChange) => path[0] === 'body';
  if (!fields.some(isText)) return { kind: 'Settings', heading: '' };
  return { kind: fields.every(isText) ? 'Text' : 'Text and settings', heading: '' };
}

/** The same in a line: `FAQ: Questions buyers ask`. */
export function changeLine(change: SectionChange): string {
  const { kind, heading } = changeName(change);
  return heading ? `${kind}: ${heading}` : kind;
}

/** How many differences people count: a section once, and each field or paragraph of the document itself. */
export function countChanges(changes: readonly SectionChange[]): string {
  const count = changes.reduce((sum, { id, fields }) => sum + (id === null ? fields.length : 1), 0);
  return formatCount(count, 'change');
}

const KIND_WORDS: Readonly<Record<SectionChangeKind, string>> = {
  added: 'New',
  removed: 'Removed',
  moved: 'Moved',
  hidden: 'Hidden',
  shown: 'Shown again',
  changed: 'Changed',
};

/** The change of a section in words: `Moved from 4 to 1, changed`. */
function changeText({ kinds, from, to, before, after }: SectionChange): string {
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
    <span className="section-change-name block min-0 py-2">
      <b>{kind}</b>
      {heading ? <span className="muted regular">{heading}</span> : null}
      <small className="block fine" data-kind={change.kinds[0]}>
        {changeText(change)}
      </small>
    </span>
  );
}

interface ChangeDetailsProps {
  change: SectionChange;
  /** shows what was and what is beside each other */
  isBeside?: boolean;
  /** takes one difference back; undefined where nothing can be */
  onPutBack?: ((field: ContentChange, name: string) => void) | undefined;
}

/** The changes of a section, field by field; the whole text of one that was added or removed. */
export function ChangeDetails({ change, isBeside, onPutBack }: ChangeDetailsProps) {
  const { before, after, fields, id } = change;
  const all = useContext(FieldLabelsContext);
  const type = (after ?? before)?.type;
  const labels = type === undefined ? undefined : all[type];
  if (id !== null && (!before || !after)) {
    const [was, is] = [before, after].map((block) => readableValue(block?.props, labels));
    if (was === is) return <p className="note">It has no text.</p>;
    return <ValueDiff before={was} after={is} isBeside={isBeside} />;
  }
  if (fields.length === 0) return <p className="note">Its text is the same.</p>;
  return (
    <dl className="field-diffs">
      {fields.map((field) => {
        const name = nameOfChange(field, all);
        return (
          <div className="py-2" key={JSON.stringify([field.type, field.path])}>
            <dt className="fine medium muted">{name}</dt>
            <dd>
              {field.type === 'moved' ? (
                'Moved'
              ) : (
                <ValueDiff
                  before={field.before}
                  after={field.after}
                  labels={labelsAt(labels, field.field)}
                  isBeside={isBeside}
                />
              )}
              {onPutBack ? (
                <Button
                  tone="link"
                  aria-label={`Put back: ${name}`}
                  onClick={() => onPutBack(field, name)}
                >
                  Put back
                </Button>
              ) : null}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

interface SectionChangesProps {
  changes: readonly SectionChange[];
  /** shows the details of each */
  isOpen?: boolean;
}

/** The differences, section by section, with details to open. */
export const SectionChanges = ({ changes, isOpen = false }: SectionChangesProps) => (
  <ul className="section-changes">
    {changes.map((change) => (
      <li className="rule-above" key={change.id ?? ''}>
        <details open={isOpen}>
          <summary className="opener medium">
            <ChangeHeading change={change} />
          </summary>
          <ChangeDetails change={change} />
        </details>
      </li>
    ))}
  </ul>
);

function nameOfChange(change: ContentChange, labels: BlockLabels): string {
  const { field, blockType, path } = change;
  if (blockType !== undefined)
    return field === '' ? 'Kind of section' : nameWithin(field, blockType, labels);
  const node = path[0] === 'body' && path.length > 1 ? (change.after ?? change.before) : undefined;
  return isBodyNode(node) ? nameOfNode(node) : nameOfField(field);
}

/** A block of a post by its name in the menu, a part of one by its type. */
const nameOfNode = ({ type }: BodyNode): string =>
  POST_NODES.find((known) => known.type === type)?.name ?? readableName(type);
