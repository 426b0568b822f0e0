import type { DocumentContent } from '#src/domains/documents/document.ts';
import { POSTS } from '#src/admin/documents/list/document-lists.ts';
import { findToCopy } from '#src/admin/documents/new/new-draft.server.ts';
import { rulesOf } from '#src/domains/content/templates/section-rules.ts';
import { sectionsOf } from '#src/domains/content/templates/template-content.ts';
import { isUuid } from '#src/platform/ids/is-uuid.ts';
import type { Services } from '#src/services.server.ts';

/** The start of a new post. */
export interface PostStart {
  /** value of `from` in the URL */
  from: string;
  kind: 'blank' | 'copy' | 'template';
  /** of the template, or the title of the copied post */
  name: string;
  description: string;
  /** a pattern, in which variables are filled in */
  title: string;
  variables: readonly { name: string; label: string; example: string }[];
  sections: readonly { id: string; heading: string; rules: string }[];
  content: DocumentContent;
}

const BLANK: PostStart = {
  from: 'blank',
  kind: 'blank',
  name: 'Blank post',
  description: '',
  title: '',
  variables: [],
  sections: [],
  content: { title: '' },
};

const COPIED = 'Text, pictures, tags, and author are copied; slug, date, and search title are not.';

/** The start that a URL names: `blank`, or the id of a template or of a post. */
export async function findStart(
  { documents, postTemplates }: Pick<Services, 'documents' | 'postTemplates'>,
  from: string,
): Promise<PostStart | undefined> {
  if (from === BLANK.from) return BLANK;
  const copied = await findToCopy(documents, POSTS, from);
  if (copied)
    return {
      ...BLANK,
      ...copied,
      description: COPIED,
      content: { ...copied.content, ...NOT_COPIED },
    };
  const live = isUuid(from) ? await postTemplates.live(from) : undefined;
  if (!live) return undefined;
  const { content } = live;
  return {
    ...BLANK,
    from,
    kind: 'template',
    name: content.title,
    description: content.description,
    title: content.postTitle,
    variables: content.variables.map(({ name, label, example }) => ({ name, label, example })),
    sections: sectionsOf(content).map((section) => ({
      id: section.id,
      heading: section.heading,
      rules: rulesOf({ ...section, guidance: '' }),
    })),
  };
}

const NOT_COPIED = { slug: '', publishedAt: null, lastReviewedAt: null, isFeatured: false };
