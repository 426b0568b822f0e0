import { decodeCsv, readCsvTable } from '#src/platform/csv/parse-csv.ts';
import { type Archive, openArchive, readText } from '../../archive.server.ts';
import {
  type SourceAdapter,
  SourceError,
  type SourceEvent,
  type SourceItem,
  type SourceState,
} from '../../source.ts';
import { isTrue, readTime } from '../../source-values.ts';

const LIST = /(?:^|\/)posts\.csv$/im;
const COLUMNS = {
  id: ['post id'],
  date: ['post date'],
  isPublished: ['is published'],
  type: ['type'],
  audience: ['audience'],
  title: ['title'],
  subtitle: ['subtitle'],
  podcast: ['podcast url'],
} as const;
type Row = Readonly<Record<keyof typeof COLUMNS, string>>;

/** Kinds that are no posts, as people call them. */
const NO_POSTS: Readonly<Record<string, string>> = { page: 'page', thread: 'thread' };

export const substack: SourceAdapter = {
  id: 'substack',
  name: 'Substack',
  help: 'The ZIP file of Settings, Import and export, Export your data',
  recognizes: ({ name }, head) =>
    /\.zip$/i.test(name) && LIST.test(head) && /(?:^|\/)posts\/[^/\n]+\.html$/im.test(head),
  async open(file) {
    const archive = await openArchive(file);
    try {
      const rows = await readRows(archive);
      const sites: string[] = [];
      const read = () => readPosts(archive, rows, sites);
      return { origin: archive.origin, sites, read, find: archive.find, close: archive.close };
    } catch (error) {
      await archive.close();
      throw error;
    }
  },
};

async function readRows(archive: Archive): Promise<Row[]> {
  const list = archive.files.find(({ path }) => LIST.test(path));
  const text = list && decodeCsv(await list.read());
  if (text === undefined) throw new SourceError('The archive has no list of posts (posts.csv).');
  const table = readCsvTable(text, COLUMNS);
  if ('message' in table) throw new SourceError(`posts.csv: ${table.message}`);
  const { places, rows } = table;
  if (places.id === undefined) throw new SourceError('posts.csv has no column “post_id”.');
  return rows.map(
    ({ cells }) =>
      Object.fromEntries(
        Object.keys(COLUMNS).map((name) => [
          name,
          (cells[places[name as keyof Row] ?? -1] ?? '').trim(),
        ]),
      ) as Row,
  );
}

async function* readPosts(
  archive: Archive,
  rows: readonly Row[],
  sites: string[],
): AsyncGenerator<SourceEvent> {
  for (const { name, message } of archive.refused) yield { type: 'problem', place: name, message };
  const texts = new Map(archive.files.map((file) => [file.path.split('/').at(-1)!, file]));
  const slugs = new Set(rows.map(({ id }) => slugOf(id)));
  for (const row of rows) {
    const what = NO_POSTS[row.type.toLowerCase()];
    if (what !== undefined) {
      yield { type: 'skipped', what };
      continue;
    }
    const place = `posts/${row.id}.html`;
    const file = texts.get(`${row.id}.html`);
    try {
      const html = file && (await readText(file)).text;
      for (const [, site = '', slug = ''] of html?.matchAll(/(https:\/\/[\w.-]+)\/p\/([\w-]+)/g) ??
        [])
        if (slugs.has(slug) && !sites.includes(site)) sites.push(site);
      yield { type: 'item', item: itemOf(row, place, html) };
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      yield { type: 'problem', place, message: error.message };
    }
  }
}

const slugOf = (id: string): string => id.replace(/^\d+\./, '');

function itemOf(row: Row, place: string, html: string | undefined): SourceItem {
  const warnings: SourceItem['warnings'] = [];
  if (html === undefined)
    warnings.push({ kind: 'missing-file', text: `Its text ${place} is not in the archive` });
  if (row.podcast !== '')
    warnings.push({
      kind: 'left-out',
      text: `The sound of the podcast was left out: ${row.podcast}`,
    });
  const slug = slugOf(row.id);
  return {
    id: /^\d+(?=\.)/.exec(row.id)?.[0] ?? row.id,
    place,
    title: row.title,
    slug,
    body: { format: 'html', text: withFootnotes(html ?? '') },
    excerpt: row.subtitle || undefined,
    state: html === undefined ? 'unknown' : stateOf(row),
    publishedAt: readTime(row.date, warnings),
    categories: [],
    tags: [],
    seo: {},
    addresses: isTrue(row.isPublished) ? [`/p/${slug}`] : [],
    warnings,
  };
}

function stateOf({ isPublished, audience, type }: Row): SourceState {
  if (!isTrue(isPublished)) return 'draft';
  // Emails to some of the readers are on no page.
  if (!/^(?:newsletter|podcast|)$/i.test(type)) return 'private';
  if (audience.toLowerCase() === 'everyone') return 'published';
  return audience === '' ? 'unknown' : 'members';
}

/** Numbers of footnotes would run into the words before them. */
const withFootnotes = (html: string): string =>
  html
    .replaceAll(/<a [^<>]{0,500}\bfootnote-anchor\b[^<>]{0,500}>(\d+)<\/a>/g, '<sup>[$1]</sup>')
    .replaceAll(/<a [^<>]{0,500}\bfootnote-number\b[^<>]{0,500}>(\d+)<\/a>/g, '[$1] ');
