import { nameOf } from '#src/domains/documents/name-of-field.ts';
import { ALL_CHECKS } from './all-checks.ts';
import type { Check } from './check.ts';
import type { CheckedDocument } from './checked-document.ts';
import type { Finding, Found } from './finding.ts';
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
    .flatMap(({ id, find }) => find(document, site).map((found) => present(id, found, document)));
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

function present(check: string, found: Found, document: CheckedDocument): Finding {
  const { field = '', block, severity, message } = found;
  return {
    check,
    severity,
    message,
    field,
    ...(block !== undefined && { block }),
    place: placeName(field, block, document),
  };
}

/** Fields that people know by other names. */
const NAMES: Readonly<Record<string, string>> = {
  'seo.title': 'Search title',
  'seo.description': 'Search description',
  'seo.canonical': 'Canonical address',
  'seo.noindex': 'Search engines',
  categoryTags: 'Category',
  coverImage: 'Cover',
  readTime: 'Reading time',
  publishedAt: 'Date',
  body: 'Text',
  blocks: 'Sections',
};

function placeName(field: string, block: string | undefined, { blocks }: CheckedDocument): string {
  if (block !== undefined) {
    const type = blocks.find(({ id }) => id === block)?.type;
    return nameOf(readableField(field), type) || 'Section';
  }
  if (field.startsWith('body.')) return 'Text';
  return NAMES[field] ?? (nameOf(field) || 'Whole document');
}

/** Entries are counted from 1: `items.0.title` is the title of the first one. */
const readableField = (field: string) =>
  field
    .split('.')
    .map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : part))
    .join(' ');

/** Fields of the document come before its blocks. */
function orderIn({ blocks }: CheckedDocument): (finding: Finding) => number {
  const positions = new Map(blocks.map(({ id }, at) => [id, at + 1]));
  return ({ block }) => (block === undefined ? 0 : (positions.get(block) ?? 0));
}
