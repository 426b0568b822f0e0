import { hash as digest } from 'node:crypto';
import { addressKey } from '#src/domains/site-map/content-address.ts';
import { postPath } from '#src/domains/site-map/paths.ts';
import { IMPORT_LIMITS, type NamedCount, NO_COUNTS } from './import.ts';
import type { ImportDeps } from './import-deps.ts';
import { beatImport, deletePlan, insertPlan, updateImport } from './import-repository.server.ts';
import type { ImportRow, NewItem } from './import-repository.server.ts';
import { createKnown, type Known } from './known-here.server.ts';
import { openImport } from './open-import.server.ts';
import { oldPathsOf, type PlannedPost, planPost } from './planned-post.ts';
import type { WholeItem } from './site-archive.ts';
import { SourceError, type SourceItem, type SourceName } from './source.ts';
import type { Turn } from './work-on-import.server.ts';

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
