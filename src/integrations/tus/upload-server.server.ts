import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { type DataStore, MemoryLocker, Metadata, Server, type Upload } from '@tus/server';
import type { Editor } from '#src/domains/media/asset.ts';
import type { UploadedBytes } from '#src/domains/media/intake/accept.server.ts';
import { MAX_UPLOAD_BYTES } from '#src/domains/media/intake/file-types.ts';
import type { UploadOutcome, Uploads } from '#src/domains/media/intake/uploads.server.ts';

/** Resumable uploads by the tus protocol 1.0 (https://tus.io/protocols/resumable-upload). */
export interface UploadServer {
  /** Responds to a request of a signed-in person who may add files. */
  handle(request: Request, editor: Editor): Promise<Response>;
  /** Adds an upload whose bytes are all there. @returns undefined if some are missing */
  finish(id: string): Promise<UploadOutcome | undefined>;
  /** Deletes the bytes of an upload. */
  remove(id: string): Promise<void>;
}

export interface UploadServerDeps {
  /** where the bytes of unfinished uploads are */
  store: DataStore;
  uploads: Uploads;
  /** path of the endpoint */
  path: string;
  /** what the results look like to a browser */
  present(outcome: UploadOutcome): object;
}

const ID = /^[\da-f]{32}$/;

/** Aborts a request: the server of the package turns what a hook throws into the response. */
const abort = (status_code: number, body: string) =>
  Object.assign(new Error(body), { status_code, body });

export function createUploadServer(deps: UploadServerDeps): UploadServer {
  const { store, uploads } = deps;
  /** who made a request, for the hooks */
  const editors = new WeakMap<object, Editor>();

  const bytesOf = (id: string, bytes: number): UploadedBytes => ({
    bytes,
    read: async ({ start, end } = { start: 0, end: bytes }) =>
      Readable.from(part(await readOf(store, id), start, end)),
  });

  async function complete(upload: Upload): Promise<UploadOutcome> {
    const outcome = await uploads.finish(upload.id, bytesOf(upload.id, upload.offset));
    // Its bytes are in the library now, or nobody wants them.
    if (outcome.state !== 'waiting') await store.remove(upload.id).catch(() => undefined);
    return outcome;
  }

  const server = new Server({
    path: deps.path,
    datastore: store,
    locker: new MemoryLocker(),
    maxSize: MAX_UPLOAD_BYTES,
    relativeLocation: true,
    allowedOrigins: [],
    namingFunction: (request) => idOf(request, editorOf(request)),
    async onIncomingRequest(request, id) {
      if (request.method === 'POST') return;
      const isOwn = ID.test(id) && (await uploads.isOwn(id, editorOf(request)));
      if (!isOwn) throw abort(404, 'This upload does not exist any more.');
      await uploads.touch(id);
    },
    async onUploadCreate(request, { id, size, metadata = {} }) {
      const { name, folder, replaces } = metadata;
      const begun = await uploads.begin(
        id,
        {
          name: name ?? '',
          folder: folder ?? '',
          bytes: size ?? Number.NaN,
          ...(replaces ? { replaces } : {}),
        },
        editorOf(request),
      );
      if (!begun.ok) throw abort(422, begun.message);
      return {};
    },
    async onUploadFinish(_, upload) {
      const outcome = await complete(upload);
      return {
        status_code: 200,
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(deps.present(outcome)),
      };
    },
  });

  const editorOf = (request: object) => {
    const editor = editors.get(request);
    if (!editor) throw new Error('an upload without a person');
    return editor;
  };

  /** The upload of a repeated request: a browser that lost a response must not add its file twice. */
  async function respondAgain(request: Request, editor: Editor): Promise<Response | undefined> {
    const id = request.method === 'POST' ? idOf(request, editor) : lastPart(request.url);
    const outcome = ID.test(id) && (await uploads.isOwn(id, editor)) && (await uploads.outcome(id));
    if (!outcome) return undefined;
    const upload = await uploads.find(id);
    const isComplete = outcome.state !== 'waiting';
    const offset = isComplete ? upload!.bytes : (await store.getUpload(id)).offset;
    const headers = {
      'Tus-Resumable': '1.0.0',
      'Upload-Offset': String(offset),
      'Cache-Control': 'no-store',
    };
    if (request.method === 'POST')
      return new Response(null, {
        status: 201,
        headers: { ...headers, Location: `${deps.path}/${id}` },
      });
    if (request.method === 'HEAD' && isComplete)
      return new Response(null, { headers: { ...headers, 'Upload-Length': String(offset) } });
    return undefined;
  }

  return {
    async handle(request, editor) {
      const again = await respondAgain(request, editor);
      if (again) return again;
      editors.set(request, editor);
      const response = await server.handleWeb(request);
      if (request.method === 'DELETE' && response.ok) await uploads.cancel(lastPart(request.url));
      return response;
    },
    async finish(id) {
      const upload = await store.getUpload(id);
      return upload.size === upload.offset ? complete(upload) : undefined;
    },
    remove: (id) => store.remove(id),
  };
}

const lastPart = (url: string) => new URL(url).pathname.split('/').at(-1) ?? '';

/** From the key that the browser chose for the file, so that a repeated request finds its upload; else random. */
function idOf(request: Pick<Request, 'headers'>, editor: Editor): string {
  const key = keyOf(request.headers.get('Upload-Metadata'));
  if (!key) return randomBytes(16).toString('hex');
  return createHash('sha256').update(`${editor.id} ${key}`).digest('hex').slice(0, 32);
}

function keyOf(metadata: string | null): string | undefined {
  try {
    return Metadata.parse(metadata ?? undefined)['key'] ?? undefined;
  } catch {
    return undefined;
  }
}

/** The bytes of a stream from `start` up to, but without, `end`. */
async function* part(stream: Readable, start: number, end: number) {
  let at = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    const from = Math.max(0, start - at);
    const to = Math.min(chunk.length, end - at);
    if (from < to) yield chunk.subarray(from, to);
    at += chunk.length;
    if (at >= end) return;
  }
}

/** Both stores of the package can read, though their common type does not say so. */
async function readOf(store: DataStore, id: string): Promise<Readable> {
  const { read } = store as DataStore & { read?(id: string): Promise<Readable> | Readable };
  if (!read) throw new Error('this store of uploads cannot be read');
  return read.call(store, id);
}
