import { loadList } from '#src/admin/lists/load-list.server.ts';
import type { DocumentSummary } from '#src/domains/documents/documents.server.ts';
import type { DocumentState } from '#src/domains/documents/life/life.ts';
import { servicesContext } from '#src/services.server.ts';
import type { ListedKind } from './document-lists.ts';
import { LIST_PAGE_SIZE, listView } from './list-view.ts';
import { documentRights } from './read-tracked.server.ts';

interface Options {
  pageSize?: number;
  names?: Readonly<Record<DocumentState, string>>;
}

/** Loads a list without a selection, the last changed first. The caller asks the policy. */
export const loadPlain = <Row>(
  loading: Parameters<typeof loadList>[0],
  list: ListedKind,
  toRows: (found: readonly DocumentSummary[], now: Date) => Promise<readonly Row[]>,
  { pageSize = LIST_PAGE_SIZE, ...options }: Options = {},
) =>
  loadList(loading, list, { may: documentRights(loading.context) }, async (query, now) => {
    const { documents } = loading.context.get(servicesContext);
    const { kind } = list;
    const { page, sort: _sort, ...filter } = query;
    const part = { kind, limit: pageSize, offset: (page - 1) * pageSize };
    const [{ documents: found, total }, counts] = await Promise.all([
      documents.list({ ...filter, ...part }),
      documents.counts(kind),
    ]);
    const rows = await toRows(found, now);
    return listView(list, query, { ...options, rows, total, counts, pageSize });
  });
