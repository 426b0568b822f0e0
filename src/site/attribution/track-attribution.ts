import { recordLanding, recordTouch } from './attribution.ts';
import { shareTouches } from './share-touches.ts';

/** Records where the visitor came from. Call once per document. */
export function trackAttribution(
  opened: Pick<Location, 'origin' | 'pathname' | 'search'>,
  referrer: string,
): void {
  const storage = () => sessionStorage;
  const now = new Date();
  recordLanding(storage, now);
  recordTouch(opened, referrer, storage, now);
  const isOpenedFromUs = referrer.startsWith(`${opened.origin}/`);
  shareTouches({ own: storage, shared: () => localStorage, target: window }, isOpenedFromUs);
}
