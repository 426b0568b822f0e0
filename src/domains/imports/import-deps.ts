import type { Base } from '#src/platform/base.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import type { Documents } from '#src/domains/documents/documents.server.ts';
import type { Tags } from '#src/domains/documents/tags/tags.server.ts';
import type { AssetIndex } from '#src/domains/media/asset-index.server.ts';
import type { Assets } from '#src/domains/media/create-assets.server.ts';
import type { Pause } from '#src/domains/seo/crawl/pace.ts';
import type { Overrides } from '#src/domains/seo/overrides/overrides.server.ts';
import type { SiteSettingsStore } from '#src/domains/seo/site-settings/site-settings.server.ts';
import type { Redirects } from '#src/domains/redirects/create-redirects.server.ts';
import type { ObjectStore } from '#src/platform/storage/object-store.server.ts';
import type { FoundFile, SourceAdapter, SourceFile } from './source.ts';
import type { AssetDetails } from '#src/domains/media/asset.ts';
import type { Actor } from '#src/platform/activity/activity.ts';

/** A picture that is now in the library; `assetId` only if it was not there before. */
export type AddedPicture = { src: string; assetId: string | null } | { message: string };

/** A file in the library, with what is known of it. */
export type FileHere = { id: string; folder: string; address?: string } & Partial<AssetDetails>;

/** Brings pictures into the library, each content once. With an address, which it had in another library of ours, also other files. */
export interface PictureIntake {
  /** From the public internet, guarded like every download, or from a source. */
  add(file: FoundFile, here: FileHere, by: Actor): Promise<AddedPicture>;
}

/** Dependencies of imports. Ports are passed in by `src/wiring`. */
export interface ImportDeps extends Pick<Base, 'db' | 'clock' | 'log'> {
  store: ObjectStore;
  sources: readonly SourceAdapter[];
  /** the kind of a file by what is in it; undefined if none knows it */
  recognize(file: SourceFile): Promise<string | undefined>;
  documents: Documents;
  /** names that this site gives tags, and has renamed them to */
  tags: Tags;
  redirects: Redirects;
  overrides: Overrides;
  siteSettings: SiteSettingsStore;
  mediaIndex: AssetIndex;
  assets: Assets;
  pictures: PictureIntake;
  /** addresses of pages in the code, which no post can have */
  reservedPaths: readonly string[];
  /** lets visitors go first, after each item */
  pause: Pause;
  /** continues an import as a job */
  enqueue(tx: Db, importId: string): Promise<void>;
}
