/**
 * Yields rows in batches, so that memory stays bounded.
 * @param readAfter reads the batch after a row, at first the first one
 */
export async function* inBatches<Row>(
  size: number,
  readAfter: (last: Row | undefined) => PromiseLike<Row[]>,
): AsyncGenerator<Row[], void> {
  let last: Row | undefined;
  do {
    const rows = await readAfter(last);
    if (rows.length > 0) yield rows;
    last = rows.length === size ? rows.at(-1) : undefined;
  } while (last);
}
