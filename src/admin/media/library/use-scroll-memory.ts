import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';

const KEY = 'cadron.library-scroll';

/**
 * Scrolls to where this entry of the browser's history was left, also after a reload. The next page begins at its top.
 * @param isReady whether the list has its height
 */
export function useScrollMemory(isReady: boolean): void {
  const { key } = useLocation();
  useLayoutEffect(() => {
    if (!isReady) return;
    const positions = read();
    const known = positions[key];
    if (known !== undefined) scrollTo({ top: known, behavior: 'instant' });
    const keep = () => write(key, scrollY);
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('pagehide', keep);
      keep();
      scrollTo({ top: 0, behavior: 'instant' });
    };
  }, [key, isReady]);
}

const MAX_ENTRIES = 20;

function read(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

/** Storage may be full or switched off; the list then begins at its top. */
function write(key: string, position: number): void {
  const { [key]: _old, ...others } = read();
  const entries = [...Object.entries(others).slice(1 - MAX_ENTRIES), [key, position]];
  try {
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(entries)));
  } catch {}
}
