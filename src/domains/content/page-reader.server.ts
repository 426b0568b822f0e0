import { isIndexable } from '#src/domains/seo/indexable.ts';
import { canShowPage } from '#src/domains/site-map/content-address.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import type { Page } from './page.ts';
import {
  findPublishedPage,
  listPublishedPages,
  listWholePublishedPages,
  listPublishedPaths,
} from './page-repository.server.ts';

export interface IndexablePage {
  path: string;
  /** the page's own name, and what search engines are told of it */
  title: string;
  description: string;
  modified: Date | undefined;
}

export interface PageReader {
  /** The newest published revision, else the default, else undefined. A database outage falls back to the default. */
  page(path: string): Promise<Page | undefined>;
  /** Every path that `page` would answer: defaults and published ones. */
  paths(): Promise<ReadonlySet<string>>;
  /** Pages that search engines may have, with when a published one last changed. An outage leaves the defaults. */
  indexable(): Promise<IndexablePage[]>;
  /**
   * Pages that do not ask to be left out, whole, also those that name another page to list. Throws on an outage: a default
   * must not pass for what was published.
   */
  everyFindable(): Promise<Page[]>;
  /** Pages that show a published revision, and those that show the text they came with. Throws on an outage. */
  counts(): Promise<{ edited: number; defaults: number }>;
}

type PublishedPage = Pick<Page, 'path' | 'title' | 'seo'> & { publishedAt?: Date | null };

/** Reads pages over their defaults, which keep the site up when the database is down. */
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
      // PostgreSQL refuses a null byte; and a page that was imported where the site itself responds is never shown.
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
      const published = await orDefault(listPublishedPages(db), []);
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
    async everyFindable() {
      const pages = new Map(byPath);
      for (const page of await listWholePublishedPages(db)) pages.set(page.path, page);
      return [...pages.values()].filter(({ path, seo }) => canShowPage(path) && !seo.noindex);
    },
    async counts() {
      const edited = new Set(await listPublishedPaths(db));
      const defaults = [...byPath.keys()].filter((path) => !edited.has(path)).length;
      return { edited: edited.size, defaults };
    },
  };
}
