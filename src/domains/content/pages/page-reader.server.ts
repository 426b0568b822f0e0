import { isIndexable } from '#src/domains/seo/indexable.ts';
import { applyOverride, type RouteOverride } from '#src/domains/seo/overrides/override.ts';
import { NO_OVERRIDES, type OverrideReader } from '#src/domains/seo/overrides/overrides.server.ts';
import { canShowPage } from '#src/domains/site-map/content-address.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import type { Page } from './page.ts';
import {
  findPublicPage,
  listPublicPages,
  listPublicPageSummaries,
  listPublicPaths,
} from './page-repository.server.ts';
import { createSectionReader, type SectionReader } from '../sections/section-reader.server.ts';

interface IndexablePage {
  path: string;
  /** the page's name, not its search title */
  title: string;
  description: string;
  modified: Date | undefined;
}

export type PageReader = ReturnType<typeof createPageReader>;

const withOverride = <Shown extends Pick<Page, 'seo'>>(
  page: Shown,
  override: RouteOverride | undefined,
): Shown => ({ ...page, seo: applyOverride(page.seo, override) });

/** Makes public what is due by now. Never throws. */
export type SettleFirst = () => Promise<unknown>;

type StoredPage = Pick<Page, 'path' | 'title' | 'seo'> & {
  modified?: Date;
  isOffline?: boolean;
};

/** Reads public pages, and falls back to the defaults, which keep the site up when the database is down. */
export function createPageReader(
  db: Db,
  defaults: readonly Page[],
  log: Logger,
  settle: SettleFirst = () => Promise.resolve(),
  sections: Pick<SectionReader, 'fill' | 'fillAll'> = createSectionReader(db, log),
  overrides: OverrideReader = NO_OVERRIDES,
  siteUrl?: string,
) {
  const byPath = new Map(defaults.map((page) => [page.path, page]));
  /** Defaults that were offline when last read: an outage must not bring them back. */
  const knownOffline = new Set<string>();

  async function readOr<T>(read: () => Promise<T>, fallback: T): Promise<T> {
    await settle();
    try {
      return await read();
    } catch (error) {
      log.warn({ err: error }, 'pages fall back to their defaults');
      return fallback;
    }
  }
  async function readStored<T>(read: () => Promise<T>): Promise<T> {
    await settle();
    return read();
  }
  /** Replaces defaults by stored pages, and removes those that are offline. */
  function overlay<Shown extends StoredPage>(
    shown: ReadonlyMap<string, Shown>,
    stored: readonly Shown[],
  ): Shown[] {
    const pages = new Map(shown);
    for (const page of stored) {
      if (page.isOffline) pages.delete(page.path);
      else pages.set(page.path, page);
    }
    return [...pages.values()].filter(({ path }) => canShowPage(path));
  }
  function overlayPaths(
    shown: Iterable<string>,
    stored: readonly { path: string; isOffline: boolean }[],
  ): Set<string> {
    const paths = new Set(shown);
    for (const { path, isOffline } of stored) {
      if (isOffline) paths.delete(path);
      else if (canShowPage(path)) paths.add(path);
    }
    return paths;
  }
  const offlineRows = () => [...knownOffline].map((path) => ({ path, isOffline: true }));

  return {
    /**
     * The page that is public at a path, with its shared sections: what was published, else the default. Undefined if there is
     * none, or if it is offline. A database outage falls back to the default.
     */
    async page(path: string): Promise<Page | undefined> {
      // PostgreSQL rejects a null byte. An imported page at a reserved path is never shown.
      if (path.includes('\0') || !canShowPage(path)) return undefined;
      const last = knownOffline.has(path) ? 'offline' : undefined;
      const [stored, override] = await Promise.all([
        readOr(() => findPublicPage(db, path), last),
        overrides.of(path),
      ]);
      if (stored === 'offline') knownOffline.add(path);
      else knownOffline.delete(path);
      const page = stored === 'offline' ? undefined : (stored ?? byPath.get(path));
      return page && sections.fill(withOverride(page, override));
    },
    /** Every path for which `page` returns a page: defaults and published ones. */
    async paths(): Promise<ReadonlySet<string>> {
      const stored = await readOr(() => listPublicPaths(db), offlineRows());
      return overlayPaths(byPath.keys(), stored);
    },
    /** Those of a few paths for which `page` returns a page. Takes as long on a site of thousands of pages. */
    async pathsAmong(asked: readonly string[]): Promise<ReadonlySet<string>> {
      const stored = await readOr(() => listPublicPaths(db, asked), offlineRows());
      return overlayPaths(
        asked.filter((path) => byPath.has(path)),
        stored,
      );
    },
    /** Pages that search engines may list; `modified` is set for published ones, and includes changes of shared sections. Returns only the defaults on an outage. */
    async indexable(): Promise<IndexablePage[]> {
      const [stored, overriding] = await Promise.all([
        readOr(() => listPublicPageSummaries(db), []),
        overrides.all(),
      ]);
      return overlay<StoredPage>(byPath, stored)
        .map((page) => withOverride(page, overriding.get(page.path)))
        .filter(({ path, seo }) => isIndexable(path, seo, siteUrl))
        .map(({ path, title, seo: { description }, modified }) => ({
          path,
          title,
          description,
          modified,
        }));
    },
    /**
     * Every page without `noindex`, also one with the canonical of another page. Throws on an outage: the search must not
     * replace a published page by its default.
     */
    async allSearchable(): Promise<Page[]> {
      const [stored, overriding] = await Promise.all([
        readStored(() => listPublicPages(db)),
        overrides.all(),
      ]);
      const pages = overlay<Page & { isOffline?: boolean }>(byPath, stored)
        .map(({ path, title, seo, blocks }) => ({
          path,
          title,
          seo: applyOverride(seo, overriding.get(path)),
          blocks,
        }))
        .filter(({ seo }) => !seo.noindex);
      return sections.fillAll(pages);
    },
    /** Counts published pages, and pages that still show their default. Throws on an outage. */
    async counts(): Promise<{ edited: number; defaults: number }> {
      const stored = await readStored(() => listPublicPaths(db));
      const paths = new Set(stored.map(({ path }) => path));
      return {
        edited: stored.filter(({ isOffline }) => !isOffline).length,
        defaults: [...byPath.keys()].filter((path) => !paths.has(path)).length,
      };
    },
  };
}
