import { useId, useState } from 'react';
import { diffContent } from '#src/domains/documents/diff-content.ts';
import type { DocumentContent } from '#src/domains/documents/document.ts';
import { ChangeList } from './change-list.tsx';
import type { SentHistoryEntry } from './document-api.ts';
import { entryText } from './history-days.ts';

interface HistoryEntryProps {
  entry: SentHistoryEntry;
  /** now */
  content: DocumentContent;
  mayEdit: boolean;
  onRead(): Promise<DocumentContent | undefined>;
  onName(name: string | null): Promise<void>;
  onRestore(): Promise<void>;
}

/** One earlier state. Its buttons are named after it, because there are many. */
export function HistoryEntry(props: HistoryEntryProps) {
  const { entry, content, mayEdit, onRead, onName, onRestore } = props;
  const [shown, setShown] = useState<DocumentContent>();
  const [isBusy, setBusy] = useState(false);
  const [isNaming, setNaming] = useState(false);
  const text = entryText(entry);
  const run = async (action: () => Promise<unknown>) => {
    setBusy(true);
    await action();
    setBusy(false);
  };
  return (
    <li className="history-entry" data-type={entry.type}>
      <p>
        {entry.name === null ? null : <b>{entry.name}</b>}
        <span>{text}</span>
      </p>
      <div className="history-actions">
        <button
          className="panel-link"
          type="button"
          aria-expanded={shown !== undefined}
          aria-label={`Compare with now: ${text}`}
          disabled={isBusy}
          onClick={() => run(async () => setShown(shown ? undefined : await onRead()))}
        >
          Compare
        </button>
        {mayEdit && entry.type === 'checkpoint' ? (
          <button
            className="panel-link"
            type="button"
            aria-expanded={isNaming}
            aria-label={`Name: ${text}`}
            onClick={() => setNaming(!isNaming)}
          >
            Name
          </button>
        ) : null}
        {mayEdit ? (
          <button
            className="panel-link"
            type="button"
            aria-label={`Restore: ${text}`}
            disabled={isBusy}
            onClick={() => run(onRestore)}
          >
            Restore
          </button>
        ) : null}
      </div>
      {isNaming ? (
        <NameForm
          name={entry.name ?? ''}
          onName={async (name) => {
            await onName(name);
            setNaming(false);
          }}
        />
      ) : null}
      {shown ? (
        <div className="history-compare">
          <h4>What has changed since</h4>
          <ChangeList changes={diffContent(shown, content)} />
        </div>
      ) : null}
    </li>
  );
}

function NameForm({ name, onName }: { name: string; onName(name: string | null): Promise<void> }) {
  const id = useId();
  const [value, setValue] = useState(name);
  return (
    <form
      className="history-name"
      onSubmit={(event) => {
        event.preventDefault();
        void onName(value.trim() || null);
      }}
    >
      <label className="field-label" htmlFor={id}>
        Name of this version
      </label>
      <input
        id={id}
        className="input"
        value={value}
        maxLength={80}
        onChange={(event) => setValue(event.target.value)}
      />
      <button className="btn btn-small btn-ink" type="submit">
        Keep this name
      </button>
    </form>
  );
}
