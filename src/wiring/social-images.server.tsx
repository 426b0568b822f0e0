import { SOCIAL_ART } from '#content/drawings/social/art.tsx';
import type { WorkSlots } from '#src/platform/work-slots/work-slots.ts';
import { createSocialImages } from '#src/domains/social-images/social-images.server.ts';
import { createSocialPainter } from '#src/integrations/social-images/social-painter.server.ts';
import type { createMarkReader } from './brand-mark.server.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import type { ObjectStore } from '#src/platform/storage/object-store.server.ts';
import { renderSocialBackground } from '#src/ui/drawings/social/social-background.server.tsx';

/** Wires images for link previews: the design system draws the background, the painter adds the text. */
export function wireSocialImages(deps: {
  store: Pick<ObjectStore, 'read' | 'write'>;
  slots: WorkSlots;
  log: Logger;
  readMark: ReturnType<typeof createMarkReader>;
}) {
  const painter = createSocialPainter();
  return createSocialImages({
    ...deps,
    async draw(card) {
      const mark = await deps.readMark(card.mark ?? null);
      const own = mark === 'drawn' ? SOCIAL_ART : { ...SOCIAL_ART, mark: pictureOf(mark) };
      return painter.png(card, renderSocialBackground(card.drawing, own));
    },
  });
}

const pictureOf = (mark: Buffer | 'none') =>
  mark === 'none' ? null : (
    <image width="100%" height="100%" href={`data:image/png;base64,${mark.toString('base64')}`} />
  );
