import {
  addressOf,
  type ArchiveFile,
  openSourceInArchive,
  readText,
} from '../../archive.server.ts';
import type { SourceAdapter } from '../../source.ts';
import { readMarkdown } from './markdown-item.ts';

const MARKDOWN = /\.(?:md|markdown|mdx)$/im;
const PICTURE = /\.(?:png|jpe?g|gif|webp|avif|svg)$/i;
/** What projects have beside their posts. */
const NO_POST =
  /(?:^|\/)(?:(?:README|LICEN[CS]E|CHANGELOG|CONTRIBUTING|_index)\.|(?:node_modules|_site|_includes|_layouts|archetypes|themes)\/)/i;

export const markdown: SourceAdapter = {
  id: 'markdown',
  name: 'Markdown',
  help: 'A Markdown file, or a ZIP file of a folder with Markdown files and their pictures: Jekyll, Hugo, Obsidian, Notion',
  recognizes: ({ name }, head) => MARKDOWN.test(/\.zip$/i.test(name) ? head : name),
  open: (file) =>
    openSourceInArchive(file, (archive) => ({
      parts: archive.files,
      async read(each: ArchiveFile) {
        const { path } = each;
        if (PICTURE.test(path)) return undefined;
        if (!MARKDOWN.test(path)) return { type: 'skipped', what: 'other file' };
        if (NO_POST.test(path) && archive.files.length > 1)
          return { type: 'skipped', what: 'file about the project' };
        const { text, encoding } = await readText(each);
        if (text.trim() === '') return { type: 'problem', place: path, message: 'It is empty' };
        const item = readMarkdown(path, text, addressOf(path), (name) =>
          PICTURE.test(name) ? archive.addressOfName(name) : undefined,
        );
        if (encoding === 'windows-1252')
          item.warnings.push({
            kind: 'damaged',
            text: 'It is not in UTF-8 and is read as Windows-1252: check its letters',
          });
        return { type: 'item', item };
      },
    })),
};
