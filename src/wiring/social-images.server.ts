import { SOCIAL_ART } from '#content/drawings/social/art.tsx';
import type { WorkSlots } from '#src/platform/work-slots/work-slots.ts';
import { createSocialImages } from '#src/domains/social-images/social-images.server.ts';
import { createSocialPainter } from '#src/integrations/social-images/social-painter.server.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import type { ObjectStore } from '#src/platform/storage/object-store.server.ts';
import { renderSocialBackground } from '#src/ui/drawings/social/social-background.server.tsx';

/** Wires images for link previews: the design system draws the background, the painter adds the text. */
export function wireSocialImages(deps: {
  store: Pick<ObjectStore, 'read' | 'write'>;
  slots: WorkSlots;
  log: Logger;
}) {
  const painter = createSocialPainter();
  return createSocialImages({
    ...deps,
    draw: (card) => painter.png(card, renderSocialBackground(card.drawing, SOCIAL_ART)),
  });
}
