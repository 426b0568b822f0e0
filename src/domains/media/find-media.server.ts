import type { ObjectStore } from '#src/platform/storage/object-store.server.ts';

/** A listing of a large store takes long; names that other nodes add are found after this time. */
const MAX_AGE_MS = 60_000;

/** Finds files by a part of their path while the library is unknown. Lists the store at most once a minute. */
export function createMediaFinder(store: Pick<ObjectStore, 'paths'>, folder: string) {
  let listing: { paths: Promise<string[]>; at: number } | undefined;
  const read = async () => {
    const paths = [];
    for await (const path of store.paths(folder)) paths.push(path.slice(folder.length + 1));
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
      return (await listing.paths).filter(matches(text));
    },
  };
}

/** Whether a name contains all words. */
export function matches(text: string): (name: string) => boolean {
  const words = text.toLowerCase().split(' ');
  return (name) => {
    const lower = name.toLowerCase();
    return words.every((word) => lower.includes(word));
  };
}
