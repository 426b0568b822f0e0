import { joined, received, resolved, restored } from './join-states.ts';
import { createSaveTimer } from './save-timer.ts';
import type {
  DocumentServer,
  LocalCopyKeeper,
  StoredState,
  Timers,
  WorkingCopyState,
  WorkingCopyStore,
} from './working-copy.ts';
import {
  edited,
  isNewer,
  type Model,
  needsCopy,
  newSave,
  nextState,
  openModel,
  toLocalCopy,
} from './working-copy-model.ts';
import { isIdle, toState } from './working-copy-state.ts';
import type { Actor } from '#src/platform/activity/activity.ts';

interface WorkingCopyDeps {
  stored: StoredState;
  me: Actor;
  server: DocumentServer;
  copies: LocalCopyKeeper;
  timers: Timers;
  /** makes the id of a save */
  newId(): string;
}

/** Keeps a document and its server in step: whole states, one request at a time, newest wins in the queue. */
export function createWorkingCopy(deps: WorkingCopyDeps): WorkingCopyStore {
  const { server, copies, timers, me } = deps;
  let model: Model = openModel(deps.stored);
  let isSending = false;
  /** a save at once was asked for while another was under way */
  let isWanted = false;
  let keepsCopy: boolean | undefined;
  let shown: WorkingCopyState | undefined;
  const listeners = new Set<() => void>();
  const readers = new Set<() => void>();
  const saveTimer = createSaveTimer(timers, () => void send());

  function collect(): void {
    for (const handOver of readers) handOver();
  }

  function show(next: Model): void {
    model = next;
    shown = undefined;
    for (const listener of listeners) listener();
  }

  function change(next: Model): void {
    show(next);
    void keepCopy();
  }

  async function keepCopy(): Promise<void> {
    if (!needsCopy(model)) return copies.remove();
    const isKept = await copies.keep(toLocalCopy(model, new Date(timers.now()).toISOString()));
    if (isKept === keepsCopy) return;
    keepsCopy = isKept;
    show(model);
  }

  async function send(): Promise<void> {
    if (isSending) {
      isWanted = true;
      return;
    }
    collect();
    saveTimer.stop();
    isWanted = false;
    if (isIdle(model)) return show(model);
    isSending = true;
    const pending = model.pending ?? newSave(model.base, deps.newId(), nextState(model)!);
    change({ ...model, pending });
    const outcome = await server.save(pending);
    isSending = false;
    collect();
    // A merged state, and what follows a keepsake, do not wait for another pause in typing.
    const isUrgent = isWanted || outcome.type === 'outdated' || model.keepsakes.length > 0;
    change(received(model, outcome, me));
    if (model.trouble) return saveTimer.retry();
    saveTimer.succeed();
    // Typed while the request was under way.
    if (nextState(model)) (isUrgent ? saveTimer.now : saveTimer.soon)();
  }

  function takeNewer(current: StoredState): void {
    collect();
    if (model.pending || isSending || !isNewer(current, model.base)) return;
    change(joined(model, current));
    saveSoon();
  }

  function saveSoon(): void {
    if (nextState(model)) saveTimer.soon();
  }

  const store: WorkingCopyStore = {
    state: () => (shown ??= toState(model, isSending, keepsCopy)),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    edit(make) {
      collect();
      change(edited(model, make(model.content)));
      saveSoon();
    },
    onRead(handOver) {
      readers.add(handOver);
      return () => void readers.delete(handOver);
    },
    collect,
    flush() {
      collect();
      if (!isIdle(model)) saveTimer.now();
    },
    async settle() {
      collect();
      // Each round stores a state or ends in a state that waits for the editor or the network.
      while (!isIdle(model) || isSending) {
        if (!isSending) void send();
        await changed(listeners);
        if (!isSending && (model.trouble || model.message !== undefined)) return false;
      }
      return store.state().status === 'saved';
    },
    resolve(conflict, resolution) {
      collect();
      change(resolved(model, conflict, resolution));
      saveTimer.now();
    },
    async restore(copy) {
      collect();
      if (!isIdle(model) || isSending || model.conflicts.length > 0) return false;
      let { content, version } = copy.base;
      if (copy.pending) {
        // Whether it was stored decides what the copy is compared with.
        isSending = true;
        const outcome = await server.save(copy.pending);
        isSending = false;
        saveSoon();
        if (outcome.type === 'unreachable' || outcome.type === 'session-ended') return false;
        if (outcome.type === 'saved') [content, version] = [copy.pending.content, outcome.version];
      }
      if (version > model.base.version || copy.pending) await store.refresh();
      if (!isIdle(model) || isSending) return false;
      change(restored(model, copy, content));
      saveTimer.now();
      return true;
    },
    async refresh() {
      const current = await server.current();
      if (current) takeNewer(current);
    },
    take(current) {
      const { note } = model;
      takeNewer(current);
      show({ ...model, note });
    },
    dismissNote: () => show({ ...model, note: undefined }),
  };
  return store;
}

const changed = (listeners: Set<() => void>): Promise<void> =>
  new Promise((resolve) => {
    const once = () => {
      listeners.delete(once);
      resolve();
    };
    listeners.add(once);
  });
