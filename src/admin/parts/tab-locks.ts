/** Missing outside of HTTPS: what a living tab keeps is then offered to others, too. */
const tabLocks = () => globalThis.navigator?.locks as LockManager | undefined;

/** Holds a lock until `released`, if ever. The browser also releases it when the tab is closed or crashes. */
export async function holdLock(
  name: string,
  released: Promise<void> = new Promise(() => undefined),
): Promise<void> {
  const locks = tabLocks();
  if (!locks) return;
  await new Promise<void>((resolve) => {
    locks
      .request(name, () => {
        resolve();
        return released;
      })
      .catch(() => resolve());
  });
}

/** Names of the locks that living tabs hold. */
export async function heldLocks(): Promise<Set<string>> {
  const { held = [] } = (await tabLocks()?.query()) ?? {};
  return new Set(held.flatMap(({ name }) => name ?? []));
}

/** Resolves once no tab holds the lock. */
export async function lockReleased(name: string): Promise<void> {
  await tabLocks()?.request(name, () => undefined);
}
