import {
  descendants,
  hasClass,
  parseForeignHtml,
  textOfNode,
} from '#src/domains/content/foreign/html-tree.ts';
import { openSourceInArchive, readText } from '../../archive.server.ts';
import { type SourceAdapter, SourceError, type SourceEvent } from '../../source.ts';
import { addSites, lastOf, lineOf } from '../../source-values.ts';
import { itemOfRow } from '../table/table-item.ts';

const POST = /(?:^|\/)posts\/[^/\n]+\.html$/im;
/** Medium ends names of files and addresses with the number of the post. */
const NUMBER = /-+([\da-f]{8,12})$/;
const BODY = /<section[^<>]{0,500} data-field="body"[^<>]{0,500}>/;
const FIRST_DIVIDER = /^\s*(?:<(?:section|div)[^>]*>\s*)*<hr[^>]*>/;
const TITLE = /<h[1-4][^<>]{0,500}\bgraf--title\b[^<>]{0,500}>[^]{0,2000}?<\/h[1-4]>/;
const SCRIPT = /<script[^<>]{1,500}?src="(https?:[^"<>]+)"/g;

export const medium: SourceAdapter = {
  id: 'medium',
  name: 'Medium',
  help: 'The ZIP file that Medium sends after Settings, Security and apps, Download your information.',
  recognizes: ({ name }, head) =>
    /\.zip$/i.test(name) && POST.test(head) && !/(?:^|\/)posts\.csv$/im.test(head),
  open: (file) =>
    openSourceInArchive(file, ({ files }, sites) =>
      files
        .filter(({ path }) => POST.test(path))
        .map((part) => ({
          path: part.path,
          read: async () => readPost(part.path, (await readText(part)).text, sites),
        })),
    ),
};

function readPost(path: string, html: string, sites: string[]): SourceEvent {
  const [, written] = html.split(BODY, 2);
  if (written === undefined) throw new SourceError('It has no text of a post');
  const body = written.slice(0, written.lastIndexOf('<footer')).replace(FIRST_DIVIDER, '');
  const elements = [...descendants(parseForeignHtml(html).root)];
  const all = (name: string) =>
    elements.filter((element) => hasClass(element, new RegExp(String.raw`\b${name}\b`)));
  const texts = (name: string) => all(name).map((element) => lineOf(textOfNode(element)));
  const [title = ''] = texts('p-name');
  const [excerpt] = texts('p-summary');
  const fileName = lastOf(path)!;
  const isDraft = fileName.startsWith('draft_');
  // A response is a text without a title, so that its beginning stands for one.
  const isTitled = isDraft || excerpt !== undefined || TITLE.test(body);
  if (!isTitled && texts('e-content')[0]?.startsWith(title.replace(/…$/, '')))
    return { type: 'skipped', what: 'response' };
  const url = all('p-canonical')[0]?.attributes['href'];
  const id = NUMBER.exec(fileName)?.[1];
  const values = {
    id: id ?? path,
    title,
    slug: (lastOf(url) ?? fileName).replace(NUMBER, '').replace(/^(?:draft|[\d-]+)_/, ''),
    html: body.replace(TITLE, ''),
    excerpt,
    status: isDraft ? 'draft' : 'published',
    date: isDraft ? undefined : all('dt-published')[0]?.attributes['datetime'],
    author: texts('p-author'),
    tags: texts('p-tag'),
    url,
  };
  const item = itemOfRow({ place: path, values });
  for (const [, address] of body.matchAll(SCRIPT))
    item.warnings.push({ kind: 'left-out', text: `An embedded script was left out: ${address}` });
  if (id) item.addresses.push(`https://medium.com/p/${id}`);
  addSites(item.addresses, sites);
  return { type: 'item', item };
}
