import type { Actor } from '#src/platform/activity/activity.ts';
import { type AssetDetails, isVisual } from '../asset.ts';
import { type AssetResult, refused } from '../assets.server.ts';
import { acceptFile, type UploadedBytes } from './accept.server.ts';
import { discard, refuseRequest, type UploadsDeps } from './uploads.server.ts';

export type TakeOver = ReturnType<typeof createTakeOver>;

/** `address` is its address in another library of ours, or null. */
type TakenFile = UploadedBytes & {
  id: string;
  name: string;
  folder: string;
  address: string | null;
};

/**
 * Adds a file of elsewhere, checked like any upload: a picture, or a file of another library of ours. That one has its address
 * if it was never used here, and its bytes if they are nothing but a picture. Otherwise a file with the same bytes is taken if
 * there is one, whose id is another one then. It can be repeated, and makes the first version. Details that cannot be stored are
 * left out.
 */
export const createTakeOver =
  (deps: UploadsDeps) =>
  async (file: TakenFile, details: Partial<AssetDetails>, editor: Actor): Promise<AssetResult> => {
    const { id, name, folder, address } = file;
    const message = await refuseRequest(deps, file);
    if (message) return refused(message);
    const accepted = await acceptFile(deps, file, name, address !== null);
    if (!accepted.ok) return accepted;
    const isTaken = address !== null || isVisual(accepted.file.kind);
    const added = isTaken
      ? await deps.assets.add({ ...accepted.file, id, address, details }, folder, editor)
      : refused('This is no picture.');
    if (!added.ok) await discard(deps, accepted.file);
    return added;
  };
