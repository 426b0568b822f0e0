import type { Documents } from '#src/domains/documents/documents.server.ts';

/** The id of the document whose working copy, or built-in text, has a path. */
export async function findPageByPath(
  documents: Documents,
  path: string,
): Promise<string | undefined> {
  if (path.includes('\0')) return undefined;
  const { documents: found } = await documents.list({ kind: 'page', search: path, limit: 100 });
  const exact = found.find(({ address }) => address === path);
  return exact?.id ?? (await documents.openBuiltIn(path))?.id;
}
