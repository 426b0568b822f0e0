import type { AssetIndex } from '#src/domains/media/asset-index.server.ts';
import { mediaUrl } from '#src/domains/media/media-address.ts';
import { decodePath } from '#src/platform/http/decode-path.ts';
import { loadSharp, READ_OPTIONS } from '#src/domains/media/sharp.server.ts';
import type { MarkPicture } from '#src/integrations/pdf/guide-page.tsx';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import type { ObjectStore } from '#src/platform/storage/object-store.server.ts';

/** Four times the largest mark, for print and dense screens. */
const SIZE = 160;
const LIBRARY = mediaUrl('');

interface MarkDeps {
  index: Pick<AssetIndex, 'find'>;
  store: Pick<ObjectStore, 'read'>;
  log: Logger;
}

/**
 * Reads the mark beside the company's name as a square PNG, for PDFs and link previews. An icon that is not in the library, or
 * cannot be read, is left out.
 */
export function createMarkReader({ index, store, log }: MarkDeps) {
  let last: { key: string; picture: MarkPicture } | undefined;

  async function readPicture(key: string): Promise<MarkPicture> {
    const file = await store.read(key);
    if (!file) return 'none';
    const sharp = await loadSharp();
    return sharp(file, READ_OPTIONS)
      .resize(SIZE, SIZE, { fit: 'contain', background: '#0000' })
      .png()
      .toBuffer();
  }

  /** @param mark as `BrandFacts` has it */
  return async (mark: string | null): Promise<MarkPicture> => {
    if (mark === null) return 'drawn';
    const [path = ''] = mark.split('?');
    const key =
      path.startsWith(LIBRARY) && index.find(decodePath(path).slice(LIBRARY.length))?.storageKey;
    if (!key) return 'none';
    try {
      if (last?.key !== key) last = { key, picture: await readPicture(key) };
      return last.picture;
    } catch (error) {
      log.warn({ err: error, mark }, 'the icon of the company cannot be read');
      return 'none';
    }
  };
}
