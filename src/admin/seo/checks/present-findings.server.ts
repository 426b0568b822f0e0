import { formatTime, type FormattedTime } from '#src/admin/parts/format-time.ts';
import { editorAddress } from '#src/admin/parts/editor-address.ts';
import { routeAddress } from '#src/admin/parts/seo-address.ts';
import type { FindingView } from '#src/domains/seo/findings/site-findings.server.ts';
import { EDITABLE_KINDS } from '#src/domains/seo/routes/route-filter.ts';
import { addressKey } from '#src/domains/site-map/content-address.ts';
import { encodePath } from '#src/domains/site-map/normalize-path.ts';
import type { Services } from '#src/services.server.ts';

/** A finding as its screen shows it. */
export interface ShownFinding {
  path: string;
  /** encoded */
  href: string;
  key: string;
  message: string;
  foundAt: FormattedTime;
  /** where the page is edited, at the field that it is about; undefined if nobody can edit it */
  editor: string | undefined;
  /** where its title, description and the rest are set; undefined for addresses without them */
  route: string | undefined;
  other: { path: string; href: string } | undefined;
  sentences: readonly string[];
  ignored: { reason: string; by: string; at: FormattedTime } | undefined;
}

/** Adds to each finding where the team can fix it. */
export async function presentFindings(
  { documentLookups }: Pick<Services, 'documentLookups'>,
  findings: readonly FindingView[],
  now: Date,
): Promise<ShownFinding[]> {
  const documents = await documentLookups.byAddress([...new Set(findings.map(({ path }) => path))]);
  const editors = new Map(
    documents.flatMap(({ id, kind, address }) =>
      address === null ? [] : [[addressKey(address), { kind, id }] as const],
    ),
  );
  const editorOf = (path: string, field: string | undefined) => {
    const document = editors.get(addressKey(path));
    return document && editorAddress(document.kind, document.id, field);
  };
  return findings.map(({ path, kind, key, message, foundAt, details, ignored }) => ({
    path,
    href: encodePath(path),
    key,
    message,
    foundAt: formatTime(foundAt, now),
    editor: editorOf(path, details.field),
    route: EDITABLE_KINDS.some((each) => each === kind) ? routeAddress(path) : undefined,
    other:
      details.other === undefined
        ? undefined
        : { path: details.other, href: encodePath(details.other) },
    sentences: details.sentences ?? [],
    ignored: ignored ? { ...ignored, at: formatTime(ignored.at, now) } : undefined,
  }));
}
