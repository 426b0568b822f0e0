import type { DocumentSummary } from '#src/domains/documents/documents.server.ts';
import { addressKey } from '#src/domains/site-map/content-address.ts';
import type { Services } from '#src/services.server.ts';

/** Finds the documents that the team edits at some addresses, ignoring case. */
export async function documentsAt(
  { documentLookups }: Pick<Services, 'documentLookups'>,
  paths: readonly string[],
): Promise<(path: string) => DocumentSummary | undefined> {
  const found = await documentLookups.byAddress([...new Set(paths)]);
  const byKey = new Map(
    found.flatMap((each) =>
      each.address === null ? [] : [[addressKey(each.address), each] as const],
    ),
  );
  return (path) => byKey.get(addressKey(path));
}
