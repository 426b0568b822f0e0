import type { ContentChange } from '#src/domains/documents/diff-content.ts';
import { useNameOf } from './field-labels.ts';
import { readableValue } from './readable-value.ts';
import { WordDiff } from './word-diff.tsx';

/** What differs between two states, field by field. */
export function ChangeList({ changes }: { changes: readonly ContentChange[] }) {
  const nameOf = useNameOf();
  if (changes.length === 0) return <p className="note">Nothing differs.</p>;
  return (
    <ul className="change-list">
      {changes.map((change) => (
        <li key={`${change.type} ${JSON.stringify(change.path)}`}>
          <p className="change-name">
            {nameOf(change.field, change.blockType)} <span>{change.type}</span>
          </p>
          {change.type === 'moved' ? null : (
            <WordDiff before={readableValue(change.before)} after={readableValue(change.after)} />
          )}
        </li>
      ))}
    </ul>
  );
}
