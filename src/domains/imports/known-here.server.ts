import { DOCUMENT_KINDS, type DocumentKind } from '#src/domains/documents/document.ts';
import type { DocumentView } from '#src/domains/documents/documents.server.ts';
import { addressKey, validatePostSlug } from '#src/domains/site-map/content-address.ts';
import { postPath } from '#src/domains/site-map/paths.ts';
import type { ItemChange } from './import.ts';
import type { ImportDeps } from './import-deps.ts';
import { findOrigins } from './import-results-repository.server.ts';
import type { PlannedPost } from './planned-post.ts';
import { isSameContent, isTouched } from './put-document.server.ts';
import { isOffline, shownOf, type WholeDocument, type WholeItem } from './site-archive.ts';

/** More documents than any site has. */
const MAX_KNOWN = 100_000;

/** Whether something is here already, and what a run would do with it. */
interface Compared {
  sourceId: string;
  documentId: string | null;
  change: ItemChange;
}

/** What is here already: documents, and which of them came from the same source. */
export async function createKnown(deps: ImportDeps, origin: string) {
  const { db, reservedPaths } = deps;
  await deps.mediaIndex.refresh();
  const list = (kind: DocumentKind) => deps.documents.list({ kind, limit: MAX_KNOWN });
  const [origins, ...lists] = await Promise.all([
    findOrigins(db, origin),
    ...DOCUMENT_KINDS.map(list),
  ]);
  const here = lists.flatMap((each) => each.documents).filter(({ state }) => state !== 'trash');
  const documents = new Map(here.map((each) => [each.id, each]));
  const owners = new Map<string, string>(reservedPaths.map((path) => [addressKey(path), 'page']));
  for (const { id, address } of here) if (address !== null) owners.set(addressKey(address), id);
  // What a release or another tool brought here, by its place.
  const shipped = here.filter((each) => each.builtInPath ?? !each.savedBy);
  const places = new Map(
    shipped.map((each) => [`${each.kind} ${each.builtInPath ?? each.address}`, each]),
  );
  /** The document that an earlier run made of it, that has its id, or that ships with the release at its place. */
  function findHere({ id, kind, builtIn, address }: WholeDocument, madeOfIt = '') {
    const own = documents.get(madeOfIt) ?? documents.get(id);
    return own?.kind === kind ? own : places.get(`${kind} ${builtIn ?? address}`);
  }
  const seen = new Map<string, number>();
  return {
    compare(id: string, hash: string): Compared {
      const times = (seen.get(id) ?? 0) + 1;
      seen.set(id, times);
      const sourceId = times === 1 ? id : `${id} (${times})`;
      const before = origins.get(sourceId);
      const document = before && documents.get(before.documentId);
      if (!before || !document) return { change: 'new', documentId: null, sourceId };
      const change =
        before.hash === hash ? 'unchanged' : isTouched(document, before) ? 'conflict' : 'changed';
      return { change, documentId: document.id, sourceId };
    },
    /** The same for something of a full export. */
    async compareWhole(sourceId: string, hash: string, whole: WholeItem): Promise<Compared> {
      const isNew = { sourceId, documentId: null, change: 'new' } as const;
      if (whole.type === 'part') return isNew;
      if (whole.type === 'file') {
        const file = deps.mediaIndex.find(whole.address);
        if (!file || file.isTrashed) return isNew;
        // One that was written again has other bytes here.
        const isSame =
          file.hash === whole.hash ||
          (await deps.assets.findByUploadHashes([whole.hash])).some(({ id }) => id === file.id);
        return isSame ? { ...isNew, change: 'unchanged' } : isNew;
      }
      const before = origins.get(sourceId);
      const found = findHere(whole, before?.documentId);
      const current = found && (await deps.documents.find(found.id));
      if (!found || !current) return isNew;
      const isSame =
        before?.hash === hash || (await isSameDocument(deps.documents, current, whole));
      const change = isSame ? 'unchanged' : isTouched(found, before) ? 'conflict' : 'changed';
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

async function isSameDocument(
  documents: ImportDeps['documents'],
  { id, content, life: { live, offlineSince } }: DocumentView,
  whole: WholeDocument,
): Promise<boolean> {
  const shown = shownOf(whole);
  if (!isSameContent(content, whole.content)) return false;
  if (!live || !shown) return live === shown && (!isOffline(whole) || offlineSince !== null);
  const entry = { type: 'revision', number: live.revision } as const;
  return isSameContent(await documents.contentOf(id, entry), shown.content);
}
