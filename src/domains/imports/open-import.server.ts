import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ImportDeps } from './import-deps.ts';
import type { ImportRow } from './import-repository.server.ts';
import { type OpenSource, SourceError } from './source.ts';

/** Opens the file of an import on this machine. Disposing deletes the copy. @throws SourceError */
export async function openImport(
  { store, sources, recognize }: Pick<ImportDeps, 'store' | 'sources' | 'recognize'>,
  { source: id, storageKey, fileName, bytes, mapping }: ImportRow,
): Promise<OpenSource & AsyncDisposable & { source: string }> {
  const stored = storageKey === null ? undefined : await store.openStream(storageKey);
  if (!stored) throw new SourceError('The file is not kept any more. Upload it again.');
  const folder = await mkdtemp(join(tmpdir(), 'cadron-import-'));
  const discard = () => rm(folder, { recursive: true, force: true });
  try {
    const path = join(folder, 'source');
    await pipeline(stored, createWriteStream(path));
    const file = { name: fileName, path, bytes };
    const source = id || (await recognize(file));
    const adapter = sources.find((each) => each.id === source);
    if (!adapter) throw new SourceError(UNKNOWN);
    const { columns, site } = mapping;
    const opened = await adapter.open(file, { columns, site });
    const close = async () => {
      await opened.close();
      await discard();
    };
    return { ...opened, source: adapter.id, [Symbol.asyncDispose]: close };
  } catch (error) {
    await discard();
    throw error;
  }
}

const UNKNOWN =
  'What kind of file this is could not be recognized. Say where it comes from, and it is read again.';
