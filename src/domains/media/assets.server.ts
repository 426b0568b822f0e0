import type { Asset, AssetDetails, AssetFile, AssetFileVersion, Editor } from './asset.ts';

/** A file that passed all checks, with its bytes in the object store under `storageKey`. */
export interface AcceptedFile extends AssetFile {
  /** name of the uploaded file */
  uploadName: string;
  /** the upload that it came by; an upload becomes a file once, however often it is tried */
  uploadId?: string;
  /** the address that it had elsewhere: kept if it fits the file and was never used here; else a file with its bytes is taken */
  address?: string;
}

/** `message` is a sentence for the editor. */
export type Refused = { ok: false; message: string };

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

/** Changes of the library. Each is one transaction with its entry in the history, and is announced to all nodes. */
export interface Assets {
  /** A file, also one in the trash; undefined when it does not exist. */
  get(id: string): Promise<Asset | undefined>;
  /** Its files of the last 30 days, the newest first. */
  fileVersions(id: string): Promise<AssetFileVersion[]>;
  /** Files that have the same bytes as an upload, by their hash before they were re-encoded; without the trash. */
  findByUploadHashes(hashes: readonly string[]): Promise<Asset[]>;

  /** Adds a file to a folder, at an address that was never used. @param folder created when missing */
  add(file: AcceptedFile, folder: string, editor: Editor): Promise<AssetResult>;
  /**
   * Changes what editors write about a file.
   * @param base the version that the editor saw; an outdated one is refused with the current asset
   */
  update(
    id: string,
    details: Partial<AssetDetails>,
    base: number,
    editor: Editor,
  ): Promise<AssetResult | (Refused & { current: Asset })>;
  /** Another file takes the place of the current one, at the same address. */
  replace(
    id: string,
    file: AcceptedFile,
    editor: Editor,
    /** hash of the file that the editor compared it with; another one is refused */
    base?: string,
  ): Promise<AssetResult>;
  /** Brings back an earlier file; a replacement of its own, so that it can be undone as well. */
  bringBack(id: string, fileVersion: number, editor: Editor): Promise<AssetResult>;

  tag(
    ids: readonly string[],
    change: { add?: readonly string[]; remove?: readonly string[] },
    editor: Editor,
  ): Promise<BulkResult>;
  /** Writes alternative texts; one that someone else changed since is refused. */
  describe(texts: readonly DescribedAsset[], editor: Editor): Promise<BulkResult>;
  move(ids: readonly string[], folder: string, editor: Editor): Promise<BulkResult>;
  /** To the trash, where the public address no longer works. Files in use are refused unless `evenIfUsed`. */
  trash(
    ids: readonly string[],
    options: { evenIfUsed: boolean },
    editor: Editor,
  ): Promise<BulkResult>;
  restore(ids: readonly string[], editor: Editor): Promise<BulkResult>;
  /** Deletes files in the trash for good; all of them without ids. */
  purge(ids: readonly string[] | undefined, editor: Editor): Promise<BulkResult>;

  createFolder(path: string, editor: Editor): Promise<{ ok: true } | Refused>;
  /** Renames or moves a folder with everything in it. Public addresses stay. */
  moveFolder(path: string, to: string, editor: Editor): Promise<{ ok: true } | Refused>;
  /** Deletes an empty folder. */
  deleteFolder(path: string, editor: Editor): Promise<{ ok: true } | Refused>;
}
