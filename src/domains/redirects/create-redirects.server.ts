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

/** What the site and the admin area may do with redirects. */
export interface Redirects {
  /**
   * Where a path leads, in any spelling, at which nothing was found: to the same path as content spells it, else by its
   * redirect. Undefined also while the database is away, and that within a second.
   */
  find(pathname: string): Promise<AddressResolution | undefined>;
  /** The same of an address at which nobody has looked yet, with its query: what answers leads nowhere. Counts a visitor. */
  leadOn(asked: {
    pathname: string;
    search: string;
    isVisit: boolean;
  }): Promise<string | undefined>;
  /** Counts a visitor who was sent on; written later. */
  count(from: string): void;
  keep(request: RedirectRequest): Promise<SaveResult>;
  drop(from: string): Promise<boolean>;
  /** 50 a page, newest first. */
  list(
    page: number,
  ): Promise<{ redirects: RedirectView[]; total: number; page: number; pages: number }>;
  /** Writes what was counted. */
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
  const ways = createAddressResolver(deps);
  const count = (from: string) => hits.add(from, { hits: 1, at: clock() });
  return {
    find: (pathname) => ways.find(pathname),
    async leadOn({ pathname, search, isVisit }) {
      const way = await ways.findUnseen(pathname);
      if (!way) return undefined;
      if (way.from !== null && isVisit) count(way.from);
      return withQuery(way.to, search);
    },
    count,
    keep: (request) => saveRedirect(deps, request),
    drop: (from) => deleteRedirect(deps, from),
    async list(asked) {
      const total = await countRedirects(db);
      const { page, pages, limit, offset } = pageWindow(total, asked, PER_PAGE);
      return { redirects: await listRedirects(db, { limit, offset }), total, page, pages };
    },
    flush: () => hits.flush(),
  };
}
