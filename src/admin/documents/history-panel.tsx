import { useState } from 'react';
import {
  type EntryContent,
  entryApi,
  type EntryId,
  historyApi,
  type HistoryBody,
  type HistoryPage,
  type SentHistoryEntry,
} from './document-api.ts';
import { historyDays } from './history-days.ts';
import { HistoryEntry } from './history-entry.tsx';
import { failureOf, requestJson } from './post-json.ts';
import type { StoredState } from './working-copy.ts';
import type { OpenDocument } from './use-document.ts';

const UNREADABLE = 'The history cannot be read now. Check your connection, then try again.';
const UNREACHABLE =
  'The server cannot be reached, so it is unknown whether this was done. Reload the page to see.';

/** Earlier states of the document: compare, name, restore. */
export function HistoryPanel({ open, mayEdit }: { open: OpenDocument; mayEdit: boolean }) {
  const { document, store, state } = open;
  const [entries, setEntries] = useState<readonly SentHistoryEntry[]>();
  const [readAt, setReadAt] = useState(() => new Date());
  const [hasMore, setHasMore] = useState(false);
  const [message, setMessage] = useState<string>();

  async function load(before?: string): Promise<void> {
    const query = before === undefined ? '' : `?before=${encodeURIComponent(before)}`;
    const reply = await requestJson<HistoryPage & { message?: string }>(
      historyApi(document.id) + query,
    );
    if (reply.type !== 'reply' || reply.status !== 200)
      return setMessage(failureOf(reply, UNREADABLE));
    setMessage(undefined);
    setReadAt(new Date());
    setEntries((known) => [...(before === undefined ? [] : (known ?? [])), ...reply.body.entries]);
    setHasMore(reply.body.hasMore);
  }

  async function post<Body>(body: HistoryBody): Promise<Body | undefined> {
    const reply = await requestJson<Body & { message?: string }>(historyApi(document.id), body);
    const isDone = reply.type === 'reply' && reply.status === 200;
    if (isDone) return reply.body;
    setMessage(failureOf(reply, UNREACHABLE));
    return undefined;
  }

  async function restore(entry: EntryId): Promise<void> {
    if (!(await store.settle()))
      return setMessage('Something is not saved yet. Save it first, then restore.');
    const { base } = store.state();
    const current = await post<StoredState>({
      type: 'restore',
      entry: { type: entry.type, number: entry.number },
      base: base.version,
    });
    if (!current) return;
    store.take(current);
    await load();
    setMessage('Restored. The text from before is in the history, too.');
  }

  async function rename(version: number, name: string | null): Promise<void> {
    if (!(await post({ type: 'name', version, name }))) return;
    setEntries((known) =>
      known?.map((each) =>
        each.type === 'checkpoint' && each.number === version ? { ...each, name } : each,
      ),
    );
  }

  async function read(entry: EntryId) {
    const reply = await requestJson<EntryContent & { message?: string }>(
      entryApi(document.id, entry),
    );
    if (reply.type === 'reply' && reply.status === 200) return reply.body.content;
    setMessage(failureOf(reply, UNREADABLE));
    return undefined;
  }

  return (
    <details
      className="panel panel-history"
      onToggle={(event) => {
        if (event.currentTarget.open) void load();
      }}
    >
      <summary>
        <h2>History</h2>
      </summary>
      <p className="note">
        Every save of the last day, then one per hour and day, and all with a name.
      </p>
      <p role="status">{message}</p>
      {historyDays(entries ?? [], readAt).map(({ day, label, entries: ofDay }) => (
        <section key={day} aria-label={label}>
          <h3>{label}</h3>
          <ol>
            {ofDay.map((entry) => (
              <HistoryEntry
                key={`${entry.type} ${entry.number}`}
                entry={entry}
                content={state.content}
                mayEdit={mayEdit}
                onRead={() => read(entry)}
                onName={(name) => rename(entry.number, name)}
                onRestore={() => restore(entry)}
              />
            ))}
          </ol>
        </section>
      ))}
      {entries?.length === 0 ? <p className="note">Nothing was saved yet.</p> : null}
      {hasMore ? (
        <button
          className="btn btn-small btn-quiet"
          type="button"
          onClick={() => void load(entries?.at(-1)?.at)}
        >
          Show earlier
        </button>
      ) : null}
    </details>
  );
}
