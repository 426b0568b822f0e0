import type { SourceItem, SourceName, SourceState, SourceWarning } from '../../source.ts';
import { isFalse, isTrue, lastOf, namesOf, parseState, readTime } from '../../source-values.ts';
import { type Front, listOf, readFrontMatter, textOf } from './front-matter.ts';
import { readOwnSyntax } from './own-syntax.ts';

/** Notion ends the names of its files with the number of the page. */
const NOTION = / ([\da-f]{32})$/;
const FILE_DATE = /^(\d{4}-\d\d-\d\d)-(?=.)/;
const DATES = 'publishdate pubdate publishedat date published created';
const COVERS =
  'cover.image cover image featuredimage featureimage coverimage thumbnail hero heroimage banner header.image images';
const ADDRESSES = 'permalink url aliases alias redirectfrom';
/** What sites ask for, and notes do not have. */
const OF_SITES = 'title date draft published layout slug permalink url';
const HEADING = /^(?:(#{1,6})[ \t]+([^\n]{1,1000})|([^\n]{1,1000})\n(=+|-{2,})[ \t]*)(?:\n|$)/;

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
  const {
    front: head,
    text: below,
    problem,
  } = readFrontMatter(file.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n'));
  const stem = stemOf(path);
  const notion = NOTION.exec(stem)?.[1];
  const { title, text } = titleOf(head, below);
  const properties = notion ? readProperties(text) : { front: [], text };
  const front: Front = new Map([...properties.front, ...(head ?? [])]);
  const { text: body, warnings } = readOwnSyntax(properties.text, path.endsWith('.mdx'), pictureAt);
  const warn = (kind: SourceWarning['kind'], words: string) => warnings.push({ kind, text: words });
  const get = (names: string) => textOf(front, names);
  const name = stem.replace(NOTION, '').replace(FILE_DATE, '');
  const [author, ...others] = namesOf(listOf(front, 'author authors'));
  if (problem !== undefined) warn('damaged', `Its front matter cannot be read: ${problem}`);
  if (title === '') warn('made-up', 'It has no title: its file name is used');
  if (others.length > 0)
    warn('made-up', `It has ${others.length + 1} authors: “${author!.name}” is kept`);
  const cover = get(COVERS);
  // Patterns such as `/:year/:title/` are no addresses, and other names of a note are none.
  const addresses = listOf(front, ADDRESSES).filter((each) => /^(?:https?:\/)?\/[^:]*$/.test(each));
  const date = get(DATES);
  return {
    id: notion ?? path,
    place: path,
    title: title || name.replaceAll(/[-_]+/g, ' ').trim(),
    slug:
      get('slug') ??
      lastOf(addresses.find((each) => each === get('permalink url'))) ??
      (name.includes(' ') ? undefined : name),
    body: { format: 'markdown', text: body },
    base,
    excerpt: get('excerpt summary description subtitle'),
    state: problem === undefined ? stateOf(front, path) : 'unknown',
    publishedAt: readTime(/\d/.test(date ?? '') ? date : FILE_DATE.exec(stem)?.[1], warnings),
    changedAt: readTime(get('lastmod updated modified updatedat lastmodifiedat'), warnings),
    author,
    categories: termsOf(front, 'categories category', path),
    tags: termsOf(front, 'tags tag', path),
    seo: {
      title: get('seo.title seotitle metatitle'),
      description: get('seo.description seodescription metadescription description'),
      canonical: get('canonical canonicalurl'),
      noindex: isTrue(get('noindex')) || /noindex/i.test(get('robots') ?? ''),
    },
    cover:
      cover === undefined
        ? undefined
        : {
            address: URL.parse(cover, base)?.href ?? cover,
            alt: get('cover.alt image.alt coveralt imagealt'),
          },
    addresses,
    warnings,
  };
}

/** The name of a file without its ending; of one that is called `index`, that of its folder. */
function stemOf(path: string): string {
  const [stem = '', folder] = path
    .replace(/\.\w+$/, '')
    .split('/')
    .toReversed();
  return /^index$/i.test(stem) ? (folder ?? stem) : stem;
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
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\\(?=[^\w\s])|[*_`~]+(?=\S)|(?<=\S)[*_`~]+/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .normalize('NFC');

/** The properties of a page of Notion are lines below its title. */
function readProperties(text: string): { front: [string, string[]][]; text: string } {
  const [lines = ''] = /^\n*(?:[^\n:]{1,40}: [^\n]*(?:\n|$))+(?=\n|$)/.exec(text) ?? [];
  const front = Array.from(
    lines.matchAll(/^(.+?): (.*)$/gm),
    ([, key = '', value = '']): [string, string[]] => [
      key.toLowerCase().replaceAll(' ', ''),
      [value],
    ],
  );
  return { front, text: text.slice(lines.length) };
}

function stateOf(front: Front, path: string): SourceState {
  const get = (names: string) => textOf(front, names);
  if (isTrue(get('draft')) || isFalse(get('published')) || path.includes('_drafts/'))
    return 'draft';
  if (isTrue(get('private'))) return 'private';
  if (get('password') !== undefined) return 'protected';
  const word = get('status state visibility');
  if (word !== undefined) return parseState(word);
  return get(OF_SITES) !== undefined || path.includes('_posts/') ? 'published' : 'draft';
}

/** Names of a list, or in one text: divided by commas, and by blanks where Jekyll does so. */
const termsOf = (front: Front, names: string, path: string): SourceName[] =>
  namesOf(
    names
      .split(' ')
      .flatMap((name) => {
        const [text = ''] = front.get(name) ?? [];
        const separator = text.includes(',') ? ',' : path.includes('_posts/') ? ' ' : '\n';
        return [...text.split(separator), ...(front.get(`${name}[]`) ?? [])];
      })
      .map((name) => name.replace(/^\s*#/, '')),
  );
