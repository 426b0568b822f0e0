import { byReadingOrder } from '#src/domains/documents/history/field-order.ts';
import { bracketedIn } from '../bracketed.ts';
import type { CheckedDocument } from '../checked-document.ts';
import type { CheckId } from '../catalogue.ts';
import { type Found, found, placeOf } from '../finding.ts';
import type { DocumentRule } from '../rule.ts';

/** Words that read like an instruction; “[sic]” and “[the CRM]” in a quotation do not. */
const LOOKS_LEFT_OVER = /^\[\p{Lu}[^\]]*\s[^\]]*\]$/u;

const MAX_QUOTED = 50;

/** Guidance that a page template leaves to its editors must not become public. */
export const templateGuidance: DocumentRule = (document, { guidance }) => {
  const { kind } = document;
  if (kind !== 'page' && kind !== 'section') return [];
  const all = [...inFields(document), ...document.bracketed];
  const left = all.filter(({ text }) => guidance.has(text));
  const doubtful = all.filter(({ text }) => !guidance.has(text) && LOOKS_LEFT_OVER.test(text));
  return [
    ...oncePerSection(
      'template-guidance',
      left,
      (what) => `Replace ${what}: it says what to write here, and is no text for visitors.`,
    ),
    ...oncePerSection(
      'brackets',
      doubtful,
      (what) => `Check ${what}: brackets often mark text that someone meant to replace.`,
    ),
  ];
};

type Bracketed = CheckedDocument['bracketed'][number];

function inFields({ title, seo, address }: CheckedDocument): Bracketed[] {
  const fields = {
    title,
    path: address,
    'seo.title': seo.title,
    'seo.description': seo.description,
  };
  return Object.entries(fields).flatMap(([field, value]) =>
    bracketedIn(value).map((text) => ({ field, text })),
  );
}

/** A section of guidance is one finding, which leads to the first. */
function oncePerSection(
  check: CheckId,
  bracketed: readonly Bracketed[],
  say: (what: string) => string,
): Found[] {
  // The database keeps no order of fields.
  const read = bracketed.toSorted((one, other) =>
    byReadingOrder(one.field ?? '', other.field ?? ''),
  );
  const groups = Map.groupBy(read, ({ block, field }) => block ?? field);
  return [...groups.values()].map(([first, ...others]) => {
    const more = others.length > 0 ? ` and ${others.length} more here` : '';
    return found(check, say(`“${shorten(first!.text)}”${more}`), placeOf(first!));
  });
}

/** The beginning of long guidance is enough to recognize it. */
const shorten = (text: string) =>
  text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED).replace(/\W*\s\S*$/, '')} …]` : text;
