import { useId, useState } from 'react';
import { Button } from '#src/admin/kit/button.tsx';
import { CompareLink } from './compare/compare-link.tsx';
import { NOW, PUBLIC } from './compare/comparison.ts';
import { historyDays, timeText, versionText, whoText } from './history-days.ts';
import { HistoryEntry, type HistoryDeps } from './history-entry.tsx';
import './history.css';
import { NameVersion } from './name-version.tsx';
import type { OpenDocument } from './use-document.ts';
import { useHistory } from './use-history.ts';
import { useRestore } from './use-restore.ts';

interface HistoryPanelProps {
  open: OpenDocument;
  mayEdit: boolean;
}

/** Earlier states of a document by day, those with a name first: compare, name, restore. Reads them when it appears. */
export function HistoryPanel({ open, mayEdit }: HistoryPanelProps) {
  const id = useId();
  const { document, store, state } = open;
  const { base } = state;
  const history = useHistory(document.id);
  const restore = useRestore(open);
  const [notice, setNotice] = useState('');
  const { entries, named, readAt } = history;

  async function name(version: number, given: string | null): Promise<string | undefined> {
    const failure = await history.rename(version, given);
    if (failure === undefined)
      setNotice(given === null ? 'The name was removed.' : `Named “${given}.”`);
    else if (given === null) setNotice(failure);
    return failure;
  }

  /** Saves first, since the name is for what is on the screen. */
  async function nameNow(given: string): Promise<string | undefined> {
    if (!(await store.settle())) return 'Something is not saved yet. Save it first, then name it.';
    return name(store.state().base.version, given);
  }

  const deps: HistoryDeps = {
    version: base.version,
    mayEdit,
    hasBuiltIn: document.builtInPath !== null,
    isBusy: restore.isBusy,
    documentId: document.id,
    onName: name,
    onRestore(entry) {
      setNotice('');
      void restore.restoreAll(entry, versionText(entry)).then((isDone) => {
        if (isDone) void history.reload();
      });
    },
  };
  const newest = entries?.find(({ type }) => type === 'checkpoint');
  const isOld = entries !== undefined && (newest?.number ?? 0) < base.version;

  return (
    <section className="history grid gap-3 justify-start small" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>History</h2>
      <div className="history-head edge-teal pt-3 pb-1 px-4 on-sand">
        <p className="pb-2">
          <b className="block">Now</b>
          {base.version === 0
            ? 'The built-in text of this release.'
            : `Saved ${timeText(base.savedAt)} · ${whoText(base.savedBy)}`}
        </p>
        <div className="flex wraps gap-x-5">
          {mayEdit && base.version > 0 ? (
            <NameVersion label="Name this version" name="" onName={nameNow} />
          ) : null}
          {document.live ? (
            <CompareLink comparison={{ before: PUBLIC, after: NOW }}>
              Compare with the public version
            </CompareLink>
          ) : null}
        </div>
      </div>
      <div className="history-notice" role="status">
        {notice || restore.message}
        {history.isReading && entries === undefined ? 'Reading the history…' : ''}
      </div>
      {restore.undo && !notice ? <Button onClick={restore.undo}>Undo</Button> : null}
      {history.failure === undefined ? null : (
        <div className="history-failure grid gap-2 justify-start">
          <p className="form-error" role="alert">
            {history.failure}
          </p>
          <Button onClick={() => void (entries ? history.readEarlier() : history.reload())}>
            Try again
          </Button>
        </div>
      )}
      {named.length > 0 ? (
        <section aria-label="Named versions">
          <h3 className="pt-3 pb-1 bold m-0">Named versions</h3>
          <ol>
            {named.map((entry) => (
              <HistoryEntry key={entry.number} entry={entry} deps={deps} showsDay />
            ))}
          </ol>
        </section>
      ) : null}
      {isOld ? <Button onClick={() => void history.reload()}>Show newer saves</Button> : null}
      {[...historyDays(entries ?? [], readAt)].map(([label, ofDay]) => (
        <section key={label} aria-label={label}>
          <h3 className="pt-3 pb-1 bold m-0">{label}</h3>
          <ol>
            {ofDay.map((entry) => (
              <HistoryEntry key={`${entry.type} ${entry.number}`} entry={entry} deps={deps} />
            ))}
          </ol>
        </section>
      ))}
      {entries?.length === 0 ? (
        <p className="note">Nothing was saved yet. Each save will be listed here.</p>
      ) : null}
      {history.hasMore ? (
        <Button isBusy={history.isReading} onClick={() => void history.readEarlier()}>
          Show earlier
        </Button>
      ) : null}
      {entries && entries.length > 0 ? (
        <p className="note">
          Every save is kept for a day, then one per hour for a week, then one per day. Published
          and named versions are always kept.
        </p>
      ) : null}
    </section>
  );
}
