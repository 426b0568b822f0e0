import { fileNameOf } from '#src/domains/media/asset.ts';
import type { AssetIndex, IndexedAsset } from '#src/domains/media/asset-index.server.ts';
import { createDrawingCheck } from '#src/domains/media/intake/stored-drawings.server.ts';
import { MEDIA_BUCKET, type MediaLibrary } from '#src/domains/media/media-library.server.ts';
import { parseRenditionRequest, RESPONSIVE_WIDTHS } from '#src/domains/media/rendition-request.ts';
import type { RenditionResult, Renditions } from '#src/domains/media/renditions.server.ts';
import type { MediaResult, MediaSource } from '#src/platform/http/media-response.server.ts';
import type { ObjectStore } from '#src/platform/storage/object-store.server.ts';

const RETRY_SECONDS = 5;

/** Until the budget of a network is renewed. */
const REFUSED_SECONDS = 60;

interface MediaSourceDeps {
  store: Pick<ObjectStore, 'openStream' | 'read'>;
  index: Pick<AssetIndex, 'find'>;
  library: Pick<MediaLibrary, 'file'>;
  renditions: Renditions;
}

/** The source of `/media/cms_media/...`: originals, which are streamed, and renditions. */
export function createMediaSource(deps: MediaSourceDeps): MediaSource {
  const { index, library, renditions } = deps;
  const refuseDrawing = createDrawingCheck(deps.store);
  return async (path, query = new URLSearchParams(), network = '') => {
    if (!path.startsWith(`${MEDIA_BUCKET}/`)) return undefined;
    const address = path.slice(MEDIA_BUCKET.length + 1);
    const asset = index.find(address);
    if (asset?.isTrashed) return message(410, 'This file was deleted.');
    const refusal = asset?.kind === 'drawing' && (await refuseDrawing(asset.storageKey));
    if (refusal) return message(422, refusal);
    const parsed = parseRenditionRequest(query);
    if ('error' in parsed) return message(400, parsed.error);
    // The address of another version shows the current file, for as long as any address without a version.
    const isImmutable = asset !== undefined && query.get('v') === asset.token;
    if (!parsed.request || (asset && !isPicture(asset)))
      return asset ? original(deps, asset, isImmutable) : library.file(address);
    const rendition = await renditions.find(address, parsed.request, network);
    return rendition && toMediaResult(rendition, isImmutable);
  };
}

const isPicture = ({ kind }: IndexedAsset) => kind === 'picture';

const original = (
  { store }: MediaSourceDeps,
  asset: IndexedAsset,
  isImmutable: boolean,
): MediaResult => ({
  contentType: asset.contentType,
  bytes: asset.bytes,
  hash: asset.hash,
  isImmutable,
  ...(!isShown(asset) && { disposition: attachment(fileNameOf(asset.address)) }),
  open: (range) => store.openStream(asset.storageKey, range),
});

/** Whether a browser shows it by itself. A document could pretend to be a page of ours. */
const isShown = ({ kind }: IndexedAsset) => kind !== 'document';

const attachment = (name: string): string =>
  `attachment; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)}`;

function toMediaResult(rendition: RenditionResult, isImmutable: boolean): MediaResult {
  switch (rendition.kind) {
    case 'file':
      return { ...rendition.file, isImmutable, isProvisional: rendition.isProvisional ?? false };
    case 'broken':
      return message(422, rendition.message);
    case 'busy':
      return {
        ...message(
          503,
          'The server is busy resizing other pictures. Please try again in a moment.',
        ),
        retryAfter: RETRY_SECONDS,
      };
    case 'refused':
      return {
        ...message(
          429,
          `Too many unusual sizes were requested. Use one of the widths ${RESPONSIVE_WIDTHS.join(', ')} without a height, or try again in a minute.`,
        ),
        retryAfter: REFUSED_SECONDS,
      };
  }
}

const message = (status: number, text: string) => ({
  status,
  contents: Buffer.from(text),
  contentType: 'text/plain',
});
