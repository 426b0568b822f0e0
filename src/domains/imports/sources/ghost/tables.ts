import type { SourceName } from '../../source.ts';
import { lineOf } from '../texts.ts';
import { readRows, type Row, textOf } from './read-rows.ts';

export type Tables = Awaited<ReturnType<typeof readTables>>;

const KEPT = ['tags', 'users', 'posts_tags', 'posts_authors', 'posts_meta', 'settings'] as const;

/** Reads what posts refer to. @throws SourceError */
export async function readTables(path: string) {
  const tables = new Map<string, Row[]>(KEPT.map((name) => [name, []]));
  let posts = 0;
  for await (const { table, row } of readRows(path))
    if (table === 'posts') posts += 1;
    else tables.get(table)?.push(row);
  const rowsOf = (table: (typeof KEPT)[number]) => tables.get(table)!;
  const namesOf = (table: 'tags' | 'users') =>
    new Map(rowsOf(table).map((row) => [textOf(row, 'id'), nameOf(row)]));
  const byPost = (table: (typeof KEPT)[number]) =>
    Map.groupBy(
      rowsOf(table).toSorted((one, other) => orderOf(one) - orderOf(other)),
      (row) => textOf(row, 'post_id'),
    );
  const [tags, users] = [namesOf('tags'), namesOf('users')];
  const [tagsByPost, authorsByPost] = [byPost('posts_tags'), byPost('posts_authors')];
  const meta = byPost('posts_meta');
  const title = rowsOf('settings').find(({ key }) => key === 'title');
  return {
    posts,
    title: lineOf(title?.['value']),
    /** the row of `posts_meta` of a post */
    metaOf: (post: string): Row | undefined => meta.get(post)?.[0],
    /** the primary one first, without internal ones */
    tagsOf: (post: string): SourceName[] =>
      (tagsByPost.get(post) ?? []).flatMap((row) => tags.get(textOf(row, 'tag_id')) ?? []),
    /** @param only the author, in old versions */
    authorsOf: (post: string, only: string): SourceName[] =>
      (authorsByPost.get(post) ?? [{ author_id: only }]).flatMap(
        (row) => users.get(textOf(row, 'author_id')) ?? [],
      ),
  };
}

const orderOf = ({ sort_order }: Row): number => Number(sort_order ?? 0);

/** The name of a tag or user; none for tags that only themes see. */
function nameOf(row: Row): SourceName | undefined {
  const name = lineOf(row['name']);
  const isInternal = name.startsWith('#') || row['visibility'] === 'internal';
  return isInternal ? undefined : { key: textOf(row, 'slug') || name, name };
}
