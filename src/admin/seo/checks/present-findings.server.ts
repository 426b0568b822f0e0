import { formatTime } from '#src/admin/parts/format-time.ts';
import { editorAddress } from '#src/admin/parts/editor-address.ts';
import type { FieldLink } from '#src/admin/kit/finding-item.tsx';
import { routeAddress } from '#src/admin/parts/seo-address.ts';
import { documentsAt } from '#src/admin/seo/documents-at.server.ts';
import { PAGE_CHECKS } from '#src/domains/checks/catalogue.ts';
import type { DocumentSummary } from '#src/domains/documents/documents.server.ts';
import { nameOfField } from '#src/domains/documents/history/name-of-field.ts';
import type { Found } from '#src/domains/seo/findings/finding.ts';
import type { FindingView } from '#src/domains/seo/findings/site-findings.server.ts';
import { EDITABLE_KINDS } from '#src/domains/seo/routes/route-filter.ts';
import { encodePath } from '#src/domains/site-map/normalize-path.ts';
import type { Services } from '#src/services.server.ts';

/** A finding as the screen of its check shows it. */
export type ShownFinding = Awaited<ReturnType<typeof presentFindings>>[number];

/** The field by its own label; undefined if nobody can edit it. */
const fieldLink = (document: DocumentSummary | undefined, field?: string): FieldLink | undefined =>
  document && {
    label: field === undefined ? 'Open in the editor' : nameOfField(field),
    to: editorAddress(document.kind, document.id, field),
  };

/** Checks of structured data, which follows from the content. */
const ABOUT_CONTENT = new Set(['entity-errors', 'entity-gaps']);

/** Adds to each finding of a check where the team can fix it. */
export async function presentFindings(
  services: Pick<Services, 'documentLookups'>,
  findings: readonly FindingView[],
  now: Date,
) {
  const documentAt = await documentsAt(
    services,
    findings.map(({ path }) => path),
  );
  return findings.map(({ path, kind, check, key, message, foundAt, details, ignored }) => ({
    id: `${path} ${key}`,
    path,
    /** encoded */
    href: encodePath(path),
    key,
    message,
    foundAt: formatTime(foundAt, now),
    edit: fieldLink(documentAt(path), details.field),
    /** where its title, description and the rest are set; undefined for what those cannot fix */
    route:
      EDITABLE_KINDS.some((each) => each === kind) && !ABOUT_CONTENT.has(check)
        ? routeAddress(path)
        : undefined,
    other:
      details.other === undefined
        ? undefined
        : { path: details.other, href: encodePath(details.other) },
    sentences: details.sentences ?? [],
    ignored: ignored ? { ...ignored, at: formatTime(ignored.at, now) } : undefined,
  }));
}

/** The findings of one page, the most severe first. */
export const presentPageFindings = (
  found: readonly Pick<Found, 'check' | 'message' | 'field'>[],
  document: DocumentSummary | undefined,
) =>
  PAGE_CHECKS.flatMap(({ id: check, title, severity, fix }) =>
    found
      .filter((each) => each.check === check)
      .map(({ message, field }) => ({
        check,
        title,
        severity,
        message,
        fix,
        edit: field === undefined ? undefined : fieldLink(document, field),
      })),
  );
