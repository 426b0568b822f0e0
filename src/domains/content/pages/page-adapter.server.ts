import type { DocumentAdapter } from '#src/domains/documents/document-adapter.ts';
import { isIndexable } from '#src/domains/seo/indexable.ts';
import { findAddressConflict, validatePagePath } from '#src/domains/site-map/content-address.ts';
import type { Page } from './page.ts';
import { contentOfPage, pageOfContent, parsePageContent } from './page-content.ts';
import {
  hideBuiltInPage,
  removePublicPage,
  updatePartChange,
  upsertPublicPage,
} from './page-repository.server.ts';
import { findSlugsIgnoringCase } from '../posts/post-repository.server.ts';
import { referencesOf } from '../references.ts';
import { refuseUnsafe } from '../unsafe-addresses.ts';
import { postPath } from '#src/domains/site-map/paths.ts';

/** Pages as documents: they have a path and may replace a default of `content/pages`, whose path is fixed. */
export function createPageAdapter(defaults: readonly Page[], siteUrl?: string): DocumentAdapter {
  const byPath = new Map(defaults.map((page) => [page.path, page]));
  return {
    references: referencesOf,
    parse: (given) => refuseUnsafe(parsePageContent(given)),
    addressField: 'path',
    addressOf: (content) => pageOfContent(content).path || null,
    isIndexable(content) {
      const { path, seo } = pageOfContent(content);
      return isIndexable(path, seo, siteUrl);
    },
    problemsOfPublication({ builtInPath }, content) {
      const { path, title } = pageOfContent(content);
      if (title.trim() === '')
        return [{ field: 'title', message: 'Give the page a title before you publish it.' }];
      if (path === '')
        return [{ field: 'path', message: 'Give the page a path before you publish it.' }];
      if (builtInPath === null || path === builtInPath) return [];
      const message = `The path of this built-in page is fixed, because menus, emails, and forms use it. Change it back to ${builtInPath}.`;
      return [{ field: 'path', message }];
    },
    async refuseAddress(tx, path, { builtInPath }) {
      const refusal = validatePagePath(path);
      if (refusal) return refusal.message;
      const slugs = await findSlugsIgnoringCase(tx, path.slice(path.lastIndexOf('/') + 1));
      const others = [...byPath.keys()].filter((each) => each !== builtInPath);
      const conflict =
        findAddressConflict(path, others, 'page') ??
        findAddressConflict(path, slugs.map(postPath), 'post');
      return conflict?.message;
    },
    async show(tx, { id }, { revision, content, at }) {
      await upsertPublicPage(tx, {
        ...pageOfContent(content),
        documentId: id,
        revision,
        publishedAt: at,
      });
    },
    async hide(tx, { id, builtInPath }, at) {
      const page = builtInPath === null ? undefined : byPath.get(builtInPath);
      await (page ? hideBuiltInPage(tx, page, id, at) : removePublicPage(tx, id));
    },
    async notePartChange(tx, ids, at) {
      const pages = await updatePartChange(tx, ids, at);
      return pages
        .filter(({ path, seo }) => isIndexable(path, seo, siteUrl))
        .map(({ path }) => path);
    },
    showBuiltIn: (tx, { id }) => removePublicPage(tx, id),
    builtIn(path) {
      const page = byPath.get(path);
      return page && contentOfPage(page);
    },
    async findUntracked(_db, { builtInPaths, now }) {
      const missing = defaults.filter(({ path }) => !builtInPaths.has(path));
      return missing.map((page) => ({
        builtInPath: page.path,
        content: contentOfPage(page),
        createdAt: now,
        savedAt: now,
        liveSince: null,
      }));
    },
  };
}
