import type { SentAsset } from '#src/domains/media/intake/sent-upload.ts';
import { hashFile } from './hash-file.ts';
import type { UploadApi } from './upload-api.ts';

/** Files whose hashes one request sends. A small number lets the first files start soon. */
const BATCH = 20;

interface Wanted {
  key: string;
  file: File | undefined;
}

/** Finds out which files the library has, before their bytes travel. Whatever fails, the file is uploaded. */
export class DuplicateCheck {
  private wanted: readonly Wanted[] = [];
  private isRunning = false;
  private readonly api: Pick<UploadApi, 'known'>;
  private readonly onChecked: (key: string, asset: SentAsset | undefined) => void;

  constructor(
    api: Pick<UploadApi, 'known'>,
    onChecked: (key: string, asset: SentAsset | undefined) => void,
  ) {
    this.api = api;
    this.onChecked = onChecked;
  }

  /** The files that wait for it, first the next. */
  want(wanted: readonly Wanted[]): void {
    this.wanted = wanted;
    if (!this.isRunning && wanted.length > 0) void this.run();
  }

  private async run(): Promise<void> {
    this.isRunning = true;
    while (this.wanted.length > 0) {
      const batch = this.wanted.slice(0, BATCH);
      const hashes = new Map<string, string>();
      for (const { key, file } of batch) {
        const hash = file && (await hashFile(file));
        if (hash !== undefined) hashes.set(key, hash);
      }
      const known = hashes.size > 0 ? await this.api.known([...new Set(hashes.values())]) : [];
      const assets = new Map(known.map(({ hash, asset }) => [hash, asset]));
      // What is checked is wanted no more.
      this.wanted = this.wanted.filter(({ key }) => !batch.some((done) => done.key === key));
      for (const { key } of batch) this.onChecked(key, assets.get(hashes.get(key) ?? ''));
    }
    this.isRunning = false;
  }
}
