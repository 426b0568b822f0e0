/** The values of a query's only column, which it selects as `value`. */
export const column = async <Value>(
  query: PromiseLike<readonly { value: Value }[]>,
): Promise<Value[]> => (await query).map(({ value }) => value);
