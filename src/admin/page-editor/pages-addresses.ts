import type { ListedKind } from '#src/admin/documents/list/listed-kind.ts';
import { PAGE_EDITOR_PATH } from '#src/admin/parts/page-editor-address.ts';

/** Asks before pages are deleted. */
export const DELETE_PATH = `${PAGE_EDITOR_PATH}/delete`;

/** The starting points of a new page. */
export const NEW_PAGE_PATH = `${PAGE_EDITOR_PATH}/new`;

export const PAGES: ListedKind = {
  kind: 'page',
  noun: 'page',
  label: 'Pages',
  path: PAGE_EDITOR_PATH,
  deletePath: DELETE_PATH,
};
