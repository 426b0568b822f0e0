/**
 * Reads from or writes to the storage of the browser, which people may block, fill up or edit: browsers throw at the mention of
 * blocked storage, so name it inside `access`.
 * @returns undefined where storage is blocked or full, or what it holds cannot be parsed
 */
export function tryStorage<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
