/** Bar lengths of a row, 0 to 100; the row with the most leads has 100. */
export interface LeadsBand {
  storedLength: number;
  deliveredLength: number;
}

/** Adds the bar lengths to each row. */
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
