import { openSourceInArchive, readText } from '../../archive.server.ts';
import { type SourceAdapter, SourceError, type SourceState } from '../../source.ts';
import { addSites, isTrue } from '../../source-values.ts';
import { readCsv } from '../table/read-rows.server.ts';
import { itemOfRow, textOfValue } from '../table/table-item.ts';

const LIST = /(?:^|\/)posts\.csv$/im;
/** Links between posts name the site, which is written nowhere else. */
const OWN_LINK = /https:\/\/[\w.-]{1,100}\/p\/([\w-]+)/g;
/** Numbers of footnotes, which would run into the words before them. */
const FOOTNOTE = /<a [^<>]*\bfootnote-\w+[^<>]*>(\d+)<\/a>/g;

export const substack: SourceAdapter = {
  id: 'substack',
  name: 'Substack',
  help: 'The ZIP file of Settings, Import and export, Export your data.',
  recognizes: (_file, head) => LIST.test(head),
  open: (file) =>
    openSourceInArchive(file, async ({ files }, sites) => {
      const list = files.find(({ path }) => LIST.test(path));
      if (!list) throw new SourceError('The archive has no list of posts (posts.csv).');
      const posts = readCsv((await readText(list)).text).rows.map(({ values }) => {
        const value = (name: string) => textOfValue(values[name]);
        const [id = '', slug = id] = value('post_id').split(/\.(.*)/);
        return { values, value, id, slug, path: `posts/${value('post_id')}.html` };
      });
      const slugs = new Set(posts.map(({ slug }) => slug));
      const byPath = new Map(files.map((each) => [each.path, each]));
      return posts.map(({ values, value, id, slug, path }) => ({
        path,
        async read() {
          const what = value('type');
          if (what === 'page' || what === 'thread') return { type: 'skipped', what };
          const page = byPath.get(path);
          if (!page) throw new SourceError('Its text is not in the archive');
          const { text } = await readText(page);
          const links = Array.from(text.matchAll(OWN_LINK)).filter(([, to]) => slugs.has(to!));
          addSites(links.flat(), sites);
          const html = text.replaceAll(FOOTNOTE, '<sup>[$1]</sup> ');
          const item = itemOfRow({ place: path, values: { ...values, id, html } });
          const podcast = value('podcast_url');
          if (podcast)
            item.warnings.push({ kind: 'left-out', text: `The podcast was left out: ${podcast}` });
          const isPublished = isTrue(value('is_published'));
          const state = isPublished ? stateOf(what, value('audience')) : 'draft';
          const addresses = isPublished ? [`/p/${slug}`] : [];
          return { type: 'item', item: { ...item, slug, state, addresses } };
        },
      }));
    }),
};

function stateOf(type: string, audience: string): SourceState {
  // Emails to some of the readers are on no page.
  if (type !== 'newsletter' && type !== 'podcast') return 'private';
  return audience === 'everyone' ? 'published' : 'members';
}
