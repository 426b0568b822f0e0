import type { ClientSettings } from '#src/site/parts/client-settings.ts';
import { hasStoredTouch } from '#src/site/attribution/stored-touch.ts';

/** These parts are optional, so a failed import is no error. */
const ignoreFailure = () => undefined;

/** Starts analytics, attribution and consent. Loads each part only if it has something to do. Call once per document. */
export function startVisit({ measureOneIn, tags }: ClientSettings): void {
  const { measured } = window;
  const isMeasured = Math.random() * measureOneIn < 1;
  if (measured) measured.weight = isMeasured ? measureOneIn : 0;
  // Every visit reports to the data layer.
  import('#src/site/web-vitals/measure.ts').then(
    ({ measureVitals }) => measureVitals(window),
    ignoreFailure,
  );
  const { origin, pathname, search } = location;
  const { referrer } = document;
  // A document that was opened directly or from another one of ours is no touch, but an earlier one of this visit may have been;
  // that of a new tab is in the tab which opened it.
  const isFromUs = referrer.startsWith(`${origin}/`) && history.length > 1;
  if (search || (referrer && !isFromUs) || hasStoredTouch(() => sessionStorage))
    import('#src/site/attribution/track-attribution.ts').then(
      ({ trackAttribution }) => trackAttribution({ origin, pathname, search }, referrer),
      ignoreFailure,
    );
  if (tags)
    import('#src/site/consent/consent.ts').then(
      ({ startConsent }) => startConsent(tags),
      ignoreFailure,
    );
}
