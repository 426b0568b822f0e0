import type { SentAsset, SentUpload } from '#src/domains/media/intake/sent-upload.ts';
import { formatCount, formatNumber } from '#src/admin/parts/counts.ts';
import type { UploadApi } from './upload-api.ts';

/**
 * Where an upload is. `checking`: whether the library has the file; `duplicate`: it has, and someone decides; `finishing`: the
 * server processes the bytes; `offline`: continues by itself; `signed-out`: continues after a sign-in; `failed`: can be tried
 * again; `refused`: the library does not take this file; `lost-file`: the browser has lost the file in a reload, and
 * someone chooses it again.
 */
export type UploadState =
  | 'checking'
  | 'duplicate'
  | 'waiting'
  | 'sending'
  | 'finishing'
  | 'paused'
  | 'offline'
  | 'signed-out'
  | 'failed'
  | 'refused'
  | 'lost-file'
  | 'done';

/** A file on its way into the library. */
export interface Upload {
  /** random, chosen once per file: a repeated request with it finds what has arrived */
  key: string;
  name: string;
  /** path in the library; empty for no folder */
  folder: string;
  /** 0 while the size of a file at another address is not known */
  bytes: number;
  /** set for a file that the server fetches from another address */
  address?: string;
  state: UploadState;
  /** bytes that have arrived */
  sent: number;
  /** why it failed or was refused */
  message?: string;
  /** the file of the library that it became, or that has the same bytes */
  asset?: SentAsset;
  /** nothing was added, since the library had it */
  isExisting?: boolean;
}

/** Finished with, one way or the other. */
export const isOver = ({ state }: Pick<Upload, 'state'>): boolean =>
  state === 'done' || state === 'refused';

/** Goes on without anyone. */
export const isActive = ({ state }: Pick<Upload, 'state'>): boolean => ACTIVE.has(state);

const ACTIVE: ReadonlySet<UploadState> = new Set([
  'checking',
  'waiting',
  'sending',
  'finishing',
  'offline',
]);

/** Someone has to look at it. */
export const needsAttention = ({ state }: Pick<Upload, 'state'>): boolean => ATTENTION.has(state);

const ATTENTION: ReadonlySet<UploadState> = new Set([
  'duplicate',
  'signed-out',
  'failed',
  'refused',
  'lost-file',
]);

/** Attribute of an element that shows the uploads into it itself. */
export const SHOWS_UPLOADS = 'data-shows-uploads';

/** A file to upload, and the folder of the library it goes to. */
export interface ChosenFile {
  file: File;
  folder: string;
}

/** How sending a file ended. */
export type SendEnd =
  | { type: 'outcome'; outcome: SentUpload }
  | { type: 'refused'; message: string }
  /** the server failed; trying again may help */
  | { type: 'failed'; message: string }
  /** no response, or one that says to come back later */
  | { type: 'disconnected' }
  | { type: 'session-ended' };

export interface SendEvents {
  onProgress(sent: number): void;
  /** the server has taken some of it */
  onAccepted(): void;
  onEnd(end: SendEnd): void;
}

/** Sends a file from where it stopped. @returns a function that stops it and keeps what has arrived */
export type SendFile = (upload: Upload, file: File, events: SendEvents) => () => void;

/** Where uploads are kept for a reload of the page. Failures are not reported: then nothing is kept. */
export interface KeptUploads {
  keep(upload: Upload, file: File | undefined): void;
  update(upload: Upload): void;
  forget(keys: readonly string[]): void;
  /** Uploads of earlier visits to go on with; those whose file is lost are without one. */
  take(): Promise<{ upload: Upload; file?: File }[]>;
  /** Whether a file is the one that an upload began with. */
  isSame(upload: Upload, file: File): Promise<boolean>;
}

export interface UploadStoreDeps {
  send: SendFile;
  api: UploadApi;
  kept: KeptUploads;
  newKey(): string;
  timers: { set(run: () => void, ms: number): unknown };
}

const countFiles = (count: number) => formatCount(count, 'file');

/** The state of all uploads in a line, such as `12 of 200 uploaded, 3 failed`. */
export function summaryOf(uploads: readonly Upload[]): string {
  const count = (wanted: UploadState) => uploads.filter(({ state }) => state === wanted).length;
  const done = count('done');
  return [
    done === uploads.length
      ? `${countFiles(done)} uploaded`
      : `${formatNumber(done)} of ${countFiles(uploads.length)} uploaded`,
    ...NEEDS.flatMap(([state, one, many]) => {
      const found = count(state);
      return found > 0 ? [formatCount(found, one, many)] : [];
    }),
  ].join(', ');
}

const NEEDS = [
  ['failed', 'failed', 'failed'],
  ['refused', 'refused', 'refused'],
  ['duplicate', 'duplicate', 'duplicates'],
  ['lost-file', 'to choose again', 'to choose again'],
] as const;

/** The announcement for screen readers: it changes when someone is needed and at the end, not with every file. */
export function announcementOf(uploads: readonly Upload[]): string {
  if (uploads.length === 0) return '';
  if (uploads.some((upload) => isActive(upload))) {
    const attention = uploads.filter((upload) => needsAttention(upload)).length;
    return `Uploading ${countFiles(uploads.length)}${attention > 0 ? '. Some need your attention.' : ''}`;
  }
  return summaryOf(uploads);
}

/** Where an upload is, in words. */
export function stateOf(upload: Upload): string {
  const { state, sent, bytes, message, isExisting, address } = upload;
  switch (state) {
    case 'checking':
    case 'waiting':
      return 'Waiting';
    case 'sending':
      return address === undefined ? `${percentOf(sent, bytes)}%` : 'The server fetches it';
    case 'finishing':
      return 'Processing';
    case 'paused':
      return bytes > 0 && sent > 0 ? `Paused at ${percentOf(sent, bytes)}%` : 'Paused';
    case 'offline':
      return 'No connection. Continues by itself';
    case 'signed-out':
      return 'Your session has ended';
    case 'duplicate':
      return duplicateText(upload);
    case 'failed':
      return message ?? 'Failed';
    case 'refused':
      return message ?? 'Refused';
    case 'lost-file':
      return 'Choose the file again to continue';
    case 'done':
      return isExisting ? 'Already in the library' : 'Uploaded';
  }
}

function duplicateText({ asset }: Upload): string {
  const place = asset?.folder ? `in “${asset.folder}”` : 'in the library';
  return asset ? `Already ${place} as “${asset.name}”` : 'Already in the library';
}

const percentOf = (sent: number, bytes: number) =>
  bytes > 0 ? Math.floor((sent / bytes) * 100) : 0;

/** The share of all bytes that has arrived, from 0 to 1. */
export function progressOf(uploads: readonly Upload[]): number {
  const all = uploads.reduce((sum, { bytes }) => sum + Math.max(bytes, 1), 0);
  const sent = uploads.reduce(
    (sum, upload) => sum + (isOver(upload) ? Math.max(upload.bytes, 1) : upload.sent),
    0,
  );
  return all > 0 ? sent / all : 0;
}

const ORDER = [
  ['duplicate', 'signed-out', 'lost-file', 'failed', 'refused'],
  ['sending', 'finishing'],
  ['offline', 'paused'],
  ['checking', 'waiting'],
  ['done'],
] as const;

/** Uploads that need someone, then those that move. */
export function inOrder(uploads: readonly Upload[]): Upload[] {
  return ORDER.flatMap((states) =>
    uploads.filter(({ state }) => (states as readonly string[]).includes(state)),
  );
}
