import { diffList, type ItemChange } from '#src/domains/documents/diff-list.ts';
import { isTextContainer } from '#src/domains/documents/content-path.ts';
import { byReadingOrder } from '#src/domains/documents/field-order.ts';
import { isEqualJson, isObject, type JsonObject } from '#src/domains/documents/json.ts';
import { readableName } from '#src/domains/documents/name-of-field.ts';
import { readableValue } from './readable-value.ts';
import { WordDiff } from './word-diff.tsx';

interface ValueDiffProps {
  before: unknown;
  after: unknown;
}

/** How a value differs: words of a text, fields of a group, items of a list. */
export function ValueDiff({ before, after }: ValueDiffProps) {
  if (Array.isArray(before) && Array.isArray(after))
    return <ListDiff before={before} after={after} />;
  if (isObject(before) && isObject(after) && !isTextContainer(after))
    return <GroupDiff before={before} after={after} />;
  return <WordDiff before={readableValue(before)} after={readableValue(after)} isFolded />;
}

function GroupDiff({ before, after }: { before: JsonObject; after: JsonObject }) {
  const fields = [...new Set([...Object.keys(after), ...Object.keys(before)])]
    .filter((field) => !isEqualJson(before[field], after[field]))
    .toSorted(byReadingOrder);
  return (
    <dl className="group-diff">
      {fields.map((field) => (
        <div key={field}>
          <dt>{readableName(field)}</dt>
          <dd>
            <ValueDiff before={before[field]} after={after[field]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function ListDiff({ before, after }: { before: readonly unknown[]; after: readonly unknown[] }) {
  return (
    <ul className="list-diff">
      {diffList(before, after).map((change) => (
        <li key={`${change.from} ${change.to}`}>
          <p className="list-diff-name">{itemText(change)}</p>
          {change.type === 'moved' ? null : (
            <ValueDiff before={change.before} after={change.after} />
          )}
        </li>
      ))}
    </ul>
  );
}

function itemText({ type, from, to }: ItemChange): string {
  switch (type) {
    case 'added':
      return `Item ${to} added`;
    case 'removed':
      return `Item ${from} removed`;
    case 'moved':
      return `Item ${from} moved to ${to}`;
    case 'changed':
      return from === to ? `Item ${to}` : `Item ${to}, before item ${from}`;
  }
}
