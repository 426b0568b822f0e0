export const TEMPLATES_PATH = '/admin/blog-template';

/** The editor of a template. */
export const templateAddress = (id: string): string => `${TEMPLATES_PATH}/${id}`;

/** The form that makes a post from a template. */
export const startPostAddress = (id: string): string => `${TEMPLATES_PATH}/${id}/start`;
