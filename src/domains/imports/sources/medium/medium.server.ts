import {
  descendants,
  type ForeignElement,
  hasClass,
  parseForeignHtml,
  textOfNode,
} from '#src/domains/content/foreign/html-tree.ts';
import { openSourceInArchive, readText } from '../../archive.server.ts';
import { type SourceAdapter, SourceError, type SourceEvent } from '../../source.ts';
import { addSites, lastOf, lineOf } from '../../source-values.ts';
import { htmlOfNode } from '../rewrite-html.ts';
import { itemOfRow } from '../table/table-item.ts';

const POST = /(?:^|\/)posts\/[^/\n]+\.html$/im;
/** Medium ends names of files and addresses with the number of the post. */
const NUMBER = /-+([\da-f]{8,12})$/;

export const medium: SourceAdapter = {
  id: 'medium',
  name: 'Medium',
  help: 'The ZIP file that Medium sends after Settings, Security and apps, Download your information.',
  // Archives of Substack have pages of posts, too, and a list of them.
  recognizes: (_file, head) => POST.test(head) && !head.includes('posts.csv'),
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
  const elements = [...descendants(parseForeignHtml(html).root)];
  const all = (name: string) =>
    elements.filter((element) => hasClass(element, new RegExp(`\\b${name}\\b`)));
  const texts = (name: string) => all(name).map((element) => lineOf(textOfNode(element)));
  const [body] = all('e-content');
  if (!body) throw new SourceError('It has no text of a post');
  const [title = ''] = texts('p-name');
  const [excerpt] = texts('p-summary');
  const [heading] = all('graf--title');
  const fileName = lastOf(path)!;
  const isDraft = fileName.startsWith('draft_');
  // A response is a text without a title, so that its beginning stands for one.
  const isTitled = isDraft || excerpt !== undefined || heading !== undefined;
  if (!isTitled && lineOf(textOfNode(body)).startsWith(title.replace(/…$/, '')))
    return { type: 'skipped', what: 'response' };
  const url = all('p-canonical')[0]?.attributes['href'];
  const id = NUMBER.exec(fileName)?.[1];
  // Every section begins with a divider.
  const divider = elements.find(({ name }) => name === 'hr');
  const isText = (element: ForeignElement) => element !== heading && element !== divider;
  const values = {
    id: id ?? path,
    title,
    slug: (lastOf(url) ?? fileName).replace(NUMBER, '').replace(/^(?:draft|[\d-]+)_/, ''),
    html: htmlOfNode(body, (element) => (isText(element) ? element : undefined)),
    excerpt,
    status: isDraft ? 'draft' : 'published',
    date: isDraft ? undefined : all('dt-published')[0]?.attributes['datetime'],
    author: texts('p-author'),
    tags: texts('p-tag'),
    url,
  };
  const item = itemOfRow({ place: path, values });
  for (const { name, attributes } of descendants(body))
    if (name === 'script' && attributes['src'])
      item.warnings.push({
        kind: 'left-out',
        text: `An embedded script was left out: ${attributes['src']}`,
      });
  if (id) item.addresses.push(`https://medium.com/p/${id}`);
  addSites(item.addresses, sites);
  return { type: 'item', item };
}
