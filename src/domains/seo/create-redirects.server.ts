import { setTimeout as wait } from 'node:timers/promises';
import { pageWindow } from '#src/platform/db/page-window.ts';
import { dropRedirect } from './drop-redirect.server.ts';
import {
  keepRedirect,
  type KeepResult,
  type RedirectNeeds,
  type RedirectRequest,
} from './keep-redirect.server.ts';
import { ownPath } from './own-path.ts';
import {
  addHits,
  countRedirects,
  findRedirect,
  listRedirects,
} from './redirect-repository.server.ts';
import type { Redirect } from './redirects.ts';
import { createTally } from './tally.server.ts';

export interface RedirectView extends Redirect {
  createdAt: Date;
  createdBy: string | null;
  hits: number;
  lastHitAt: Date | null;
}

/** What the site and the admin area may do with redirects. */
export interface Redirects {
  /** The redirect of a path, in any spelling. Undefined also while the database is away, and that within a second. */
  find(pathname: string): Promise<Redirect | undefined>;
  /** Counts a visitor who was sent on; written later. */
  count(from: string): void;
  keep(request: RedirectRequest): Promise<KeepResult>;
  drop(from: string): Promise<boolean>;
  /** 50 a page, newest first. */
  list(
    page: number,
  ): Promise<{ redirects: RedirectView[]; total: number; page: number; pages: number }>;
  /** Writes what was counted. */
  flush(): Promise<void>;
}

/** An address that may not exist at all is not worth a longer wait. */
const PATIENCE_MS = 1_000;
const PER_PAGE = 50;

export function createRedirects(needs: RedirectNeeds): Redirects {
  const { db, clock, log } = needs;
  const hits = createTally<{ hits: number; at: Date }>({
    join: (earlier, later) => ({ hits: earlier.hits + later.hits, at: later.at }),
    async write(entries) {
      for (const [from, { hits, at }] of entries) await addHits(db, from, hits, at);
    },
    log,
  });
  return {
    async find(pathname) {
      const path = ownPath(pathname);
      if (path === undefined) return undefined;
      const found = findRedirect(db, path).catch((error: unknown) => {
        log.warn({ err: error }, 'redirects cannot be read');
        return undefined;
      });
      const given = new AbortController();
      const late = wait(PATIENCE_MS, undefined, { signal: given.signal });
      try {
        return await Promise.race([found, late]);
      } finally {
        late.catch(() => undefined); // the timer is cancelled, not late
        given.abort();
      }
    },
    count: (from) => hits.add(from, { hits: 1, at: clock() }),
    keep: (request) => keepRedirect(needs, request),
    drop: (from) => dropRedirect(needs, from),
    async list(asked) {
      const total = await countRedirects(db);
      const { page, pages, limit, offset } = pageWindow(total, asked, PER_PAGE);
      return { redirects: await listRedirects(db, { limit, offset }), total, page, pages };
    },
    flush: () => hits.flush(),
  };
}
