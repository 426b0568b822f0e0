import { defineList } from '#src/admin/documents/list/listed-kind.ts';
import { PAGE_EDITOR_PATH } from '#src/admin/parts/page-editor-address.ts';

/** The starting points of a new page. */
export const NEW_PAGE_PATH = `${PAGE_EDITOR_PATH}/new`;

export const PAGES = defineList({
  kind: 'page',
  noun: 'page',
  label: 'Pages',
  path: PAGE_EDITOR_PATH,
  fields: {
    origin: ['built-in', 'own'],
    // what the checks found
    checks: ['blocks', 'any'],
    // who made the last change
    by: ['me'],
    // pages that search engines do not list
    engines: ['hidden'],
  },
  sorts: {
    '-changed': 'last changed first',
    title: 'by title, A to Z',
    '-title': 'by title, Z to A',
    path: 'by path, A to Z',
    '-path': 'by path, Z to A',
    state: 'by state, drafts first',
    '-state': 'by state, drafts last',
    checks: 'least to fix first',
    '-checks': 'most to fix first',
    views: 'least viewed first',
    '-views': 'most viewed first',
    changed: 'oldest change first',
  },
});

export type PageQuery = ReturnType<typeof PAGES.parse>;
