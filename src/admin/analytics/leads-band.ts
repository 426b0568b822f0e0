/** Lengths of a row's bands of 100, of the row with most leads. */
export interface LeadsBand {
  storedLength: number;
  deliveredLength: number;
}

/** The same rows with their bands. */
export function withBands<Row extends { stored: number; delivered: number }>(
  rows: readonly Row[],
): (Row & LeadsBand)[] {
  const most = Math.max(1, ...rows.map(({ stored }) => stored));
  return rows.map((row) => ({
    ...row,
    storedLength: (row.stored / most) * 100,
    deliveredLength: (row.delivered / most) * 100,
  }));
}
