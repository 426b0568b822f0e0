/**
 * Reads from or writes to browser storage, which people may block, fill up or edit. Browsers throw on any access to
 * blocked storage, so refer to it only inside `access`.
 * @returns undefined if storage is blocked or full, or its content cannot be parsed
 */
export function tryStorage<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
