import { openSourceInArchive, readBytes, readText } from '../../archive.server.ts';
import { type SourceAdapter, SourceError, type SourceState } from '../../source.ts';
import { addSites, isTrue, warnTo } from '../../source-values.ts';
import { readCsv } from '../table/read-rows.server.ts';
import { itemOfRow, textOfValue } from '../table/table-item.ts';

const LIST = /(?:^|\/)posts\.csv$/im;
/** Links between posts name the site, which is written nowhere else. */
const OWN_LINK = /https:\/\/[\w.-]{1,100}\/p\/([\w-]+)/g;

export const substack: SourceAdapter = {
  id: 'substack',
  name: 'Substack',
  help: 'The ZIP file of Settings, Import and export, Export your data.',
  recognizes: ({ name }, head) => /\.zip$/i.test(name) && LIST.test(head),
  open: (file) =>
    openSourceInArchive(file, async ({ files }, sites) => {
      const list = files.find(({ path }) => LIST.test(path));
      if (!list) throw new SourceError('The archive has no list of posts (posts.csv).');
      const { rows } = readCsv(await readBytes(list));
      const byPath = new Map(files.map((each) => [each.path, each]));
      const posts = rows.map(({ values }) => {
        const value = (name: string) => textOfValue(values[name]);
        const [, id = '', slug = value('post_id')] = /^(\d+)\.(.*)$/.exec(value('post_id')) ?? [];
        return { values, value, id, slug, path: `posts/${value('post_id')}.html` };
      });
      const slugs = new Set(posts.map(({ slug }) => slug));
      return posts.map(({ values, value, id, slug, path }) => ({
        path,
        async read() {
          const what = value('type').toLowerCase();
          if (what === 'page' || what === 'thread') return { type: 'skipped', what };
          const page = byPath.get(path);
          const html = page && (await readText(page)).text;
          const links = [...(html ?? '').matchAll(OWN_LINK)].filter(([, to]) => slugs.has(to!));
          addSites(links.flat(), sites);
          const row = { ...values, id: id || slug, html: withFootnotes(html) };
          const item = itemOfRow({ place: path, values: row });
          const warn = warnTo(item.warnings);
          const podcast = value('podcast_url');
          if (html === undefined) warn('missing-file', `Its text ${path} is not in the archive`);
          if (podcast) warn('left-out', `The podcast was left out: ${podcast}`);
          const isPublished = isTrue(value('is_published'));
          const shown = stateOf(what, value('audience').toLowerCase());
          const state = html === undefined ? 'unknown' : isPublished ? shown : 'draft';
          const addresses = isPublished ? [`/p/${slug}`] : [];
          return { type: 'item', item: { ...item, slug, state, addresses } };
        },
      }));
    }),
};

function stateOf(type: string, audience: string): SourceState {
  // Emails to some of the readers are on no page.
  if (!['newsletter', 'podcast', ''].includes(type)) return 'private';
  return audience === 'everyone' ? 'published' : audience === '' ? 'unknown' : 'members';
}

/** Numbers of footnotes would run into the words before them. */
const withFootnotes = (html = ''): string =>
  html.replaceAll(
    /<a [^<>]{0,500}\bfootnote-(anchor|number)\b[^<>]{0,500}>(\d+)<\/a>/g,
    (_, kind, number) => (kind === 'anchor' ? `<sup>[${number}]</sup>` : `[${number}] `),
  );
