import { type AssetFiles, createAssetFiles } from '#src/domains/media/asset-files.server.ts';
import type { Assets } from '#src/domains/media/create-assets.server.ts';
import type { ObjectStore } from '#src/platform/storage/object-store.server.ts';
import type { WorkSlots } from '#src/platform/work-slots/work-slots.ts';

interface MediaFilesDeps {
  assets: Assets;
  store: ObjectStore;
  slots: WorkSlots;
}

/** Wires what the team sees of the bytes of the library. */
export function wireMediaFiles(deps: MediaFilesDeps) {
  const assetFiles: AssetFiles = createAssetFiles(deps);
  return { services: { assetFiles }, jobs: [], schedules: [] };
}
