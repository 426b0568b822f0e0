import { addressOf, type ArchiveFile, openArchive, readText } from '../../archive.server.ts';
import type { SourceAdapter, SourceEvent } from '../../source.ts';
import { SourceError } from '../../source.ts';
import { readMarkdown } from './markdown-item.ts';

const MARKDOWN = /\.(?:md|markdown|mdown|mkd|mdx)$/i;
const PICTURE = /\.(?:png|jpe?g|gif|webp|avif|svg)$/i;
/** What projects have beside their posts. */
const NO_POST =
  /(?:^|\/)(?:(?:README|LICEN[CS]E|CHANGELOG|CONTRIBUTING|CODE_OF_CONDUCT|SECURITY|_index)\.\w+$|(?:node_modules|_site|_includes|_layouts|archetypes|themes)\/)/i;

export const markdown: SourceAdapter = {
  id: 'markdown',
  name: 'Markdown',
  help: 'A Markdown file, or a ZIP file of a folder with Markdown files and their pictures: Jekyll, Hugo, Obsidian, Notion',
  recognizes: ({ name }, head) =>
    MARKDOWN.test(name) || (/\.zip$/i.test(name) && /\.(?:md|markdown|mdx)$/im.test(head)),
  async open(file) {
    const archive = await openArchive(file);
    const pictureAt = (name: string) => {
      const found = PICTURE.test(name) ? archive.named(name) : undefined;
      return found && addressOf(found.path);
    };
    async function* read(): AsyncGenerator<SourceEvent> {
      for (const { name, message } of archive.refused)
        yield { type: 'problem', place: name, message };
      for (const each of archive.files) {
        const { path } = each;
        if (!MARKDOWN.test(path)) {
          if (!PICTURE.test(path)) yield { type: 'skipped', what: 'other file' };
        } else if (NO_POST.test(path) && archive.files.length > 1)
          yield { type: 'skipped', what: 'file about the project' };
        else yield await readFile(each, pictureAt);
      }
    }
    return { origin: archive.origin, sites: [], read, find: archive.find, close: archive.close };
  },
};

async function readFile(
  file: ArchiveFile,
  pictureAt: (name: string) => string | undefined,
): Promise<SourceEvent> {
  const { path } = file;
  try {
    const { text, encoding } = await readText(file);
    if (text.trim() === '') return { type: 'problem', place: path, message: 'It is empty' };
    const item = readMarkdown(path, text, addressOf(path), pictureAt);
    if (encoding === 'windows-1252')
      item.warnings.push({
        kind: 'damaged',
        text: 'It is not in UTF-8 and is read as Windows-1252: check its letters',
      });
    return { type: 'item', item };
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    return { type: 'problem', place: path, message: error.message };
  }
}
