import type { DocumentContent } from '#src/domains/documents/document.ts';
import type { Documents } from '#src/domains/documents/documents.server.ts';
import { isUuid } from '#src/platform/ids/is-uuid.ts';
import { UNTITLED } from './posts-addresses.ts';

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
  const document = isUuid(from) ? await documents.find(from) : undefined;
  return document?.kind === 'post' && document.state !== 'trash'
    ? startOfCopy(from, document.content)
    : undefined;
}

/** The copy has to be found by itself: search engines must not see it as the original, nor under its title or date. */
function startOfCopy(from: string, content: DocumentContent): PostStart {
  const { canonical: _canonical, ...seo } = (content['seo'] ?? {}) as Record<string, unknown>;
  const name = content.title.trim() || UNTITLED;
  return {
    from,
    kind: 'copy',
    name,
    title: `${name} (copy)`,
    content: {
      ...content,
      slug: '',
      publishedAt: null,
      lastReviewedAt: null,
      isFeatured: false,
      seo: content['seo'] ? { ...seo, title: '' } : null,
    },
  };
}
