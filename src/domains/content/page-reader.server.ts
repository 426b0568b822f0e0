import { isIndexable } from '#src/domains/seo/indexable.ts';
import { canShowPage } from '#src/domains/site-map/content-address.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import type { Page } from './page.ts';
import {
  findPublishedPage,
  listPublishedPageSummaries,
  listPublishedPages,
  listPublishedPaths,
} from './page-repository.server.ts';

export interface IndexablePage {
  path: string;
  /** the page's name, not its search title */
  title: string;
  description: string;
  modified: Date | undefined;
}

export interface PageReader {
  /** The newest published revision, else the default, else undefined. A database outage falls back to the default. */
  page(path: string): Promise<Page | undefined>;
  /** Every path for which `page` returns a page: defaults and published ones. */
  paths(): Promise<ReadonlySet<string>>;
  /** Pages that search engines may list; `modified` is set for published ones. Returns only the defaults on an outage. */
  indexable(): Promise<IndexablePage[]>;
  /**
   * Every page without `noindex`, also one with the canonical of another page. Throws on an outage: the search must not
   * replace a published page by its default.
   */
  allSearchable(): Promise<Page[]>;
  /** Counts pages with a published revision, and pages that still show their default. Throws on an outage. */
  counts(): Promise<{ edited: number; defaults: number }>;
}

type PublishedPage = Pick<Page, 'path' | 'title' | 'seo'> & { publishedAt?: Date | null };

/** Reads published pages, and falls back to the defaults, which keep the site up when the database is down. */
export function createPageReader(db: Db, defaults: readonly Page[], log: Logger): PageReader {
  const byPath = new Map(defaults.map((page) => [page.path, page]));
  const orDefault = async <T>(read: Promise<T>, fallback: T): Promise<T> => {
    try {
      return await read;
    } catch (error) {
      log.warn({ err: error }, 'pages fall back to their defaults');
      return fallback;
    }
  };
  return {
    async page(path) {
      // PostgreSQL rejects a null byte. An imported page at a reserved path is never shown.
      if (path.includes('\0') || !canShowPage(path)) return undefined;
      const published = await orDefault(findPublishedPage(db, path), undefined);
      return published ?? byPath.get(path);
    },
    async paths() {
      return new Set([
        ...byPath.keys(),
        ...(await orDefault(listPublishedPaths(db), [])).filter(canShowPage),
      ]);
    },
    async indexable() {
      const published = await orDefault(listPublishedPageSummaries(db), []);
      const pages = new Map<string, PublishedPage>(byPath);
      for (const page of published) pages.set(page.path, page);
      return [...pages.values()]
        .filter(({ path, seo }) => canShowPage(path) && isIndexable(path, seo))
        .map(({ path, title, seo: { description }, publishedAt }) => ({
          path,
          title,
          description,
          modified: publishedAt ?? undefined,
        }));
    },
    async allSearchable() {
      const pages = new Map(byPath);
      for (const page of await listPublishedPages(db)) pages.set(page.path, page);
      return [...pages.values()].filter(({ path, seo }) => canShowPage(path) && !seo.noindex);
    },
    async counts() {
      const edited = new Set(await listPublishedPaths(db));
      const defaults = [...byPath.keys()].filter((path) => !edited.has(path)).length;
      return { edited: edited.size, defaults };
    },
  };
}
