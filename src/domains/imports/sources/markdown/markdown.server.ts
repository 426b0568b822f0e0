import {
  type Archive,
  type ArchiveFile,
  addressOf,
  openSourceInArchive,
  readText,
} from '../../archive.server.ts';
import {
  type SourceAdapter,
  SourceError,
  type SourceEvent,
  type SourceItem,
  type SourceWarning,
} from '../../source.ts';
import { type Warn, isFalse, isTrue, warnTo, wordsOf } from '../../source-values.ts';
import { Lexer, type Tokens } from 'marked';
import { htmlOfMarkdown } from '#src/domains/content/foreign/markdown.ts';
import { itemOfRow, textOfValue } from '../table/table-item.ts';
import { parse as parseToml } from 'smol-toml';
import { parse } from 'yaml';
import { type JsonObject, isObject } from '#src/platform/json.ts';

const MARKDOWN = /\.(?:md|markdown|mdx)$/im;
const PICTURE = /\.(?:png|jpe?g|gif|webp|avif|svg)$/i;
/** Files that projects have beside their posts. */
const NO_POST =
  /(?:^|\/)(?:README|LICENSE|CHANGELOG|CONTRIBUTING|_index)\.|\b(?:node_modules|_includes)\//i;

export const markdown: SourceAdapter = {
  id: 'markdown',
  name: 'Markdown',
  help: 'A Markdown file, or a ZIP file of a folder with Markdown files and their pictures: Jekyll, Hugo, Obsidian, Notion.',
  recognizes: ({ name }, head) => MARKDOWN.test(/\.zip$/i.test(name) ? head : name),
  open: (file) =>
    openSourceInArchive(file, (archive) =>
      archive.files
        .filter(({ path }) => !PICTURE.test(path))
        .map((each) => ({ path: each.path, read: () => readFile(each, archive) })),
    ),
};

async function readFile(file: ArchiveFile, archive: Archive): Promise<SourceEvent> {
  const { path } = file;
  if (!MARKDOWN.test(path)) return { type: 'skipped', what: 'other file' };
  if (NO_POST.test(path) && archive.files.length > 1)
    return { type: 'skipped', what: 'file about the project' };
  const { text, encoding } = await readText(file);
  if (text.trim() === '') throw new SourceError('It is empty');
  const item = readMarkdown(path, text, addressOf(path), (name) =>
    PICTURE.test(name) ? archive.addressOfName(name) : undefined,
  );
  if (encoding === 'windows-1252')
    warnTo(item.warnings)(
      'damaged',
      'It is not in UTF-8 and is read as Windows-1252: check its letters',
    );
  return { type: 'item', item };
}

/** Notion ends the names of its files with the number of the page, and has its properties below the title. */
const NOTION = / ([\da-f]{32})$/;
const PROPERTIES = /^\n*(?:[^\n:]{1,40}: .*\n)+/;
const FILE_DATE = /^(\d{4}-\d\d-\d\d)-(?=.)/;
/** Fields that sites ask for, and notes do not have. */
const OF_SITES = 'title date draft published layout slug permalink url'.split(' ');
const MAX_HEADING = 1_000;

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
  const { title, text } = titleOf(textOfValue(head.front['title']), head.text);
  const [lines = ''] = (notion && PROPERTIES.exec(text)) || [];
  const pairs = lines.split('\n').map((line) => line.split(/: (.*)/));
  const properties = Object.fromEntries(
    pairs.map(([key = '', value]) => [key.toLowerCase(), value]),
  );
  // It may be a date or a switch; a link leads to what the text is about.
  const { published, link: _link, ...given }: Front = { ...properties, ...head.front };
  const values: Front = {
    date: FILE_DATE.exec(stemName)?.[1] ?? (/\d/.test(String(published)) ? published : ''),
    ...given,
    status: head.problem === undefined ? statusOf({ published, ...given }, path) : '',
  };
  // Jekyll divides names by blanks.
  for (const field of path.includes('_posts/') ? ['tags', 'categories'] : []) {
    const names = values[field];
    if (typeof names === 'string' && !names.includes(',')) values[field] = names.split(' ');
  }
  // Patterns such as `/:year/:title/` are no addresses.
  for (const field of ['permalink', 'url'])
    if (textOfValue(values[field]).includes('/:')) values[field] = '';
  const warnings: SourceWarning[] = [];
  const warn = warnTo(warnings);
  const body = readOwnSyntax(text.slice(lines.length), path.endsWith('.mdx'), pictureAt, warn);
  const item = itemOfRow({ place: path, values }, { base });
  if (head.problem !== undefined)
    warn('damaged', `Its front matter cannot be read: ${head.problem}`);
  if (title === '') warn('made-up', 'It has no title: its file name is used');
  // Other names of a note are no addresses.
  const former = ['aliases', 'alias', 'redirect_from']
    .flatMap((field) => values[field] ?? [])
    .map(String)
    .filter((each) => /^(?:\/|https?:)/.test(each));
  return {
    ...item,
    id: notion ?? path,
    title: title || name.replaceAll(/[-_]+/g, ' ').trim(),
    slug: item.slug ?? (name.includes(' ') ? undefined : name),
    body: { format: 'markdown', text: body },
    addresses: [...item.addresses, ...former],
    warnings: [...warnings, ...item.warnings],
  };
}

/** The title, and the text without the heading that repeats it. @param given the title of the front matter, or an empty one */
function titleOf(given: string, text: string): { title: string; text: string } {
  const start = text.trimStart();
  const [first] = Lexer.lex(start.slice(0, MAX_HEADING)) as Tokens.Heading[];
  if (first?.type !== 'heading') return { title: given, text };
  const heading = plain(first.text);
  const isTitle = given ? heading.toLowerCase() === plain(given).toLowerCase() : first.depth === 1;
  return isTitle
    ? { title: given || heading, text: start.slice(first.raw.length) }
    : { title: given, text };
}

const plain = (markdown: string) => wordsOf(htmlOfMarkdown(markdown)).normalize('NFC');

/** The word for its state: what is public at sites of files is said by a switch, a folder, or nothing. */
function statusOf(front: Front, path: string) {
  const get = (field: string) => textOfValue(front[field]) || undefined;
  const isHeldBack =
    isTrue(get('draft')) || ['published', 'publish'].some((each) => isFalse(get(each)));
  if (isHeldBack || path.includes('_drafts/')) return 'draft';
  if (isTrue(get('private'))) return 'private';
  if (get('password')) return 'protected';
  const isOfSite = OF_SITES.some(get) || path.includes('_posts/');
  return get('status') ?? get('state') ?? get('visibility') ?? (isOfSite ? 'published' : 'draft');
}

/**
 * Values by field; those of YAML as they were written: `Yes`, `no`, `007` and `1.10` are texts. A field within another one is `cover.image`.
 */
type Front = Record<string, unknown>;

interface FrontMatter {
  front: Front;
  /** the text below it; with one that cannot be read, all of it */
  text: string;
  /** why it cannot be read */
  problem?: string | undefined;
}

const HEAD = /^\s*(---|\+\+\+)[ \t]*\n([^]*?\n)??\1[ \t]*(?:\n|$)/;

/** Divides a Markdown file, with line ends of one kind, into its YAML or TOML and its text. */
function readFrontMatter(file: string): FrontMatter {
  const [whole = '', fence, head = ''] = HEAD.exec(file) ?? [];
  try {
    const value = fence === '---' ? parseYaml(head) : parseToml(head);
    // A text may begin with a rule.
    if (!isObject(value)) return { front: {}, text: file };
    return { front: Object.fromEntries(fieldsOf(value)), text: file.slice(whole.length) };
  } catch (error) {
    const [problem] = (error as Error).message.split(/:?\n/, 1);
    return { front: {}, text: file, problem };
  }
}

const parseYaml = (head: string): unknown =>
  parse(head, { schema: 'failsafe', uniqueKeys: false, merge: true, logLevel: 'error' }) ?? {};

const fieldsOf = (value: JsonObject, path = ''): [string, unknown][] =>
  Object.entries(value).flatMap(([key, inner]) => {
    const name = path + key.replace(/^[A-Z]+/, (start) => start.toLowerCase());
    return [[name, inner], ...(isObject(inner) ? fieldsOf(inner, `${name}.`) : [])];
  });

/** Code, in which all signs are text. Here and below: no pattern takes more than linear time. */
const CODE =
  /^ {0,3}(`{3,20}|~{3,20})[^\n]*[\s\S]*?(?:\n {0,3}\1[^\n]*|(?![\s\S]))|`{1,8}(?:[^`\n]|\n(?!\n))+`{1,8}/;
const OWN = /%%[^%\n]+%%|!?\[\[[^[\]\n]+\]\]|\{\{[^{}]*\}\}|\{%[^{}]*%\}/;
const MDX = /^(?:import|export)\s.*$|<\/?[A-Z][^<>]*>/;
/** The address of a link or picture that Liquid puts together, with what is in quotes. */
const ADDRESS = /\]\(\s*\{\{[^{}"']*(?:["']([^{}"']*))?[^{}]*\}\}/g;
const CALLOUT = /^([ \t>]*> ?)\[!(\w+)\][-+]?/gm;

/**
 * Turns what Jekyll, Hugo, Obsidian and MDX add to Markdown into what it has: embedded pictures, addresses, quotes. Whatever has no place in
 * a post is kept as text, and named. Comments are left out, and named with their text.
 * @param pictureAt the address of a picture by its name
 */
function readOwnSyntax(
  markdown: string,
  isMdx: boolean,
  pictureAt: (name: string) => string | undefined,
  warn: Warn,
): string {
  const patterns = [CODE, OWN, ...(isMdx ? [MDX] : [])].map(({ source }) => source);
  const named = new Set<string>();
  const name = (text: string) => {
    if (!named.has(text)) warn('left-out', text);
    named.add(text);
  };
  return markdown
    .replaceAll(ADDRESS, ']($1')
    .replaceAll(CALLOUT, '$1**$2:**')
    .replaceAll(new RegExp(patterns.join('|'), 'gm'), (whole) => {
      if (/^\s*[`~]/.test(whole)) return whole;
      const [, embedded = ''] = /^!\[\[([^|\]]+)/.exec(whole) ?? [];
      const picture = pictureAt(embedded.trim());
      if (picture !== undefined) return `![](${picture})`;
      if (whole.startsWith('%%')) {
        name(`The comment “${whole.slice(2, -2)}” was left out`);
        return '';
      }
      const [start] = /^\S+\s?\S*/.exec(whole) ?? [];
      name(`“${start}” is no Markdown and is kept as text`);
      // As plain text, whatever signs it has.
      return whole.replaceAll(/[^\p{L}\p{N}\s]/gu, (sign) => `&#${sign.codePointAt(0)};`);
    });
}
