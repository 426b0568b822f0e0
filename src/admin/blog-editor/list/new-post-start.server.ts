import type { DocumentContent } from '#src/domains/documents/document.ts';
import type { Documents } from '#src/domains/documents/documents.server.ts';
import { POSTS } from '#src/admin/documents/list/document-lists.ts';
import { findToCopy } from '#src/admin/documents/new/new-draft.server.ts';

/** The start of a new post. A template has a form of its own, which asks for its variables. */
interface PostStart {
  /** value of `from` in the URL */
  from: string;
  kind: 'blank' | 'copy';
  /** title of the copied post */
  name: string;
  title: string;
  content: DocumentContent;
}

const BLANK: PostStart = {
  from: 'blank',
  kind: 'blank',
  name: 'Blank post',
  title: '',
  content: { title: '' },
};

/** The start that a URL names: `blank`, or the id of a post. */
export async function findStart(
  documents: Pick<Documents, 'find'>,
  from: string,
): Promise<PostStart | undefined> {
  if (from === BLANK.from) return BLANK;
  const copied = await findToCopy(documents, POSTS, from);
  return copied && { ...copied, content: { ...copied.content, ...NOT_COPIED } };
}

const NOT_COPIED = { slug: '', publishedAt: null, lastReviewedAt: null, isFeatured: false };
