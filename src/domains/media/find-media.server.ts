import type { ObjectStore } from '#src/platform/storage/object-store.server.ts';

/** A listing of a large store takes long; names that other nodes add are found after this time. */
const MAX_AGE_MS = 60_000;

/** Finds files by a part of their path. Lists the store at most once a minute, and after a change of this node. */
export function createMediaFinder(store: Pick<ObjectStore, 'paths'>, prefix: string) {
  let listing: { paths: Promise<string[]>; at: number } | undefined;
  const read = async () => {
    const paths = [];
    for await (const path of store.paths())
      if (path.startsWith(prefix)) paths.push(path.slice(prefix.length));
    return paths.toSorted();
  };
  return {
    forget: () => void (listing = undefined),
    async find(text: string, now = Date.now()): Promise<string[]> {
      if (!listing || now - listing.at > MAX_AGE_MS) {
        const paths = read();
        listing = { paths, at: now };
        // A failed listing is not kept.
        paths.catch(() => (listing = undefined));
      }
      const words = text.toLowerCase().split(' ');
      return (await listing.paths).filter((path) => {
        const name = path.toLowerCase();
        return words.every((word) => name.includes(word));
      });
    },
  };
}
