import type { DocumentKind } from '#src/domains/documents/document.ts';
import { BLOG_EDITOR_PATH } from './blog-editor-address.ts';
import { TEMPLATES_PATH } from './blog-template-address.ts';
import { PAGE_EDITOR_PATH } from './page-editor-address.ts';

export const STORIES_EDITOR_PATH = `${BLOG_EDITOR_PATH}/stories`;

export const FRAME_PATH = '/admin/site-frame';

interface KindWords {
  one: string;
  many: string;
  /** below which address it is edited */
  path: string;
}

/** What all screens know of each kind of document. */
export const KIND_WORDS: Readonly<Record<DocumentKind, KindWords>> = {
  page: { one: 'Page', many: 'Pages', path: PAGE_EDITOR_PATH },
  post: { one: 'Post', many: 'Posts', path: BLOG_EDITOR_PATH },
  story: { one: 'Success story', many: 'Success stories', path: STORIES_EDITOR_PATH },
  template: { one: 'Template', many: 'Templates', path: TEMPLATES_PATH },
  section: { one: 'Shared section', many: 'Shared sections', path: PAGE_EDITOR_PATH },
  frame: { one: 'Menus and brand', many: 'Menus and brand', path: FRAME_PATH },
};

/** Begins the part of an editor's address that names a field, such as `seo.title`. */
export const FIELD_PART = '#field=';

/** The editor of a document, at one of its fields if one is given. */
export const editorAddress = (kind: DocumentKind, id: string, field?: string): string =>
  `${KIND_WORDS[kind].path}/${id}${field === undefined ? '' : FIELD_PART + field}`;
