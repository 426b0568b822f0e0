import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { Upload } from './upload.ts';
import { currentUploads, listenToUploads } from './upload-session.ts';

const NONE: readonly Upload[] = [];

/** The uploads of this tab. */
export function useUploads(): readonly Upload[] {
  return useSyncExternalStore(
    subscribe,
    () => currentUploads()?.getState() ?? NONE,
    () => NONE,
  );
}

function subscribe(onChange: () => void): () => void {
  let stop = currentUploads()?.subscribe(onChange);
  const stopListening = listenToUploads(() => {
    stop = currentUploads()?.subscribe(onChange);
    onChange();
  });
  return () => {
    stop?.();
    stopListening();
  };
}

/** Many files become one call. */
const GATHER_MS = 700;

/** Calls `onAdded` when files of this tab have arrived in the library. */
export function useUploadsAdded(onAdded: () => void): void {
  const call = useEffectEvent(onAdded);
  const added = useUploads().filter(({ state, isExisting }) => state === 'done' && !isExisting);
  const [seen] = useState(() => new Set<string>());
  const fresh = added.filter(({ key }) => !seen.has(key)).length;
  useEffect(() => {
    if (fresh === 0) return;
    const timer = setTimeout(() => {
      const uploads = currentUploads()?.getState() ?? NONE;
      for (const { key, state } of uploads) if (state === 'done') seen.add(key);
      call();
    }, GATHER_MS);
    return () => clearTimeout(timer);
  }, [fresh, seen]);
}
