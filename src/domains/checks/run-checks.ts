import { ALL_CHECKS } from './all-checks.ts';
import { nameOf } from '#src/domains/documents/name-of-field.ts';
import type { Check } from './check.ts';
import type { CheckedDocument } from './checked-document.ts';
import type { Finding, Found } from './finding.ts';
import { placeInText } from './place-in-text.ts';
import type { SiteFacts } from './site-facts.ts';

/** Findings that say the same of one place: the schema of a block repeats what a check says better. */
const GENERAL = new Set(['required-texts', 'section-fields']);

/** Runs every check on a document. What blocks comes first; otherwise in the order of the document. */
export function runChecks(
  document: CheckedDocument,
  site: SiteFacts,
  checks: readonly Check[] = ALL_CHECKS,
): Finding[] {
  const findings = checks
    .filter(({ kinds }) => kinds.includes(document.kind))
    .flatMap(({ id, find }) =>
      find(document, site).map((found) => present(id, found, document, site)),
    );
  const isRepeated = ({ check, block, field }: Finding) =>
    GENERAL.has(check) &&
    findings.some(
      (other) =>
        !GENERAL.has(other.check) &&
        other.severity === 'blocks' &&
        other.block === block &&
        other.field === field,
    );
  const orderOf = orderIn(document);
  return findings
    .filter((finding) => !isRepeated(finding))
    .toSorted(
      (one, other) =>
        Number(one.severity === 'warns') - Number(other.severity === 'warns') ||
        orderOf(one) - orderOf(other),
    );
}

function present(
  check: string,
  found: Found,
  { blocks, post }: CheckedDocument,
  { labels }: SiteFacts,
): Finding {
  const { field = '', block, severity, message } = found;
  // A section that is gone still is a section.
  const type =
    block === undefined ? undefined : (blocks.find(({ id }) => id === block)?.type ?? '');
  return {
    check,
    severity,
    message,
    field,
    ...(block !== undefined && { block }),
    place:
      post && field.startsWith('body.')
        ? placeInText(field, post.body)
        : nameOf(field, type, labels),
  };
}

/** Fields of the document come before its blocks. */
function orderIn({ blocks }: CheckedDocument): (finding: Finding) => number {
  const positions = new Map(blocks.map(({ id }, at) => [id, at + 1]));
  return ({ block }) => (block === undefined ? 0 : (positions.get(block) ?? 0));
}
