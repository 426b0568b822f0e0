import { htmlOfMarkdown } from '#src/domains/content/foreign/markdown.ts';
import { isObject, type JsonObject, parseJson } from '#src/platform/json.ts';
import {
  type SourceAdapter,
  SourceError,
  type SourceEvent,
  type SourceItem,
} from '../../source.ts';
import { addressOf, lineOf, onTheWeb } from '../../source-values.ts';
import { readWhole } from '../table/read-rows.server.ts';
import { itemOfRow } from '../table/table-item.ts';
import { type LeaveOut, renderLexical, renderMobiledoc, rowsOf, textOf } from './editors.ts';

/** A site without an address; no real one is there (RFC 2606). Exports of Ghost do not name theirs. */
const NOWHERE = 'https://ghost.invalid/';
const NO_SITE =
  'The file does not name its site. Enter the address of the old site, so that pictures can be found';

/** Exports of Ghost: its tables as JSON. */
export const ghostAdapter: SourceAdapter = {
  id: 'ghost',
  name: 'Ghost',
  help: 'In Ghost, choose Settings, Import/Export, then Export: the JSON file. It has addresses of pictures, so the old site has to stay online until they are here.',
  recognizes: (_file, head) => /"(?:exported_on|mobiledoc|lexical|posts_tags)"\s*:/.test(head),
  async open(file, options) {
    const tables = readTables(parseJson(await readWhole(file)));
    if (tables.posts.length === 0)
      throw new SourceError('The file has no posts, as exports of Ghost do. It may be cut off.');
    const given = addressOf(options.site);
    const site = given?.replace(/\/?$/, '/') ?? NOWHERE;
    return {
      // Known by its name, so that a site address that is set later changes nothing.
      origin: `Ghost (${lineOf(tables.find('settings', 'title')[0]?.['value'])})`,
      sites: [new URL(site).origin],
      notes: given ? [] : [NO_SITE],
      async *read(): AsyncIterable<SourceEvent> {
        for (const [at, row] of tables.posts.entries())
          yield row['type'] === 'page' || row['page'] === 1 || row['page'] === true
            ? { type: 'skipped', what: 'page' }
            : { type: 'item', item: readPost(row, `post ${at + 1}`, tables, site) };
      },
      ...onTheWeb,
      find: async (address, from) =>
        address.startsWith(NOWHERE) ? undefined : onTheWeb.find(address, from),
    };
  },
};

type Tables = ReturnType<typeof readTables>;

/** Tables that posts refer to, and the field by which their rows are found. */
const KEYS = {
  tags: 'id',
  users: 'id',
  posts_tags: 'post_id',
  posts_authors: 'post_id',
  posts_meta: 'post_id',
  settings: 'key',
};
type Table = keyof typeof KEYS;

/** Posts, and what they refer to. Exports of the admin area and of migration tools have one wrapper or two. */
function readTables(whole: unknown) {
  const [file] = isObject(whole) ? [...rowsOf(whole['db']), whole] : [];
  const rows = (table: string) => rowsOf((file?.['data'] as JsonObject | undefined)?.[table]);
  const indexes = new Map(
    Object.entries(KEYS).map(([table, key]) => [
      table,
      Map.groupBy(rows(table), (row) => textOf(row, key)),
    ]),
  );
  const find = (table: Table, key: string) => indexes.get(table)!.get(key) ?? [];
  return {
    posts: rows('posts'),
    find,
    /** names of what a post is linked to, in their order; tags that only themes see have none */
    namesOf(post: JsonObject, links: Table, table: Table, field: string): string[] {
      const linked = find(links, textOf(post, 'id'));
      // Older versions have one author, in the row of the post.
      return (linked.length > 0 ? linked : [post])
        .toSorted((one, other) => Number(one['sort_order']) - Number(other['sort_order']))
        .flatMap((link) => find(table, textOf(link, field)))
        .filter(({ visibility }) => visibility !== 'internal')
        .map(({ name }) => lineOf(name))
        .filter((name) => !name.startsWith('#'));
    },
  };
}

/** Makes an item of a post. @param site address of the old site, with a slash at its end */
function readPost(row: JsonObject, place: string, tables: Tables, site: string): SourceItem {
  const values = withAddresses(
    { ...tables.find('posts_meta', textOf(row, 'id'))[0], ...row },
    site,
  );
  const field = (name: string) => textOf(values, name);
  const isForMembers =
    field('status') === 'published' && !/^(?:public)?$/.test(field('visibility'));
  const [category, ...tags] = tables.namesOf(row, 'posts_tags', 'tags', 'tag_id');
  const leftOut = new Set<string>();
  const html = htmlOf(values, (text) => leftOut.add(text));
  const item = itemOfRow(
    {
      place,
      values: {
        ...values,
        status: isForMembers ? 'members' : field('status'),
        html: '',
        categories: [category],
        tags,
        authors: tables.namesOf(row, 'posts_authors', 'users', 'author_id'),
        url: field('slug') && `${site}${encodeURIComponent(field('slug'))}/`,
      },
    },
    { zone: 'UTC' },
  );
  for (const text of leftOut) item.warnings.push({ kind: 'left-out', text });
  return { ...item, body: { format: 'html', text: html } };
}

/** Whole addresses, and the pictures that were uploaded: `/content/images/size/w600/2024/a.jpg` is a smaller copy. */
const withAddresses = (row: JsonObject, site: string): JsonObject =>
  JSON.parse(
    JSON.stringify(row)
      .replaceAll(/__GHOST_URL__\/?/g, site)
      .replaceAll(/(?<=\/content\/images\/)size\/\w{1,60}\//g, ''),
  ) as JsonObject;

/** The text by what its editor stored. Its HTML may lack, and has boxes of Ghost around cards. */
function htmlOf(post: JsonObject, leaveOut: LeaveOut) {
  for (const [field, render] of [
    ['lexical', renderLexical],
    ['mobiledoc', renderMobiledoc],
  ] as const)
    try {
      const html = render(JSON.parse(textOf(post, field)) as JsonObject, leaveOut);
      if (html !== '') return html;
    } catch {
      // Damaged, of another shape or too deep: the next field may be better.
      continue;
    }
  return htmlOfMarkdown(textOf(post, 'markdown')) || textOf(post, 'html');
}
