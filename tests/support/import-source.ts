import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type {
  OpenSource,
  SourceAdapter,
  SourceFile,
  SourceItem,
  SourceOptions,
} from '#src/domains/imports/source.ts';

export interface ReadSource {
  source: OpenSource;
  items: Map<string, SourceItem>;
  skipped: string[];
  /** messages by place */
  problems: Record<string, string>;
}

/** Reads all events of a source. */
export async function openEvents(
  adapter: SourceAdapter,
  file: SourceFile,
  options: SourceOptions = {},
): Promise<ReadSource> {
  const source = await adapter.open(file, options);
  const read: ReadSource = { source, items: new Map(), skipped: [], problems: {} };
  for await (const event of source.read())
    if (event.type === 'item') read.items.set(event.item.id, event.item);
    else if (event.type === 'skipped') read.skipped.push(event.what);
    else read.problems[event.place] = event.message;
  return read;
}

/** A file as it was uploaded; deleted after the test. */
export function sourceFile(name: string, content: string | Buffer): SourceFile {
  const folder = mkdtempSync(join(tmpdir(), 'import-source-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'source');
  writeFileSync(path, content);
  return { name, path, bytes: Buffer.byteLength(content) };
}
