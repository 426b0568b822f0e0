import type { Readable } from 'node:stream';
import type { S3Store } from '@tus/s3-store';
import { DataStore, Upload } from '@tus/server';

/** The bytes of uploads in a folder of a bucket: the package would store them at its top. */
export class StoreBelow extends DataStore {
  readonly #store: S3Store;
  readonly #folder: string;

  constructor(store: S3Store, folder: string) {
    super();
    this.#store = store;
    this.#folder = folder;
    this.extensions = store.extensions;
  }

  #key = (id: string) => `${this.#folder}/${id}`;

  override async create(upload: Upload): Promise<Upload> {
    await this.#store.create(renamed(upload, this.#key(upload.id)));
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    return renamed(await this.#store.getUpload(this.#key(id)), id);
  }

  override write(contents: Readable, id: string, offset: number): Promise<number> {
    return this.#store.write(contents, this.#key(id), offset);
  }

  read(id: string): Promise<Readable> {
    return this.#store.read(this.#key(id));
  }

  override declareUploadLength(id: string, length: number): Promise<void> {
    return this.#store.declareUploadLength(this.#key(id), length);
  }

  override remove(id: string): Promise<void> {
    return this.#store.remove(this.#key(id));
  }
}

const renamed = (upload: Upload, id: string): Upload =>
  Object.assign(new Upload({ id, offset: upload.offset }), upload, { id });
