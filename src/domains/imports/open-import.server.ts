import { hash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseStorableJson } from '#src/platform/forms/storable-text.ts';
import type { ImportDeps } from './import-deps.ts';
import type { ImportRow } from './import-repository.server.ts';
import { type OpenSource, SourceError, type SourceEvent } from './source.ts';

/** Opens the file of an import on this machine. Disposing deletes the copy. @throws SourceError */
export async function openImport(
  { store, sources, recognize }: ImportDeps,
  { id: importId, source: id, storageKey, fileName, bytes, mapping }: ImportRow,
): Promise<OpenSource & AsyncDisposable & { source: string }> {
  const stored = storageKey === null ? undefined : await store.openStream(storageKey);
  if (!stored) throw new SourceError('The file is not kept any more. Upload it again.');
  await using opening = new AsyncDisposableStack();
  const folder = join(tmpdir(), FOLDER + importId);
  const discard = () => discardFolder(importId);
  // A worker that was killed has left it.
  await discard();
  await mkdir(folder, { mode: 0o700 });
  opening.defer(discard);
  const file = { name: fileName, path: join(folder, 'source'), bytes };
  await pipeline(stored, createWriteStream(file.path));
  const source = id || (await recognize(file).catch(asUnreadable));
  const adapter = sources.find((each) => each.id === source);
  if (!adapter) throw new SourceError(UNKNOWN);
  const opened = await adapter.open(file, mapping).catch(asUnreadable);
  opening.defer(() => opened.close());
  const { notes = [], columns = [], sites } = opened;
  const owned = opening.move();
  return {
    ...opened,
    ...storable({ notes, columns, sites }),
    origin: shortId(opened.origin),
    source: adapter.id,
    read: () => readAll(opened),
    [Symbol.asyncDispose]: () => owned.disposeAsync(),
  };
}

const FOLDER = 'cadron-import-';
/** Each job of an import, which takes minutes, makes a copy of its own. */
const MAX_AGE_MS = 86_400_000;

/** Deletes the copy of an import's file. */
export const discardFolder = (importId: string): Promise<void> =>
  rm(join(tmpdir(), FOLDER + importId), { recursive: true, force: true });

/** Deletes copies that killed workers have left on this machine. */
export async function discardOldFolders() {
  for (const name of await readdir(tmpdir())) {
    const folder = join(tmpdir(), name);
    // Another worker may delete its own meanwhile.
    const found = name.startsWith(FOLDER) && (await stat(folder).catch(() => undefined));
    if (found && Date.now() - found.mtimeMs > MAX_AGE_MS)
      await rm(folder, { recursive: true, force: true });
  }
}

/** Reads the events of an adapter, as the database can hold them. @throws SourceError, whatever is in the file */
async function* readAll(source: OpenSource): AsyncGenerator<SourceEvent> {
  try {
    for await (const event of source.read()) {
      if (event.type === 'item') event.item.id = shortId(event.item.id);
      yield storable(event);
    }
  } catch (error) {
    asUnreadable(error);
  }
}

function asUnreadable(error: unknown): never {
  if (error instanceof SourceError) throw error;
  throw new SourceError(UNREADABLE, { cause: error });
}

/** An index cannot hold more. */
const MAX_ID_BYTES = 600;

function shortId(id: string) {
  const text = storable(id);
  if (Buffer.byteLength(text) <= MAX_ID_BYTES) return text;
  return `${text.slice(0, 80).toWellFormed()}… ${hash('sha256', id)}`;
}

const storable = <Value>(value: Value): Value => parseStorableJson(JSON.stringify(value)) as Value;

const UNREADABLE =
  'This file cannot be read to its end: something in it is in no form that is known. Say where it comes from, or export it again.';
const UNKNOWN =
  'What kind of file this is could not be recognized. Say where it comes from, and it is read again.';
