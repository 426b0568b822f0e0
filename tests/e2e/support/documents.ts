import type { Site } from '#tests/support/site.ts';
import { embeddedConnectionString, queryRows } from './own-database.ts';

/** The ids of the documents of built-in pages, by path. */
export async function readDocumentIds(site: Site): Promise<ReadonlyMap<string, string>> {
  const rows = await queryRows<{ id: string; path: string }>(
    embeddedConnectionString(site.dataDir),
    'select id, built_in_path as path from cms_documents where built_in_path is not null',
  );
  return new Map(rows.map(({ id, path }) => [path, id]));
}
