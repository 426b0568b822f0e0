export const PAGE_EDITOR_PATH = '/admin/page-editor';

/** The editor of a page, by the id of its document. */
export const pageEditorAddress = (id: string): string => `${PAGE_EDITOR_PATH}/${id}`;
