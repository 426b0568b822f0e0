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

/** The editor of a document. */
export const editorAddress = (kind: DocumentKind, id: string): string =>
  `${EDITOR_PATHS[kind]}/${id}`;
