import type { SourceName } from '../../source.ts';
import { lineOf } from '../texts.ts';
import { readRows, type Row, textOf } from './read-rows.ts';

export type Tables = Awaited<ReturnType<typeof readTables>>;

/** Reads what posts refer to. @throws SourceError */
export async function readTables(path: string) {
  const names = {
    tags: new Map<string, SourceName>(),
    users: new Map<string, SourceName>(),
  };
  const links = {
    tags: new Map<string, Row[]>(),
    authors: new Map<string, Row[]>(),
  };
  const meta = new Map<string, Row>();
  let [title, posts] = ['', 0];
  for await (const { table, row } of readRows(path)) {
    const post = textOf(row, 'post_id');
    if (table === 'tags' || table === 'users') {
      const name = lineOf(textOf(row, 'name'));
      const isInternal =
        table === 'tags' && (name.startsWith('#') || row['visibility'] === 'internal');
      if (!isInternal)
        names[table].set(textOf(row, 'id'), {
          key: textOf(row, 'slug') || name,
          name,
        });
    } else if (table === 'posts_tags') links.tags.set(post, [...(links.tags.get(post) ?? []), row]);
    else if (table === 'posts_authors')
      links.authors.set(post, [...(links.authors.get(post) ?? []), row]);
    else if (table === 'posts_meta') meta.set(post, row);
    else if (table === 'settings' && row['key'] === 'title') title = lineOf(row['value']);
    else if (table === 'posts') posts += 1;
  }
  const resolve = (
    rows: readonly Row[] | undefined,
    field: string,
    known: Map<string, SourceName>,
  ) =>
    (rows ?? [])
      .toSorted((one, other) => Number(one['sort_order'] ?? 0) - Number(other['sort_order'] ?? 0))
      .flatMap((row) => known.get(textOf(row, field)) ?? []);
  return {
    title,
    posts,
    /** rows of `posts_meta` by their post */
    meta,
    /** the primary one first, without internal ones */
    tagsOf: (post: string) => resolve(links.tags.get(post), 'tag_id', names.tags),
    /** @param first the only one, in old versions */
    authorsOf(post: string, first: string): SourceName[] {
      const authors = resolve(links.authors.get(post), 'author_id', names.users);
      return authors.length > 0 ? authors : [names.users.get(first) ?? []].flat();
    },
  };
}
