import { BusyError, type WorkSlots } from '#src/platform/work-slots/work-slots.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import type { ObjectStore } from '#src/platform/storage/object-store.server.ts';
import { type SocialCard, socialDigest } from './social-card.server.ts';

export interface SocialImages {
  /**
   * The picture of a card as a PNG of 1200 by 630, drawn at the first request.
   * @returns 'busy' when too much else is being drawn
   */
  find(card: SocialCard): Promise<Buffer | 'busy'>;
  /**
   * Draws a picture for nobody, once nobody waits for another: the first drawing of a process loads layout, typefaces and
   * encoder. One that fails is only logged.
   */
  warmUp(): void;
}

interface SocialImageDeps {
  store: Pick<ObjectStore, 'read' | 'write'>;
  /** makes the picture */
  draw(card: SocialCard): Promise<Buffer>;
  /** where drawing runs, and how much at once */
  slots: WorkSlots;
  log: Logger;
}

/** Beside the bucket of public media, so that no address of the media library leads here. */
const FOLDER = 'social';

/** The picture that warms up: a few letters of each face, over a drawing. */
const WARM_UP: SocialCard = {
  kind: 'page',
  brand: 'Cadron',
  eyebrow: 'Warm-up',
  title: 'Warm-up',
  drawing: { of: 'confluence' },
};

/**
 * Pictures for link previews are drawn once per node however many ask, and kept in the store, from which every node serves
 * them. A store that fails costs a drawing, never the answer.
 */
export function createSocialImages({ store, draw, slots, log }: SocialImageDeps): SocialImages {
  const drawing = new Map<string, Promise<Buffer>>();

  async function readOrDraw(path: string, card: SocialCard): Promise<Buffer> {
    const kept = await store.read(path).catch((error: unknown) => {
      log.warn({ err: error, path }, 'a picture for link previews cannot be read');
    });
    if (kept) return kept;
    const png = await slots.now(() => draw(card));
    await store.write(path, png).catch((error: unknown) => {
      log.warn({ err: error, path }, 'a picture for link previews could not be kept');
    });
    return png;
  }

  return {
    warmUp() {
      slots.later(async () => {
        await draw(WARM_UP).catch((error: unknown) => {
          log.warn({ err: error }, 'pictures for link previews cannot be drawn');
        });
      });
    },
    async find(card) {
      const path = `${FOLDER}/${socialDigest(card)}.png`;
      const found = drawing.get(path) ?? readOrDraw(path, card).finally(() => drawing.delete(path));
      drawing.set(path, found);
      try {
        return await found;
      } catch (error) {
        if (error instanceof BusyError) return 'busy';
        throw error;
      }
    },
  };
}
