import { SETTING_LABELS } from '#src/domains/seo/site-settings/site-settings.ts';
import type { DocumentKind } from '#src/domains/documents/document.ts';
import type { Documents, DocumentView } from '#src/domains/documents/documents.server.ts';
import { isEqualJson } from '#src/platform/json.ts';
import { showsBuiltIn } from '#src/domains/documents/life/life.ts';
import type { Asset } from '#src/domains/media/asset.ts';
import type { Assets } from '#src/domains/media/create-assets.server.ts';
import type { AssetLists } from '#src/domains/media/list/asset-lists.server.ts';
import type { MediaLibrary } from '#src/domains/media/media-library.server.ts';
import type { Redirects } from '#src/domains/redirects/create-redirects.server.ts';
import { kindOf } from '#src/domains/redirects/redirect.ts';
import { printStart } from '#src/domains/redirects/redirect-address.ts';
import type { Overrides } from '#src/domains/seo/overrides/overrides.server.ts';
import type { SiteSettingsStore } from '#src/domains/seo/site-settings/site-settings.server.ts';
import type { ZippedFile } from '#src/platform/zip/stream-zip.server.ts';
import {
  ARCHIVE_FORMAT,
  ARCHIVE_VERSION,
  type ArchivedDocument,
  archivedDocumentSchema,
  archivedFileSchema,
  DOCUMENTS_FOLDER,
  FILES_FOLDER,
  fileOfPart,
  FILES_LIST,
  MANIFEST,
  PART_SCHEMAS,
  README_FILE,
  README_TEXT,
} from './site-archive.ts';

interface ExportDeps {
  documents: Documents;
  assetLists: Pick<AssetLists, 'ids'>;
  assets: Assets;
  media: Pick<MediaLibrary, 'open'>;
  redirects: Redirects;
  overrides: Overrides;
  siteSettings: SiteSettingsStore;
}

interface SiteExport {
  counts: Record<DocumentKind | 'files' | 'redirects', number>;
  /** read one after the other, while they are sent */
  entries: AsyncIterable<ZippedFile>;
}

/** More documents or files than any site has. */
const MAX_LISTED = 100_000;
/** Parts of others before what shows them. */
const ORDER = [
  'section',
  'template',
  'story',
  'page',
  'post',
  'frame',
] as const satisfies DocumentKind[];

/**
 * Everything that makes the public site, and its drafts: without people, leads, secrets, and who did what. What can fail before
 * the first byte is sent is read here.
 * @param site origin of the site
 */
export async function exportSite(deps: ExportDeps, site: string, now: Date): Promise<SiteExport> {
  const files = await listFiles(deps);
  const redirects = await listRedirects(deps);
  const metadata = Array.from(await deps.overrides.all(), ([path, set]) => ({ path, set }));
  const { values } = await deps.siteSettings.view();
  const settings = Object.fromEntries(
    Object.entries(values).filter(([name]) => name in SETTING_LABELS),
  );
  const counts = { files: files.length, redirects: redirects.length } as SiteExport['counts'];
  const documents: string[] = [];
  for (const kind of ORDER) {
    const ids = await listDocuments(deps, kind);
    counts[kind] = ids.length;
    documents.push(...ids);
  }
  const json = (name: string, value: unknown, lastModified = now): ZippedFile => ({
    name,
    input: `${JSON.stringify(value, null, 1)}\n`,
    lastModified,
  });
  async function* entries(): AsyncGenerator<ZippedFile> {
    const format = { format: ARCHIVE_FORMAT, version: ARCHIVE_VERSION };
    yield json(MANIFEST, { ...format, site, madeAt: now.toISOString(), counts });
    yield { name: README_FILE, input: README_TEXT, lastModified: now };
    yield json(
      FILES_LIST,
      // Without what the format does not have, such as who added it.
      files.map(({ file, ...asset }) => archivedFileSchema.parse({ ...file, ...asset })),
    );
    for (const { address, changedAt } of files) {
      const input = await deps.media.open(address);
      // One that was deleted meanwhile; an import names it.
      if (input) yield { name: FILES_FOLDER + address, input, lastModified: changedAt };
    }
    for (const id of documents) {
      const document = await deps.documents.find(id);
      if (document && document.state !== 'trash')
        yield json(
          `${DOCUMENTS_FOLDER}${document.kind}/${id}.json`,
          await archivedDocument(deps, document),
          document.savedAt,
        );
    }
    for (const [part, values] of Object.entries({ redirects, metadata, settings }))
      yield json(fileOfPart(part), values);
  }
  return { counts, entries: entries() };
}

/** The oldest first, so that lists keep the order of what has the same date. */
async function listDocuments({ documents }: ExportDeps, kind: DocumentKind): Promise<string[]> {
  const { documents: all } = await documents.list({ kind, limit: MAX_LISTED });
  return all
    .toSorted(
      (one, other) =>
        one.createdAt.getTime() - other.createdAt.getTime() || (one.id < other.id ? -1 : 1),
    )
    .map(({ id }) => id);
}

async function listFiles({ assetLists, assets }: ExportDeps): Promise<Asset[]> {
  const window = { offset: 0, limit: MAX_LISTED };
  const files: Asset[] = [];
  for (const id of await assetLists.ids({ filter: {}, sort: 'added' }, window)) {
    const asset = await assets.get(id);
    if (asset) files.push(asset);
  }
  return files;
}

async function listRedirects({ redirects }: ExportDeps) {
  const listed = [];
  for await (const some of redirects.all({}))
    for (const each of some)
      listed.push({ ...each, from: printStart(each.from), kind: kindOf(each) });
  return PART_SCHEMAS.redirects.parse(listed);
}

async function archivedDocument(
  { documents }: ExportDeps,
  view: DocumentView,
): Promise<ArchivedDocument> {
  const { id, builtInPath, content, life } = view;
  const { live, publish, unpublishAt, firstPublishedAt } = life;
  const shown =
    live && (await documents.contentOf(id, { type: 'revision', number: live.revision }));
  return archivedDocumentSchema.parse({
    ...view,
    builtIn: builtInPath,
    public: live && {
      ...(!isEqualJson(shown, content) && { content: shown }),
      firstPublishedAt: (firstPublishedAt ?? live.since).toISOString(),
      since: live.since.toISOString(),
    },
    showsBuiltIn: showsBuiltIn(life),
    publishAt: publish?.at.toISOString() ?? null,
    unpublishAt: unpublishAt?.toISOString() ?? null,
  });
}
