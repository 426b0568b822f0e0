import type { Asset, AssetDetails, AssetFile } from './asset.ts';

/** A file that passed all checks, with its bytes in the object store under `storageKey`. */
export interface AcceptedFile extends AssetFile {
  /** name of the uploaded file */
  uploadName: string;
  /** the upload that it came by; an upload becomes a file once, however often it is tried */
  uploadId?: string;
  /** of the new file, which is made once, however often it is tried */
  id?: string;
  /** the address that it had elsewhere: kept if it fits the file and was never used here; else, or with null, a file with its bytes is taken */
  address?: string | null;
  /** what is known of it; left out if it cannot be stored */
  details?: Partial<AssetDetails>;
}

/** `message` is a sentence for the editor. */
export type Refused = { ok: false; message: string };
export const refused = (message: string): Refused => ({ ok: false, message });

export type AssetResult = { ok: true; asset: Asset } | Refused;

/** The text of one file. */
export interface DescribedAsset {
  id: string;
  alt?: string;
  isDecorative?: boolean;
  /** what its editor saw before */
  base?: { alt: string; isDecorative: boolean } | undefined;
}

/** For changes of many files: those that succeeded, and why others did not. */
export interface BulkResult {
  changed: readonly string[];
  failed: readonly { id: string; name: string; message: string }[];
}
