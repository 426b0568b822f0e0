import {
  addressOf,
  type Archive,
  type ArchiveFile,
  openSourceInArchive,
  readText,
} from '../../archive.server.ts';
import { type SourceAdapter, SourceError, type SourceEvent } from '../../source.ts';
import { warnTo } from '../../source-values.ts';
import { readMarkdown } from './markdown-item.ts';

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
