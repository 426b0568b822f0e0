import type { SentAsset } from '#src/domains/media/intake/sent-upload.ts';
import { hashFile } from './hash-file.ts';
import type { UploadApi } from './upload-api.ts';

/** Files whose hashes one request sends. A small number lets the first files start soon. */
const BATCH = 20;

interface Wanted {
  key: string;
  file: File | undefined;
}

/**
 * Finds out which files the library has, before their bytes travel. A file that is on its way already waits until the first one is in
 * the library. Whatever fails, the file is uploaded.
 */
export class DuplicateCheck {
  private wanted: readonly Wanted[] = [];
  private underway: readonly string[] = [];
  private readonly hashes = new Map<string, string>();
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

  /**
   * @param wanted the files that wait for it, first the next
   * @param underway keys of those that are neither in the library nor given up
   */
  want(wanted: readonly Wanted[], underway: readonly string[]): void {
    this.underway = underway;
    this.wanted = wanted.filter(({ key }) => !this.hasTwin(key));
    if (!this.isRunning && wanted.length > 0) void this.run();
  }

  private hasTwin(key: string): boolean {
    const hash = this.hashes.get(key);
    return hash !== undefined && this.underway.some((other) => this.hashes.get(other) === hash);
  }

  private async run(): Promise<void> {
    this.isRunning = true;
    while (this.wanted.length > 0) {
      const batch = this.wanted.slice(0, BATCH);
      for (const { key, file } of batch) {
        const hash = this.hashes.get(key) ?? (file && (await hashFile(file)));
        if (hash !== undefined) this.hashes.set(key, hash);
      }
      const hashes = new Set(batch.flatMap(({ key }) => this.hashes.get(key) ?? []));
      const known = hashes.size > 0 ? await this.api.known([...hashes]) : [];
      const assets = new Map(known.map(({ hash, asset }) => [hash, asset]));
      // What is checked is wanted no more.
      this.wanted = this.wanted.filter(({ key }) => !batch.some((done) => done.key === key));
      for (const { key } of batch) {
        const asset = assets.get(this.hashes.get(key) ?? '');
        if (asset || !this.hasTwin(key)) this.onChecked(key, asset);
      }
    }
    this.isRunning = false;
  }
}
