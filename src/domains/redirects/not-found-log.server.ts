import type { Base } from '#src/platform/base.ts';
import { pageWindow } from '#src/platform/db/page-window.ts';
import {
  type CountedNotFound,
  type CountedReferrer,
  MAX_REFERRERS,
  addNotFoundCounts,
  addReferrers,
  countNotFoundPaths,
  deleteLeastRequested,
  listNotFoundPaths,
  listReferrers,
  setDismissed,
} from './not-found-repository.server.ts';
import type { NotFoundList, NotFoundPage } from './not-found-views.ts';
import { encodePath, normalizePath } from '#src/domains/site-map/normalize-path.ts';
import { findRedirectedPaths } from './redirect-repository.server.ts';
import { suggestTargets } from './suggestion-repository.server.ts';
import { createBatchWriter } from '#src/platform/batch-writer/batch-writer.server.ts';
import { withoutSecrets } from '#src/domains/site-map/secret-path.ts';
import { isReservedPath } from '#src/domains/site-map/address-of.ts';
import { isCrawler } from '#src/platform/http/crawlers.ts';

/** Counts requested paths that were not found. */
export type NotFoundLog = ReturnType<typeof createNotFoundLog>;

interface NotFoundLogDeps extends Pick<Base, 'db' | 'clock' | 'log'> {
  siteUrl: string;
  /** every existing path, for suggestions */
  paths(): Promise<readonly string[]>;
  /** maximum number of stored paths that visitors requested; of robots' a quarter */
  maxRows?: number;
}

const MAX_ROWS = 2_000;

interface PendingEntry extends CountedNotFound {
  referrers: CountedReferrer[];
}

export function createNotFoundLog(deps: NotFoundLogDeps) {
  const { db, siteUrl, paths, clock, log, maxRows = MAX_ROWS } = deps;
  const createWriter = () =>
    createBatchWriter<PendingEntry>({
      join: joinEntries,
      async write(entries) {
        const keys = entries.map(([path]) => path);
        // A redirect may have been saved after the path was counted.
        const redirected = await findRedirectedPaths(db, keys);
        const counts = entries.flatMap(([path, entry]) => (redirected.has(path) ? [] : [entry]));
        if (counts.length === 0) return;
        await addNotFoundCounts(
          db,
          counts.map(({ referrers: _stored, ...count }) => count),
        );
        await addReferrers(
          db,
          counts.flatMap(({ referrers }) => referrers),
        );
        await deleteLeastRequested(db, { visitors: maxRows, robots: Math.ceil(maxRows / 4) });
      },
      log,
    });
  // A flood of scanners does not crowd out visitors.
  const [visitors, robots] = [createWriter(), createWriter()];
  const normalizeAll = (existing: readonly string[]) =>
    existing.flatMap((path) => normalizePath(path) ?? []);
  const dismiss = (typed: readonly string[], at: Date | null) =>
    setDismissed(
      db,
      typed.filter((path) => normalizePath(path) !== undefined),
      at,
    );
  return {
    /** Counts a path; written later. */
    note(pathname: string, origin: RequestOrigin) {
      const entry = parseNotFoundEntry(pathname, origin, siteUrl);
      if (!entry) return;
      const { path, referrer, isRobot } = entry;
      const now = clock();
      (isRobot ? robots : visitors).add(path, {
        path,
        hits: isRobot ? 0 : 1,
        robotHits: isRobot ? 1 : 0,
        firstSeenAt: now,
        lastSeenAt: now,
        referrers: referrer === null ? [] : [{ path, referrer, hits: 1, lastSeenAt: now }],
      });
    },
    /** One page of 50, most hits first, without paths that exist by now. */
    async list(list: NotFoundList, requestedPage: number): Promise<NotFoundPage> {
      const existing = await paths();
      const normalized = normalizeAll(existing);
      const total = await countNotFoundPaths(db, list, normalized);
      const { limit, offset, ...shown } = pageWindow(total, requestedPage);
      const rows = await listNotFoundPaths(db, list, normalized, { limit, offset });
      const keys = rows.map(({ path }) => path);
      const [suggestions, referrers] = await Promise.all([
        list === 'robots' ? [] : suggestTargets(db, keys, existing),
        listReferrers(db, keys),
      ]);
      const entries = rows.map((row, at) => ({
        ...row,
        address: encodePath(row.path),
        referrers: referrers
          .filter(({ path }) => path === row.path)
          .map(({ path: _known, ...referrer }) => referrer),
        suggestions: suggestions[at] ?? [],
      }));
      return { entries, total, ...shown };
    },
    /** The number of entries in each list. */
    async counts(): Promise<Record<NotFoundList, number>> {
      const existing = normalizeAll(await paths());
      const count = (list: NotFoundList) => countNotFoundPaths(db, list, existing);
      const [ofVisitors, ofRobots, ignored] = await Promise.all([
        count('visitors'),
        count('robots'),
        count('ignored'),
      ]);
      return { visitors: ofVisitors, robots: ofRobots, ignored };
    },
    /** The number of entries of visitors with a hit since then. */
    countSince: async (since: Date) =>
      countNotFoundPaths(db, 'visitors', normalizeAll(await paths()), since),
    /** Moves paths to the ignored ones, where they stay; returns how many of them are stored. */
    ignore: (typed: readonly string[]) => dismiss(typed, clock()),
    /** Moves paths back to the lists. */
    unignore: (typed: readonly string[]) => dismiss(typed, null),
    /** Writes pending counts. */
    async flush() {
      await visitors.flush();
      await robots.flush();
    },
  };
}

function joinEntries(earlier: PendingEntry, later: PendingEntry): PendingEntry {
  const referrers = new Map(later.referrers.map((each) => [each.referrer, each]));
  for (const each of earlier.referrers) {
    const same = referrers.get(each.referrer);
    if (same) referrers.set(each.referrer, { ...same, hits: same.hits + each.hits });
    else if (referrers.size < MAX_REFERRERS) referrers.set(each.referrer, each);
  }
  return {
    ...later,
    hits: earlier.hits + later.hits,
    robotHits: earlier.robotHits + later.robotHits,
    firstSeenAt: earlier.firstSeenAt,
    referrers: [...referrers.values()],
  };
}

/**
 * Requests that no visitor makes, by path: files of other systems, hidden files, backups, databases. Sources: OWASP Core Rule
 * Set 4, `restricted-files.data`, and the paths that this site has seen.
 */
const PROBES = [
  /\.(?:php\d?|phtml|aspx?|jspx?|cgi|pl|env|git\w*|svn|sql|bak|old|swp|ini|conf|config|ya?ml|toml|log|pem|key|zip|rar|7z|gz|tgz|tar|exe|dll|sh|map)(?:[./~]|$)/,
  /\/\./,
  /\/(?:wp|wordpress|wp-\w+|xmlrpc|cgi-bin|phpmyadmin|pma|adminer|vendor|node_modules|actuator|solr|jenkins|owa|autodiscover|telescope|_ignition|boaform|hnap1|geoserver|server-status)(?:[/.]|$)/,
];

/**
 * Programs by their user agent: what calls itself a robot, scanners, and libraries for requests. Sources: OWASP Core Rule Set 4,
 * `scanners-user-agents.data`, and monperrus/crawler-user-agents.
 */
const PROGRAMS =
  /(?<!cu)bot\b|crawl|spider|scan|nikto|sqlmap|nuclei|masscan|zgrab|gobuster|dirbuster|feroxbuster|wpscan|nessus|acunetix|censys|expanse|curl\/|wget\/|python|go-http-client|java\/|okhttp|libwww|httpx|axios\/|node-fetch|undici|ruby|guzzle/i;

/**
 * Whether a request is a robot's.
 * @param path as `normalizePath` returns it
 * @param userAgent value of the request's User-Agent header; browsers always send one
 */
const isRobotRequest = (path: string, userAgent: string | null) =>
  !userAgent?.trim() ||
  isCrawler(userAgent) ||
  PROGRAMS.test(userAgent) ||
  PROBES.some((probe) => probe.test(path));

/** A path that was requested and not found. */
interface NotFoundEntry {
  /** as `normalizePath` returns it */
  path: string;
  /** a path of this site, or the URL of another site's page; without a query */
  referrer: string | null;
  /** whether a crawler or scanner asked, whose referrer means nothing */
  isRobot: boolean;
}

/** Headers of a request that was not found. */
interface RequestOrigin {
  /** Referer */
  referrer: string | null;
  /** User-Agent */
  userAgent: string | null;
}

const MAX_REFERRER_LENGTH = 300;

/** Email addresses are personal data and must not be stored. */
const EMAIL_ADDRESS = /[^/\s]@[^/\s]+\.[^/\s]/;
/** The edge rewrites a path with two slashes in a row to this one. */
const DOUBLE_SLASH_PATH = '/404';

/**
 * Returns the log entry for a 404 response, or undefined for paths that cannot have a redirect and paths that contain an email
 * address.
 */
export function parseNotFoundEntry(
  pathname: string,
  { referrer, userAgent }: RequestOrigin,
  siteUrl: string,
): NotFoundEntry | undefined {
  const path = normalizePath(pathname);
  if (path === undefined || path === DOUBLE_SLASH_PATH || isReservedPath(path)) return undefined;
  if (EMAIL_ADDRESS.test(path)) return undefined;
  const isRobot = isRobotRequest(path, userAgent);
  return { path, referrer: isRobot ? null : referrerOf(referrer, siteUrl), isRobot };
}

function referrerOf(text: string | null, siteUrl: string): string | null {
  const url = URL.parse(text ?? '');
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  const isOurs = url.host === new URL(siteUrl).host;
  const page = isOurs ? withoutSecrets(url.pathname) : url.origin + url.pathname;
  const hasPerson = EMAIL_ADDRESS.test(url.pathname.replaceAll(/%40/g, '@'));
  return hasPerson ? null : page.slice(0, MAX_REFERRER_LENGTH);
}
