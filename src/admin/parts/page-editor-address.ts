export const PAGE_EDITOR_PATH = '/admin/page-editor';

/** The starting points of a new page. */
export const NEW_PAGE_PATH = `${PAGE_EDITOR_PATH}/new`;

export const SECTIONS_PATH = `${PAGE_EDITOR_PATH}/sections`;

/** The editor of a page or shared section, by the id of its document. */
export const pageEditorAddress = (id: string): string => `${PAGE_EDITOR_PATH}/${id}`;
