/** Long enough for every field once repeated; with a compound that does not break where words end. */
const WORDS = (
  'somebody who called on Monday is quoted on Tuesday, chased on Thursday and forgotten by the weekend, since four ' +
  'systems each know a quarter of it and the HubSpot-to-Salesforce-to-NetSuite reconciliation runs once a month'
).split(' ');

/**
 * A text that is as long as a field may be: at most `max` letters, and no shorter than that by more than a word.
 * @param start where in the words it begins, so that neighbours differ
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

/** So many things, each made from its place: 0, 1, 2. */
export const times = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));
