import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { bodyFromHtml } from '#src/domains/content/foreign/read-html.ts';
import type { BodyNode } from '#src/domains/content/body/post-body.ts';
import { renderPostBody } from '#src/domains/content/body/render-post-body.server.ts';
import type {
  OpenSource,
  SourceAdapter,
  SourceEvent,
  SourceItem,
  SourceOptions,
} from '#src/domains/imports/source.ts';

/** Everything that reading a file yields. */
export interface ReadSource {
  events: SourceEvent[];
  items: SourceItem[];
  /** how many of each kind were skipped */
  skipped: Record<string, number>;
  problems: string[];
  source: Pick<OpenSource, 'origin' | 'sites' | 'notes' | 'columns' | 'find'>;
}

/** Reads a file to its end. */
export async function readSourceFile(
  adapter: SourceAdapter,
  path: string,
  options: SourceOptions = {},
): Promise<ReadSource> {
  const { size } = await stat(path);
  const source = await adapter.open({ name: basename(path), path, bytes: size }, options);
  const events: SourceEvent[] = [];
  for await (const event of source.read()) events.push(event);
  await source.close();
  const skipped: Record<string, number> = {};
  for (const event of events)
    if (event.type === 'skipped') skipped[event.what] = (skipped[event.what] ?? 0) + 1;
  return {
    events,
    items: events.flatMap((event) => (event.type === 'item' ? [event.item] : [])),
    skipped,
    problems: events.flatMap((event) => (event.type === 'problem' ? [event.message] : [])),
    source,
  };
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
