import { useContext, useEffect, useLayoutEffect, useRef } from 'react';
import {
  UNSAFE_DataRouterContext as RouterContext,
  UNSAFE_DataRouterStateContext as RouterStateContext,
  useLocation,
  useNavigation,
} from 'react-router';
import { tryStorage } from '#src/ui/browser-storage.ts';

/** Where positions outlive a reload of this tab: distance from the top in pixels, by key of the history entry. */
const STORAGE_KEY = 'scroll-positions';

/**
 * After a client navigation a page begins at its top, or at the part that its address names; going back and forward
 * returns to where the visitor was, also over a reload (spec section 2). The router tells which. Its own component for
 * this comes with all its links and forms, 3 KB that no public page needs.
 */
export function useScrollPositions(): void {
  const router = useContext(RouterContext)?.router;
  const state = useContext(RouterStateContext);
  const target = state?.restoreScrollPosition ?? undefined;
  const isKept = state?.preventScrollReset;
  const isIdle = useNavigation().state === 'idle';
  const location = useLocation();
  const shown = useRef({ key: location.key, isIdle });

  useEffect(() => {
    shown.current = { key: location.key, isIdle };
  }, [location.key, isIdle]);

  useLayoutEffect(() => {
    const positions = keptPositions();
    const disable = router?.enableScrollRestoration(positions, () => scrollY);
    const keep = () => {
      if (shown.current.isIdle) positions[shown.current.key] = scrollY;
      // Where storage is blocked or full, a reload begins at the top.
      tryStorage(() => sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions)));
      history.scrollRestoration = 'auto';
    };
    const takeOver = () => (history.scrollRestoration = 'manual');
    takeOver();
    addEventListener('pagehide', keep);
    addEventListener('pageshow', takeOver);
    return () => {
      disable?.();
      removeEventListener('pagehide', keep);
      removeEventListener('pageshow', takeOver);
    };
  }, [router]);

  useLayoutEffect(() => {
    if (target === false) return;
    const part = location.hash && document.getElementById(decoded(location.hash.slice(1)));
    if (typeof target === 'number') scrollTo(0, target);
    else if (part) part.scrollIntoView();
    else if (!isKept) scrollTo(0, 0);
  }, [location, target, isKept]);
}

const keptPositions = (): Record<string, number> =>
  tryStorage(() => JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}')) ?? {};

function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
