import { z } from 'zod';
import { problemOfStorage } from '#src/domains/documents/content-limits.ts';
import { isEqualJson } from '#src/domains/documents/json.ts';
import { MAX_UPLOAD_BYTES } from '#src/domains/media/intake/file-types.ts';
import { type Archive, type ArchiveFile, openArchive, readBytes } from '../../archive.server.ts';
import {
  ARCHIVE_VERSION,
  type ArchivedDocument,
  archivedDocumentSchema,
  type ArchivedFile,
  archivedFileSchema,
  DOCUMENTS_FOLDER,
  FILES_FOLDER,
  FILES_LIST,
  MANIFEST,
  manifestSchema,
  PART_FILES,
  README_FILE,
} from '../../site-archive.ts';
import {
  type SourceAdapter,
  SourceError,
  type SourceEvent,
  type SourceItem,
  type SourceWarning,
} from '../../source.ts';
import { SITE_PARTS, type SitePart, type WholeItem } from '../../whole-item.ts';

const IS_LISTED = new RegExp(`^${MANIFEST}$`, 'm');
/** Parts of an archive that a message names. */
const MAX_NAMED = 5;
const OLDER = (version: number) =>
  `This archive has version ${version} of the format, and this release reads versions up to ${ARCHIVE_VERSION}. Install the newest release here, then upload it again.`;

/** Full exports of this product. */
export const cadron: SourceAdapter = {
  id: 'cadron',
  name: 'Cadron',
  help: 'The ZIP file of a full export: a whole site with its pages, files, redirects and settings',
  recognizes: (_file, head) => IS_LISTED.test(head),
  async open(file) {
    const archive = await openArchive(file, { maxFileBytes: MAX_UPLOAD_BYTES });
    try {
      const { site } = await readManifest(archive);
      const { find, close } = archive;
      const unknown = archive.files.map(({ path }) => path).filter((path) => !isKnown(path));
      const notes = [
        ...(unknown.length > 0 ? [UNKNOWN(unknown)] : []),
        'Redirects, search appearance and site settings are left out until you take them in below',
      ];
      return { origin: site, sites: [], notes, find, close, read: () => read(archive) };
    } catch (error) {
      await archive.close();
      throw error;
    }
  },
};

const UNKNOWN = (paths: readonly string[]) =>
  `Parts that this release does not know are left out: ${paths.slice(0, MAX_NAMED).join(', ')}${paths.length > MAX_NAMED ? ` and ${paths.length - MAX_NAMED} more` : ''}`;

const KNOWN = new Set([MANIFEST, README_FILE, FILES_LIST, ...Object.values(PART_FILES)]);
const isKnown = (path: string) =>
  KNOWN.has(path) || path.startsWith(FILES_FOLDER) || path.startsWith(DOCUMENTS_FOLDER);

async function readManifest({ files }: Archive) {
  const file = files.find(({ path }) => path === MANIFEST);
  if (!file) throw new SourceError(`The archive has no ${MANIFEST}.`);
  const manifest = await readJson(file, manifestSchema);
  if (manifest.version > ARCHIVE_VERSION) throw new SourceError(OLDER(manifest.version));
  return manifest;
}

/** @throws SourceError if it is damaged, no JSON, or of another shape */
async function readJson<Value>(file: ArchiveFile, schema: z.ZodType<Value>): Promise<Value> {
  const text = (await readBytes(file)).toString('utf8');
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    const [issue] = error instanceof z.ZodError ? error.issues : [];
    const where = issue ? ` at “${issue.path.join('.').slice(0, 80)}”` : '';
    throw new SourceError(`${file.path} does not have the form of an export${where}`, {
      cause: error,
    });
  }
}

/** Files before what shows them, then documents in their order, then what belongs to the whole site. */
async function* read(archive: Archive): AsyncGenerator<SourceEvent> {
  for (const { name, message } of archive.refused) yield { type: 'problem', place: name, message };
  const byPath = new Map(archive.files.map((file) => [file.path, file]));
  const list = byPath.get(FILES_LIST);
  if (list)
    yield* guarded(FILES_LIST, async () => {
      const files = await readJson(list, z.array(archivedFileSchema));
      return files.map((file) => fileEvent(file, byPath));
    });
  for (const file of archive.files)
    if (file.path.startsWith(DOCUMENTS_FOLDER))
      yield* guarded(file.path, async () => [
        documentEvent(file.path, await readJson(file, archivedDocumentSchema)),
      ]);
  for (const part of SITE_PARTS) {
    const file = byPath.get(PART_FILES[part]);
    if (file)
      yield* guarded(file.path, async () =>
        partEvents(part, file.path, await readJson(file, z.unknown())),
      );
  }
}

/** What cannot be read is named, while the rest goes on. */
async function* guarded(
  place: string,
  readEvents: () => Promise<SourceEvent[]>,
): AsyncGenerator<SourceEvent> {
  try {
    yield* await readEvents();
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    yield { type: 'problem', place, message: error.message };
  }
}

function itemEvent(
  id: string,
  place: string,
  title: string,
  whole: WholeItem,
  warnings: SourceWarning[] = [],
): SourceEvent {
  const none = { categories: [], tags: [], seo: {}, addresses: [] };
  const state: SourceItem['state'] =
    whole.type === 'document' && whole.shown ? 'published' : 'draft';
  const body = { format: 'html', text: '' } as const;
  return { type: 'item', item: { id, place, title, body, state, ...none, warnings, whole } };
}

const unstorable = (place: string): SourceEvent => ({
  type: 'problem',
  place,
  message: 'It has characters that cannot be stored, or is too large or too deep',
});

function fileEvent(
  { hash, contentType: _type, bytes: _bytes, ...file }: ArchivedFile,
  byPath: ReadonlyMap<string, ArchiveFile>,
): SourceEvent {
  const place = FILES_FOLDER + file.address;
  if (problemOfStorage({ ...file, hash })) return unstorable(FILES_LIST);
  if (!byPath.has(place.normalize('NFC')))
    return { type: 'problem', place, message: 'The file is in the list and not in the archive' };
  return itemEvent(`file ${file.address}`, place, file.name, { type: 'file', file, hash });
}

function documentEvent(place: string, archived: ArchivedDocument): SourceEvent {
  const { id, kind, builtIn, address, state, content, showsBuiltIn, unpublishAt } = archived;
  if (problemOfStorage(content) || problemOfStorage([archived.public, builtIn, address]))
    return unstorable(place);
  const isOffline = builtIn !== null && state === 'unpublished';
  // Its text comes with the release.
  if (showsBuiltIn && state === 'published') return { type: 'skipped', what: `built-in ${kind}` };
  const { public: live, publishAt } = archived;
  const shown = live && {
    content: live.content ?? content,
    first: live.firstPublishedAt,
    since: live.since,
  };
  const warnings: SourceWarning[] = [];
  if (publishAt !== null)
    warnings.push({
      kind: 'state',
      text: `It is scheduled there for ${publishAt}: that is not taken over`,
    });
  if (state === 'unpublished' && !isOffline && address !== null)
    warnings.push({ kind: 'state', text: 'It was taken offline there: it becomes a draft' });
  if (live?.content && !isEqualJson(live.content, content))
    warnings.push({
      kind: 'state',
      text: 'It has changes that are not public there: they become its working copy',
    });
  return itemEvent(
    `document ${id}`,
    place,
    content.title || 'Untitled',
    { type: 'document', id, kind, builtIn, address, content, shown, unpublishAt, isOffline },
    warnings,
  );
}

const TITLES: Readonly<Record<SitePart, string>> = {
  redirects: 'Redirects',
  metadata: 'Search appearance of addresses',
  settings: 'Site settings',
};

function partEvents(part: SitePart, place: string, values: unknown): SourceEvent[] {
  const parts = Object.values(values ?? {}) as unknown[];
  if (parts.length === 0) return [];
  if (parts.some(problemOfStorage)) return [unstorable(place)];
  const title = `${TITLES[part]} (${parts.length.toLocaleString('en-US')})`;
  return [itemEvent(`part ${part}`, place, title, { type: 'part', part, values })];
}
