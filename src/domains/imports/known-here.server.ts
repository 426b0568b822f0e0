import { DOCUMENT_KINDS } from '#src/domains/documents/document.ts';
import { addressKey, validatePostSlug } from '#src/domains/site-map/content-address.ts';
import { postPath } from '#src/domains/site-map/paths.ts';
import type { ItemChange } from './import.ts';
import type { ImportDeps } from './import-deps.ts';
import { findOrigins } from './import-results-repository.server.ts';
import type { PlannedPost } from './planned-post.ts';
import { isSameContent, isTouched } from './put-document.server.ts';
import {
  type ArchivedFile,
  isOffline,
  shownOf,
  type WholeDocument,
  type WholeItem,
} from './site-archive.ts';

/** More documents than any site has. */
const MAX_KNOWN = 100_000;

export type Known = Awaited<ReturnType<typeof createKnown>>;

/** Finds what is here already: documents, and which of them came from the same source. */
export async function createKnown(deps: ImportDeps, origin: string) {
  const { db, reservedPaths } = deps;
  await deps.mediaIndex.refresh();
  const origins = await findOrigins(db, origin);
  const lists = await Promise.all(
    DOCUMENT_KINDS.map((kind) => deps.documents.list({ kind, limit: MAX_KNOWN })),
  );
  const here = lists.flatMap((each) => each.documents);
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
