import {
  descendants,
  type ForeignElement,
  hasClass,
  parseForeignHtml,
  textOfNode,
} from '#src/domains/content/foreign/html-tree.ts';
import { openArchive, readText } from '../../archive.server.ts';
import {
  type SourceAdapter,
  SourceError,
  type SourceEvent,
  type SourceItem,
} from '../../source.ts';
import { addSites, namesOf, readTime } from '../../source-values.ts';

const POST = /(?:^|\/)posts\/[^/\n]+\.html$/im;
/** Medium ends names of files and addresses with the number of the post. */
const NUMBER = /-{1,2}([\da-f]{8,12})$/;
const BODY = /<section[^<>]{0,500}\bdata-field="body"[^<>]{0,500}>/;
const FIRST_DIVIDER = /^\s*(?:<(?:section|div)[^>]*>\s*)*<hr[^>]*>/;
const TITLE = /<h[1-4][^<>]{0,500}\bgraf--title\b[^<>]{0,500}>[\s\S]{0,2000}?<\/h[1-4]>/;

export const medium: SourceAdapter = {
  id: 'medium',
  name: 'Medium',
  help: 'The ZIP file that Medium sends after Settings, Security and apps, Download your information',
  recognizes: ({ name }, head) =>
    /\.zip$/i.test(name) && POST.test(head) && !/(?:^|\/)posts\.csv$/im.test(head),
  async open(file) {
    const archive = await openArchive(file);
    const sites: string[] = [];
    async function* read(): AsyncGenerator<SourceEvent> {
      for (const { name, message } of archive.refused)
        yield { type: 'problem', place: name, message };
      for (const each of archive.files)
        if (POST.test(each.path))
          try {
            const event = readPost(each.path, (await readText(each)).text);
            if (event.type === 'item') addSites(event.item.addresses, sites);
            yield event;
          } catch (error) {
            if (!(error instanceof SourceError)) throw error;
            yield { type: 'problem', place: each.path, message: error.message };
          }
    }
    return { origin: 'medium', sites, read, find: archive.find, close: archive.close };
  },
};

function readPost(path: string, html: string): SourceEvent {
  const opening = BODY.exec(html);
  if (!opening) return { type: 'problem', place: path, message: 'It has no text of a post' };
  const start = opening.index + opening[0].length;
  const end = html.lastIndexOf('<footer');
  const body = html.slice(start, end < start ? undefined : end);
  const all = [...descendants(parseForeignHtml(html).root)];
  const part = (name: RegExp) => all.find((element) => hasClass(element, name));
  const title = wordsOf(part(/\bp-name\b/));
  const isDraft = /(?:^|\/)draft_[^/]*$/.test(path);
  const hasTitle = TITLE.test(body) || part(/\bp-summary\b/) !== undefined;
  // A response is a text without a title, so that its beginning stands for one.
  if (!isDraft && !hasTitle && wordsOf(part(/\be-content\b/)).startsWith(title.replace(/…$/, '')))
    return { type: 'skipped', what: 'response' };
  const warnings: SourceItem['warnings'] = [];
  for (const [, address = ''] of body.matchAll(/<script[^<>]{1,500}?src="(https?:[^"<>]+)"/g))
    warnings.push({ kind: 'left-out', text: `An embedded script was left out: ${address}` });
  const author = part(/\bp-author\b/);
  const canonical = part(/\bp-canonical\b/)?.attributes['href'];
  const name = path
    .split('/')
    .at(-1)!
    .replace(/\.html$/i, '');
  const number = NUMBER.exec(name)?.[1];
  const ownName = (canonical && URL.parse(canonical)?.pathname.split('/').at(-1)) || name;
  return {
    type: 'item',
    item: {
      id: number ?? path,
      place: path,
      title,
      slug: ownName.replace(NUMBER, '').replace(/^(?:draft|\d{4}-\d{2}-\d{2})_/, ''),
      body: { format: 'html', text: body.replace(FIRST_DIVIDER, '').replace(TITLE, '') },
      base: canonical,
      excerpt: wordsOf(part(/\bp-summary\b/)) || undefined,
      state: isDraft ? 'draft' : 'published',
      publishedAt: isDraft
        ? undefined
        : readTime(part(/\bdt-published\b/)?.attributes['datetime'], warnings),
      author: author && {
        key: author.attributes['href'] ?? wordsOf(author),
        name: wordsOf(author),
      },
      categories: [],
      tags: namesOf(all.filter((element) => hasClass(element, /\bp-tag\b/)).map(wordsOf)),
      seo: {},
      addresses: isDraft
        ? []
        : [canonical, number && `https://medium.com/p/${number}`].filter(
            (each) => each !== undefined,
          ),
      warnings,
    },
  };
}

const wordsOf = (element: ForeignElement | undefined): string =>
  element ? textOfNode(element).replaceAll(/\s+/g, ' ').trim() : '';
