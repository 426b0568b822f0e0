import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { afterPaint } from './after-paint.ts';
import { nameOf, type Place, placeNamed, START } from '#src/domains/assessment/flow.ts';

const PREFIX = '#step-';

/** The place that an address names; undefined when it names none, as most do. */
export const placeIn = (hash: string): Place | undefined =>
  hash.startsWith(PREFIX) ? placeNamed(hash.slice(PREFIX.length)) : undefined;

/**
 * Where the visitor is, with a history entry for each step, so that the browser's own Back goes one step back. The panel
 * changes at once; the address follows.
 * @param reachable the nearest place to an asked one that may be shown
 */
export function usePlace(initial: Place, reachable: (place: Place) => Place) {
  const [place, setPlace] = useState(initial);
  const navigate = useNavigate();
  const { key, hash, search } = useLocation();
  const type = useNavigationType();
  /** counts moves, for the focus that has to follow them */
  const [moves, setMoves] = useState(0);
  const seen = useRef(key);

  function go(next: Place, options: { replace?: boolean; isQuiet?: boolean } = {}) {
    setPlace(next);
    if (!options.isQuiet) setMoves((count) => count + 1);
    // The router renders the whole page for its new address.
    afterPaint(
      () =>
        void navigate(
          { search, hash: `${PREFIX}${nameOf(next)}` },
          { replace: options.replace ?? false, preventScrollReset: true },
        ),
    );
  }

  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    if (type !== NavigationType.Pop) return;
    const asked = hash === '' ? START : placeIn(hash);
    if (!asked) return;
    setPlace(reachable(asked));
    setMoves((count) => count + 1);
  }, [key, type, hash, reachable]);

  return { place, moves, go };
}
