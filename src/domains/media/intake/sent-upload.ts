import { pick } from '#src/platform/pick.ts';
import type { Asset } from '../asset.ts';
import type { UploadOutcome } from './uploads.server.ts';

/** A file of the library, as browsers get it. */
export type SentAsset = Pick<
  Asset,
  'id' | 'address' | 'folder' | 'name' | 'alt' | 'isDecorative' | 'focus'
> &
  Pick<Asset['file'], (typeof FILE)[number] | 'hash'>;

/** An upload, as browsers get it. */
export type SentUpload =
  | { state: 'added'; asset: SentAsset }
  | { state: 'ready'; file: Pick<Asset['file'], (typeof FILE)[number]> }
  | { state: 'refused'; message: string }
  | { state: 'taken' }
  | { state: 'waiting' };

const FILE = ['kind', 'contentType', 'bytes', 'width', 'height'] as const;

export const presentSentAsset = ({ file, ...asset }: Asset): SentAsset => ({
  ...pick(asset, 'id', 'address', 'folder', 'name', 'alt', 'isDecorative', 'focus'),
  ...pick(file, ...FILE, 'hash'),
});

export function presentUpload(outcome: UploadOutcome): SentUpload {
  if (outcome.state === 'added') return { state: 'added', asset: presentSentAsset(outcome.asset) };
  return outcome.state === 'ready'
    ? { state: 'ready', file: pick(outcome.file, ...FILE) }
    : outcome;
}
