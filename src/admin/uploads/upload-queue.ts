import type { SentAsset } from '#src/domains/media/intake/sent-upload.ts';
import { isOver, type Upload, type UploadState } from './upload.ts';

/** Files that are sent at the same time. */
export const MAX_SENDING = 3;

export type UploadQueue = readonly Upload[];

type Keys = { keys: readonly string[] };
type Key = { key: string };

/** Events of uploads. One that does not fit the state of an upload changes nothing: it came too late. */
export type UploadEvent =
  | { type: 'add'; uploads: readonly Upload[] }
  | ({ type: 'checked'; asset?: SentAsset | undefined } & Key)
  | ({ type: 'use-existing' | 'upload-anyway' } & Keys)
  | ({ type: 'send' } & Key)
  | ({ type: 'progress'; sent: number } & Key)
  | ({ type: 'sent' } & Key)
  | ({ type: 'added'; asset: SentAsset } & Key)
  | ({ type: 'refused' | 'failed'; message: string } & Key)
  | ({ type: 'disconnected' | 'session-ended' } & Key)
  | { type: 'connected' | 'signed-in' }
  | ({ type: 'pause' | 'resume' | 'retry' | 'remove' } & Keys)
  | ({ type: 'chosen' } & Key)
  | { type: 'clear' };

const RUNNING: readonly UploadState[] = ['sending', 'finishing'];

/** From which states a change of state leads where. */
const CHANGES: Partial<
  Record<UploadEvent['type'], { from: readonly UploadState[]; to: UploadState }>
> = {
  'use-existing': { from: ['duplicate'], to: 'done' },
  'upload-anyway': { from: ['duplicate'], to: 'waiting' },
  send: { from: ['waiting'], to: 'sending' },
  sent: { from: ['sending'], to: 'finishing' },
  added: { from: RUNNING, to: 'done' },
  refused: { from: RUNNING, to: 'refused' },
  failed: { from: RUNNING, to: 'failed' },
  disconnected: { from: RUNNING, to: 'offline' },
  'session-ended': { from: RUNNING, to: 'signed-out' },
  connected: { from: ['offline'], to: 'waiting' },
  'signed-in': { from: ['signed-out'], to: 'waiting' },
  pause: { from: ['checking', 'waiting', 'sending', 'offline'], to: 'paused' },
  resume: { from: ['paused'], to: 'waiting' },
  retry: { from: ['failed', 'offline'], to: 'waiting' },
  chosen: { from: ['lost-file'], to: 'waiting' },
};

/** The queue after an event. */
export function afterUploadEvent(queue: UploadQueue, event: UploadEvent): UploadQueue {
  if (event.type === 'add') return [...queue, ...event.uploads];
  if (event.type === 'remove') return queue.filter(({ key }) => !event.keys.includes(key));
  if (event.type === 'clear') return queue.filter((upload) => !isOver(upload));
  return changed(queue, event);
}

type ChangeEvent = Exclude<UploadEvent, { type: 'add' | 'remove' | 'clear' }>;

function changed(queue: UploadQueue, event: ChangeEvent): UploadQueue {
  const keys = new Set('key' in event ? [event.key] : 'keys' in event ? event.keys : undefined);
  const isForAll = !('key' in event) && !('keys' in event);
  let hasChanged = false;
  const next = queue.map((upload) => {
    if (!isForAll && !keys.has(upload.key)) return upload;
    const after = afterOwnEvent(upload, event);
    hasChanged ||= after !== upload;
    return after;
  });
  return hasChanged ? next : queue;
}

function afterOwnEvent(upload: Upload, event: ChangeEvent): Upload {
  if (event.type === 'checked') {
    if (upload.state !== 'checking') return upload;
    return event.asset
      ? { ...upload, state: 'duplicate', asset: event.asset }
      : { ...upload, state: 'waiting' };
  }
  if (event.type === 'progress') {
    const sent = Math.min(Math.max(event.sent, 0), upload.bytes);
    return upload.state === 'sending' && sent !== upload.sent ? { ...upload, sent } : upload;
  }
  const change = CHANGES[event.type];
  if (!change?.from.includes(upload.state)) return upload;
  const { message: _, ...rest } = upload;
  const next: Upload = { ...rest, state: change.to };
  if (event.type === 'use-existing') return { ...next, isExisting: true };
  // The file of the library with the same bytes is not the one that this upload makes.
  if (event.type === 'upload-anyway') return withoutAsset(next);
  if (event.type === 'added') return { ...next, sent: upload.bytes, asset: event.asset };
  if (event.type === 'sent') return { ...next, sent: upload.bytes };
  if (event.type === 'refused' || event.type === 'failed')
    return { ...next, message: event.message };
  return next;
}

function withoutAsset(upload: Upload): Upload {
  const { asset: _, ...others } = upload;
  return others;
}

/** The next uploads to send, in the order in which they were added. */
export function startable(queue: UploadQueue): Upload[] {
  const free = MAX_SENDING - queue.filter(({ state }) => state === 'sending').length;
  return queue.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, free));
}
