import { Button } from '#src/admin/kit/button.tsx';
import { Icon } from '#src/admin/kit/icon.tsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { EntryId } from '#src/domains/documents/history/timeline.ts';
import { CompareLink } from './compare/compare-link.tsx';
import { BUILT_IN, NOW } from './compare/comparison.ts';
import { type HistoryPage, savesApi, type SentEntry } from './history-api.ts';
import { dayAndTimeText, entryText, eventText, timeText, whoText } from './history-days.ts';
import { NameVersion } from './name-version.tsx';
import { failureOf } from './post-json.ts';
import { UNREADABLE } from './use-history.ts';
import { useServerQuery } from './use-server-query.ts';

/** Props that the entries of a history share. */
export interface HistoryDeps {
  documentId: string;
  /** version of the working copy */
  version: number;
  mayEdit: boolean;
  /** the page is built in, so that its first edit can be compared with the built-in text */
  hasBuiltIn: boolean;
  isBusy: boolean;
  /** @returns why it was not named */
  onName(version: number, name: string | null): Promise<string | undefined>;
  onRestore(entry: SentEntry): void;
}

interface HistoryEntryProps {
  entry: SentEntry;
  deps: HistoryDeps;
  /** the day is not in the heading above */
  showsDay?: boolean;
}

/** One earlier state. Its buttons are named after it, because there are many. */
export function HistoryEntry({ entry, deps, showsDay = false }: HistoryEntryProps) {
  const [isOpen, setOpen] = useState(false);
  const text = entryText(entry);
  const event = eventText(entry);
  const isNow = entry.type === 'checkpoint' && entry.number === deps.version;
  return (
    <li className="history-entry relative" data-type={entry.name === null ? entry.type : 'named'}>
      <div className="flex items-start apart gap-2">
        <div className="min-0 py-2">
          {entry.name === null ? null : <b className="block">{entry.name}</b>}
          {event === undefined ? null : <b className="block">{event}</b>}
          <p className="nums">
            {showsDay ? dayAndTimeText(entry.at) : timeText(entry.at)} · {whoText(entry.by)}
            {entry.saves > 1 ? ` · ${entry.saves} saves` : ''}
            {isNow ? <span className="history-now px-2 rounded bold">Now</span> : null}
          </p>
          {entry.summary ? <p className="muted nums">{entry.summary}</p> : null}
          {entry.summary === '' ? <p className="muted nums">Nothing changed.</p> : null}
        </div>
        <Button
          className="history-more icon-button rigid"
          aria-expanded={isOpen}
          aria-label={`Actions: ${text}`}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon size={20} path="M4 10h.01M10 10h.01M16 10h.01" />
        </Button>
      </div>
      {isOpen ? <EntryActions entry={entry} deps={deps} text={text} isNow={isNow} /> : null}
    </li>
  );
}

interface EntryActionsProps {
  entry: SentEntry;
  deps: HistoryDeps;
  text: string;
  isNow: boolean;
}

function EntryActions({ entry, deps, text, isNow }: EntryActionsProps) {
  const { mayEdit, hasBuiltIn, isBusy, onName, onRestore } = deps;
  const actions = useRef<HTMLDivElement>(null);
  // Those of the last entry in view would open below it.
  useEffect(() => {
    // Newer browsers return a promise, which is no cleanup.
    actions.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  const id: EntryId = { type: entry.type, number: entry.number };
  const before: EntryId | undefined =
    entry.before > 0
      ? { type: entry.type, number: entry.before }
      : hasBuiltIn
        ? BUILT_IN
        : undefined;
  return (
    <>
      <div className="flex wraps gap-x-5" ref={actions}>
        {isNow ? null : (
          <CompareLink comparison={{ before: id, after: NOW }} label={`Compare with now: ${text}`}>
            Compare with now
          </CompareLink>
        )}
        {before ? (
          <CompareLink comparison={{ before, after: id }} label={`Show what changed: ${text}`}>
            Show what changed
          </CompareLink>
        ) : null}
        {mayEdit && entry.type === 'checkpoint' ? (
          <NameVersion
            label={entry.name === null ? 'Name' : 'Rename'}
            of={text}
            name={entry.name ?? ''}
            onName={(name) => onName(entry.number, name)}
          />
        ) : null}
        {mayEdit && entry.name !== null ? (
          <Button
            tone="link"
            aria-label={`Remove the name: ${text}`}
            onClick={() => void onName(entry.number, null)}
          >
            Remove the name
          </Button>
        ) : null}
        {mayEdit && !isNow ? (
          <Button
            tone="link"
            aria-label={`Restore: ${text}`}
            isBusy={isBusy}
            onClick={() => onRestore(entry)}
          >
            Restore
          </Button>
        ) : null}
      </div>
      {entry.saves > 1 ? (
        <HistorySaves documentId={deps.documentId} entry={entry} text={text}>
          {(save) => <HistoryEntry key={save.number} entry={save} deps={deps} />}
        </HistorySaves>
      ) : null}
    </>
  );
}

interface HistorySavesProps {
  documentId: string;
  entry: SentEntry;
  text: string;
  children(save: SentEntry): ReactNode;
}

/** Each save of an entry, once they are asked for. */
function HistorySaves({ documentId, entry, text, children }: HistorySavesProps) {
  const [isOpen, setOpen] = useState(false);
  const { body, failed, tryAgain } = useServerQuery<HistoryPage>(
    isOpen ? savesApi(documentId, entry) : undefined,
  );
  const failure = isOpen && !body && failed ? failureOf(failed, UNREADABLE) : '';
  const label = body ? 'Hide the saves' : `Show all ${entry.saves} saves`;
  return (
    <>
      <Button
        tone="link"
        aria-expanded={body !== undefined}
        aria-label={`${label}: ${text}`}
        onClick={() => (failure ? tryAgain() : setOpen(!isOpen))}
      >
        {label}
      </Button>
      <p role="status">{failure}</p>
      {body ? <ol className="history-saves pb-2">{body.entries.map(children)}</ol> : null}
    </>
  );
}
