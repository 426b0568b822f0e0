import {
  descendants,
  hasClass,
  parseForeignHtml,
  textOfNode,
} from '#src/domains/content/foreign/html-tree.ts';
import { type ArchiveFile, openSourceInArchive, readText } from '../../archive.server.ts';
import type { SourceAdapter, SourceEvent } from '../../source.ts';
import { addSites, lastOf } from '../../source-values.ts';
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
  help: 'The ZIP file that Medium sends after Settings, Security and apps, Download your information',
  recognizes: ({ name }, head) =>
    /\.zip$/i.test(name) && POST.test(head) && !/(?:^|\/)posts\.csv$/im.test(head),
  open: (file) =>
    openSourceInArchive(file, ({ files }, sites) => ({
      parts: files.filter(({ path }) => POST.test(path)),
      async read(part: ArchiveFile) {
        const event = readPost(part.path, (await readText(part)).text);
        if (event.type === 'item') addSites(event.item.addresses, sites);
        return event;
      },
    })),
};

function readPost(path: string, html: string): SourceEvent {
  const [, written] = html.split(BODY, 2);
  if (written === undefined)
    return { type: 'problem', place: path, message: 'It has no text of a post' };
  const body = written.slice(0, written.lastIndexOf('<footer')).replace(FIRST_DIVIDER, '');
  const elements = [...descendants(parseForeignHtml(html).root)];
  const all = (name: RegExp) => elements.filter((element) => hasClass(element, name));
  const texts = (name: RegExp) =>
    all(name).map((element) => textOfNode(element).replaceAll(/\s+/g, ' ').trim());
  const [title = ''] = texts(/\bp-name\b/);
  const [excerpt] = texts(/\bp-summary\b/);
  const fileName = lastOf(path)!;
  const isDraft = fileName.startsWith('draft_');
  // A response is a text without a title, so that its beginning stands for one.
  const isTitled = isDraft || excerpt !== undefined || TITLE.test(body);
  if (!isTitled && texts(/\be-content\b/)[0]?.startsWith(title.replace(/…$/, '')))
    return { type: 'skipped', what: 'response' };
  const scripts = Array.from(body.matchAll(SCRIPT), ([, address]) => ({
    kind: 'left-out' as const,
    text: `An embedded script was left out: ${address}`,
  }));
  const url = all(/\bp-canonical\b/)[0]?.attributes['href'];
  const id = NUMBER.exec(fileName)?.[1];
  const values = {
    id: id ?? path,
    title,
    slug: (lastOf(url) ?? fileName).replace(NUMBER, '').replace(/^(?:draft|[\d-]+)_/, ''),
    html: body.replace(TITLE, ''),
    excerpt,
    status: isDraft ? 'draft' : 'published',
    date: isDraft ? undefined : all(/\bdt-published\b/)[0]?.attributes['datetime'],
    author: texts(/\bp-author\b/),
    tags: texts(/\bp-tag\b/),
    url,
  };
  const item = itemOfRow({ place: path, values });
  item.warnings.push(...scripts);
  if (id !== undefined) item.addresses.push(`https://medium.com/p/${id}`);
  return { type: 'item', item };
}
