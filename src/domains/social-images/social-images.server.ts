import { BusyError, type WorkSlots } from '#src/platform/work-slots/work-slots.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import type { ObjectStore } from '#src/platform/storage/object-store.server.ts';
import { type SocialCard, socialDigest } from './social-card.server.ts';

export type SocialImages = ReturnType<typeof createSocialImages>;

interface SocialImageDeps {
  store: Pick<ObjectStore, 'read' | 'write'>;
  draw(card: SocialCard): Promise<Buffer>;
  /** limits concurrent drawings */
  slots: WorkSlots;
  log: Logger;
}

/** Outside the bucket of public media, so that no address of the media library serves it. */
const FOLDER = 'social';

/** A card with a few letters in each font and a drawing. */
const WARM_UP: SocialCard = {
  kind: 'page',
  brand: 'Warm-up',
  eyebrow: 'Warm-up',
  title: 'Warm-up',
  drawing: { of: 'confluence' },
};

/**
 * Draws each image once per node for all concurrent requests, and saves it in the store that all nodes share. If the store
 * fails, the image is drawn again.
 */
export function createSocialImages({ store, draw, slots, log }: SocialImageDeps) {
  const inProgress = new Map<string, Promise<Buffer>>();

  async function readOrDraw(path: string, card: SocialCard): Promise<Buffer> {
    const stored = await store.read(path).catch((error: unknown) => {
      log.warn({ err: error, path }, 'social image cannot be read');
    });
    if (stored) return stored;
    const png = await slots.now(() => draw(card));
    await store.write(path, png).catch((error: unknown) => {
      log.warn({ err: error, path }, 'social image cannot be saved');
    });
    return png;
  }

  return {
    /**
     * Draws and discards an image as soon as no request is waiting: the first drawing of a process loads the layout engine, fonts
     * and encoder. A failure is logged.
     */
    warmUp() {
      slots.later(async () => {
        await draw(WARM_UP).catch((error: unknown) => {
          log.warn({ err: error }, 'social images cannot be drawn');
        });
      });
    },
    /**
     * The image of a card as a PNG of 1200 by 630 pixels, drawn at the first request.
     * @returns 'busy' if too many drawings are waiting
     */
    async find(card: SocialCard): Promise<Buffer | 'busy'> {
      const path = `${FOLDER}/${socialDigest(card)}.png`;
      const found =
        inProgress.get(path) ?? readOrDraw(path, card).finally(() => inProgress.delete(path));
      inProgress.set(path, found);
      try {
        return await found;
      } catch (error) {
        if (error instanceof BusyError) return 'busy';
        throw error;
      }
    },
  };
}
