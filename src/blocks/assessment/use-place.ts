import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { afterPaint } from './after-paint.ts';
import { formatPlace, type Place, parsePlace, START } from '#src/domains/assessment/flow.ts';

const PREFIX = '#step-';

/** Parses the place from a URL hash; undefined if the hash contains none. */
export const parsePlaceHash = (hash: string): Place | undefined =>
  hash.startsWith(PREFIX) ? parsePlace(hash.slice(PREFIX.length)) : undefined;

/**
 * Tracks the current place with a history entry per step, so that the browser's Back button goes back one step. The panel
 * changes first, the URL after the paint.
 * @param reachable returns the nearest place that can be shown
 */
export function usePlace(initial: Place, reachable: (place: Place) => Place) {
  const [place, setPlace] = useState(initial);
  const navigate = useNavigate();
  const { key, hash, search } = useLocation();
  const type = useNavigationType();
  /** number of moves; each one moves the focus */
  const [moves, setMoves] = useState(0);
  const seen = useRef(key);
  const isMounted = useRef(false);

  useEffect(() => {
    isMounted.current = true;
    return () => void (isMounted.current = false);
  }, []);

  function go(next: Place, options: { replace?: boolean; isQuiet?: boolean } = {}) {
    setPlace(next);
    if (!options.isQuiet) setMoves((count) => count + 1);
    // Deferred, because the router renders the whole page for a new URL. The visitor may have left the page meanwhile.
    afterPaint(() => {
      if (!isMounted.current) return;
      void navigate(
        { search, hash: `${PREFIX}${formatPlace(next)}` },
        { replace: options.replace ?? false, preventScrollReset: true },
      );
    });
  }

  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    if (type !== NavigationType.Pop) return;
    const asked = hash === '' ? START : parsePlaceHash(hash);
    if (!asked) return;
    setPlace(reachable(asked));
    setMoves((count) => count + 1);
  }, [key, type, hash, reachable]);

  return { place, moves, go };
}
