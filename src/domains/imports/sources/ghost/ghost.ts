import {
  type OpenSource,
  type SourceAdapter,
  SourceError,
  type SourceEvent,
} from '../../source.ts';
import { addressOf, onTheWeb } from '../texts.ts';
import { readPost } from './read-post.ts';
import { readRows, textOf } from './read-rows.ts';
import { readTables, type Tables } from './tables.ts';

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
  async open(file, options): Promise<OpenSource> {
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
      find: (address, from) =>
        address.startsWith(NOWHERE) ? Promise.resolve(undefined) : onTheWeb.find(address, from),
    };
  },
};

async function* readEvents(path: string, tables: Tables, site: string): AsyncIterable<SourceEvent> {
  let number = 0;
  for await (const { table, row } of readRows(path)) {
    if (table !== 'posts') continue;
    number += 1;
    const isPage = textOf(row, 'type') === 'page' || row['page'] === 1 || row['page'] === true;
    if (isPage) yield { type: 'skipped', what: 'page' };
    else
      yield {
        type: 'item',
        item: readPost(row, `post ${number}`, tables, site),
      };
  }
}
