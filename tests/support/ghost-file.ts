import { ghostAdapter } from '#src/domains/imports/sources/ghost/ghost.server.ts';
import type { SourceItem } from '#src/domains/imports/source.ts';
import { type ReadSource, readSourceText } from './import-sources.ts';

export type Row = Record<string, unknown>;

/** A post that everyone could read. */
export const POST: Row = {
  id: '5ddc',
  title: 'A post',
  slug: 'a-post',
  html: '<p>From HTML</p>',
  type: 'post',
  status: 'published',
  visibility: 'public',
  published_at: '2019-03-08T19:30:00.000Z',
};
/** An export of Ghost's migration tools; in a list of `db`, that of its admin area. */
export const exportOf = (tables: Record<string, Row[]>) => ({
  meta: { exported_on: 1_700_000_000_000, version: '5.80.0' },
  data: { settings: [{ key: 'title', value: 'Old Site' }], ...tables },
});
/** Reads tables as an export. */
export const readGhost = (
  tables: Record<string, Row[]>,
  site: string | undefined = 'https://old.example.com',
): Promise<ReadSource> =>
  readSourceText(ghostAdapter, JSON.stringify({ db: [exportOf(tables)] }), { site });
/** Reads `POST` with other fields. */
export const readOne = async (post: Row, tables: Record<string, Row[]> = {}): Promise<SourceItem> =>
  (await readGhost({ posts: [{ ...POST, ...post }], ...tables })).items[0]!;
/** A text of the editor since 2023. */
export const lexical = (...children: Row[]): string =>
  JSON.stringify({ root: { type: 'root', children } });
export const text = (words: string, format = 0): Row => ({
  type: 'extended-text',
  text: words,
  format,
});
