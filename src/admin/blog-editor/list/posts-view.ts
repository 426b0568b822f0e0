import type { CheckCounts } from '#src/admin/documents/list/check-counts.tsx';
import { choiceOf } from '#src/admin/documents/list/choice.ts';
import { type Due, dueOf } from '#src/admin/documents/list/due.ts';
import { STATE_NAMES, shortName } from '#src/admin/documents/document-labels.ts';
import { LIST_PAGE_SIZE } from '#src/admin/documents/list/list-page-size.ts';
import { type Trashed, trashedOf } from '#src/admin/documents/list/trashed.ts';
import { formatNumber } from '#src/admin/parts/counts.ts';
import { formatDay, formatTime, type FormattedTime } from '#src/admin/parts/format-time.ts';
import type { Choice } from '#src/admin/parts/filter-choice.tsx';
import type { StateLink } from '#src/admin/parts/state-links.tsx';
import type { ListedDocument } from '#src/domains/documents/list/document-lists.server.ts';
import {
  DOCUMENT_STATES,
  type DocumentState,
  isPublic,
  lastAddress,
} from '#src/domains/documents/life.ts';
import type { readPosts } from './posts-list.server.ts';
import { countPosts, SORT_NAMES, UNTITLED } from './post-labels.ts';
import {
  DEFAULT_SORT,
  isFiltered,
  type PostQuery,
  postsAddress,
  savedQueryOf,
} from './post-query.ts';

export interface PostRow {
  id: string;
  /** for forms, with the state that is shown */
  choice: string;
  title: string;
  path: string;
  isPublic: boolean;
  /** a draft that the reader saved last */
  isOwnDraft: boolean;
  state: DocumentState;
  /** when it becomes public or goes offline */
  due: Due | undefined;
  /** why a scheduled change could not be made */
  failure: string | null;
  /** false: the public listing leaves it out */
  isListed: boolean;
  category: string;
  /** those besides the category */
  tags: readonly string[];
  author: string;
  /** `Nov 3, 2026`; undefined for a draft without one */
  date: string | undefined;
  words: string;
  /** of 28 days; undefined for a post that was never public */
  views: string | undefined;
  /** undefined for a post that was not checked yet; null counts for one that cannot be checked */
  checks: CheckCounts;
  changed: FormattedTime;
  by: string;
  trashed: Trashed | undefined;
}

export interface PostsView {
  rows: readonly PostRow[];
  states: readonly StateLink[];
  /** `12 posts, your drafts first` */
  summary: string;
  page: number;
  pages: number;
  query: PostQuery;
  isFiltered: boolean;
  choices: { tags: readonly Choice[]; authors: readonly Choice[]; templates: readonly Choice[] };
  filters: readonly { id: string; name: string; query: string; isCurrent: boolean }[];
  /** whether there is any post, besides in the trash */
  hasPosts: boolean;
}

type Read = Awaited<ReturnType<typeof readPosts>>;

export function postsView(read: Read, query: PostQuery, now: Date): PostsView {
  const { documents, total, counts, views, reader, choices, filters } = read;
  const { state, page: _page, ...others } = query;
  const all = DOCUMENT_STATES.reduce((sum, each) => sum + (each === 'trash' ? 0 : counts[each]), 0);
  const current = savedQueryOf(query);
  const counted = ({ value, count }: { value: string; count: number }): Choice => ({
    value,
    label: `${value} (${formatNumber(count)})`,
  });
  return {
    rows: documents.map((document) => rowOf(document, { views, reader, now })),
    states: [
      { label: 'All posts', count: all, to: postsAddress(others), isCurrent: state === undefined },
      ...DOCUMENT_STATES.map((each) => ({
        label: STATE_NAMES[each],
        count: counts[each],
        to: postsAddress({ ...others, state: each }),
        isCurrent: state === each,
      })),
    ],
    summary: summaryOf(total, query),
    page: query.page,
    pages: Math.max(1, Math.ceil(total / LIST_PAGE_SIZE)),
    query,
    isFiltered: isFiltered(query),
    choices: {
      tags: choices.tags.map(counted),
      authors: choices.authors.map(counted),
      templates: choices.templates,
    },
    filters: filters.map((filter) => ({ ...filter, isCurrent: filter.query === current })),
    hasPosts: all > 0,
  };
}

/** There are no drafts in the trash, so its default order says nothing. */
const summaryOf = (total: number, { state, sort }: PostQuery): string =>
  state === 'trash' && sort === undefined
    ? countPosts(total)
    : `${countPosts(total)}, ${SORT_NAMES[sort ?? DEFAULT_SORT]}`;

interface Facts {
  views: ReadonlyMap<string, number>;
  reader: string;
  now: Date;
}

function rowOf(document: ListedDocument, { views, reader, now }: Facts): PostRow {
  const { id, title, address, state, savedAt, savedBy, life, facts, findings } = document;
  const { trashedAt } = life;
  const date = facts?.date ?? life.firstPublishedAt ?? life.publish?.at;
  const path = lastAddress(life);
  return {
    id,
    choice: choiceOf(document),
    title: title.trim() || UNTITLED,
    path: address ?? 'No slug yet',
    isPublic: isPublic(life),
    isOwnDraft: state === 'draft' && savedBy?.id === reader,
    state,
    due: dueOf(document.life, now),
    failure: document.dueFailure,
    isListed: facts?.isListed ?? true,
    category: facts?.category ?? '',
    tags: facts?.tags.filter((tag) => tag !== facts.category) ?? [],
    author: facts?.author ?? '',
    date: date ? formatDay(date) : undefined,
    words: formatNumber(facts?.words ?? 0),
    views: path === null ? undefined : formatNumber(views.get(path) ?? 0),
    checks: findings && { blocking: findings.blocking, warnings: findings.warnings },
    changed: formatTime(savedAt, now),
    by: savedBy ? shortName(savedBy.name) : 'Import',
    trashed: trashedAt ? trashedOf(trashedAt, document.trashedBy, now) : undefined,
  };
}
