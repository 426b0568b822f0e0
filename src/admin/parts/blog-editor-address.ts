export const BLOG_EDITOR_PATH = '/admin/blog-editor';

/** The editor of a post, by the id of its document. */
export const blogEditorAddress = (id: string): string => `${BLOG_EDITOR_PATH}/${id}`;
