import type { Actor } from '#src/platform/activity/activity.ts';
import { pageWindow } from '#src/platform/db/page-window.ts';
import { createAddressResolver, type AddressResolution } from './resolve-address.server.ts';
import {
  saveRedirect,
  type SaveResult,
  type RedirectDeps,
  type RedirectRequest,
  deleteRedirect,
} from './save-redirect.server.ts';
import { withQuery } from './redirect-address.ts';
import { addHits, countRedirects, listRedirects } from './redirect-repository.server.ts';
import type { Redirect } from './redirects.ts';
import { createBatchWriter } from '#src/platform/batch-writer/batch-writer.server.ts';

export interface RedirectView extends Redirect {
  createdAt: Date;
  createdBy: string | null;
  hits: number;
  lastHitAt: Date | null;
}

export interface Redirects {
  /**
   * Resolves a path, in any spelling, at which no content was found: to its canonical spelling, else by its redirect. Resolves
   * to undefined if neither exists, if the database is down, or after a second.
   */
  resolveNotFound(pathname: string): Promise<AddressResolution | undefined>;
  /**
   * Resolves an address before content is looked up: undefined if content exists there. Counts a hit if `isVisit`.
   * @returns the target with the request's query
   */
  resolve(request: {
    pathname: string;
    search: string;
    isVisit: boolean;
  }): Promise<string | undefined>;
  /** Counts a redirected visit; written later. */
  count(from: string): void;
  save(request: RedirectRequest): Promise<SaveResult>;
  delete(from: string, by: Actor): Promise<boolean>;
  /** One page of 50, newest first. */
  list(
    page: number,
  ): Promise<{ redirects: RedirectView[]; total: number; page: number; pages: number }>;
  /** Writes pending counts. */
  flush(): Promise<void>;
}

const PER_PAGE = 50;

export function createRedirects(deps: RedirectDeps): Redirects {
  const { db, clock, log } = deps;
  const hits = createBatchWriter<{ hits: number; at: Date }>({
    join: (earlier, later) => ({ hits: earlier.hits + later.hits, at: later.at }),
    async write(entries) {
      for (const [from, { hits, at }] of entries) await addHits(db, from, hits, at);
    },
    log,
  });
  const resolver = createAddressResolver(deps);
  const count = (from: string) => hits.add(from, { hits: 1, at: clock() });
  return {
    resolveNotFound: (pathname) => resolver.resolveNotFound(pathname),
    async resolve({ pathname, search, isVisit }) {
      const resolution = await resolver.resolve(pathname);
      if (!resolution) return undefined;
      if (resolution.from !== null && isVisit) count(resolution.from);
      return withQuery(resolution.to, search);
    },
    count,
    save: (request) => saveRedirect(deps, request),
    delete: (from, by) => deleteRedirect(deps, from, by),
    async list(requestedPage) {
      const total = await countRedirects(db);
      const { page, pages, limit, offset } = pageWindow(total, requestedPage, PER_PAGE);
      return { redirects: await listRedirects(db, { limit, offset }), total, page, pages };
    },
    flush: () => hits.flush(),
  };
}
