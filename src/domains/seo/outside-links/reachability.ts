import type { FoundProblem } from './outside-repository.server.ts';
import { problemOf, type ProbeResult } from './probe-port.ts';

/** So many hosts are not down at the same time. */
const MANY_HOSTS = 8;

/**
 * Distinguishes broken links from a server without a way out, on which every link looks broken: holds results back until one host
 * was reached.
 * @param hasReached whether one was reached before
 */
export function createReachability(hasReached: boolean) {
  let isReached = hasReached;
  let held: FoundProblem[] = [];
  const hosts = new Set<string | undefined>();
  const release = () => {
    const all = held;
    held = [];
    return all;
  };
  return {
    /** Adds the result of a request. @returns what may be stored by now */
    add(href: string, result: ProbeResult): FoundProblem[] {
      held.push({ href, problem: problemOf(result) });
      hosts.add(URL.parse(href)?.host);
      if (!('isUnreached' in result)) isReached = true;
      return isReached ? release() : [];
    },
    /** Whether so many hosts could not be reached that requesting others is of no use. */
    isCutOff: () => !isReached && hosts.size >= MANY_HOSTS,
    /** @returns what is left to be stored; of a single host, which may well be down */
    end: (): FoundProblem[] | 'cut-off' => (!isReached && hosts.size > 1 ? 'cut-off' : release()),
  };
}
