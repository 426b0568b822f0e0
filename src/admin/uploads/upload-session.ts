import { Listeners } from '#src/admin/parts/listeners.ts';
import { hasKeptUploads } from './kept-uploads-flag.ts';
import type { UploadStore } from './upload-store.ts';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { Upload } from './upload.ts';

/** The uploads of this tab. Their code is loaded when the first file is chosen, or when an earlier visit left some. */

let uploader: string | undefined;
let opening: Promise<UploadStore> | undefined;
let opened: UploadStore | undefined;
const listeners = new Listeners();

/** Says who uploads, and goes on with what they left. Part of the admin layout. */
export function startUploads(userId: string): void {
  uploader = userId;
  if (hasKeptUploads(userId)) void openUploads();
}

/** The store, once it is loaded. */
export const currentUploads = (): UploadStore | undefined => opened;

/** Calls `listen` when the store is loaded. */
const listenToUploads = listeners.subscribe;

/** @throws if the code cannot be loaded, or nobody is signed in */
export async function openUploads(): Promise<UploadStore> {
  if (uploader === undefined) throw new Error('uploads outside of the admin');
  opening ??= loadStore(uploader).catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

async function loadStore(userId: string): Promise<UploadStore> {
  const { createUploads } = await import('./create-uploads.ts');
  opened = createUploads(userId);
  listeners.notify();
  await opened.restore();
  return opened;
}

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
