import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { bodyFromHtml } from '#src/domains/content/foreign/read-html.ts';
import type { BodyNode } from '#src/domains/content/body/post-body.ts';
import { renderPostBody } from '#src/domains/content/body/render-post-body.server.ts';
import type {
  SourceAdapter,
  SourceEvent,
  SourceFile,
  SourceItem,
  SourceOptions,
} from '#src/domains/imports/source.ts';

/** A file as it was uploaded; deleted after the test. */
export function sourceFile(name: string, content: string | Buffer): SourceFile {
  const folder = mkdtempSync(join(tmpdir(), 'import-source-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'source');
  writeFileSync(path, content);
  return { name, path, bytes: Buffer.byteLength(content) };
}

/** Everything that reading a source to its end yields. The source stays open. */
export async function openEvents(
  adapter: SourceAdapter,
  file: SourceFile,
  options: SourceOptions = {},
) {
  const source = await adapter.open(file, options);
  const events: SourceEvent[] = [];
  for await (const event of source.read()) events.push(event);
  const items = events.flatMap((event) => (event.type === 'item' ? [event.item] : []));
  return {
    source,
    events,
    items: new Map(items.map((item) => [item.id, item])),
    skipped: events.flatMap((event) => (event.type === 'skipped' ? [event.what] : [])),
    /** messages by place */
    problems: Object.fromEntries(
      events.flatMap((event) => (event.type === 'problem' ? [[event.place, event.message]] : [])),
    ) as Record<string, string>,
  };
}

export type ReadEvents = Awaited<ReturnType<typeof openEvents>>;

/** Everything that reading a file yields. */
export interface ReadSource extends Pick<ReadEvents, 'events' | 'source'> {
  items: SourceItem[];
  /** how many of each kind were skipped */
  skipped: Record<string, number>;
  problems: string[];
}

/** Reads a file to its end, and closes it. */
export async function readSourceFile(
  adapter: SourceAdapter,
  path: string,
  options?: SourceOptions,
): Promise<ReadSource> {
  const { size } = await stat(path);
  const file = { name: basename(path), path, bytes: size };
  const read = await openEvents(adapter, file, options);
  await read.source.close();
  const skipped: Record<string, number> = {};
  for (const what of read.skipped) skipped[what] = (skipped[what] ?? 0) + 1;
  const items = read.events.flatMap((event) => (event.type === 'item' ? [event.item] : []));
  return { ...read, items, skipped, problems: Object.values(read.problems) };
}

/** Reads a text or bytes as if they were a file. */
export async function readSourceText(
  adapter: SourceAdapter,
  text: string | Uint8Array,
  options?: SourceOptions,
): Promise<ReadSource> {
  const folder = await mkdtemp(join(tmpdir(), 'cadron-source-'));
  try {
    await writeFile(join(folder, 'source'), text);
    return await readSourceFile(adapter, join(folder, 'source'), options);
  } finally {
    await rm(folder, { recursive: true });
  }
}

const schedulers = { SCHEDULER_URL: '/book', VISTAGE_SCHEDULER_URL: '/book' };

/** The body of an item, as its page shows it, without ids and boxes; a picture as `{address|alternative text|caption}`. */
export function showBody({ body: { text }, base }: SourceItem): string {
  const { body, pictures } = bodyFromHtml(text, { base });
  const addresses = new Map(
    pictures.map(({ key, source }) => [key, 'address' in source ? source.address : source.type]),
  );
  const show = (node: BodyNode): BodyNode => {
    if (node.type !== 'image')
      return {
        ...node,
        ...(node.content && { content: node.content.map(show) }),
      };
    const { src, alt, caption = '' } = node.attrs as Record<string, string>;
    const words = `{${addresses.get(src!) ?? src}|${alt}|${caption}}`;
    return { type: 'paragraph', content: [{ type: 'text', text: words }] };
  };
  return renderPostBody(show(body), () => undefined, schedulers).html.replaceAll(
    / (?:id|rel|scope|data-list|tabindex)="[^"]*"|<\/?div[^>]*>|<\/?t(?:head|body)>/g,
    '',
  );
}

/** Warnings of what was left out of the body, as `kind: text`. */
export const warningsOf = (item: SourceItem): string[] => [
  ...item.warnings.map(({ kind, text }) => `${kind}: ${text}`),
  ...bodyFromHtml(item.body.text, { base: item.base }).leftOut.map(
    ({ text }) => `left-out: ${text}`,
  ),
];
