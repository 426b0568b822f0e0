import { z } from 'zod';
import { problemOfStorage } from '#src/domains/documents/save/content-limits.ts';
import { MAX_UPLOAD_BYTES } from '#src/domains/media/intake/file-types.ts';
import {
  type Archive,
  type ArchiveFile,
  type ArchivePart,
  openSourceInArchive,
  readBytes,
} from '../../archive.server.ts';
import {
  ARCHIVE_VERSION,
  type ArchivedDocument,
  archivedDocumentSchema,
  archivedFileSchema,
  DOCUMENTS_FOLDER,
  fileOfPart,
  FILES_FOLDER,
  FILES_LIST,
  MANIFEST,
  manifestSchema,
  PART_SCHEMAS,
  README_FILE,
  isOffline,
  type SitePart,
  type WholeItem,
  type WholePart,
} from '../../site-archive.ts';
import {
  type SourceAdapter,
  SourceError,
  type SourceEvent,
  type SourceItem,
} from '../../source.ts';
import { warnTo } from '../../source-values.ts';
import { itemOfRow } from '../table/table-item.ts';

const IS_LISTED = new RegExp(`^${MANIFEST}$`, 'm');
/** The list of 20,000 files has less than half. */
const MAX_JSON_BYTES = 32_000_000;
/** Full exports of this product. */
export const cadron: SourceAdapter = {
  id: 'cadron',
  name: 'Site archive',
  help: 'The ZIP file of a full export: a whole site with its pages, files, redirects and settings.',
  recognizes: (_file, head) => IS_LISTED.test(head),
  open: async (file) => ({
    ...(await openSourceInArchive(file, listParts, { maxFileBytes: MAX_UPLOAD_BYTES })),
    notes: [
      'Redirects, search appearance and site settings are left out until you take them in below',
    ],
  }),
};

const PARTS: Readonly<Record<SitePart, string>> = {
  redirects: 'Redirects',
  metadata: 'Search appearance of addresses',
  settings: 'Site settings',
};

/** Files before what shows them, then documents in their order, then what belongs to the whole site. */
async function listParts({ files }: Archive): Promise<ArchivePart[]> {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const manifest = byPath.get(MANIFEST);
  if (!manifest) throw new SourceError(`The archive has no ${MANIFEST}.`);
  const { version } = await readJson(manifest, manifestSchema);
  if (version > ARCHIVE_VERSION)
    throw new SourceError(
      `This archive has version ${version} of the format, and this release reads versions up to ${ARCHIVE_VERSION}. Install the newest release here, then upload it again.`,
    );
  const list = byPath.get(FILES_LIST);
  const listed = list ? await readJson(list, z.array(archivedFileSchema)) : [];
  const parts = listed.map((file): ArchivePart => {
    const path = FILES_FOLDER + file.address;
    return {
      path,
      async read() {
        if (!byPath.has(path.normalize('NFC')))
          throw new SourceError('The file is in the list and not in the archive');
        return itemEvent(path, file.name, { type: 'file', ...file });
      },
    };
  });
  const known = new Set([MANIFEST, README_FILE, FILES_LIST, ...Object.keys(PARTS).map(fileOfPart)]);
  for (const file of files) {
    const { path } = file;
    if (path.startsWith(DOCUMENTS_FOLDER))
      parts.push({
        path,
        read: async () => documentEvent(path, await readJson(file, archivedDocumentSchema)),
      });
    else if (!known.has(path) && !path.startsWith(FILES_FOLDER))
      parts.push({
        path,
        read: () =>
          Promise.reject(new SourceError('This release does not know this part of an export')),
      });
  }
  for (const part of Object.keys(PARTS) as SitePart[]) {
    const file = byPath.get(fileOfPart(part));
    if (file) parts.push({ path: file.path, read: () => readPart(part, file) });
  }
  return parts;
}

/** @throws SourceError if it is damaged, no JSON, or of another shape */
async function readJson<Value>(file: ArchiveFile, schema: z.ZodType<Value>): Promise<Value> {
  if (file.bytes > MAX_JSON_BYTES) throw new SourceError(`${file.path} is too large`);
  const text = (await readBytes(file)).toString('utf8');
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    const [issue] = error instanceof z.ZodError ? error.issues : [];
    const where = issue ? ` at “${issue.path.join('.').slice(0, 80)}”` : '';
    const message = `${file.path} does not have the form of an export${where}`;
    throw new SourceError(message, { cause: error });
  }
}

function itemEvent(place: string, title: string, whole: WholeItem) {
  const parts: unknown[] = Object.values(whole.type === 'part' ? whole.values : whole);
  if (parts.some((part) => problemOfStorage(part)))
    throw new SourceError('It has characters that cannot be stored, or is too large or too deep');
  const item: SourceItem = { ...itemOfRow({ place, values: {} }), title, whole };
  return { type: 'item' as const, item };
}

async function readPart(part: SitePart, file: ArchiveFile): Promise<SourceEvent | undefined> {
  const values = await readJson<object>(file, PART_SCHEMAS[part]);
  const count = Object.keys(values).length;
  if (count === 0) return undefined;
  const whole = { type: 'part', part, values } as WholePart;
  return itemEvent(file.path, `${PARTS[part]} (${count})`, whole);
}

function documentEvent(place: string, archived: ArchivedDocument): SourceEvent {
  const { kind, state, content, showsBuiltIn, publishAt } = archived;
  // Its text comes with the release.
  if (showsBuiltIn && state === 'published') return { type: 'skipped', what: `built-in ${kind}` };
  const title = content.title || 'Untitled';
  const event = itemEvent(place, title, { type: 'document', ...archived });
  const warn = warnTo(event.item.warnings);
  if (publishAt !== null) warn('state', `It is scheduled there for ${publishAt}: it is not here`);
  if (state === 'unpublished' && !isOffline(archived))
    warn('state', 'It was taken offline there: it becomes a draft');
  return event;
}
