import { BLOG_EDITOR_PATH } from '#src/admin/parts/blog-editor-address.ts';

/** The starting points of a new post. */
export const NEW_POST_PATH = `${BLOG_EDITOR_PATH}/new`;

/** The same for a category: its default template comes first. Empty for none. */
export const newPostAddress = (category: string): string =>
  category === '' ? NEW_POST_PATH : `${NEW_POST_PATH}?${new URLSearchParams({ category })}`;

/** The tags of all posts. */
export const TAGS_PATH = `${BLOG_EDITOR_PATH}/tags`;

/** Says what a change of tags would do, and starts it. */
export const TAG_CHANGE_PATH = `${TAGS_PATH}/change`;
