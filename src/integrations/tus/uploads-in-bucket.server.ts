import type { Readable } from 'node:stream';
import { S3Store } from '@tus/s3-store';
import { Upload } from '@tus/server';
import type { S3Settings } from '#src/platform/storage/s3-object-store.server.ts';
import { s3ClientConfig } from '#src/platform/storage/s3-object-store.server.ts';

/**
 * The bytes of uploads in a folder of a bucket. The package stores them at its top, cannot delete complete ones, and cannot
 * read one whose process died between its last part and its completion.
 */
export class UploadsInBucket extends S3Store {
  readonly #folder: string;

  constructor(settings: S3Settings, folder: string) {
    super({ s3ClientConfig: { ...s3ClientConfig(settings), bucket: settings.bucket } });
    this.#folder = folder;
  }

  #key = (id: string) => `${this.#folder}/${id}`;

  override async create(upload: Upload): Promise<Upload> {
    await super.create(renamed(upload, this.#key(upload.id)));
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    return renamed(await super.getUpload(this.#key(id)), id);
  }

  override write(contents: Readable, id: string, offset: number): Promise<number> {
    return super.write(contents, this.#key(id), offset);
  }

  override async read(id: string): Promise<Readable> {
    const key = this.#key(id);
    return super.read(key).catch(async (error: unknown) => {
      if (!isMissing(error)) throw error;
      const metadata = await this.getMetadata(key);
      await this.finishMultipartUpload(metadata, await this.retrieveParts(key));
      return super.read(key);
    });
  }

  override declareUploadLength(id: string, length: number): Promise<void> {
    return super.declareUploadLength(this.#key(id), length);
  }

  override async remove(id: string) {
    const key = this.#key(id);
    // Ends the parts of an incomplete one, and fails for a complete one.
    await super.remove(key).catch(() => undefined);
    await this.client.deleteObjects({
      Bucket: this.bucket,
      Delete: {
        Objects: [key, this.infoKey(key), this.partKey(key, true)].map((Key) => ({ Key })),
      },
    });
    await this.clearCache(key);
  }
}

const renamed = (upload: Upload, id: string): Upload =>
  Object.assign(new Upload({ id, offset: upload.offset }), upload, { id });

const isMissing = (error: unknown) =>
  error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound');
