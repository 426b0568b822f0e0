import { defineList, type List, TEXT } from '#src/admin/lists/define-list.ts';
import { BLOG_EDITOR_PATH } from '#src/admin/parts/blog-editor-address.ts';
import { TEMPLATES_PATH } from '#src/admin/parts/blog-template-address.ts';
import { STORIES_EDITOR_PATH } from '#src/admin/parts/editor-address.ts';
import { PAGE_EDITOR_PATH, SECTIONS_PATH } from '#src/admin/parts/page-editor-address.ts';
import type { DocumentKind } from '#src/domains/documents/document.ts';
import { DOCUMENT_STATES, type DocumentState } from '#src/domains/documents/life/life.ts';

interface Definition<Fields, Sort extends string> {
  kind: DocumentKind;
  noun: string;
  nouns?: string;
  label?: string;
  path: string;
  /** its filters besides the state and the search */
  fields: Fields;
  sorts: Readonly<Record<Sort, string>>;
}

/** Stands for posts without an author or a template. */
export const NONE = '-';

/** A list of documents of a kind. Without a state: all that are not in the trash. */
const define = <
  const Fields extends Readonly<Record<string, readonly string[] | typeof TEXT>>,
  Sort extends string,
>(
  list: Definition<Fields, Sort>,
) => ({
  kind: list.kind,
  /** address of the page that asks before some are deleted */
  deletePath: `${list.path}/delete`,
  ...defineList({
    ...list,
    tabs: ['state'],
    fields: { state: DOCUMENT_STATES, search: TEXT, ...list.fields },
  }),
});

const SORTS = {
  title: 'by title, A to Z',
  '-title': 'by title, Z to A',
  state: 'by state, drafts first',
  '-state': 'by state, drafts last',
  checks: 'least to fix first',
  '-checks': 'most to fix first',
  views: 'least viewed first',
  '-views': 'most viewed first',
  changed: 'oldest change first',
} as const;
const LAST_CHANGED = { '-changed': 'last changed first' } as const;
/** what the checks found, and who made the last change */
const FIELDS = { checks: ['blocks', 'any'], by: ['me'] } as const;

export const PAGES = define({
  kind: 'page',
  noun: 'page',
  path: PAGE_EDITOR_PATH,
  // `engines`: pages that search engines do not list
  fields: { origin: ['built-in', 'own'], ...FIELDS, engines: ['hidden'] },
  sorts: {
    ...LAST_CHANGED,
    ...SORTS,
    path: 'by path, A to Z',
    '-path': 'by path, Z to A',
  },
});

export const POSTS = define({
  kind: 'post',
  noun: 'post',
  path: BLOG_EDITOR_PATH,
  // `tag` is a category, too; `template` an id
  fields: { listed: ['yes', 'no'], tag: TEXT, author: TEXT, template: TEXT, ...FIELDS },
  sorts: {
    // drafts of the reader
    mine: 'your drafts first',
    ...SORTS,
    ...LAST_CHANGED,
    category: 'by category, A to Z',
    '-category': 'by category, Z to A',
    author: 'by author, A to Z',
    '-author': 'by author, Z to A',
    date: 'oldest first',
    '-date': 'newest first',
    words: 'shortest first',
    '-words': 'longest first',
  },
});

export const SECTIONS = define({
  kind: 'section',
  noun: 'shared section',
  path: SECTIONS_PATH,
  fields: {},
  sorts: LAST_CHANGED,
});

export const TEMPLATES = define({
  kind: 'template',
  noun: 'template',
  path: TEMPLATES_PATH,
  fields: {},
  sorts: LAST_CHANGED,
});

export const STORIES = define({
  kind: 'story',
  noun: 'story',
  nouns: 'success stories',
  path: STORIES_EDITOR_PATH,
  fields: {},
  sorts: { position: 'in the order of the site' },
});

/** All lists of documents; each has its address for new ones. */
export const DOCUMENT_LISTS: readonly ListedKind[] = [PAGES, POSTS, SECTIONS, TEMPLATES, STORIES];

export type PostQuery = ReturnType<typeof POSTS.parse>;
/** The query of all lists of documents. */
export interface ListQuery {
  state?: DocumentState;
  search?: string;
  sort?: string;
  page: number;
}
/** A list of documents. */
export interface ListedKind extends List {
  kind: DocumentKind;
  deletePath: string;
  parse(parameters: URLSearchParams): ListQuery;
}

export const untitled = ({ noun }: Pick<ListedKind, 'noun'>): string => `Untitled ${noun}`;
