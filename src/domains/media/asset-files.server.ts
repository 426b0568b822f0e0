import type { ObjectStore } from '#src/platform/storage/object-store.server.ts';
import type { WorkSlots } from '#src/platform/work-slots/work-slots.ts';
import { type AssetFileVersion, fileNameOf } from './asset.ts';
import type { Assets } from './create-assets.server.ts';
import { encodePicture, readPictureMetadata } from './encode-picture.server.ts';
import { commonNames, planRendition } from './rendition-plan.ts';
import { DEFAULT_QUALITY } from './rendition-request.ts';
import { RENDITIONS_FOLDER } from './storage-key.ts';

/** The bytes of a file, as the team sees them: also in the trash, and earlier ones. */
interface OpenedFile {
  contents: Buffer;
  contentType: string;
  /** for a download */
  name: string;
}

/** A stored rendition. */
export interface StoredRendition {
  width: number;
  height: number;
  /** `webp`, `avif` */
  format: string;
  bytes: number;
}

/** The bytes behind assets, for the team: the public sees those of `MediaLibrary`. */
export type AssetFiles = ReturnType<typeof createAssetFiles>;

interface AssetFilesDeps {
  assets: Pick<Assets, 'get' | 'fileVersions'>;
  store: Pick<ObjectStore, 'read' | 'list'>;
  slots: WorkSlots;
}

export function createAssetFiles({ assets, store, slots }: AssetFilesDeps) {
  async function find(id: string, number: number | undefined) {
    const [asset, versions] = await Promise.all([
      assets.get(id),
      number === undefined ? [] : assets.fileVersions(id),
    ]);
    if (!asset) return undefined;
    if (number === undefined) return { file: asset.file, name: fileNameOf(asset.address) };
    const file: AssetFileVersion | undefined = versions.find((each) => each.number === number);
    return file && { file, name: file.uploadName || fileNameOf(asset.address) };
  }

  /** @param number of a file version; the current one without. Undefined when there is none. Throws if storage fails. */
  async function open(id: string, number?: number): Promise<OpenedFile | undefined> {
    const found = await find(id, number);
    const contents = found && (await store.read(found.file.storageKey));
    return contents && { contents, contentType: found.file.contentType, name: found.name };
  }

  return {
    open,
    /**
     * All of the picture without its crop, as a WebP of at most this width, which is not saved. Undefined for what is no picture.
     * @throws BusyError, BrokenPictureError, SlowPictureError, or if storage fails
     */
    async shrink(
      id: string,
      number: number | undefined,
      width: number,
    ): Promise<OpenedFile | undefined> {
      const found = await find(id, number);
      if (found?.file.kind !== 'picture') return undefined;
      const opened = await open(id, number);
      if (!opened) return undefined;
      const contents = await slots.now(async () => {
        const { hash } = found.file;
        const picture = { hash, ...(await readPictureMetadata(opened.contents)) };
        const request = { width, quality: DEFAULT_QUALITY, format: 'webp' } as const;
        return encodePicture(opened.contents, planRendition(picture, request));
      });
      return { ...opened, contents, contentType: 'image/webp' };
    },
    /**
     * Renditions of the public address that our pages use, as far as they are stored now, the narrowest first. Throws if
     * storage fails.
     */
    async renditions(id: string): Promise<StoredRendition[]> {
      const asset = await assets.get(id);
      const { kind, hash, width, height } = asset?.file ?? {};
      if (!asset || kind !== 'picture' || !hash || !width || !height) return [];
      const { crop, focus } = asset;
      const picture = {
        hash: hash.slice(0, 32),
        format: 'webp',
        width,
        height,
        crop,
        focus,
      } as const;
      const common = commonNames(picture);
      const stored = await store.list(`${RENDITIONS_FOLDER}/${asset.address}`);
      // Strangers can ask for others, and an empty file marks that a format was not worth it.
      return stored
        .filter(({ name, size }) => common.has(name) && size > 0)
        .map(({ name, size }) => parseRendition(name, size))
        .toSorted((one, other) => one.width - other.width || one.height - other.height);
    },
  };
}

function parseRendition(name: string, bytes: number): StoredRendition {
  const [, width, height, format = ''] = /-(\d+)x(\d+)-q\d+\.(\w+)$/.exec(name) ?? [];
  return { width: Number(width), height: Number(height), format, bytes };
}
