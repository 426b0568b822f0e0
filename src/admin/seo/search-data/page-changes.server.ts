import type { RouterContextProvider } from 'react-router';
import { editorAddress } from '#src/admin/parts/editor-address.ts';
import { type ChangedRow, savedRow } from '#src/admin/seo/changes/change-view.ts';
import { documentsAt } from '#src/admin/seo/documents-at.server.ts';
import { servicesContext } from '#src/services.server.ts';

/** Something that may explain why the views of a page changed. */
export interface PageChange {
  at: Date;
  /** undefined if nobody did it by hand */
  by: string | undefined;
  /** such as `Published, revision 4` */
  what: string;
  /** what an edit in the SEO manager has changed */
  values?: ChangedRow['fields'];
  /** more about it, such as what a publication has changed */
  note?: string;
  /** where it can be looked at */
  to?: string;
}

/** Changes of each kind that are read; more would hide the curve. */
const MAX_CHANGES = 40;

/** Changes of a page since a moment: overrides, publications of its document, and redirects to it. Newest last. */
export async function readPageChanges(
  context: Readonly<RouterContextProvider>,
  path: string,
  since: Date,
): Promise<PageChange[]> {
  const { overrides, redirects } = context.get(servicesContext);
  const request = { since, limit: MAX_CHANGES };
  const [edited, leading, published] = await Promise.all([
    overrides.pathChanges(path, request),
    redirects.to(path, request),
    readPublications(context, path, since),
  ]);
  const changes: PageChange[] = [
    ...edited.map(({ at, byName, before, after }) => ({
      at,
      by: byName,
      what: 'Changed in the SEO manager',
      values: savedRow({ path, before, after }).fields,
    })),
    ...leading.map(({ from, createdAt, createdByName }) => ({
      at: createdAt,
      by: createdByName ?? undefined,
      what: 'Redirect added',
      note: `Visitors of ${from} come here since then.`,
    })),
    ...published,
  ];
  return changes
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .slice(-MAX_CHANGES);
}

async function readPublications(
  context: Readonly<RouterContextProvider>,
  path: string,
  since: Date,
): Promise<PageChange[]> {
  const services = context.get(servicesContext);
  const document = (await documentsAt(services, [path]))(path);
  if (!document || document.version === 0) return [];
  const to = editorAddress(document.kind, document.id);
  const entries = await services.documents.timeline(document.id, { limit: 2 * MAX_CHANGES });
  return entries
    .filter(({ type, at }) => type === 'revision' && at >= since)
    .map(({ at, by, number, summary }) => ({
      at,
      by: by?.name,
      what: `Published, revision ${number}`,
      ...(summary && { note: summary }),
      to,
    }));
}
