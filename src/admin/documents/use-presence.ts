import { useEffect, useRef, useState } from 'react';
import type { OtherTab, Surroundings } from '#src/domains/documents/save/presence.server.ts';
import type { LastAct } from '#src/domains/documents/save/last-act.server.ts';
import { documentApi } from './document-api.ts';
import { newId } from '#src/admin/parts/new-id.ts';
import { isDone, requestJson } from './post-json.ts';
import type { WorkingCopyStore } from './working-copy.ts';

export const presenceApi = (id: string): string => `${documentApi(id)}/presence`;

/** From one sign of life to the next. */
const VISIBLE_MS = 1_000;
const HIDDEN_MS = 10_000;
/** after a failure, also of an ended session */
const RETRY_MS = 2_000;
/** Not shown any longer while the server cannot be reached. */
const KNOWN_MS = 15_000;

interface OpenedElsewhere {
  others: readonly OtherTab[];
  lastAct: LastAct | undefined;
}

/**
 * Gives a sign of life often enough that what others do shows within two seconds, and every ten seconds while the tab is hidden.
 * A newer version on the server is merged at once, and what was done elsewhere with the document is read again.
 * @param canEdit false for readers, who are at no place
 * @param lifeMark of the document on this screen
 * @returns the other tabs that have the document open, and the last thing that was done elsewhere
 */
export function usePresence(
  documentId: string,
  store: WorkingCopyStore,
  canEdit: boolean,
  lifeMark: string,
): OpenedElsewhere {
  const known = useRef(lifeMark);
  useEffect(() => {
    known.current = lifeMark;
  }, [lifeMark]);
  const [lastAct, setLastAct] = useState<LastAct>();
  const [others, setOthers] = useState<readonly OtherTab[]>([]);
  useEffect(
    () =>
      startPresence(
        documentId,
        () => (canEdit ? focusedPlace() : null),
        () => known.current,
        ({ others: found, version, lifeMark: mark, lastAct: act }) => {
          setOthers((known) => (isSame(known, found) ? known : found));
          const isNews = mark !== undefined && mark !== known.current;
          if (isNews && act) setLastAct(act);
          if (isNews || version > store.state().base.version) void store.refresh();
        },
      ),
    [documentId, store, canEdit],
  );
  return { others, lastAct };
}

const isSame = (one: readonly OtherTab[], other: readonly OtherTab[]) =>
  JSON.stringify(one) === JSON.stringify(other);

function startPresence(
  documentId: string,
  findPlace: () => string | null,
  findMark: () => string,
  onAround: (around: Partial<Surroundings> & Pick<Surroundings, 'others' | 'version'>) => void,
): () => void {
  const tabId = newId();
  const listening = new AbortController();
  const { signal } = listening;
  const url = presenceApi(documentId);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let turn = 0;
  let hasLeft = false;
  let heardAt = Date.now();

  async function beat(): Promise<void> {
    if (hasLeft || signal.aborted) return;
    // A request from before the computer slept may hang: what it brings is not waited for, and not shown over something newer.
    const mine = (turn += 1);
    const startedAt = Date.now();
    clearTimeout(timer);
    const body = { type: 'beat', tabId, place: findPlace(), lifeMark: findMark() };
    const reply = await requestJson<Surroundings>(url, body);
    if (mine !== turn || hasLeft || signal.aborted) return;
    const isHeard = isDone(reply);
    if (isHeard) {
      heardAt = Date.now();
      onAround(reply.body);
    } else if (Date.now() - heardAt > KNOWN_MS) onAround({ others: [], version: 0 });
    const pause = document.hidden ? HIDDEN_MS : isHeard ? VISIBLE_MS : RETRY_MS;
    // A slow server gets at least half of the pause.
    timer = setTimeout(() => void beat(), pause - Math.min(Date.now() - startedAt, pause / 2));
  }
  function leave(): void {
    hasLeft = true;
    clearTimeout(timer);
    const body = JSON.stringify({ type: 'leave', tabId });
    navigator.sendBeacon?.(url, new Blob([body], { type: 'application/json' }));
  }
  addEventListener('pagehide', leave, { signal });
  // The back button shows the page as it was left.
  const comeBack = () => {
    hasLeft = false;
    void beat();
  };
  addEventListener('pageshow', comeBack, { signal });
  const onVisibility = () => {
    if (!document.hidden) void beat();
  };
  document.addEventListener('visibilitychange', onVisibility, { signal });
  addEventListener('online', onVisibility, { signal });
  void beat();
  return () => {
    listening.abort();
    leave();
  };
}

/** The id of the block, or of the field, that has the focus. */
function focusedPlace(): string | null {
  const block = document.activeElement?.closest<HTMLElement>('[data-block]')?.dataset['block'];
  if (block !== undefined) return block;
  // The other panels beside the document, such as Publish, change nothing that someone else could be typing.
  const focused = document.activeElement?.closest('.workspace-form[data-edits-document] [id]');
  // Ids that React makes name nothing.
  return focused && /^[a-z]/i.test(focused.id) ? focused.id : null;
}
