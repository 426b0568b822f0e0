import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FileStore } from '@tus/file-store';
import type { DataStore } from '@tus/server';
import type { Assets } from '#src/domains/media/create-assets.server.ts';
import type { SentUpload } from '#src/domains/media/intake/sent-upload.ts';
import { createUploadSweep } from '#src/domains/media/intake/sweep-uploads.server.ts';
import { createTakeOver } from '#src/domains/media/intake/take-over.server.ts';
import { createUploads, type UploadLimits } from '#src/domains/media/intake/uploads.server.ts';
import { createUploadLocker } from '#src/integrations/tus/upload-locker.server.ts';
import { createUploadServer } from '#src/integrations/tus/upload-server.server.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import type { ObjectStore } from '#src/platform/storage/object-store.server.ts';
import { createWorkSlots } from '#src/platform/work-slots/work-slots.ts';
import { ANA, createMediaFixture, type MediaFixture } from './media-fixture.ts';
import type { Actor } from '#src/platform/activity/activity.ts';

const PATH = '/admin/media-library/uploads';

/** The result of a request of an upload. */
export interface Sent {
  status: number;
  /** id of the upload */
  id: string;
  /** bytes that have arrived */
  offset: number;
  /** of a finished upload */
  outcome: SentUpload | undefined;
  text: string;
}

interface UploadedFile {
  contents: Buffer;
  name?: string;
  folder?: string;
  replaces?: string;
  /** how the browser recognizes the file */
  key?: string;
  /** in the metadata, which nobody believes */
  type?: string;
}

interface NodeOptions {
  assets?: (real: Assets) => Partial<Assets>;
  limits?: Partial<UploadLimits>;
  uploadStore?: DataStore;
  store?: ObjectStore;
}

const encode = (text: string) => Buffer.from(text).toString('base64');

const metadataOf = ({ name = 'photo.jpg', folder, replaces, key, type }: UploadedFile) =>
  Object.entries({ name, folder, replaces, key, type })
    .flatMap(([field, value]) => (value === undefined ? [] : `${field} ${encode(value)}`))
    .join(',');

/** Uploads into a library with a database, a folder store and a folder of unfinished uploads. */
export async function createIntakeFixture() {
  const media: MediaFixture = await createMediaFixture();
  const folder = await mkdtemp(join(tmpdir(), 'cadron-uploads-'));
  const { db, pool } = media.database;

  /** A node of the site. */
  function open({ assets, limits, uploadStore, store = media.store }: NodeOptions = {}) {
    const real = media.open().assets;
    const clock = () => new Date(media.now);
    const deps = {
      db,
      clock,
      store,
      slots: createWorkSlots(1, 64),
      assets: { ...real, ...assets?.(real) },
      limits: { files: 1_000, bytes: 1_000_000_000, ...limits },
    };
    const uploads = createUploads(deps);
    const server = createUploadServer({
      store: uploadStore ?? new FileStore({ directory: folder }),
      locker: createUploadLocker(pool),
      uploads,
      path: PATH,
      log: silentLogger,
    });
    async function call(
      method: string,
      id: string,
      headers: Record<string, string>,
      body?: Buffer,
      editor: Actor = ANA,
    ): Promise<Sent> {
      const request = new Request(`http://localhost${PATH}${id && `/${id}`}`, {
        method,
        headers: { 'Tus-Resumable': '1.0.0', ...headers },
        ...(body && { body: new Uint8Array(body) }),
      });
      const response = await server.handle(request, editor);
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.startsWith('application/json');
      return {
        status: response.status,
        id: response.headers.get('location')?.split('/').at(-1) ?? id,
        offset: Number(response.headers.get('upload-offset')),
        outcome: isJson ? (JSON.parse(text) as SentUpload) : undefined,
        text,
      };
    }
    const bytesType = { 'Content-Type': 'application/offset+octet-stream' };
    return {
      uploads,
      takeOver: createTakeOver(deps),
      server,
      call,
      /** begins an upload, by default with all its bytes */
      begin: (file: UploadedFile, first = file.contents.length, length = file.contents.length) =>
        call(
          'POST',
          '',
          { 'Upload-Length': String(length), 'Upload-Metadata': metadataOf(file), ...bytesType },
          file.contents.subarray(0, first),
        ),
      go: (id: string, contents: Buffer, offset: number, editor?: Actor) =>
        call('PATCH', id, { 'Upload-Offset': String(offset), ...bytesType }, contents, editor),
      head: (id: string, editor?: Actor) => call('HEAD', id, {}, undefined, editor),
      cancel: (id: string, editor?: Actor) => call('DELETE', id, {}, undefined, editor),
      sweep: createUploadSweep({ db, uploads, server, clock, log: silentLogger }),
    };
  }

  return {
    media,
    open,
    /** names of unfinished uploads */
    leftovers: async () => (await readdir(folder)).filter((name) => !name.endsWith('.json')),
    /** what the library holds: addresses in the database and keys in the store */
    async stored() {
      const rows = await media.query('select address from media_assets order by address');
      const keys: string[] = [];
      for await (const key of media.store.paths()) keys.push(key);
      return { addresses: rows.map((row) => row['address']), keys };
    },
    async reset() {
      await media.reset();
      await media.query('truncate media_uploads');
      await Promise.all((await readdir(folder)).map((name) => rm(join(folder, name))));
    },
    async drop() {
      await media.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type IntakeFixture = Awaited<ReturnType<typeof createIntakeFixture>>;

export const NOTHING = { addresses: [], keys: [] };
