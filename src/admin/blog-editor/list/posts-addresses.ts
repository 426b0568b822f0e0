import { defineList } from '#src/admin/documents/list/listed-kind.ts';
import { BLOG_EDITOR_PATH } from '#src/admin/parts/blog-editor-address.ts';
import { formatCount } from '#src/admin/parts/counts.ts';
import { TEXT } from '#src/admin/parts/list-query.ts';

/** The starting points of a new post. */
export const NEW_POST_PATH = `${BLOG_EDITOR_PATH}/new`;

/** The same for a category: its default template comes first. Empty for none. */
export const newPostAddress = (category: string): string =>
  category === '' ? NEW_POST_PATH : `${NEW_POST_PATH}?${new URLSearchParams({ category })}`;

/** The tags of all posts. */
export const TAGS_PATH = `${BLOG_EDITOR_PATH}/tags`;

/** Says what a change of tags would do, and starts it. */
export const TAG_CHANGE_PATH = `${TAGS_PATH}/change`;

export const POSTS = defineList({
  kind: 'post',
  noun: 'post',
  label: 'Posts',
  path: BLOG_EDITOR_PATH,
  fields: {
    listed: ['yes', 'no'],
    // a tag or category
    tag: TEXT,
    author: TEXT,
    // id of a template
    template: TEXT,
    // what the checks found
    checks: ['blocks', 'any'],
    // who made the last change
    by: ['me'],
  },
  sorts: {
    // drafts of the reader
    mine: 'your drafts first',
    title: 'by title, A to Z',
    '-title': 'by title, Z to A',
    state: 'by state, drafts first',
    '-state': 'by state, drafts last',
    category: 'by category, A to Z',
    '-category': 'by category, Z to A',
    author: 'by author, A to Z',
    '-author': 'by author, Z to A',
    date: 'oldest first',
    '-date': 'newest first',
    words: 'shortest first',
    '-words': 'longest first',
    views: 'least viewed first',
    '-views': 'most viewed first',
    checks: 'least to fix first',
    '-checks': 'most to fix first',
    changed: 'oldest change first',
    '-changed': 'last changed first',
  },
});

export type PostQuery = ReturnType<typeof POSTS.parse>;

/** Stands for posts without an author or a template. */
export const NONE = '-';

/** The query that a person can save under a name: without the page. */
export const savedQueryOf = (query: PostQuery): string =>
  new URLSearchParams(POSTS.entries({ ...query, page: 1 })).toString();

export const UNTITLED = 'Untitled post';

export const countPosts = (count: number): string => formatCount(count, 'post');
