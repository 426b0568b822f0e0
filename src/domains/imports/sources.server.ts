import { decodeText } from '#src/platform/csv/parse-csv.ts';
import { isZip } from '#src/platform/zip/open-zip.server.ts';
import { openArchive, readHead } from './archive.server.ts';
import type { SourceAdapter, SourceFile } from './source.ts';
import { cadron } from './sources/cadron/cadron.server.ts';
import { ghostAdapter } from './sources/ghost/ghost.server.ts';
import { hubspotAdapter } from './sources/hubspot/hubspot.server.ts';
import { markdown } from './sources/markdown/markdown.server.ts';
import { medium } from './sources/medium/medium.server.ts';
import { substack } from './sources/substack/substack.server.ts';
import { table } from './sources/table/table.server.ts';
import { wordpressAdapter } from './sources/wordpress/wordpress.ts';

/** Every kind of file, in the order of the screen; of several that recognize a file, the first one reads it. */
export const SOURCES: readonly SourceAdapter[] = [
  wordpressAdapter,
  ghostAdapter,
  hubspotAdapter,
  substack,
  medium,
  cadron,
  markdown,
  table,
];

const HEAD_BYTES = 65_536;

/**
 * The kind of a file by what is in it. A person may choose another one of `SOURCES`.
 * @returns its id, or undefined
 * @throws SourceError if it is an archive that cannot be opened
 */
export async function recognizeSource(file: SourceFile): Promise<string | undefined> {
  const bytes = await readHead(file.path, HEAD_BYTES);
  let head = decodeText(bytes)?.text ?? '';
  if (isZip(bytes)) {
    const archive = await openArchive(file);
    head = archive.files.map(({ path }) => path).join('\n');
    await archive.close();
  }
  return SOURCES.find((source) => source.recognizes(file, head))?.id;
}
