import { createHash } from 'node:crypto';
import type { Clock } from '#src/platform/clock/clock.ts';
import { BrokenPictureError, lookAtPicture } from './encode-picture.server.ts';
import type { MediaFile, MediaLibrary } from './media-library.server.ts';
import type { PictureFacts } from './rendition-plan.ts';

/** What is known of a file: a picture to resize, a drawing that fits any size, or why it is neither. */
export type Known =
  | { kind: 'picture'; facts: PictureFacts }
  | { kind: 'drawing' }
  | { kind: 'broken'; message: string };

export interface PictureSource {
  /** What is known of a file, perhaps for a minute already; undefined when there is none. Throws when storage fails. */
  look(path: string): Promise<Known | undefined>;
  /** The file, and what is known of it now. */
  open(path: string): Promise<{ file: MediaFile; known: Known } | undefined>;
}

/** How long another node may go on serving renditions of a file that was replaced here. */
const KEEP_MS = 60_000;

const MAX_KNOWN_PICTURES = 2_000;

/** Remembers what files are, so that a rendition that is in the store is answered without reading its original. */
export function createPictureSource(
  library: Pick<MediaLibrary, 'file' | 'onChange'>,
  clock: Clock,
): PictureSource {
  const memory = new Map<string, { known: Known; until: number }>();
  let changes = 0;
  library.onChange((path) => {
    changes += 1;
    memory.delete(path);
  });

  const open: PictureSource['open'] = async (path) => {
    const changesBefore = changes;
    memory.delete(path);
    const file = await library.file(path);
    if (!file) return undefined;
    const known = await knowledgeOf(file);
    // A file that was replaced while we looked at it is looked at again the next time.
    if (changes === changesBefore) memory.set(path, { known, until: clock().getTime() + KEEP_MS });
    const [oldest] = memory.keys();
    if (memory.size > MAX_KNOWN_PICTURES) memory.delete(oldest!);
    return { file, known };
  };
  return {
    open,
    async look(path) {
      const kept = memory.get(path);
      if (kept && kept.until > clock().getTime()) return kept.known;
      return (await open(path))?.known;
    },
  };
}

async function knowledgeOf({ contents, contentType }: MediaFile): Promise<Known> {
  if (contentType === 'image/svg+xml') return { kind: 'drawing' };
  const hash = createHash('sha256').update(contents).digest('hex').slice(0, 32);
  try {
    return { kind: 'picture', facts: { hash, ...(await lookAtPicture(contents)) } };
  } catch (error) {
    if (!(error instanceof BrokenPictureError)) throw error;
    return { kind: 'broken', message: error.message };
  }
}
