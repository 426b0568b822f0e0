import { listView, type TrackedRow, trackedRow } from '#src/admin/documents/list/list-view.ts';
import { type Reader, readTracked } from '#src/admin/documents/list/load-list.server.ts';
import { formatNumber } from '#src/admin/parts/counts.ts';
import type { Choice } from '#src/admin/parts/filter-choice.tsx';
import { formatDay } from '#src/admin/parts/format-time.ts';
import type { ListedDocument } from '#src/domains/documents/lists/document-lists.server.ts';
import { servicesContext } from '#src/services.server.ts';
import { countPosts, NONE, type PostQuery, POSTS, savedQueryOf } from './posts-addresses.ts';

/** Names of this list's filters. */
export const FILTER_LIST = 'posts';

export interface PostRow extends TrackedRow {
  /** a draft that the reader saved last */
  isOwnDraft: boolean;
  /** false: the public listing leaves it out */
  isListed: boolean;
  category: string;
  /** those besides the category */
  tags: readonly string[];
  author: string;
  /** `Nov 3, 2026`; undefined for a draft without one */
  date: string | undefined;
  words: string;
}

const valueOrNone = (value: string) => (value === NONE ? '' : value);

/** The screen of the posts, with what they can be filtered by. Throws if the database fails. */
export async function readPostsView(reader: Reader, query: PostQuery, now: Date) {
  const { context, user } = reader;
  const { documentLists, savedFilters } = context.get(servicesContext);
  const { state, listed, tag, author, template, sort } = query;
  const [{ documents, total, counts, views }, choices, filters] = await Promise.all([
    readTracked(reader, query, {
      kind: 'post',
      initial: POSTS.initial,
      reader: user.id,
      ...(listed && { isListed: listed === 'yes' }),
      ...(tag && { tag }),
      ...(author && { author: valueOrNone(author) }),
      ...(template && { template: valueOrNone(template) }),
    }),
    documentLists.choices('post'),
    savedFilters.list(user.id, FILTER_LIST),
  ]);
  const templates = await documentLists.summaries(choices.templates.map(({ value }) => value));
  const rows = documents.map((document) => rowOf(document, views, user.id, now));
  const view = listView(POSTS, { query, rows, total, counts, all: 'All posts' });
  const current = savedQueryOf(query);
  return {
    ...view,
    // There are no drafts in the trash, so its default order says nothing.
    summary: state === 'trash' && sort === undefined ? countPosts(total) : view.summary,
    choices: {
      tags: choices.tags.map(counted),
      authors: choices.authors.map(counted),
      templates: templates.map(({ id, title }) => ({ value: id, label: title })),
    },
    filters: filters.map((filter) => ({ ...filter, isCurrent: filter.query === current })),
  };
}

export type PostsView = Awaited<ReturnType<typeof readPostsView>>;

const counted = ({ value, count }: { value: string; count: number }): Choice => ({
  value,
  label: `${value} (${formatNumber(count)})`,
});

function rowOf(
  document: ListedDocument,
  views: ReadonlyMap<string, number>,
  reader: string,
  now: Date,
): PostRow {
  const { address, state, savedBy, life, facts } = document;
  const date = facts?.date ?? life.firstPublishedAt ?? life.publish?.at;
  return {
    ...trackedRow(document, POSTS, views, now),
    path: address ?? 'No slug yet',
    isOwnDraft: state === 'draft' && savedBy?.id === reader,
    isListed: facts?.isListed ?? true,
    category: facts?.category ?? '',
    tags: facts?.tags.filter((tag) => tag !== facts.category) ?? [],
    author: facts?.author ?? '',
    date: date ? formatDay(date) : undefined,
    words: formatNumber(facts?.words ?? 0),
  };
}
