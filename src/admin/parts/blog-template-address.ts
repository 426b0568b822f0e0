import { BLOG_EDITOR_PATH } from './blog-editor-address.ts';

export const TEMPLATES_PATH = '/admin/blog-template';

/** The editor of a template. */
export const templateAddress = (id: string): string => `${TEMPLATES_PATH}/${id}`;

/** The form that makes a post from a template. */
export const startPostAddress = (id: string): string => `${BLOG_EDITOR_PATH}/new?from=${id}`;
