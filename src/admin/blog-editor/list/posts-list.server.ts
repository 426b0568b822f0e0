import type { RouterContextProvider } from 'react-router';
import { LIST_PAGE_SIZE } from '#src/admin/documents/list/list-page-size.ts';
import { requirePermission } from '#src/admin/shell/permission.server.ts';
import { lastDays } from '#src/domains/analytics/period.ts';
import type { ListFilter, ListSort } from '#src/domains/documents/list/list-filter.ts';
import { servicesContext } from '#src/services.server.ts';
import { DEFAULT_SORT, NONE, type PostQuery, type PostSort } from './post-query.ts';

const VIEW_DAYS = 28;
/** Names of this list's filters. */
export const FILTER_LIST = 'posts';

const SORT_KEYS: Readonly<Record<string, string>> = {
  checks: 'findings',
  views: 'rank',
  changed: 'saved',
};

const sortOf = (sort: PostSort): ListSort =>
  sort.replace(/\w+/, (key) => SORT_KEYS[key] ?? key) as ListSort;

const valueOrNone = (value: string) => (value === NONE ? '' : value);

function filterOf(query: PostQuery, reader: string): ListFilter {
  const { state, search, listed, tag, author, template, checks, by, sort, page } = query;
  return {
    kind: 'post',
    ...(state && { state }),
    ...(search && { search }),
    ...(listed && { isListed: listed === 'yes' }),
    ...(tag && { tag }),
    ...(author && { author: valueOrNone(author) }),
    ...(template && { template: valueOrNone(template) }),
    ...(checks && { findings: checks }),
    ...(by && { savedBy: reader }),
    sort: sortOf(sort ?? DEFAULT_SORT),
    reader,
    limit: LIST_PAGE_SIZE,
    offset: (page - 1) * LIST_PAGE_SIZE,
  };
}

/** Reads a part of the list of posts, and what it can be filtered by. Throws if the database fails. */
export async function readPosts(context: Readonly<RouterContextProvider>, query: PostQuery) {
  const user = requirePermission(context, 'content.see');
  const { documents, documentLists, savedFilters, analyticsFigures } = context.get(servicesContext);
  const filter = filterOf(query, user.id);
  const reading = analyticsFigures.viewsByPath(lastDays(VIEW_DAYS, new Date()));
  const isByViews = query.sort === 'views' || query.sort === '-views';
  const [list, counts, views, choices, filters] = await Promise.all([
    isByViews
      ? reading.then((ranks) => documentLists.list({ ...filter, ranks }))
      : documentLists.list(filter),
    documents.counts('post'),
    reading,
    documentLists.choices('post'),
    savedFilters.list(user.id, FILTER_LIST),
  ]);
  const templates = await documentLists.summaries(choices.templates.map(({ value }) => value));
  return {
    ...list,
    counts,
    views,
    filters,
    reader: user.id,
    choices: {
      tags: choices.tags,
      authors: choices.authors,
      templates: templates.map(({ id, title }) => ({ value: id, label: title })),
    },
  };
}
