import { formatCount, formatNumber } from '#src/admin/parts/counts.ts';
import { isActive, isOver, needsAttention, type Upload, type UploadState } from './upload.ts';

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
