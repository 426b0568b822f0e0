import { hash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { type DataStore, type Locker, Metadata, Server, type Upload } from '@tus/server';
import type { UploadedBytes } from '#src/domains/media/intake/accept.server.ts';
import { presentUpload } from '#src/domains/media/intake/sent-upload.ts';
import type { UploadServer } from '#src/domains/media/intake/upload-server.ts';
import type { UploadOutcome, Uploads } from '#src/domains/media/intake/uploads.server.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import { BusyError } from '#src/platform/work-slots/work-slots.ts';
import type { Actor } from '#src/platform/activity/activity.ts';

interface UploadServerDeps {
  /** where the bytes of unfinished uploads are */
  store: DataStore;
  /** lets one request at a time write to an upload */
  locker: Locker;
  uploads: Uploads;
  /** path of the endpoint */
  path: string;
  log: Logger;
}

const ID = /^[\da-f]{32}$/;

/** Aborts a request: the server of the package turns what a hook throws into the response. */
const abort = (status_code: number, body: string) =>
  Object.assign(new Error(body), { status_code, body });

export function createUploadServer(deps: UploadServerDeps): UploadServer {
  const { store, uploads } = deps;
  /** who made a request, for the hooks */
  const editors = new WeakMap<object, Actor>();

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
    locker: deps.locker,
    relativeLocation: true,
    allowedOrigins: [],
    namingFunction: (request) => idOf(request, editorOf(request)),
    async onResponseError(_, error) {
      if ('status_code' in error) return undefined;
      deps.log.error({ err: error }, 'an upload failed');
      return { status_code: 500, body: 'Something went wrong. Please try again.' };
    },
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
    async onUploadFinish({ method }, upload) {
      // The sweep adds it later, when there is less to do.
      const outcome = await complete(upload).catch((error: unknown): UploadOutcome => {
        if (error instanceof BusyError) return { state: 'waiting' };
        throw error;
      });
      return {
        // The package sends the address of a new upload with this status only.
        status_code: method === 'POST' ? 201 : 200,
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(presentUpload(outcome)),
      };
    },
  });

  const editorOf = (request: object) => {
    const editor = editors.get(request);
    if (!editor) throw new Error('an upload without a person');
    return editor;
  };

  /** The upload of a repeated request: a browser that lost a response must not add its file twice. */
  async function respondAgain(request: Request, editor: Actor): Promise<Response | undefined> {
    const { method } = request;
    const id = method === 'POST' ? idOf(request, editor) : lastPart(request.url);
    const outcome = ID.test(id) && (await uploads.isOwn(id, editor)) && (await uploads.outcome(id));
    if (!outcome) return undefined;
    const isComplete = outcome.state !== 'waiting';
    if (method === 'DELETE' && isComplete) {
      await uploads.cancel(id);
      return respond(204);
    }
    const length = (await uploads.find(id))?.bytes;
    if (method === 'PATCH' && isComplete) {
      // The last part again: its bytes are here, so there is nothing to append.
      await drain(request);
      const isAtEnd = request.headers.get('Upload-Offset') === String(length);
      return respond(isAtEnd ? 204 : 409, { 'Upload-Offset': String(length) });
    }
    if (method !== 'POST' && !(method === 'HEAD' && isComplete)) return undefined;
    const { offset } = isComplete ? { offset: length } : await find(id);
    if (offset === undefined) {
      // The process died before it could begin the file.
      await uploads.cancel(id);
      return undefined;
    }
    await drain(request);
    const progress = { 'Upload-Offset': String(offset), 'Upload-Length': String(length) };
    return method === 'POST'
      ? respond(201, { ...progress, Location: `${deps.path}/${id}` })
      : respond(200, progress);
  }

  const find = (id: string): Promise<Partial<Upload>> => store.getUpload(id).catch(() => ({}));

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
    // Its bytes may be gone.
    remove: (id) =>
      store.remove(id).catch((error: unknown) => {
        const { status_code: status } = error as { status_code?: number };
        if (status !== 404 && status !== 410) throw error;
      }),
  };
}

const respond = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers: { 'Tus-Resumable': '1.0.0', ...headers } });

/** Reads what nobody needs: closing the connection instead would lose the response. */
async function drain({ body }: Request) {
  await body?.pipeTo(new WritableStream()).catch(() => undefined);
}

const lastPart = (url: string) => new URL(url).pathname.split('/').at(-1) ?? '';

/** From the key that the browser chose for the file, so that a repeated request finds its upload; else random. */
function idOf(request: Pick<Request, 'headers'>, editor: Actor) {
  const key = keyOf(request.headers.get('Upload-Metadata'));
  if (!key) return randomBytes(16).toString('hex');
  return hash('sha256', `${editor.id} ${key}`).slice(0, 32);
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
