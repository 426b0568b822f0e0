import { Listeners } from '#src/admin/parts/listeners.ts';
import { hasKeptUploads } from './kept-uploads-flag.ts';
import type { UploadStore } from './upload-store.ts';

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
export const listenToUploads = listeners.subscribe;

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
