import type { Asset } from '../asset.ts';
import type { UploadOutcome } from './uploads.server.ts';

/** What a browser learns of a file of the library. */
export type SentAsset = Pick<
  Asset,
  'id' | 'address' | 'folder' | 'name' | 'alt' | 'isDecorative' | 'focus'
> &
  Pick<Asset['file'], 'kind' | 'contentType' | 'bytes' | 'width' | 'height' | 'hash'>;

/** What a browser learns of an upload. */
export type SentUpload =
  | { state: 'added'; asset: SentAsset }
  | {
      state: 'ready';
      file: Pick<Asset['file'], 'kind' | 'contentType' | 'bytes' | 'width' | 'height'>;
    }
  | { state: 'refused'; message: string }
  | { state: 'taken' }
  | { state: 'waiting' };

/** What a browser may know of a file. */
export function presentSentAsset({ file, ...asset }: Asset): SentAsset {
  const { id, address, folder, name, alt, isDecorative, focus } = asset;
  const { kind, contentType, bytes, width, height, hash } = file;
  const described = { kind, contentType, bytes, width, height, hash };
  return { id, address, folder, name, alt, isDecorative, focus, ...described };
}

/** What a browser may know of an upload. */
export function presentUpload(outcome: UploadOutcome): SentUpload {
  if (outcome.state === 'added') return { state: 'added', asset: presentSentAsset(outcome.asset) };
  if (outcome.state !== 'ready') return outcome;
  const { kind, contentType, bytes, width, height } = outcome.file;
  return { state: 'ready', file: { kind, contentType, bytes, width, height } };
}
