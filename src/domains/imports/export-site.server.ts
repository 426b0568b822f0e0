import type { Readable } from 'node:stream';
import { DOCUMENT_KINDS, type DocumentKind } from '#src/domains/documents/document.ts';
import type { Documents, DocumentView } from '#src/domains/documents/documents.server.ts';
import { isEqualJson } from '#src/domains/documents/json.ts';
import { showsBuiltIn } from '#src/domains/documents/life.ts';
import type { Asset } from '#src/domains/media/asset.ts';
import type { Assets } from '#src/domains/media/assets.server.ts';
import type { AssetLists } from '#src/domains/media/list/asset-lists.server.ts';
import type { MediaLibrary } from '#src/domains/media/media-library.server.ts';
import type { Redirects } from '#src/domains/redirects/create-redirects.server.ts';
import { kindOf } from '#src/domains/redirects/redirect.ts';
import { printStart } from '#src/domains/redirects/redirect-address.ts';
import type { Overrides } from '#src/domains/seo/overrides/overrides.server.ts';
import type { SiteSettingsStore } from '#src/domains/seo/site-settings/site-settings.server.ts';
import {
  ARCHIVE_FORMAT,
  ARCHIVE_VERSION,
  type ArchivedDocument,
  type ArchivedFile,
  DOCUMENTS_FOLDER,
  FILES_FOLDER,
  FILES_LIST,
  MANIFEST,
  PART_FILES,
  README_FILE,
  README_TEXT,
} from './site-archive.ts';

export interface ExportDeps {
  documents: Pick<Documents, 'list' | 'find' | 'contentOf'>;
  assetLists: Pick<AssetLists, 'ids'>;
  assets: Pick<Assets, 'get'>;
  media: Pick<MediaLibrary, 'open'>;
  redirects: Pick<Redirects, 'all'>;
  overrides: Pick<Overrides, 'all'>;
  siteSettings: Pick<SiteSettingsStore, 'view'>;
}

export interface ArchiveEntry {
  name: string;
  input: string | Readable;
  lastModified: Date;
}

export interface SiteExport {
  counts: Readonly<Record<DocumentKind | 'files' | 'redirects' | 'metadata', number>>;
  /** read one after the other, while they are sent */
  entries: AsyncIterable<ArchiveEntry>;
}

const WINDOW = 200;
/** Parts of others before what shows them. */
const ORDER = DOCUMENT_KINDS.toSorted((one, other) => rank(one) - rank(other));
function rank(kind: DocumentKind): number {
  return ['section', 'template', 'story', 'page', 'post'].indexOf(kind);
}

/**
 * Everything that makes the public site, and its drafts: without people, leads, secrets, and who did what. What can fail before
 * the first byte is sent is read here.
 * @param site origin of the site
 */
export async function exportSite(deps: ExportDeps, site: string, now: Date): Promise<SiteExport> {
  const documents = new Map<DocumentKind, string[]>();
  for (const kind of ORDER) documents.set(kind, await listDocuments(deps, kind));
  const files = await listFiles(deps);
  const redirects = await listRedirects(deps);
  const metadata = await deps.overrides.all();
  const { values: settings } = await deps.siteSettings.view();
  const counts = {
    ...(Object.fromEntries(
      Array.from(documents, ([kind, ids]) => [kind, ids.length]),
    ) as Record<DocumentKind, number>),
    files: files.length,
    redirects: redirects.length,
    metadata: metadata.size,
  };
  const json = (name: string, value: unknown, lastModified = now): ArchiveEntry => ({
    name,
    input: `${JSON.stringify(value, null, 1)}\n`,
    lastModified,
  });
  async function* entries(): AsyncGenerator<ArchiveEntry> {
    const format = { format: ARCHIVE_FORMAT, version: ARCHIVE_VERSION };
    yield json(MANIFEST, { ...format, site, madeAt: now.toISOString(), counts });
    yield { name: README_FILE, input: README_TEXT, lastModified: now };
    yield json(FILES_LIST, files.map(archivedFile));
    for (const { address, changedAt } of files) {
      const input = await deps.media.open(address);
      // One that was deleted meanwhile; an import names it.
      if (input) yield { name: FILES_FOLDER + address, input, lastModified: changedAt };
    }
    for (const [kind, ids] of documents)
      for (const id of ids) {
        const document = await deps.documents.find(id);
        if (document && document.state !== 'trash')
          yield json(
            `${DOCUMENTS_FOLDER}${kind}/${id}.json`,
            await archivedDocument(deps, document),
            document.savedAt,
          );
      }
    yield json(PART_FILES.redirects, redirects);
    yield json(
      PART_FILES.metadata,
      Array.from(metadata, ([path, set]) => ({ path, set })),
    );
    yield json(PART_FILES.settings, settings);
  }
  return { counts, entries: entries() };
}

/** The oldest first, so that lists keep the order of what has the same date. */
async function listDocuments({ documents }: ExportDeps, kind: DocumentKind): Promise<string[]> {
  const created = new Map<string, number>();
  for (let offset = 0; ; offset += WINDOW) {
    const { documents: some, total } = await documents.list({ kind, limit: WINDOW, offset });
    for (const { id, createdAt } of some) created.set(id, createdAt.getTime());
    if (some.length === 0 || offset + WINDOW >= total) break;
  }
  return Array.from(created)
    .toSorted(([a, at], [b, other]) => at - other || (a < b ? -1 : 1))
    .map(([id]) => id);
}

async function listFiles({ assetLists, assets }: ExportDeps): Promise<Asset[]> {
  const files: Asset[] = [];
  for (let offset = 0; ; offset += WINDOW) {
    const window = { offset, limit: WINDOW };
    const ids = await assetLists.ids({ filter: {}, sort: 'added' }, window);
    for (const id of ids) {
      const asset = await assets.get(id);
      if (asset) files.push(asset);
    }
    if (ids.length < WINDOW) return files;
  }
}

async function listRedirects({ redirects }: ExportDeps) {
  const listed = [];
  for await (const some of redirects.all({}))
    for (const each of some) {
      const { from, to, status, carriesRest } = each;
      listed.push({ from: printStart(from), to, kind: kindOf(each), status, carriesRest });
    }
  return listed;
}

function archivedFile({ file, ...asset }: Asset): ArchivedFile {
  const { address, folder, name, alt, isDecorative, caption, credit, license } = asset;
  const { licenseEnds, tags, focus, crop } = asset;
  const { contentType, bytes, hash } = file;
  return {
    ...{ address, folder, name, alt, isDecorative, caption, credit, license },
    ...{ licenseEnds, tags: [...tags], focus, crop, contentType, bytes, hash },
  };
}

async function archivedDocument(
  { documents }: ExportDeps,
  { id, kind, builtInPath, address, state, content, life }: DocumentView,
): Promise<ArchivedDocument> {
  const { live, publish, unpublishAt, firstPublishedAt } = life;
  const shown =
    live && (await documents.contentOf(id, { type: 'revision', number: live.revision }));
  return {
    ...{ id, kind, builtIn: builtInPath, address, state, content },
    public: live && {
      ...(shown && !isEqualJson(shown, content) && { content: shown }),
      firstPublishedAt: (firstPublishedAt ?? live.since).toISOString(),
      since: live.since.toISOString(),
    },
    showsBuiltIn: showsBuiltIn(life),
    publishAt: publish?.at.toISOString() ?? null,
    unpublishAt: unpublishAt?.toISOString() ?? null,
  };
}
