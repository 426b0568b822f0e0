import { targetOf } from '#src/domains/content/references.ts';
import type { FixedSource } from '#src/domains/documents/references/where-used.ts';
import type { Services } from '#src/services.server.ts';

type Named = Pick<FixedSource, 'source' | 'title' | 'address'> & { file: string | undefined };

/** Files of the media library that something other than a document names: search appearances and redirects. */
export async function listNamedMedia({
  overrides,
  redirects,
}: {
  overrides: Pick<Services['overrides'], 'all'>;
  redirects: Pick<Services['redirects'], 'all'>;
}): Promise<FixedSource[]> {
  const named = Array.from(await overrides.all(), ([path, { image }]): Named => {
    const title = `Link preview of ${path}`;
    return { source: 'appearance', title, address: path, file: image };
  });
  for await (const views of redirects.all({ search: '/media/' }))
    for (const { from, to } of views)
      named.push({ source: 'redirect', title: from, address: null, file: to });
  return named.flatMap(({ file, ...source }) => {
    const reference = file === undefined ? undefined : targetOf(file);
    return reference?.targetKind === 'media' ? [{ ...source, references: [reference] }] : [];
  });
}
