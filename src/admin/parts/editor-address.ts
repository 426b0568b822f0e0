import type { DocumentKind } from '#src/domains/documents/document.ts';
import { BLOG_EDITOR_PATH } from './blog-editor-address.ts';
import { TEMPLATES_PATH } from './blog-template-address.ts';
import { PAGE_EDITOR_PATH } from './page-editor-address.ts';

export const STORIES_EDITOR_PATH = `${BLOG_EDITOR_PATH}/stories`;

/** Below which address each kind of document is edited. */
const EDITOR_PATHS: Readonly<Record<DocumentKind, string>> = {
  page: PAGE_EDITOR_PATH,
  section: PAGE_EDITOR_PATH,
  post: BLOG_EDITOR_PATH,
  story: STORIES_EDITOR_PATH,
  template: TEMPLATES_PATH,
};

/** Begins the part of an editor's address that names a field, such as `seo.title`. */
export const FIELD_PART = '#field=';

/** The editor of a document, at one of its fields if one is given. */
export const editorAddress = (kind: DocumentKind, id: string, field?: string): string =>
  `${EDITOR_PATHS[kind]}/${id}${field === undefined ? '' : FIELD_PART + field}`;
