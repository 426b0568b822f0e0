/** Repeated to fill a field of any length. Contains a long compound, to test line breaks. */
const WORDS = (
  'someone who called on Monday is quoted on Tuesday, chased on Thursday, and forgotten by the weekend, since four ' +
  'systems each know a quarter of it and the HubSpot-to-Salesforce-to-NetSuite reconciliation runs once a month'
).split(' ');

/**
 * Returns a text of at most `max` characters, and at most one word shorter.
 * @param start offset into the words, so that neighboring texts differ
 */
export function filler(max: number, start = 0): string {
  let text = '';
  for (let at = start * 3; ; at += 1) {
    const next = text ? `${text} ${WORDS[at % WORDS.length]}` : WORDS[at % WORDS.length]!;
    if (next.length > max) break;
    text = next;
  }
  const cut = text.replace(/,$/, '');
  return cut.charAt(0).toUpperCase() + cut.slice(1);
}

/** Returns `count` items, each created from its index. */
export const times = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));
