import { isObject, type JsonObject } from '#src/domains/documents/json.ts';
import { htmlOfMarkdown } from '#src/domains/content/foreign/markdown.ts';
import {
  type SourceAdapter,
  SourceError,
  type SourceEvent,
  type SourceItem,
} from '../../source.ts';
import { addressOf, lineOf, onTheWeb } from '../../source-values.ts';
import { parseJson } from '../table/read-rows.server.ts';
import { itemOfRow } from '../table/table-item.ts';
import { type LeaveOut, renderLexical, renderMobiledoc } from './editors.ts';
import { readRows, textOf } from './read-rows.ts';

/** A site without an address; no real one is there (RFC 2606). Exports of Ghost do not name theirs. */
const NOWHERE = 'https://ghost.invalid/';

/** Exports of Ghost: its tables as JSON. */
export const ghostAdapter: SourceAdapter = {
  id: 'ghost',
  name: 'Ghost',
  help: 'In Ghost, choose Settings, Import/Export, then Export: the JSON file. It has addresses of pictures, so the old site has to stay online until they are here.',
  recognizes: (_file, head) =>
    /^\uFEFF?\s*\{/.test(head) &&
    /"(?:exported_on|mobiledoc|lexical|posts_tags|posts)"\s*:/.test(head) &&
    /"(?:db|data|meta)"\s*:/.test(head),
  async open(file, options) {
    const tables = await readTables(file.path);
    if (tables.posts === 0) throw new SourceError('The file has no posts, as exports of Ghost do.');
    const given = addressOf(options.site);
    const site = given ? given.replace(/\/?$/, '/') : NOWHERE;
    return {
      // Known by its name, so that a site address that is set later changes nothing.
      origin: `Ghost (${tables.title})`,
      sites: [new URL(site).origin],
      notes: given
        ? []
        : [
            'The file does not name its site. Enter the address of the old site, so that pictures can be found',
          ],
      read: () => readEvents(file.path, tables, site),
      ...onTheWeb,
      find: async (address, from) =>
        address.startsWith(NOWHERE) ? undefined : onTheWeb.find(address, from),
    };
  },
};

async function* readEvents(path: string, tables: Tables, site: string): AsyncIterable<SourceEvent> {
  let number = 0;
  for await (const { table, row } of readRows(path)) {
    if (table !== 'posts') continue;
    number += 1;
    if (row['type'] === 'page' || row['page'] === 1 || row['page'] === true)
      yield { type: 'skipped', what: 'page' };
    else yield { type: 'item', item: readPost(row, `post ${number}`, tables, site) };
  }
}

type Tables = Awaited<ReturnType<typeof readTables>>;

/** Reads what posts refer to. @throws SourceError */
async function readTables(path: string) {
  const tables = new Map<string, JsonObject[]>(
    'tags users posts_tags posts_authors posts_meta settings'.split(' ').map((name) => [name, []]),
  );
  let posts = 0;
  for await (const { table, row } of readRows(path))
    if (table === 'posts') posts += 1;
    else tables.get(table)?.push(row);
  const byField = (table: string, field: string) =>
    Map.groupBy(tables.get(table)!, (row) => textOf(row, field));
  /** Names of what a post is linked to, in their order; tags that only themes see have none. */
  const namesBy = (links: string, table: string, field: string) => {
    const linked = byField(links, 'post_id');
    const rows = byField(table, 'id');
    return (post: string, only = '') =>
      (linked.get(post) ?? [{ [field]: only }])
        .toSorted((one, other) => Number(one['sort_order']) - Number(other['sort_order']))
        .flatMap((link) => rows.get(textOf(link, field)) ?? [])
        .filter(({ visibility }) => visibility !== 'internal')
        .map(({ name }) => lineOf(name))
        .filter((name) => !name.startsWith('#'));
  };
  return {
    posts,
    title: lineOf(tables.get('settings')!.find(({ key }) => key === 'title')?.['value']),
    meta: byField('posts_meta', 'post_id'),
    tagsOf: namesBy('posts_tags', 'tags', 'tag_id'),
    authorsOf: namesBy('posts_authors', 'users', 'author_id'),
  };
}

/** Makes an item of a post. @param site address of the old site, with a slash at its end */
function readPost(row: JsonObject, place: string, tables: Tables, site: string): SourceItem {
  const id = textOf(row, 'id');
  const values = Object.fromEntries(
    Object.entries({ ...tables.meta.get(id)?.[0], ...row }).map(([name, value]) => [
      name,
      typeof value === 'string' ? withAddresses(value, site) : value,
    ]),
  );
  const field = (name: string) => textOf(values, name);
  const isForMembers =
    field('status') === 'published' && !/^(?:public)?$/.test(field('visibility'));
  const [category, ...tags] = tables.tagsOf(id);
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
        // Older versions have one author.
        authors: tables.authorsOf(id, field('author_id')),
        url: field('slug') && `${site}${encodeURIComponent(field('slug'))}/`,
        codeinjection_head: field('codeinjection_head') || field('codeinjection_foot'),
      },
    },
    { zone: 'UTC' },
  );
  for (const text of leftOut) item.warnings.push({ kind: 'left-out', text });
  return { ...item, body: { format: 'html', text: html } };
}

/** Whole addresses, and the pictures that were uploaded: `/content/images/size/w600/2024/a.jpg` is a smaller copy. */
const withAddresses = (text: string, site: string): string =>
  text
    .replaceAll(/__GHOST_URL__\/?/g, site)
    .replaceAll(/(?<=\/content\/images\/)size\/[^/\s]{1,60}\//g, '');

/** The text by what its editor stored. Its HTML may lack, and has boxes of Ghost around cards. */
function htmlOf(post: JsonObject, leaveOut: LeaveOut): string {
  const [lexical, mobiledoc] = ['lexical', 'mobiledoc'].map((name) =>
    parseJson(textOf(post, name)),
  );
  const html = isObject(lexical)
    ? renderLexical(lexical, leaveOut)
    : isObject(mobiledoc) && renderMobiledoc(mobiledoc, leaveOut);
  return html || htmlOfMarkdown(textOf(post, 'markdown')) || textOf(post, 'html');
}
