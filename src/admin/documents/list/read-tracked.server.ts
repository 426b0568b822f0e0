import { withoutUndefined } from '#src/platform/json.ts';
import type { RouterContextProvider } from 'react-router';
import { mayDo } from '#src/admin/shell/permission.server.ts';
import { lastDays } from '#src/domains/analytics/period.ts';
import type { ListedDocument } from '#src/domains/documents/lists/document-lists.server.ts';
import type { ListFilter, ListSort } from '#src/domains/documents/lists/list-filter.ts';
import type { SignedInUser } from '#src/platform/auth/auth.ts';
import { servicesContext } from '#src/services.server.ts';
import { type ListedKind, type ListQuery, NONE } from './document-lists.ts';
import { LIST_PAGE_SIZE, listView, type TrackedRow, trackedRow } from './list-view.ts';

/** A reader of a list. */
export interface Reader {
  context: Readonly<RouterContextProvider>;
  user: SignedInUser;
}

/** Rights of the signed-in user on documents. */
export const documentRights = (context: Reader['context']) => ({
  edit: mayDo(context, 'content.edit'),
  publish: mayDo(context, 'content.publish'),
  purge: mayDo(context, 'content.purge'),
  unlock: mayDo(context, 'content.unlock'),
});

export type DocumentRights = ReturnType<typeof documentRights>;

const VIEW_DAYS = 28;

const SORT_KEYS: Readonly<Record<string, string>> = {
  path: 'address',
  checks: 'findings',
  views: 'rank',
  changed: 'saved',
};

/** The query of a list of pages or posts. */
interface TrackedQuery extends ListQuery {
  checks?: 'blocks' | 'any';
  by?: 'me';
  origin?: 'built-in' | 'own';
  engines?: 'hidden';
  listed?: 'yes' | 'no';
  tag?: string;
  author?: string;
  template?: string;
}

const valueOrNone = (value: string | undefined) => (value === NONE ? '' : value);

/** The documents that a list with a query matches, on all its pages. */
export function filterOf(list: ListedKind, query: TrackedQuery, user: SignedInUser): ListFilter {
  const { state, search, checks, by, origin, engines, listed, tag, author, template, sort } = query;
  return withoutUndefined({
    kind: list.kind,
    state,
    search,
    findings: checks,
    savedBy: by && user.id,
    origin,
    isIndexable: engines && false,
    isListed: listed && listed === 'yes',
    tag,
    author: valueOrNone(author),
    template: valueOrNone(template),
    reader: user.id,
    sort: (sort ?? list.initial).replace(/\w+/, (key) => SORT_KEYS[key] ?? key) as ListSort,
  });
}

/** Reads a part of a list, with the views of its documents. Throws if the database fails. */
export async function readTracked<Query extends TrackedQuery, Row>(
  { context, user }: Reader,
  list: ListedKind,
  query: Query,
  toRow: (row: TrackedRow, document: ListedDocument) => Row,
) {
  const { documents, documentLists, analyticsFigures } = context.get(servicesContext);
  const { sort, page } = query;
  const filter = {
    ...filterOf(list, query, user),
    limit: LIST_PAGE_SIZE,
    offset: (page - 1) * LIST_PAGE_SIZE,
  };
  const now = new Date();
  const reading = analyticsFigures.viewsByPath(lastDays(VIEW_DAYS, now));
  const isByViews = sort === 'views' || sort === '-views';
  const [found, counts, views] = await Promise.all([
    isByViews
      ? reading.then((ranks) => documentLists.list({ ...filter, ranks }))
      : documentLists.list(filter),
    documents.counts(list.kind),
    reading,
  ]);
  const rows = found.documents.map((document) =>
    toRow(trackedRow(document, list, views, now), document),
  );
  return listView(list, query, { rows, total: found.total, counts, all: `All ${list.nouns}` });
}
