import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { INSIGHTS_PATH } from '#src/domains/site-map/paths.ts';

/** A listing that is there sooner shows no skeleton, which would only flicker. */
const SHOW_AFTER_MS = 120;

/**
 * True while a client navigation loads the listing and takes a moment: another part of it (`within`), or the listing as
 * such from another page.
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
