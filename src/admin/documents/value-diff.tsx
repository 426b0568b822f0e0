import { diffList, type ItemChange } from '#src/domains/documents/history/diff-list.ts';
import { byReadingOrder } from '#src/domains/documents/history/field-order.ts';
import { isEqualJson, isObject, type JsonObject } from '#src/platform/json.ts';
import type { FieldLabels } from '#src/domains/documents/history/field-labels.ts';
import { nameWithin } from '#src/domains/documents/history/name-of-field.ts';
import { isBodyNode, isTextNode, readableValue } from './readable-value.ts';
import { WordDiff } from './word-diff.tsx';

interface ValueDiffProps {
  before: unknown;
  after: unknown;
  /** what the form calls the parts of the value */
  labels?: FieldLabels | undefined;
  /** shows the texts beside each other where there is room, rather than as one */
  isBeside?: boolean | undefined;
}

/** How a value differs: words of a text, fields of a group, items of a list. */
export function ValueDiff({ before, after, labels, isBeside }: ValueDiffProps) {
  const how = { labels, isBeside };
  if (Array.isArray(before) && Array.isArray(after))
    return <ListDiff before={before} after={after} {...how} />;
  if (isBodyNode(before) && isBodyNode(after) && !isTextNode(before) && !isTextNode(after))
    return <GroupDiff before={before.attrs ?? {}} after={after.attrs ?? {}} {...how} />;
  if (isObject(before) && isObject(after) && !isBodyNode(after))
    return <GroupDiff before={before} after={after} {...how} />;
  const [was, is] = [readableValue(before, labels), readableValue(after, labels)];
  if (was === is && isTextNode(after))
    return <p className="note">Its words are the same. Only the formatting differs.</p>;
  if (!isBeside) return <WordDiff before={was} after={is} isFolded />;
  return (
    <div className="beside diff-sides grid gap-2 gap-x-8">
      {(['before', 'after'] as const).map((side) => (
        <div key={side}>
          <p className="diff-side fine muted">{side === 'before' ? 'Before' : 'After'}</p>
          <WordDiff before={was} after={is} side={side} isFolded />
        </div>
      ))}
    </div>
  );
}

interface DiffOf<Value> extends Pick<ValueDiffProps, 'labels' | 'isBeside'> {
  before: Value;
  after: Value;
}

function GroupDiff({ before, after, labels, isBeside }: DiffOf<JsonObject>) {
  const fields = [...new Set([...Object.keys(after), ...Object.keys(before)])]
    .filter((field) => !isEqualJson(before[field], after[field]))
    .toSorted(byReadingOrder);
  return (
    <dl>
      {fields.map((field) => (
        <div className="py-1" key={field}>
          <dt className="fine medium muted">
            {labels?.fields?.[field]?.label ?? nameWithin(field, '')}
          </dt>
          <dd>
            <ValueDiff
              before={before[field]}
              after={after[field]}
              labels={labels?.fields?.[field]}
              isBeside={isBeside}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function ListDiff({ before, after, labels, isBeside }: DiffOf<readonly unknown[]>) {
  const name = labels?.item?.label ?? 'Item';
  return (
    <ul className="edge px-3">
      {diffList(before, after).map((change) => (
        <li className="py-1" key={`${change.from} ${change.to}`}>
          <p className="list-diff-name fine medium muted">{itemText(change, name)}</p>
          {change.type === 'moved' ? null : (
            <ValueDiff
              before={change.before}
              after={change.after}
              labels={labels?.item}
              isBeside={isBeside}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

function itemText({ type, from, to }: ItemChange, name: string): string {
  switch (type) {
    case 'added':
      return `${name} ${to} added`;
    case 'removed':
      return `${name} ${from} removed`;
    case 'moved':
      return `${name} ${from} moved to ${to}`;
    case 'changed':
      return from === to ? `${name} ${to}` : `${name} ${to}, before ${name.toLowerCase()} ${from}`;
  }
}
