import { BLOG_EDITOR_PATH } from '#src/admin/parts/blog-editor-address.ts';
import {
  entriesOf,
  listAddress,
  parseChoices,
  parsePage,
  parseTexts,
} from '#src/admin/parts/list-query.ts';
import { DOCUMENT_STATES, type DocumentState } from '#src/domains/documents/life.ts';

const POST_SORT_KEYS = [
  'title',
  'state',
  'category',
  'author',
  'date',
  'words',
  'views',
  'checks',
  'changed',
] as const;

type PostSortKey = (typeof POST_SORT_KEYS)[number];
/** A leading minus reverses the order. `mine`: drafts of the reader first. */
export type PostSort = PostSortKey | `-${PostSortKey}` | 'mine';

export const DEFAULT_SORT: PostSort = 'mine';
export const POST_SORTS: readonly PostSort[] = [
  DEFAULT_SORT,
  ...POST_SORT_KEYS.flatMap((key): PostSort[] => [key, `-${key}`]),
];

/** Stands for posts without an author or a template. */
export const NONE = '-';

/** The part of the list of posts that a URL selects. Without a state: all that are not in the trash. */
export interface PostQuery {
  state?: DocumentState;
  search?: string;
  listed?: 'yes' | 'no';
  /** a tag or category */
  tag?: string;
  author?: string;
  /** id of a template */
  template?: string;
  /** what the checks found */
  checks?: 'blocks' | 'any';
  /** who made the last change */
  by?: 'me';
  sort?: PostSort;
  /** from 1 */
  page: number;
}

const CHOICES = {
  state: DOCUMENT_STATES,
  listed: ['yes', 'no'],
  checks: ['blocks', 'any'],
  by: ['me'],
  sort: POST_SORTS,
} as const;

/** Parses a query string. Invalid values are ignored. */
export function parsePostQuery(parameters: URLSearchParams): PostQuery {
  return {
    ...parseChoices(parameters, CHOICES, DEFAULT_SORT),
    ...parseTexts(parameters, ['search', 'tag', 'author', 'template']),
    page: parsePage(parameters),
  };
}

/** A query in the order of its parameters. */
const parametersOf = (query: Partial<PostQuery>) => {
  const { state, search, listed, tag, author, template, checks, by, sort, page } = query;
  return { state, search, listed, tag, author, template, checks, by, sort, page };
};

/** Returns the query parameters, without those that have their default value. */
export const postQueryEntries = (query: Partial<PostQuery>): [name: string, value: string][] =>
  entriesOf(parametersOf(query));

/** Returns the URL of a part of the list, without default values; `path` for another route with the same query. */
export const postsAddress = (query: Partial<PostQuery>, path = BLOG_EDITOR_PATH): string =>
  listAddress(path, parametersOf(query));

/** The query that a person can save under a name: without the page. */
export const savedQueryOf = ({ page: _page, ...query }: PostQuery): string =>
  new URLSearchParams(postQueryEntries(query)).toString();

/** Whether a list leaves something out, besides by its state; its order does not matter. */
export const isFiltered = ({
  page: _page,
  sort: _sort,
  state: _state,
  ...filter
}: PostQuery): boolean => Object.keys(filter).length > 0;
