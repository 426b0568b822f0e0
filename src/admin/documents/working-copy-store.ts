import { conflictsOf, joined, resolved, restored } from './join-states.ts';
import { createSaveTimer } from './save-timer.ts';
import type {
  DocumentServer,
  LocalCopyKeeper,
  SaveOutcome,
  SaveStatus,
  StoredState,
  Timers,
  WorkingCopyState,
  WorkingCopyStore,
} from './working-copy.ts';
import {
  dropped,
  edited,
  isNewer,
  type Model,
  needsCopy,
  newSave,
  nextState,
  openModel,
  refused,
  stored,
  toLocalCopy,
} from './working-copy-model.ts';
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
  let trouble: 'offline' | 'session-ended' | undefined;
  let message: string | undefined;
  let note: WorkingCopyState['note'];
  let keepsCopy: boolean | undefined;
  let shown: WorkingCopyState | undefined;
  const listeners = new Set<() => void>();
  const readers = new Set<() => void>();
  const saveTimer = createSaveTimer(timers, () => void send());

  function collect(): void {
    for (const handOver of readers) handOver();
  }

  function change(next: Model): void {
    model = next;
    announce();
    void keepCopy();
  }

  function announce(): void {
    shown = undefined;
    for (const listener of listeners) listener();
  }

  async function keepCopy(): Promise<void> {
    if (!needsCopy(model)) return copies.remove();
    const isKept = await copies.keep(toLocalCopy(model, new Date(timers.now()).toISOString()));
    if (isKept === keepsCopy) return;
    keepsCopy = isKept;
    announce();
  }

  async function send(): Promise<void> {
    if (isSending) {
      isWanted = true;
      return;
    }
    collect();
    saveTimer.stop();
    isWanted = false;
    const content = model.pending ? undefined : nextState(model);
    if (!model.pending && !content) return announce();
    isSending = true;
    const pending = model.pending ?? newSave(model.base, deps.newId(), content!);
    change({ ...model, pending });
    const outcome = await server.save(pending);
    isSending = false;
    receive(outcome);
  }

  function receive(outcome: SaveOutcome): void {
    collect();
    trouble = undefined;
    message = undefined;
    // A merged state, and what follows a keepsake, do not wait for another pause in typing.
    const isUrgent = isWanted || outcome.type === 'outdated' || model.keepsakes.length > 0;
    switch (outcome.type) {
      case 'saved':
        change(stored(model, outcome.version, outcome.savedAt, me));
        break;
      case 'outdated':
        takeOver({ ...model, pending: undefined }, outcome.current);
        break;
      case 'invalid':
        change(refused(model, outcome.problems));
        break;
      case 'refused':
        message = outcome.message;
        change(dropped(model));
        break;
      case 'session-ended':
        trouble = 'session-ended';
        saveTimer.retry();
        return announce();
      case 'unreachable':
        trouble = 'offline';
        saveTimer.retry();
        return announce();
    }
    saveTimer.succeed();
    // Typed while the request was under way.
    if (nextState(model)) (isUrgent ? saveTimer.now : saveTimer.soon)();
    announce();
  }

  function takeOver(from: Model, current: StoredState): void {
    const result = joined(from, current);
    note = result.note ?? note;
    change(result.model);
  }

  function takeNewer(current: StoredState): void {
    collect();
    if (model.pending || isSending || !isNewer(current, model.base)) return;
    takeOver(model, current);
    if (nextState(model)) saveTimer.soon();
  }

  function status(): SaveStatus {
    if (trouble) return trouble;
    if (isSending) return 'saving';
    if (message !== undefined) return 'refused';
    if (model.pending || nextState(model)) return 'unsaved';
    if (model.refusals.length > 0) return 'refused';
    if (model.conflicts.length > 0) return 'conflict';
    return needsCopy(model) ? 'refused' : 'saved';
  }

  const isIdle = () => !model.pending && !nextState(model);

  const store: WorkingCopyStore = {
    state: () =>
      (shown ??= {
        content: model.content,
        status: status(),
        base: model.base,
        conflicts: conflictsOf(model),
        problems: model.refusals.map(({ problem }) => problem),
        message,
        note,
        keepsCopy,
      }),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    edit(content) {
      message = undefined;
      change(edited(model, content));
      if (nextState(model)) saveTimer.soon();
    },
    onRead(handOver) {
      readers.add(handOver);
      return () => void readers.delete(handOver);
    },
    collect,
    flush() {
      collect();
      if (!isIdle()) saveTimer.now();
    },
    async settle() {
      collect();
      // Each round stores a state or ends in a state that waits for the editor or the network.
      while (!isIdle() || isSending) {
        if (!isSending) void send();
        await changed(listeners);
        if (!isSending && (trouble || message !== undefined)) return false;
      }
      return status() === 'saved';
    },
    resolve(conflict, resolution) {
      collect();
      change(resolved(model, conflict, resolution));
      saveTimer.now();
    },
    async restore(copy) {
      collect();
      if (!isIdle() || isSending || model.conflicts.length > 0) return false;
      let { content, version } = copy.base;
      if (copy.pending) {
        // Whether it was stored decides what the copy is compared with.
        isSending = true;
        const outcome = await server.save(copy.pending);
        isSending = false;
        if (nextState(model)) saveTimer.soon();
        if (outcome.type === 'unreachable' || outcome.type === 'session-ended') return false;
        if (outcome.type === 'saved') [content, version] = [copy.pending.content, outcome.version];
      }
      if (version > model.base.version || copy.pending) await store.refresh();
      if (!isIdle() || isSending) return false;
      change(restored(model, copy, content));
      saveTimer.now();
      return true;
    },
    async refresh() {
      const current = await server.current();
      if (current) takeNewer(current);
    },
    take(current) {
      const before = note;
      takeNewer(current);
      note = before;
      announce();
    },
    dismissNote() {
      note = undefined;
      announce();
    },
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
