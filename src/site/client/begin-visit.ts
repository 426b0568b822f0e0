import type { ClientSettings } from './client-settings.ts';
import { hasKeptTouch } from '#src/site/attribution/kept-touch.ts';

/** Without it the page is used just as well. */
const without = () => undefined;

/** Starts, once per document, what nobody waits for; each part is loaded only where there is something for it to do. */
export function beginVisit({ schedulers, measureOneIn, tags }: ClientSettings): void {
  const { measured } = window;
  const isMeasured = Math.random() * measureOneIn < 1;
  if (measured) measured.weight = isMeasured ? measureOneIn : 0;
  // The data layer is told in every visit.
  import('#src/site/measuring/measure.ts').then(
    ({ measureVitals }) => measureVitals(window),
    without,
  );
  const { origin, pathname, search } = location;
  const { referrer } = document;
  // Who opened the document by hand came from nowhere, but may have come to an earlier one of this visit from somewhere.
  if (search || referrer || hasKeptTouch(() => sessionStorage))
    import('#src/site/attribution/follow-touches.ts').then(
      ({ followTouches }) => followTouches({ origin, pathname, search }, referrer, schedulers),
      without,
    );
  if (tags)
    import('#src/site/consent/consent.ts').then(({ startConsent }) => startConsent(tags), without);
}
