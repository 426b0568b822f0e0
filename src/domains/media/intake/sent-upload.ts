import type { Asset } from '../asset.ts';
import type { UploadOutcome } from './uploads.server.ts';

/** A file of the library, as browsers get it. */
export type SentAsset = Pick<
  Asset,
  'id' | 'address' | 'folder' | 'name' | 'alt' | 'isDecorative' | 'focus'
> &
  Pick<Asset['file'], 'kind' | 'contentType' | 'bytes' | 'width' | 'height' | 'hash'>;

/** An upload, as browsers get it. */
export type SentUpload =
  | { state: 'added'; asset: SentAsset }
  | {
      state: 'ready';
      file: Pick<Asset['file'], 'kind' | 'contentType' | 'bytes' | 'width' | 'height'>;
    }
  | { state: 'refused'; message: string }
  | { state: 'taken' }
  | { state: 'waiting' };

export function presentSentAsset({ file, ...asset }: Asset): SentAsset {
  const { id, address, folder, name, alt, isDecorative, focus } = asset;
  const { kind, contentType, bytes, width, height, hash } = file;
  const described = { kind, contentType, bytes, width, height, hash };
  return { id, address, folder, name, alt, isDecorative, focus, ...described };
}

export function presentUpload(outcome: UploadOutcome): SentUpload {
  if (outcome.state === 'added') return { state: 'added', asset: presentSentAsset(outcome.asset) };
  if (outcome.state !== 'ready') return outcome;
  const { kind, contentType, bytes, width, height } = outcome.file;
  return { state: 'ready', file: { kind, contentType, bytes, width, height } };
}
