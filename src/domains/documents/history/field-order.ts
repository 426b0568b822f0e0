/** Fields in the order in which people read them; the database keeps none. */
const ORDER = 'title path slug label heading headline question name lead text answer seo'.split(
  ' ',
);

/** Sorts names of fields, such as `seo.title`, into the order of reading. Others come last, as they were. */
export function byReadingOrder(one: string, other: string): number {
  return rankOf(one) - rankOf(other);
}

function rankOf(field: string) {
  const at = ORDER.indexOf(field.split('.', 1)[0]!);
  return at === -1 ? ORDER.length : at;
}
