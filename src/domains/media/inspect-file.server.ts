import { createHash } from 'node:crypto';
import type { AssetFile } from './asset.ts';
import type { AcceptedFile } from './assets.server.ts';
import { BrokenPictureError, readPictureMetadata } from './encode-picture.server.ts';
import { imageTypeOf } from './media-address.ts';

export const hashOf = (contents: Buffer): string =>
  createHash('sha256').update(contents).digest('hex');

/**
 * What a file of our own, or of an operator, is. Its name says its type, as before the library; an upload is checked by
 * `intake`. A picture that cannot be read has no size.
 */
export async function inspectImage(
  address: string,
  contents: Buffer,
  storageKey: string,
): Promise<AcceptedFile> {
  const contentType = imageTypeOf(address) ?? 'application/octet-stream';
  const hash = hashOf(contents);
  const kind: AssetFile['kind'] = contentType === 'image/svg+xml' ? 'drawing' : 'picture';
  const size = kind === 'picture' ? await sizeOf(contents) : undefined;
  return {
    kind,
    contentType: size ? size.contentType : contentType,
    storageKey,
    hash,
    uploadHash: hash,
    bytes: contents.length,
    width: size?.width ?? null,
    height: size?.height ?? null,
    frames: size?.frames ?? 1,
    uploadName: address.slice(address.lastIndexOf('/') + 1),
  };
}

async function sizeOf(contents: Buffer) {
  try {
    return await readPictureMetadata(contents);
  } catch (error) {
    if (error instanceof BrokenPictureError) return undefined;
    throw error;
  }
}
