import { useContext, useId, useState } from 'react';
import { Button } from '#src/admin/kit/button.tsx';
import type { DocumentContent } from '#src/domains/documents/document.ts';
import { labelsAt } from '#src/domains/documents/history/field-labels.ts';
import { shortName } from './document-labels.ts';
import { FieldLabelsContext, useNameOf } from './field-labels.ts';
import type { Resolution } from './join-states.ts';
import { readableValue } from './readable-value.ts';
import { formatSiteTime } from './site-time.ts';
import { WordDiff } from './word-diff.tsx';
import type { Conflict } from './working-copy.ts';
import { isParagraph } from './working-copy-state.ts';

interface ConflictItemProps {
  conflict: Conflict;
  content: DocumentContent;
  onResolve(resolution: Resolution): void;
}

/** One field in conflict: my text and theirs, each with the words that differ from before. */
export function ConflictItem({ conflict, content, onResolve }: ConflictItemProps) {
  const id = useId();
  const { found, by, at } = conflict;
  const type = content.blocks?.find((block) => block.id === found.block)?.type;
  const name = useNameOf()(found.field, type);
  const all = useContext(FieldLabelsContext);
  const labels = type === undefined ? undefined : labelsAt(all[type], found.field);
  const [base, mine, theirs] = [conflict.base, conflict.mine, conflict.theirs].map((value) =>
    readableValue(value, labels),
  ) as [string, string, string];
  const who = by ? shortName(by.name) : 'A new release';
  const sides = [
    {
      resolution: 'mine',
      title: 'Yours',
      label: 'your text',
      text: mine,
      deleted: 'You deleted this.',
      use: 'Use yours',
      tone: 'secondary',
    },
    {
      resolution: 'theirs',
      title: `${who}, ${formatSiteTime(new Date(at))}`,
      label: `the text of ${who}`,
      text: theirs,
      deleted: `${who} deleted this.`,
      use: `Use ${who}’s`,
      tone: 'quiet',
    },
  ] as const;
  const isText = [conflict.mine, conflict.theirs].every((value) => typeof value === 'string');
  return (
    <li className="mt-5 pt-4 rule-above" aria-labelledby={`${id}-name`}>
      <h3 id={`${id}-name`}>{name}</h3>
      <div className="beside grid gap-4 mt-3 mb-3">
        {sides.map(({ resolution, title, label, text, deleted, use, tone }) => (
          <section
            className="flex column items-start gap-3 py-3 px-4 outlined on-paper"
            key={resolution}
            aria-label={`${name}: ${label}`}
          >
            <h4>{title}</h4>
            {conflict[resolution] === undefined ? (
              <p>{deleted}</p>
            ) : (
              <WordDiff before={base} after={text} side="after" />
            )}
            <Button
              className="push-down"
              tone={tone}
              aria-label={`${use}: ${name}`}
              onClick={() => onResolve(resolution)}
            >
              {use}
            </Button>
          </section>
        ))}
      </div>
      <details>
        <summary className="opener medium">The text before both changes</summary>
        <p className="word-diff pre measure scrolls">
          {base === '' ? <i className="muted">Empty</i> : base}
        </p>
      </details>
      {isText && !isParagraph(conflict) ? (
        <JoinedText name={name} mine={mine} theirs={theirs} onResolve={onResolve} />
      ) : null}
    </li>
  );
}

interface JoinedTextProps {
  name: string;
  mine: string;
  theirs: string;
  onResolve(resolution: Resolution): void;
}

/** A text that the editor makes of both, beginning with both in a row. */
function JoinedText({ name, mine, theirs, onResolve }: JoinedTextProps) {
  const id = useId();
  const [text, setText] = useState<string>();
  return (
    <details>
      <summary className="opener medium">Write a text of both</summary>
      <div className="field mb-3">
        <label className="field-label" htmlFor={id}>
          {name}, joined
        </label>
        <textarea
          id={id}
          className="input"
          rows={4}
          value={text ?? `${mine}\n${theirs}`}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <Button
        tone="secondary"
        aria-label={`Use this text: ${name}`}
        onClick={() => onResolve({ joined: text ?? `${mine}\n${theirs}` })}
      >
        Use this text
      </Button>
    </details>
  );
}
