import { setTimeout as wait } from 'node:timers/promises';

/** A page or a file of one, as a browser reads it. */
export interface Read {
  path: string;
  /** HTTP status; 0 without a response, or without all of it */
  status: number;
  /** by performance.now() */
  startedAt: number;
  /** milliseconds until all of it is there */
  ms: number;
}

const PAGES = [
  '/',
  '/about',
  '/contact',
  '/services',
  '/insights',
  '/search?q=crm',
  '/ai-quotient',
];
const FILES = /\/assets\/[\w.~/-]+\.\w+/g;

async function get(address: string) {
  const response = await fetch(address);
  return [response.status, await response.text()] as const;
}

/** Reads pages, and the files that each names, at a fixed rate, whether or not earlier ones are complete. */
export function startReaders(url: string, perSecond: number) {
  const reads: Read[] = [];
  const end = new AbortController();
  const read = async (path: string): Promise<string> => {
    const startedAt = performance.now();
    // Once more, as browsers do, when the proxy closed the connection, which it does when it reads its configuration again.
    const [status, text] = await get(url + path)
      .catch(() => get(url + path))
      .catch(() => [0, ''] as const);
    reads.push({ path, status, startedAt, ms: performance.now() - startedAt });
    return text;
  };
  const visit = async (path: string) => {
    const files = new Set((await read(path)).match(FILES));
    await Promise.all([...files].map(read));
  };
  const visiting = (async () => {
    const visits: Promise<void>[] = [];
    for (let n = 0; !end.signal.aborted; n += 1) {
      visits.push(visit(PAGES[n % PAGES.length]!));
      await wait(1_000 / perSecond);
    }
    await Promise.all(visits);
  })();
  return {
    async stop(): Promise<Read[]> {
      end.abort();
      await visiting;
      return reads;
    },
  };
}
