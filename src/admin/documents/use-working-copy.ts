import { useEffect, useState, useSyncExternalStore } from 'react';
import { createLocalCopies, type LocalCopies } from './local-copies.ts';
import { newId } from '#src/admin/parts/new-id.ts';
import type { ScreenDocument } from './screen-document.ts';
import type {
  DocumentServer,
  LocalCopyKeeper,
  PendingSave,
  SaveOutcome,
  WorkingCopyStore,
} from './working-copy.ts';
import { browserTimers } from './save-timer.ts';
import { createWorkingCopy } from './working-copy-store.ts';
import type { Actor } from '#src/platform/activity/activity.ts';
import { documentApi, type SaveReply } from './document-api.ts';
import { isDone, requestJson } from './post-json.ts';

/**
 * Opens the working copy of a document in this tab. Give the component another key for another document.
 * @param onRead receives the document each time it was read again
 */
export function useWorkingCopy(
  opened: ScreenDocument,
  me: Actor,
  onRead: (document: ScreenDocument) => void,
) {
  const [{ store, attach }] = useState(() => open(opened, me, onRead));
  const [copies, setCopies] = useState<LocalCopies>();
  useEffect(() => {
    const attached = attach();
    setCopies(attached);
    // A hidden page may be closed without another event.
    addEventListener('pagehide', attached.hurry);
    document.addEventListener('visibilitychange', attached.hurry);
    return () => {
      removeEventListener('pagehide', attached.hurry);
      document.removeEventListener('visibilitychange', attached.hurry);
      attached.release();
    };
  }, [attach]);
  useEffect(() => saveAtMoments(store), [store]);
  const state = useSyncExternalStore(store.subscribe, store.state, store.state);
  return { state, store, copies };
}

function open(opened: ScreenDocument, me: Actor, onRead: (document: ScreenDocument) => void) {
  let copies: LocalCopies | undefined;
  const attached = Promise.withResolvers<LocalCopies>();
  const keeper: LocalCopyKeeper = {
    keep: async (copy) => (await attached.promise).keeper.keep(copy),
    remove: async () => (await attached.promise).keeper.remove(),
  };
  const store = createWorkingCopy({
    stored: opened,
    me,
    server: createDocumentServer(opened.id, onRead),
    /** undefined until the browser has taken over */
    copies: keeper,
    timers: browserTimers,
    newId,
  });
  // IndexedDB exists only in the browser, where effects run.
  const attach = () => {
    copies ??= createLocalCopies({ documentId: opened.id, userId: me.id, tabId: newId() });
    attached.resolve(copies);
    return copies;
  };
  return { store, attach };
}

/** Saves when the editor turns away from the page, and reads what others saved when they come back. */
function saveAtMoments(store: WorkingCopyStore): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const flush = () => store.flush();
  const onVisibility = () => {
    store.flush();
    if (document.visibilityState === 'visible') void store.refresh();
  };
  const onLeave = (event: BeforeUnloadEvent) => {
    store.flush();
    if (store.state().status !== 'saved' && store.state().status !== 'conflict')
      event.preventDefault();
  };
  addEventListener('online', flush, { signal });
  addEventListener('blur', flush, { signal });
  addEventListener('focus', flush, { signal });
  addEventListener('pagehide', flush, { signal });
  addEventListener('beforeunload', onLeave, { signal });
  document.addEventListener('visibilitychange', onVisibility, { signal });
  return () => {
    store.flush();
    listening.abort();
  };
}

const REFUSALS: Readonly<Record<number, string>> = {
  403: 'Your account may not edit this document. Ask an owner for the role of an editor.',
  404: 'This document no longer exists. Copy what you need before you leave the page.',
  413: 'This document is larger than 2 MB. Split it, or move pictures to the media library.',
};

/**
 * Saves and reads a document through its endpoint.
 * @param onRead receives each document that was read, whose public state others may have changed
 */
function createDocumentServer(
  id: string,
  onRead: (document: ScreenDocument) => void,
): DocumentServer {
  return {
    async save(request: PendingSave): Promise<SaveOutcome> {
      const reply = await requestJson<Partial<SaveReply>>(documentApi(id), request);
      if (reply.type !== 'reply') return { type: reply.type };
      return outcomeOf(reply.status, reply.body as SaveReply);
    },
    async current() {
      const reply = await requestJson<ScreenDocument>(documentApi(id));
      if (!isDone(reply)) return undefined;
      onRead(reply.body);
      return reply.body;
    },
  };
}

function outcomeOf(status: number, reply: SaveReply): SaveOutcome {
  if (reply.ok) return { type: 'saved', version: reply.version, savedAt: reply.savedAt };
  if (reply.reason === 'outdated') return { type: 'outdated', current: reply.current };
  if (reply.reason === 'invalid') return { type: 'invalid', problems: reply.problems };
  const message = reply.reason === 'refused' ? reply.message : REFUSALS[status];
  return {
    type: 'refused',
    message: message ?? 'The server refused this change. Reload the page; your text is kept here.',
  };
}
