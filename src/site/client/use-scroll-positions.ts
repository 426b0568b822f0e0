import { useContext, useEffect, useLayoutEffect, useRef } from 'react';
import {
  UNSAFE_DataRouterContext as RouterContext,
  UNSAFE_DataRouterStateContext as RouterStateContext,
  useLocation,
  useNavigation,
} from 'react-router';
import { tryStorage } from '#src/ui/browser-storage.ts';

/** In sessionStorage: pixels from the top, by key of the history entry. */
const STORAGE_KEY = 'scroll-positions';

/**
 * Scrolls to the top after a client navigation, or to the element that the fragment names. Back and Forward restore the
 * position, also after a reload (docs/specification.md, section 2). The router's own component for
 * this includes its links and forms, 3 KB that no public page needs.
 */
export function useScrollPositions(): void {
  const router = useContext(RouterContext)?.router;
  const state = useContext(RouterStateContext);
  const target = state?.restoreScrollPosition ?? undefined;
  const preventReset = state?.preventScrollReset;
  const isIdle = useNavigation().state === 'idle';
  const location = useLocation();
  const shown = useRef({ key: location.key, isIdle });

  useEffect(() => {
    shown.current = { key: location.key, isIdle };
  }, [location.key, isIdle]);

  useLayoutEffect(() => {
    const positions = readPositions();
    const disable = router?.enableScrollRestoration(positions, () => scrollY);
    const savePositions = () => {
      if (shown.current.isIdle) positions[shown.current.key] = scrollY;
      // If storage is blocked or full, a reload starts at the top.
      tryStorage(() => sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions)));
      history.scrollRestoration = 'auto';
    };
    const takeOver = () => (history.scrollRestoration = 'manual');
    takeOver();
    addEventListener('pagehide', savePositions);
    addEventListener('pageshow', takeOver);
    return () => {
      disable?.();
      removeEventListener('pagehide', savePositions);
      removeEventListener('pageshow', takeOver);
    };
  }, [router]);

  useLayoutEffect(() => {
    if (target === false) return;
    const element =
      location.hash && document.getElementById(decodeFragment(location.hash.slice(1)));
    if (typeof target === 'number') scrollTo(0, target);
    else if (element) element.scrollIntoView();
    else if (!preventReset) scrollTo(0, 0);
  }, [location, target, preventReset]);
}

const readPositions = (): Record<string, number> =>
  tryStorage(() => JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}')) ?? {};

function decodeFragment(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
