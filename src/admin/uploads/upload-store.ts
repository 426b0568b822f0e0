import { Listeners } from '#src/admin/parts/listeners.ts';
import type { SentUpload } from '#src/domains/media/intake/sent-upload.ts';
import { refuseBeforeSending } from '#src/domains/media/intake/file-types.ts';
import { decoded } from '#src/platform/decoded.ts';
import {
  isOver,
  type Upload,
  type ChosenFile,
  type SendEnd,
  type SendEvents,
  type UploadStoreDeps,
} from './upload.ts';
import { DuplicateCheck } from './duplicate-check.ts';
import { afterUploadEvent, startable, type UploadEvent, type UploadQueue } from './upload-queue.ts';

/** Before an upload is tried again by itself, in seconds; the last holds for all further attempts. */
const RETRY_AFTER_S = [1, 2, 5, 10, 20, 30];
/** Attempts without progress after which a failing server needs a person. */
const MAX_ATTEMPTS = 3;
/** Between two questions what became of the bytes. */
const POLL_MS = 2_000;

/** The uploads of this tab. They go on while one moves between screens. */
export class UploadStore {
  private queue: UploadQueue = [];
  private readonly files = new Map<string, File>();
  private readonly stops = new Map<string, () => void>();
  private readonly attempts = new Map<string, number>();
  private readonly listeners = new Listeners();
  private reconnectTimer: unknown;
  private readonly deps: UploadStoreDeps;
  private readonly check: DuplicateCheck;

  constructor(deps: UploadStoreDeps) {
    this.deps = deps;
    this.check = new DuplicateCheck(deps.api, (key, asset) =>
      this.apply({ type: 'checked', key, asset }),
    );
  }

  subscribe = this.listeners.subscribe;

  getState = (): UploadQueue => this.queue;

  /** @returns the keys of the uploads, in the order of the files */
  add(chosen: readonly ChosenFile[]): string[] {
    const uploads = chosen.map(({ file, folder }): Upload => {
      const key = this.deps.newKey();
      this.files.set(key, file);
      const upload = { key, name: file.name, folder, bytes: file.size, sent: 0 };
      const message = refuseBeforeSending(file);
      return message ? { ...upload, state: 'refused', message } : { ...upload, state: 'checking' };
    });
    for (const upload of uploads.filter((each) => !isOver(each)))
      this.deps.kept.keep(upload, this.files.get(upload.key));
    this.apply({ type: 'add', uploads });
    return uploads.map(({ key }) => key);
  }

  /** Lets the server fetch a file from another address. */
  addAddress(address: string, folder: string): string {
    const key = this.deps.newKey();
    const name = decoded(new URL(address).pathname.split('/').at(-1) ?? '');
    const upload: Upload = {
      key,
      name: name || address,
      folder,
      bytes: 0,
      address,
      state: 'waiting',
      sent: 0,
    };
    this.apply({ type: 'add', uploads: [upload] });
    return key;
  }

  /** Goes on with the uploads of earlier visits. */
  async restore(): Promise<void> {
    const found = await this.deps.kept.take();
    for (const { upload, file } of found) if (file) this.files.set(upload.key, file);
    if (found.length > 0) this.apply({ type: 'add', uploads: found.map(({ upload }) => upload) });
  }

  pause = (keys: readonly string[]): void => this.apply({ type: 'pause', keys });
  resume = (keys: readonly string[]): void => this.apply({ type: 'resume', keys });
  takeExisting = (keys: readonly string[]): void => this.apply({ type: 'use-existing', keys });
  uploadAnyway = (keys: readonly string[]): void => this.apply({ type: 'upload-anyway', keys });
  clear = (): void => this.apply({ type: 'clear' });
  /** Takes files off the list that are in the library, such as one that was used at once. */
  forgetDone = (keys: readonly string[]): void => {
    const done = this.queue.filter(({ key, state }) => state === 'done' && keys.includes(key));
    this.apply({ type: 'remove', keys: done.map(({ key }) => key) });
  };
  signedIn = (): void => this.apply({ type: 'signed-in' });

  retry = (keys: readonly string[]): void => {
    for (const key of keys) this.attempts.delete(key);
    this.apply({ type: 'retry', keys });
  };

  /** The network is back. */
  connected = (): void => this.apply({ type: 'connected' });

  cancel = (keys: readonly string[]): void => {
    const canceled = this.queue.filter((upload) => keys.includes(upload.key) && !isOver(upload));
    this.apply({ type: 'remove', keys });
    for (const { key } of canceled) this.deps.api.cancel(key);
  };

  /** The file of an upload that was lost in a reload. @returns false if it is another one */
  async choose(key: string, file: File): Promise<boolean> {
    const upload = this.queue.find((each) => each.key === key);
    if (!upload || !(await this.deps.kept.isSame(upload, file))) return false;
    this.files.set(key, file);
    this.apply({ type: 'chosen', key });
    return true;
  }

  private apply(event: UploadEvent): void {
    const before = this.queue;
    this.queue = afterUploadEvent(before, event);
    if (this.queue === before) return;
    for (const upload of startable(this.queue)) {
      this.queue = afterUploadEvent(this.queue, { type: 'send', key: upload.key });
      this.start(upload);
    }
    this.settle(before);
    this.listeners.notify();
  }

  /** Stops, forgets and asks what the new queue requires. */
  private settle(before: UploadQueue): void {
    const now = new Map(this.queue.map((upload) => [upload.key, upload]));
    for (const [key, stop] of this.stops)
      if (now.get(key)?.state !== 'sending') {
        this.stops.delete(key);
        stop();
      }
    const over = before.filter((upload) => {
      const after = now.get(upload.key);
      return !isOver(upload) && (!after || isOver(after));
    });
    for (const { key } of over) {
      this.files.delete(key);
      this.attempts.delete(key);
    }
    if (over.length > 0) this.deps.kept.forget(over.map(({ key }) => key));
    for (const upload of before) {
      const after = now.get(upload.key);
      if (after && (after.state === 'paused') !== (upload.state === 'paused'))
        this.deps.kept.update(after);
    }
    const checked = this.queue.filter(({ state }) => state === 'checking');
    const underway = this.queue.filter(
      (upload) => !isOver(upload) && upload.state !== 'checking' && upload.state !== 'duplicate',
    );
    this.check.want(
      checked.map(({ key }) => ({ key, file: this.files.get(key) })),
      underway.map(({ key }) => key),
    );
    this.scheduleReconnect();
  }

  private start(upload: Upload): void {
    const { key, address } = upload;
    const events: SendEvents = {
      onProgress: (sent) => this.apply({ type: 'progress', key, sent }),
      onAccepted: () => this.attempts.delete(key),
      onEnd: (end) => this.end(key, end),
    };
    const file = this.files.get(key);
    if (address !== undefined) this.stops.set(key, this.deps.api.fetch(upload, events.onEnd));
    else if (file) this.stops.set(key, this.deps.send(upload, file, events));
  }

  private end(key: string, end: SendEnd): void {
    if (end.type === 'outcome') this.take(key, end.outcome);
    else if (end.type === 'refused' || end.type === 'session-ended') this.apply({ ...end, key });
    else {
      const attempts = (this.attempts.get(key) ?? 0) + 1;
      this.attempts.set(key, attempts);
      if (end.type === 'failed' && attempts >= MAX_ATTEMPTS)
        this.apply({ type: 'failed', key, message: end.message });
      else this.apply({ type: 'disconnected', key });
    }
  }

  private take(key: string, outcome: SentUpload): void {
    if (outcome.state === 'added') this.apply({ type: 'added', key, asset: outcome.asset });
    else if (outcome.state === 'refused')
      this.apply({ type: 'refused', key, message: outcome.message });
    else {
      this.apply({ type: 'sent', key });
      this.deps.timers.set(() => void this.poll(key), POLL_MS);
    }
  }

  /** Polls the outcome of an upload whose bytes have arrived. */
  private async poll(key: string): Promise<void> {
    const isFinishing = () =>
      this.queue.some((upload) => upload.key === key && upload.state === 'finishing');
    if (!isFinishing()) return;
    const end = await this.deps.api.result(key);
    if (isFinishing()) this.end(key, end);
  }

  private scheduleReconnect(): void {
    const offline = this.queue.filter(({ state }) => state === 'offline');
    if (offline.length === 0 || this.reconnectTimer !== undefined) return;
    const attempts = Math.max(...offline.map(({ key }) => this.attempts.get(key) ?? 1));
    const seconds = RETRY_AFTER_S[Math.min(attempts, RETRY_AFTER_S.length) - 1]!;
    this.reconnectTimer = this.deps.timers.set(() => {
      this.reconnectTimer = undefined;
      this.connected();
    }, seconds * 1_000);
  }
}
