import { useEffect, useState } from 'react';
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
  /** number of moves; each one moves the focus */
  const [moves, setMoves] = useState(0);

  function show(next: Place) {
    setPlace(next);
    setMoves((count) => count + 1);
  }

  function go(next: Place, options: { replace?: boolean; isQuiet?: boolean } = {}) {
    if (options.isQuiet) setPlace(next);
    else show(next);
    afterPaint(() => {
      const hash = `${PREFIX}${formatPlace(next)}`;
      if (options.replace) history.replaceState(history.state, '', hash);
      else history.pushState(null, '', hash);
    });
  }

  useEffect(() => {
    const onPop = () => {
      const { hash } = location;
      const asked = hash === '' ? START : parsePlaceHash(hash);
      if (asked) show(reachable(asked));
    };
    addEventListener('popstate', onPop);
    return () => removeEventListener('popstate', onPop);
  }, [reachable]);

  return { place, moves, go };
}
