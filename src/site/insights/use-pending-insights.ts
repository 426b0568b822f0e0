import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { INSIGHTS_PATH } from '#src/domains/site-map/paths.ts';

/** Avoids a flicker: a listing that loads sooner shows no skeleton. */
const SHOW_AFTER_MS = 120;

/**
 * Whether a client navigation to the listing has been pending for `SHOW_AFTER_MS`.
 * @param from `within` for a navigation from the listing itself, `elsewhere` for one from another page
 */
export function usePendingInsights(from: 'within' | 'elsewhere'): boolean {
  const pending = useNavigation().location?.pathname === INSIGHTS_PATH;
  const isHere = useLocation().pathname === INSIGHTS_PATH;
  const isWaiting = pending && isHere === (from === 'within');
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setSlow(true), SHOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isWaiting]);
  return isWaiting && isSlow;
}
