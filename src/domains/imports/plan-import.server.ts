import { createHash } from 'node:crypto';
import { addressKey } from '#src/domains/site-map/content-address.ts';
import { postPath } from '#src/domains/site-map/paths.ts';
import { IMPORT_LIMITS, type ImportCounts, type NamedCount, NO_COUNTS } from './import.ts';
import type { ImportDeps } from './import-deps.ts';
import type { Turn } from './work-on-import.server.ts';
import {
  beatImport,
  deletePlan,
  type ImportRow,
  insertPlan,
  type ItemRow,
  updateImport,
} from './import-repository.server.ts';
import { createKnown } from './known-here.server.ts';
import { openImport } from './open-import.server.ts';
import { oldPathsOf, type PlannedPost, planPost } from './planned-post.ts';
import {
  type OpenSource,
  SourceError,
  type SourceEvent,
  type SourceItem,
  type SourceName,
} from './source.ts';
import type { WholeItem } from './site-archive.ts';

/** Items of one statement. */
const BATCH = 50;
/** Characters of their texts, which may have pictures in them. */
const BATCH_SIZE = 4_000_000;

type NewItem = Omit<ItemRow, 'importId'>;

/**
 * Reads a source and stores what would become of each item: the dry run. Nothing else is written. After an interruption it begins
 * again.
 * @throws SourceError if the file as a whole cannot be read
 */
export async function planImport(deps: ImportDeps, row: ImportRow, turn: Turn): Promise<void> {
  const { db, clock } = deps;
  await db.transaction((tx) => deletePlan(tx, row.id));
  await using source = await openImport(deps, row);
  const counts = await readItems(deps, row, source, turn);
  if (!counts) return;
  if (counts.items === 0) throw new SourceError(NO_POSTS);
  const { origin, sites } = source;
  const values = { counts, origin, sites, source: source.source, finishedAt: clock() };
  await updateImport(db, row.id, { ...values, phase: 'planned', message: null }, ['reading']);
}

async function readItems(
  deps: ImportDeps,
  row: ImportRow,
  source: OpenSource,
  { claim, hasTime }: Turn,
): Promise<ImportCounts | undefined> {
  const { db } = deps;
  const known = await createKnown(deps, source.origin);
  const counts: ImportCounts = {
    ...structuredClone(NO_COUNTS),
    notes: source.notes ?? [],
    columns: source.columns ?? [],
  };
  const pictures = new Set<string>();
  const names = { authors: createTally(), tags: createTally() };
  let items: NewItem[] = [];
  let total = 0;
  let size = 0;
  const store = async () => {
    const read = { counts: { ...counts, pictures: pictures.size } };
    const now = await beatImport(db, row.id, claim, deps.clock(), read);
    // Someone may have canceled it.
    if (now?.phase !== 'reading') return false;
    await insertPlan(
      db,
      items.map((item) => ({ ...item, importId: row.id })),
      items.flatMap((item) => redirectsOf(row.id, item)),
    );
    items = [];
    size = 0;
    return true;
  };
  for await (const event of source.read()) {
    if (event.type === 'skipped') {
      counts.skipped[event.what] = (counts.skipped[event.what] ?? 0) + 1;
      continue;
    }
    total += 1;
    if (total > IMPORT_LIMITS.items) throw new SourceError(TOO_MANY_ITEMS);
    const item = await itemOf(event, total, row, source, known);
    if (event.type === 'item') {
      const { author, categories, tags } = event.item;
      if (author) names.authors.add(author);
      for (const each of [...categories, ...tags]) names.tags.add(each);
    }
    for (const { kind } of item.planned?.warnings ?? [])
      counts.warnings[kind] = (counts.warnings[kind] ?? 0) + 1;
    for (const { address } of item.planned?.pictures ?? []) if (address) pictures.add(address);
    if (pictures.size > IMPORT_LIMITS.pictures) throw new SourceError(TOO_MANY_PICTURES);
    counts.items = total;
    items.push(item);
    size += event.type === 'item' ? event.item.body.text.length : 0;
    if ((items.length >= BATCH || size > BATCH_SIZE) && !(await store())) return undefined;
    // However long it takes: what is read only in part is read again.
    await hasTime();
  }
  if (!(await store())) return undefined;
  const [authors, tags] = [names.authors.list(), names.tags.list()];
  return { ...counts, pictures: pictures.size, authors, tags };
}

/** More names would not be mapped by hand. */
const MAX_NAMES = 200;

function createTally() {
  const counts = new Map<string, NamedCount>();
  return {
    add({ key, name }: SourceName): void {
      counts.set(key, { key, name, count: (counts.get(key)?.count ?? 0) + 1 });
    },
    list: (): NamedCount[] =>
      [...counts.values()].toSorted((a, b) => b.count - a.count).slice(0, MAX_NAMES),
  };
}

const NO_POSTS =
  'No posts were found in this file. Export the posts with their texts, or say what kind of file it is.';
const TOO_MANY_ITEMS = `The file has more than ${IMPORT_LIMITS.items.toLocaleString('en-US')} items. Export it in parts, and import them one after the other.`;
const TOO_MANY_PICTURES = `The file refers to more than ${IMPORT_LIMITS.pictures.toLocaleString('en-US')} pictures. Export it in parts, and import them one after the other.`;

async function itemOf(
  event: Exclude<SourceEvent, { type: 'skipped' }>,
  position: number,
  { mapping, createdAt }: ImportRow,
  { sites }: OpenSource,
  known: Awaited<ReturnType<typeof createKnown>>,
): Promise<NewItem> {
  const none = {
    position,
    sourceId: '',
    state: 'left-out',
    planned: null,
    oldPaths: [],
    hash: '',
    documentId: null,
    version: null,
    isPublished: false,
    before: null,
    message: null,
  } as const;
  if (event.type === 'problem') {
    const { place, message } = event;
    return { ...none, oldPaths: [], place, title: place, change: 'unreadable', message };
  }
  const { item } = event;
  const { whole, place } = item;
  const planned = whole ? planWhole(item, whole) : planPost(item, mapping, createdAt);
  const hash = hashOf(planned);
  const compared = whole
    ? await known.compareWhole(item.id, hash, whole)
    : known.compare(item.id, hash);
  if (!whole) known.claimSlug(planned, compared.documentId);
  const isTaken = whole?.type !== 'part' && ['new', 'changed'].includes(compared.change);
  return {
    ...none,
    ...compared,
    place,
    title: planned.content.title,
    state: isTaken ? 'planned' : 'left-out',
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

const hashOf = ({ whole, content, pictures, wasPublic }: PlannedPost): string => {
  const what = whole ?? [content, pictures.map(({ key, address }) => [key, address]), wasPublic];
  return createHash('sha256').update(JSON.stringify(what)).digest('base64url');
};

const redirectsOf = (importId: string, { oldPaths, planned }: NewItem) =>
  planned
    ? oldPaths
        .map((from) => ({ importId, from, to: postPath(planned.content.slug) }))
        .filter(({ from, to }) => addressKey(from) !== addressKey(to))
    : [];
