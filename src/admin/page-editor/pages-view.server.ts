import { listView, trackedRow } from '#src/admin/documents/list/list-view.ts';
import { type Reader, readTracked } from '#src/admin/documents/list/load-list.server.ts';
import { type PageQuery, PAGES } from './pages-addresses.ts';

/** The screen of the pages. Throws if the database fails. */
export async function readPagesView(reader: Reader, query: PageQuery, now: Date) {
  const { documents, total, counts, views } = await readTracked(reader, query, {
    kind: 'page',
    initial: PAGES.initial,
    ...(query.origin && { origin: query.origin }),
    ...(query.engines && { isIndexable: false }),
  });
  const rows = documents.map((document) => ({
    ...trackedRow(document, PAGES, views, now),
    isBuiltIn: document.builtInPath !== null,
    isHidden: document.findings?.isIndexable === false,
    /** a built-in text that no one has edited */
    isUnedited: document.savedBy === null && document.builtInPath !== null,
  }));
  return listView(PAGES, { query, rows, total, counts, all: 'All pages' });
}

export type PagesView = Awaited<ReturnType<typeof readPagesView>>;
