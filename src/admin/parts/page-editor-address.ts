export const PAGE_EDITOR_PATH = '/admin/page-editor';

export const SECTIONS_PATH = `${PAGE_EDITOR_PATH}/sections`;

/** The editor of a page or shared section, by the id of its document. */
export const pageEditorAddress = (id: string): string => `${PAGE_EDITOR_PATH}/${id}`;
