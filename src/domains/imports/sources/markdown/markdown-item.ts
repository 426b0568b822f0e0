import type { SourceItem } from '../../source.ts';
import { isFalse, isTrue, lastOf, warnTo } from '../../source-values.ts';
import { itemOfRow, textOfValue } from '../table/table-item.ts';
import { type Front, readFrontMatter } from './front-matter.ts';
import { readOwnSyntax } from './own-syntax.ts';

/** Notion ends the names of its files with the number of the page. */
const NOTION = / ([\da-f]{32})$/;
const FILE_DATE = /^(\d{4}-\d\d-\d\d)-(?=.)/;
/** What sites ask for, and notes do not have. */
const OF_SITES = 'title date draft published layout slug permalink url'.split(' ');
const ADDRESSES = 'permalink url aliases alias redirect_from'.split(' ');
const HEADING = /^(?:(#{1,6})[ \t]+([^\n]{1,1000})|([^\n]{1,1000})\n(=+|-{2,})[ \t]*)(?:\n|$)/;

/**
 * Makes an item of a Markdown file, whose front matter is read like a row of a table.
 * @param path of the file in its archive @param base its address
 * @param pictureAt the address of a picture of the archive by its name
 */
export function readMarkdown(
  path: string,
  file: string,
  base: string,
  pictureAt: (name: string) => string | undefined,
): SourceItem {
  const head = readFrontMatter(file.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n'));
  const [stem = '', folder] = path
    .replace(/\.\w+$/, '')
    .split('/')
    .toReversed();
  const stemName = stem === 'index' && folder ? folder : stem;
  const notion = NOTION.exec(stemName)?.[1];
  const name = stemName.replace(NOTION, '').replace(FILE_DATE, '');
  const { title, text } = titleOf(head.front, head.text);
  const properties = notion ? readProperties(text) : { front: {}, text };
  // It may be a date or a switch.
  const { published, ...given }: Front = { ...properties.front, ...head.front };
  const date = FILE_DATE.exec(stemName)?.[1] ?? (/\d/.test(String(published)) ? published : '');
  const values: Front = {
    ...(date !== '' && { date }),
    ...given,
    status: head.problem === undefined ? statusOf({ published, ...given }, path) : '',
  };
  // Jekyll divides names by blanks.
  if (path.includes('_posts/'))
    for (const field of ['tags', 'categories']) {
      const names = values[field];
      if (typeof names === 'string' && !names.includes(',')) values[field] = names.split(' ');
    }
  const own = readOwnSyntax(properties.text, path.endsWith('.mdx'), pictureAt);
  const item = itemOfRow({ place: path, values }, { base });
  const warnings = [...own.warnings, ...item.warnings];
  const warn = warnTo(warnings);
  if (head.problem !== undefined)
    warn('damaged', `Its front matter cannot be read: ${head.problem}`);
  if (title === '') warn('made-up', 'It has no title: its file name is used');
  // Patterns such as `/:year/:title/` are no addresses, and other names of a note are none.
  const addresses = ADDRESSES.flatMap((field) => values[field] ?? [])
    .map(String)
    .filter((each) => /^(?:https?:\/)?\/[^:]*$/.test(each));
  const permalink = addresses.find(
    (each) => each === values['permalink'] || each === values['url'],
  );
  return {
    ...item,
    id: notion ?? path,
    title: title || name.replaceAll(/[-_]+/g, ' ').trim(),
    slug:
      (values['slug'] ? item.slug : undefined) ??
      lastOf(permalink) ??
      (name.includes(' ') ? undefined : name),
    body: { format: 'markdown', text: own.text },
    tags: item.tags.map(({ key, name: tag }) => ({ key, name: tag.replace(/^#/, '') })),
    addresses,
    warnings,
  };
}

/** The title, and the text without the heading that repeats it. */
function titleOf(front: Front | undefined, text: string): { title: string; text: string } {
  const given = textOfValue(front?.['title']);
  const start = text.trimStart();
  const [whole = '', hashes, hashed, underlined, line = ''] = HEADING.exec(start) ?? [];
  const heading = plain(hashed?.replace(/[ \t]#+[ \t]*$/, '') ?? underlined ?? '');
  const isTitle = given
    ? heading.toLowerCase() === plain(given).toLowerCase()
    : hashes === '#' || line.startsWith('=');
  return heading !== '' && isTitle
    ? { title: given || heading, text: start.slice(whole.length) }
    : { title: given, text };
}

const plain = (markdown: string): string =>
  markdown
    .slice(0, 1_000)
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\\(?=[^\w\s])|[*_`~]+(?=\S)|(?<=\S)[*_`~]+/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .normalize('NFC');

/** The properties of a page of Notion are lines below its title. */
function readProperties(text: string): { front: Front; text: string } {
  const [lines = ''] = /^\n*(?:[^\n:]{1,40}: [^\n]*(?:\n|$))+(?=\n|$)/.exec(text) ?? [];
  const pairs = Array.from(lines.matchAll(/^(.+?): (.*)$/gm), ([, key = '', value]) => [
    key.toLowerCase(),
    value,
  ]);
  return { front: Object.fromEntries(pairs), text: text.slice(lines.length) };
}

/** The word for its state: what is public at sites of files is said by a switch, a folder, or nothing. */
function statusOf(front: Front, path: string): string {
  const get = (field: string) => textOfValue(front[field]) || undefined;
  if (isTrue(get('draft')) || [get('published'), get('publish')].some(isFalse)) return 'draft';
  if (path.includes('_drafts/')) return 'draft';
  if (isTrue(get('private'))) return 'private';
  if (get('password')) return 'protected';
  const isOfSite = OF_SITES.some(get) || path.includes('_posts/');
  return get('status') ?? get('state') ?? get('visibility') ?? (isOfSite ? 'published' : 'draft');
}
