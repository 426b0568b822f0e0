import type { SourceItem, SourceName, SourceState, SourceWarning } from '../../source.ts';
import { isFalse, isTrue, namesOf, parseState, readTime } from '../../source-values.ts';
import { type Front, listOf, readFrontMatter, textOf } from './front-matter.ts';
import { readOwnSyntax } from './own-syntax.ts';

/** Notion ends the names of its files with the number of the page. */
const NOTION = / ([\da-f]{32})$/;
const FILE_DATE = /^(\d{4}-\d{2}-\d{2})-(?=.)/;
const OF_SITES = ['title', 'date', 'draft', 'published', 'layout', 'slug', 'permalink', 'url'];
const HEADING = /^(?:(#{1,6})[ \t]+([^\n]{1,1000})|([^\n]{1,1000})\n(=+|-{2,})[ \t]*)(?:\n|$)/;
const COVERS =
  'cover.image cover image featuredimage featureimage coverimage thumbnail heroimage hero banner header.image images ogimage'.split(
    ' ',
  );

/**
 * Makes an item of a Markdown file.
 * @param path of the file in its archive @param base its address
 * @param pictureAt the address of a picture of the archive by its name
 */
export function readMarkdown(
  path: string,
  file: string,
  base: string,
  pictureAt: (name: string) => string | undefined,
): SourceItem {
  const warnings: SourceWarning[] = [];
  const clean = file.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const { front: head, text: below, problem } = readFrontMatter(clean);
  if (problem !== undefined)
    warnings.push({ kind: 'damaged', text: `Its front matter cannot be read: ${problem}` });
  const stem = stemOf(path);
  const notion = NOTION.exec(stem)?.[1];
  const title = titleOf(head, below);
  const properties = notion ? readProperties(title.text) : { front: {}, text: title.text };
  const front: Front = { ...properties.front, ...head };
  const own = readOwnSyntax(properties.text, path.endsWith('.mdx'), pictureAt);
  warnings.push(...own.warnings);
  const name = stem.replace(NOTION, '').replace(FILE_DATE, '');
  if (title.title === '')
    warnings.push({ kind: 'made-up', text: 'It has no title: its file name is used' });
  const date = textOf(
    front,
    'publishdate',
    'pubdate',
    'publishedat',
    'date',
    'published',
    'created',
  );
  const [author, ...others] = namesOf(listOf(front, 'author', 'authors'));
  if (others.length > 0)
    warnings.push({
      kind: 'made-up',
      text: `It has ${others.length + 1} authors: “${author!.name}” is kept`,
    });
  const addresses = listOf(front, 'permalink', 'url', 'aliases', 'alias', 'redirectfrom').filter(
    (address) => /^(?:https?:\/\/|\/)[^:]*$/.test(address.replace(/^https?:\/\/[^/]*/, '/')),
  );
  const cover = textOf(front, ...COVERS);
  const isJekyll = /(?:^|\/)_(?:posts|drafts)\//.test(path);
  return {
    id: notion ?? path,
    place: path,
    title: title.title || name.replaceAll(/[-_]+/g, ' ').trim(),
    slug:
      textOf(front, 'slug') ??
      lastOf(textOf(front, 'permalink', 'url')) ??
      (/\s/.test(name) ? undefined : name),
    body: { format: 'markdown', text: own.text },
    base,
    excerpt: textOf(front, 'excerpt', 'summary', 'description', 'subtitle'),
    state: problem === undefined ? stateOf(front, path) : 'unknown',
    publishedAt: readTime(/\d/.test(date ?? '') ? date : FILE_DATE.exec(stem)?.[1], warnings),
    changedAt: readTime(
      textOf(front, 'lastmod', 'updated', 'modified', 'updatedat', 'lastmodifiedat'),
      warnings,
    ),
    author,
    categories: terms(listOf(front, 'categories', 'category'), isJekyll, front['categories']),
    tags: terms(listOf(front, 'tags', 'tag'), isJekyll, front['tags']),
    seo: {
      title: textOf(front, 'seo.title', 'seotitle', 'metatitle'),
      description: textOf(
        front,
        'seo.description',
        'seodescription',
        'metadescription',
        'description',
      ),
      canonical: textOf(front, 'canonical', 'canonicalurl'),
      noindex:
        isTrue(textOf(front, 'noindex')) ||
        /noindex/i.test(textOf(front, 'robots') ?? '') ||
        undefined,
    },
    cover:
      cover === undefined
        ? undefined
        : {
            address: URL.parse(cover, base)?.href ?? cover,
            alt: textOf(front, 'cover.alt', 'image.alt', 'coveralt', 'imagealt', 'cover.caption'),
          },
    addresses,
    warnings,
  };
}

/** The name of a file without its ending; of one that is called `index`, that of its folder. */
function stemOf(path: string): string {
  const parts = path.split('/');
  const stem = parts.pop()!.replace(/\.\w+$/, '');
  return /^index$/i.test(stem) ? (parts.pop() ?? stem) : stem;
}

/** The title, and the text without the heading that repeats it. */
function titleOf(front: Front | undefined, text: string): { title: string; text: string } {
  const given = front && textOf(front, 'title');
  const start = text.trimStart();
  const [whole = '', hashes, hashed, underlined, line = ''] = HEADING.exec(start) ?? [];
  const heading = plain(hashed?.replace(/[ \t]#+[ \t]*$/, '') ?? underlined ?? '');
  const isTitle =
    given === undefined
      ? hashes === '#' || line.startsWith('=')
      : heading.toLowerCase() === plain(given).toLowerCase();
  return heading !== '' && isTitle
    ? { title: given ?? heading, text: start.slice(whole.length) }
    : { title: given ?? '', text };
}

const plain = (markdown: string): string =>
  markdown
    .slice(0, 1_000)
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\\(?=[^\w\s])|[*_`~]+(?=\S)|(?<=\S)[*_`~]+/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .normalize('NFC');

/** The properties of a page of Notion are lines below its title. */
function readProperties(text: string): { front: Front; text: string } {
  const [whole = '', lines = ''] =
    /^\s*((?:[^\n:]{1,40}: [^\n]*(?:\n|$))+)(?=\n|$)/.exec(text) ?? [];
  const pairs = lines
    .trim()
    .split('\n')
    .map((line) => /^(.+?): (.*)$/.exec(line) ?? []);
  const keys = pairs.map(
    ([, key = '', value = '']) => [key.toLowerCase().replaceAll(' ', ''), value] as const,
  );
  return { front: Object.fromEntries(keys), text: text.slice(whole.length) };
}

function stateOf(front: Front, path: string): SourceState {
  const says = (name: string) => textOf(front, name);
  const isDraft = isTrue(says('draft')) || isFalse(says('published')) || isFalse(says('publish'));
  if (isDraft || /(?:^|\/)_drafts\//.test(path)) return 'draft';
  if (isTrue(says('private'))) return 'private';
  if (says('password')) return 'protected';
  const word = textOf(front, 'status', 'state', 'visibility');
  if (word !== undefined) return parseState(word);
  // A note without what sites ask for was published by nobody.
  const isPage = OF_SITES.some((key) => Object.hasOwn(front, key));
  return isPage || FILE_DATE.test(path.split('/').at(-1)!) ? 'published' : 'draft';
}

/** Names of a list, or in one text: divided by commas, and by blanks where Jekyll does so. */
function terms(names: readonly string[], isJekyll: boolean, written: unknown): SourceName[] {
  const all =
    typeof written === 'string'
      ? names.flatMap((name) => name.split(name.includes(',') ? ',' : isJekyll ? /\s+/ : '\n'))
      : names;
  return namesOf(all.map((name) => name.trim().replace(/^#/, '')));
}

function lastOf(address: string | undefined): string | undefined {
  if (address === undefined || /:\w+/.test(address.replace(/^https?:/, ''))) return undefined;
  return address
    .replace(/[?#].*$/, '')
    .split('/')
    .findLast(Boolean)
    ?.replace(/\.html?$/, '');
}
