import type { WorkSlots } from '#src/platform/work-slots/work-slots.ts';
import {
  createSocialImages,
  type SocialImages,
} from '#src/domains/social-images/social-images.server.ts';
import { createSocialPainter } from '#src/integrations/social-images/social-painter.server.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import type { ObjectStore } from '#src/platform/storage/object-store.server.ts';
import { socialGround } from '#src/ui/drawings/social/social-ground.server.tsx';

/** Pictures for link previews: the design system draws the ground, the painter sets the words on it. */
export function wireSocialImages(needs: {
  store: Pick<ObjectStore, 'read' | 'write'>;
  slots: WorkSlots;
  log: Logger;
}): SocialImages {
  const painter = createSocialPainter();
  return createSocialImages({
    ...needs,
    draw: (card) => painter.png(card, socialGround(card.drawing)),
  });
}
