import { createHash } from 'node:crypto';
import type { DocumentContent } from '#src/domains/documents/document.ts';
import type { DocumentSummary, DocumentView } from '#src/domains/documents/documents.server.ts';
import { isEqualJson } from '#src/domains/documents/json.ts';
import type { ItemChange } from './import.ts';
import type { ImportDeps } from './import-deps.ts';
import type { ItemRow } from './import-repository.server.ts';
import type { Known } from './known-here.server.ts';
import type { PlannedPost } from './planned-post.ts';
import type { SourceItem } from './source.ts';
import type { WholeDocument, WholeItem } from './whole-item.ts';

type PlannedRow = Omit<
  ItemRow,
  'importId' | 'position' | 'version' | 'before' | 'isPublished' | 'oldPaths'
> & { oldPaths: string[] };

/** Plans something of a full export: whether it is here already, and what a run would do. */
export async function planWhole(
  deps: ImportDeps,
  { id, place, title, warnings }: SourceItem,
  whole: WholeItem,
  known: Known,
): Promise<PlannedRow> {
  const planned: PlannedPost = {
    content: { title: title.slice(0, 200), slug: '', body: { type: 'doc', content: [] } },
    pictures: [],
    base: null,
    wasPublic: whole.type === 'document' && whole.shown !== null,
    warnings,
    whole,
  };
  const hash = createHash('sha256').update(JSON.stringify(whole)).digest('base64url');
  const { change, documentId } = await compare(deps, id, whole, hash, known);
  const isTaken = whole.type !== 'part' && (change === 'new' || change === 'changed');
  return {
    sourceId: id,
    place,
    title: planned.content.title,
    change,
    documentId,
    planned,
    hash,
    state: isTaken ? 'planned' : 'left-out',
    oldPaths: [],
    message: null,
  };
}

interface Compared {
  change: ItemChange;
  documentId: string | null;
}

const NEW: Compared = { change: 'new', documentId: null };

async function compare(
  { documents, mediaIndex, assets }: ImportDeps,
  sourceId: string,
  whole: WholeItem,
  hash: string,
  known: Known,
): Promise<Compared> {
  if (whole.type === 'part') return NEW;
  if (whole.type === 'file') {
    const { hash: wanted, file } = whole;
    const here = mediaIndex.find(file.address);
    if (!here || here.isTrashed) return NEW;
    // One that was written again has other bytes here.
    const same = here.hash === wanted ? [here] : await assets.findByUploadHashes([wanted]);
    return same.some(({ id }) => id === here.id) ? { ...NEW, change: 'unchanged' } : NEW;
  }
  const before = known.origins.get(sourceId);
  const found = findHere(whole, before?.documentId, known);
  const current = found && (await documents.find(found.id));
  if (!found || !current) return NEW;
  const isSame = before?.hash === hash || (await isSameDocument(documents, current, whole));
  const isTouched = before ? found.version !== before.version : found.savedBy !== null;
  const change = isSame ? 'unchanged' : isTouched ? 'conflict' : 'changed';
  return { change, documentId: found.id };
}

/** The document that an earlier run made of it, that has its id, or that ships with the release at its place. */
function findHere(
  { id, kind, builtIn, address }: WholeDocument,
  madeOfIt: string | undefined,
  { documents, places }: Known,
): DocumentSummary | undefined {
  const own = documents.get(madeOfIt ?? '') ?? documents.get(id);
  if (own?.kind === kind) return own;
  return places.get(`${kind} ${builtIn ?? address}`);
}

async function isSameDocument(
  documents: ImportDeps['documents'],
  current: DocumentView,
  { content, shown, isOffline }: WholeDocument,
): Promise<boolean> {
  const { live, offlineSince } = current.life;
  if (!isSameContent(current.content, content) || (live === null) !== (shown === null))
    return false;
  if (!shown) return !isOffline || offlineSince !== null;
  return isShown(documents, current, shown);
}

/** Whether two contents say the same. A document that nobody has saved here may lack a field that is null in others. */
export const isSameContent = (one: DocumentContent | undefined, other: DocumentContent): boolean =>
  one !== undefined && isEqualJson(withoutNulls(one), withoutNulls(other));

const withoutNulls = (content: DocumentContent) =>
  Object.fromEntries(Object.entries(content).filter(([, value]) => value !== null));

/** Whether a document shows the public a text already. */
export async function isShown(
  documents: ImportDeps['documents'],
  { id, life }: DocumentView,
  shown: NonNullable<WholeDocument['shown']>,
): Promise<boolean> {
  const revision = life.live && { type: 'revision' as const, number: life.live.revision };
  return revision !== null && isSameContent(await documents.contentOf(id, revision), shown.content);
}
