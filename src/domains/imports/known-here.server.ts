import { DOCUMENT_KINDS, type DocumentKind } from '#src/domains/documents/document.ts';
import { addressKey, validatePostSlug } from '#src/domains/site-map/content-address.ts';
import { postPath } from '#src/domains/site-map/paths.ts';
import type { ItemChange } from './import.ts';
import type { ImportDeps } from './import-deps.ts';
import { findOrigins } from './import-results-repository.server.ts';
import type { PlannedPost } from './planned-post.ts';

/** More documents than any site has. */
const MAX_KNOWN = 100_000;

export type Known = Awaited<ReturnType<typeof createKnown>>;

/** What is here already: documents, and which of them came from the same source. */
export async function createKnown(deps: ImportDeps, origin: string) {
  const { db, reservedPaths } = deps;
  await deps.mediaIndex.refresh();
  const list = (kind: DocumentKind) => deps.documents.list({ kind, limit: MAX_KNOWN });
  const [origins, ...lists] = await Promise.all([
    findOrigins(db, origin),
    ...DOCUMENT_KINDS.map(list),
  ]);
  const known = lists.flatMap((each) => each.documents).filter(({ state }) => state !== 'trash');
  const documents = new Map(known.map((each) => [each.id, each]));
  const owners = new Map<string, string>(reservedPaths.map((path) => [addressKey(path), 'page']));
  for (const { id, address } of documents.values())
    if (address !== null) owners.set(addressKey(address), id);
  // What a release or another tool brought here, by its place.
  const shipped = [...documents.values()].filter((each) => each.builtInPath ?? !each.savedBy);
  const places = new Map(
    shipped.map((each) => [`${each.kind} ${each.builtInPath ?? each.address}`, each]),
  );
  const seen = new Map<string, number>();
  return {
    origins,
    documents,
    places,
    compare(
      id: string,
      hash: string,
    ): { change: ItemChange; documentId: string | null; sourceId: string } {
      const times = (seen.get(id) ?? 0) + 1;
      seen.set(id, times);
      const sourceId = times === 1 ? id : `${id} (${times})`;
      const before = origins.get(sourceId);
      const document = before && documents.get(before.documentId);
      if (!before || !document) return { change: 'new', documentId: null, sourceId };
      const isTouched = document.version !== before.version;
      const change = before.hash === hash ? 'unchanged' : isTouched ? 'conflict' : 'changed';
      return { change, documentId: document.id, sourceId };
    },
    /** Gives a post a slug that nothing else has. */
    claimSlug(planned: PlannedPost, documentId: string | null): void {
      const { content, warnings } = planned;
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
