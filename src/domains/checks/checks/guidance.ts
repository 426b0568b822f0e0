import { byReadingOrder } from '#src/domains/documents/field-order.ts';
import { bracketedIn } from '../bracketed.ts';
import type { Check } from '../check.ts';
import type { CheckedDocument } from '../checked-document.ts';
import { blocks, type Found, type Place, warns } from '../finding.ts';

/** Words that read like an instruction; “[sic]” and “[the CRM]” in a quotation do not. */
const LOOKS_LEFT_OVER = /^\[\p{Lu}[^\]]*\s[^\]]*\]$/u;

const MAX_QUOTED = 50;

/** What a page template leaves to its editors must not become public. */
export const templateGuidance: Check = {
  id: 'template-guidance',
  title: 'Guidance of the template',
  kinds: ['page', 'section'],
  find(document, { guidance }) {
    const found = [...inFields(document), ...document.bracketed];
    const left = found.filter(({ text }) => guidance.has(text));
    const doubtful = found.filter(({ text }) => !guidance.has(text) && LOOKS_LEFT_OVER.test(text));
    return [
      ...oncePerSection(left, (text, more) =>
        blocks(`Replace ${text}${more}: it says what to write here, and is no text for visitors.`),
      ),
      ...oncePerSection(doubtful, (text, more) =>
        warns(`Check ${text}${more}: brackets often mark text that someone meant to replace.`),
      ),
    ];
  },
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
  found: readonly Bracketed[],
  say: (text: string, more: string) => Found,
): Found[] {
  // The database keeps no order of fields.
  const read = found.toSorted((one, other) => byReadingOrder(one.field ?? '', other.field ?? ''));
  const groups = Map.groupBy(read, ({ block, field }) => block ?? field);
  return [...groups.values()].map(([first, ...others]) => {
    const { text, ...place } = first!;
    const more = others.length > 0 ? ` and ${others.length} more here` : '';
    return { ...say(`“${shorten(text)}”`, more), ...(place satisfies Place) };
  });
}

/** The beginning of long guidance is enough to recognize it. */
const shorten = (text: string) =>
  text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED).replace(/\W*\s\S*$/, '')} …]` : text;
