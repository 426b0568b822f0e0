import { hash as digest } from 'node:crypto';
import { addressKey, validatePostSlug } from '#src/domains/site-map/content-address.ts';
import { postPath } from '#src/domains/site-map/paths.ts';
import { IMPORT_LIMITS, type ItemChange, NO_COUNTS, type NamedCount } from './import.ts';
import type { ImportDeps } from './import-deps.ts';
import {
  type ImportRow,
  type NewItem,
  beatImport,
  deletePlan,
  insertPlan,
  updateImport,
} from './import-repository.server.ts';
import { openImport } from './open-import.server.ts';
import { type PlannedPost, oldPathsOf, planPost } from './planned-post.ts';
import {
  type ArchivedFile,
  type WholeDocument,
  type WholeItem,
  isOffline,
  shownOf,
} from './site-archive.ts';
import { SourceError, type SourceItem, type SourceName } from './source.ts';
import type { Turn } from './work-on-import.server.ts';
import { FRAME_ID } from '#src/domains/content/frame/site-frame.ts';
import { DOCUMENT_KINDS } from '#src/domains/documents/document.ts';
import { findOrigins } from './import-results-repository.server.ts';
import { isSameContent, isTouched } from './put-document.server.ts';

/** Items of one statement. */
const BATCH = 50;
/** Characters of their texts, which may have pictures in them. */
const BATCH_SIZE = 4_000_000;

/**
 * Reads a source and stores what would become of each item: the dry run. Nothing else is written. After an interruption it begins
 * again.
 * @throws SourceError if the file as a whole cannot be read
 */
export async function planImport(deps: ImportDeps, row: ImportRow, { claim, hasTime }: Turn) {
  const { db, clock } = deps;
  await db.transaction((tx) => deletePlan(tx, row.id));
  await using source = await openImport(deps, row);
  const { origin, sites, notes = [], columns = [] } = source;
  const known = await createKnown(deps, origin);
  const counts = { ...structuredClone(NO_COUNTS), notes, columns };
  const pictures = new Set<string>();
  const names = { authors: new Map<string, NamedCount>(), tags: new Map<string, NamedCount>() };
  let batch: NewItem[] = [];
  let size = 0;
  /** @returns false if someone has canceled it */
  const store = async () => {
    counts.pictures = pictures.size;
    const now = await beatImport(db, row.id, claim, clock(), { counts });
    if (now?.phase !== 'reading') return false;
    await insertPlan(db, batch, batch.flatMap(redirectsOf));
    batch = [];
    size = 0;
    return true;
  };
  for await (const event of source.read()) {
    if (event.type === 'skipped') {
      counts.skipped[event.what] = (counts.skipped[event.what] ?? 0) + 1;
      continue;
    }
    counts.items += 1;
    if (counts.items > IMPORT_LIMITS.items) throw new SourceError(TOO_MANY('items'));
    const at = { importId: row.id, position: counts.items };
    if (event.type === 'problem') {
      const { place, message } = event;
      batch.push({ ...at, ...UNREADABLE, place, title: place, message });
    } else {
      const item = await planItem(event.item, row, sites, known);
      const { author, categories, tags, body } = event.item;
      if (author) add(names.authors, author);
      for (const each of [...categories, ...tags]) add(names.tags, each);
      for (const { kind } of item.planned.warnings)
        counts.warnings[kind] = (counts.warnings[kind] ?? 0) + 1;
      for (const { address } of item.planned.pictures) if (address) pictures.add(address);
      if (pictures.size > IMPORT_LIMITS.pictures) throw new SourceError(TOO_MANY('pictures'));
      batch.push({ ...at, ...item });
      size += body.text.length;
    }
    if ((batch.length >= BATCH || size > BATCH_SIZE) && !(await store())) return;
    // However long it takes: what is read only in part is read again.
    await hasTime();
  }
  if (!(await store())) return;
  if (counts.items === 0) throw new SourceError(NO_POSTS);
  const read = { ...counts, authors: frequent(names.authors), tags: frequent(names.tags) };
  const values = { counts: read, origin, sites, source: source.source, finishedAt: clock() };
  await updateImport(db, row.id, { ...values, phase: 'planned', message: null }, ['reading']);
}

const add = (counts: Map<string, NamedCount>, { key, name }: SourceName) =>
  counts.set(key, { key, name, count: (counts.get(key)?.count ?? 0) + 1 });

/** More names would not be mapped by hand. */
const MAX_NAMES = 200;
const frequent = (counts: Map<string, NamedCount>): NamedCount[] =>
  [...counts.values()].toSorted((a, b) => b.count - a.count).slice(0, MAX_NAMES);

const NO_POSTS =
  'No posts were found in this file. Export the posts with their texts, or say what kind of file it is.';
const TOO_MANY = (what: 'items' | 'pictures') =>
  `The file has more than ${IMPORT_LIMITS[what].toLocaleString('en-US')} ${what}. Export it in parts, and import them one after the other.`;

const UNREADABLE = { sourceId: '', hash: '', change: 'unreadable', state: 'left-out' } as const;

async function planItem(
  item: SourceItem,
  { mapping, createdAt }: ImportRow,
  sites: readonly string[],
  known: Known,
) {
  const { id, place, whole } = item;
  const planned = whole ? planWhole(item, whole) : planPost(item, mapping, createdAt);
  const hash = hashOf(planned);
  const compared = await known.compare(id, hash, whole);
  if (!whole) known.claimSlug(planned, compared.documentId);
  const isTaken = whole?.type !== 'part' && ['new', 'changed'].includes(compared.change);
  return {
    ...compared,
    place,
    title: planned.content.title,
    state: isTaken ? ('planned' as const) : ('left-out' as const),
    planned,
    oldPaths: oldPathsOf(item.addresses, sites),
    hash,
  };
}

const planWhole = ({ title, warnings }: SourceItem, whole: WholeItem): PlannedPost => ({
  content: { title: title.slice(0, 200), slug: '', body: { type: 'doc', content: [] } },
  pictures: [],
  base: null,
  wasPublic: whole.type === 'document' && whole.public !== null,
  warnings,
  whole,
});

const hashOf = ({ whole, content, pictures, wasPublic }: PlannedPost) => {
  const what = whole ?? [content, pictures.map(({ key, address }) => [key, address]), wasPublic];
  return digest('sha256', JSON.stringify(what), 'base64url');
};

const redirectsOf = ({ importId, oldPaths = [], planned }: NewItem) =>
  oldPaths
    .map((from) => ({ importId, from, to: postPath(planned?.content.slug ?? '') }))
    .filter(({ from, to }) => addressKey(from) !== addressKey(to));

/** More documents than any site has. */
const MAX_KNOWN = 100_000;

type Known = Awaited<ReturnType<typeof createKnown>>;

/** Finds what is here already: documents, and which of them came from the same source. */
async function createKnown(deps: ImportDeps, origin: string) {
  const { db, reservedPaths } = deps;
  await deps.mediaIndex.refresh();
  const origins = await findOrigins(db, origin);
  const lists = await Promise.all(
    DOCUMENT_KINDS.filter((kind) => kind !== 'frame').map((kind) =>
      deps.documents.list({ kind, limit: MAX_KNOWN }),
    ),
  );
  // The frame is made when it is first opened, and a plan makes nothing.
  const frame = await deps.documents.find(FRAME_ID);
  const here = [...lists.flatMap((each) => each.documents), ...(frame ? [frame] : [])];
  const documents = new Map(here.map((each) => [each.id, each]));
  const owners = new Map<string, string>(reservedPaths.map((path) => [addressKey(path), 'page']));
  for (const { id, address } of here) if (address !== null) owners.set(addressKey(address), id);
  // What a release or another tool brought here, by its place.
  const shipped = here.filter((each) => each.builtInPath ?? !each.savedBy);
  const places = new Map(
    shipped.map((each) => [`${each.kind} ${each.builtInPath ?? each.address}`, each]),
  );
  const seen = new Map<string, number>();
  return {
    /** Compares an item with what is here, as a run would. */
    async compare(id: string, hash: string, whole?: WholeItem) {
      const times = (seen.get(id) ?? 0) + 1;
      seen.set(id, times);
      const sourceId = times === 1 ? id : `${id} (${times})`;
      const isNew = { sourceId, documentId: null, change: 'new' } as const;
      if (whole?.type === 'part') return isNew;
      if (whole?.type === 'file')
        return { ...isNew, change: (await isFileHere(deps, whole)) ? 'unchanged' : 'new' } as const;
      const before = origins.get(sourceId);
      // The document that an earlier run made of it, that has its id, or that ships with the release at its place.
      const own = documents.get(before?.documentId ?? '') ?? documents.get(whole?.id ?? '');
      const found =
        whole && own?.kind !== whole.kind
          ? places.get(`${whole.kind} ${whole.builtIn ?? whole.address}`)
          : own;
      if (!found) return isNew;
      const isSame =
        before?.hash === hash || (whole && (await isSameDocument(deps.documents, found.id, whole)));
      const change: ItemChange = isSame
        ? 'unchanged'
        : isTouched(found, before)
          ? 'conflict'
          : 'changed';
      return { sourceId, documentId: found.id, change };
    },
    /** Gives a post a slug that nothing else has. */
    claimSlug({ content, warnings }: PlannedPost, documentId: string | null): void {
      const wanted = content.slug;
      const isFree = (slug: string) => {
        const owner = owners.get(addressKey(postPath(slug)));
        return (owner === undefined || owner === documentId) && !validatePostSlug(slug);
      };
      for (let number = 2; !isFree(content.slug); number += 1) content.slug = `${wanted}-${number}`;
      owners.set(addressKey(postPath(content.slug)), documentId ?? 'import');
      if (content.slug !== wanted)
        warnings.push({
          kind: 'made-up',
          text: `The address “${wanted}” is taken: it becomes “${content.slug}”`,
        });
    },
  };
}

/** One that was written again has other bytes here. */
async function isFileHere({ mediaIndex, assets }: ImportDeps, { address, hash }: ArchivedFile) {
  const file = mediaIndex.find(address);
  if (!file || file.isTrashed) return false;
  return (
    file.hash === hash || (await assets.findByUploadHashes([hash])).some(({ id }) => id === file.id)
  );
}

async function isSameDocument(
  documents: ImportDeps['documents'],
  id: string,
  whole: WholeDocument,
) {
  const current = await documents.find(id);
  if (!isSameContent(current?.content, whole.content)) return false;
  const { live, offlineSince } = current!.life;
  const shown = shownOf(whole);
  if (!live || !shown) return live === shown && (!isOffline(whole) || offlineSince !== null);
  const entry = { type: 'revision', number: live.revision } as const;
  return isSameContent(await documents.contentOf(id, entry), shown.content);
}
