import type { RouterContextProvider } from 'react-router';
import { editorAddress } from '#src/admin/parts/editor-address.ts';
import type { DocumentSummary } from '#src/domains/documents/documents.server.ts';
import { OVERRIDE_LABELS } from '#src/domains/seo/overrides/activity-of-overrides.ts';
import { OVERRIDE_FIELDS, type RouteOverride } from '#src/domains/seo/overrides/override.ts';
import { servicesContext } from '#src/services.server.ts';

/** Something that may explain why the views of a page changed. */
export interface PageChange {
  at: Date;
  /** undefined if nobody did it by hand */
  by: string | undefined;
  /** such as `Published, revision 4` */
  what: string;
  /** what an edit in the SEO manager has changed */
  values?: readonly { label: string; before: string; after: string }[];
  /** more about it, such as what a publication has changed */
  note?: string;
  /** where it can be looked at */
  to?: string;
}

/** Changes of each kind that are read; more would hide the curve. */
const MAX_CHANGES = 40;

/** What changed about a page since a moment: overrides, publications of its document, and redirects to it. Newest last. */
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
      values: changedValues(before, after),
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

/** The fields that differ. */
const changedValues = (before: RouteOverride | null, after: RouteOverride | null) =>
  OVERRIDE_FIELDS.filter((field) => before?.[field] !== after?.[field]).map((field) => ({
    label: OVERRIDE_LABELS[field],
    before: valueText(before?.[field]),
    after: valueText(after?.[field]),
  }));

const valueText = (value: string | boolean | undefined): string =>
  value === undefined ? 'set by the page' : value === true ? 'yes' : value === false ? 'no' : value;

async function readPublications(
  context: Readonly<RouterContextProvider>,
  path: string,
  since: Date,
): Promise<PageChange[]> {
  const { documents } = context.get(servicesContext);
  const found = await Promise.all(
    (['page', 'post', 'story'] as const).map((kind) =>
      documents.list({ kind, search: path, limit: 50 }),
    ),
  );
  const isHere = ({ address, builtInPath }: DocumentSummary) =>
    address === path || builtInPath === path;
  const document = found.flatMap((page) => page.documents).find(isHere);
  if (!document || document.version === 0) return [];
  const to = editorAddress(document.kind, document.id);
  const entries = await documents.timeline(document.id, { limit: 2 * MAX_CHANGES });
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
