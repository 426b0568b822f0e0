import type { DocumentKind } from '#src/domains/documents/document.ts';
import { type Check, EVERY_KIND } from '../check.ts';
import { blocks, type Found, warns } from '../finding.ts';

const MADE_OF_SECTIONS: ReadonlySet<DocumentKind> = new Set(['page', 'section']);

/** Only the team sees their titles. */
const NAMED: ReadonlySet<DocumentKind> = new Set(['section', 'template']);

export const requiredTexts: Check = {
  id: 'required-texts',
  title: 'Required texts',
  kinds: EVERY_KIND,
  find({ kind, title, blocks: sections, blockProblems, post }) {
    const found: Found[] = [];
    const name = kind === 'section' ? 'shared section' : kind;
    if (title.trim() === '')
      found.push(
        blocks(`Give the ${name} a ${NAMED.has(kind) ? 'name' : 'title'}.`, { field: 'title' }),
      );
    if (post ? post.words === 0 : sections.length === 0 && MADE_OF_SECTIONS.has(kind))
      found.push(
        post
          ? blocks('Write the text of the post.', { field: 'body' })
          : blocks(`Add a section: the ${name} is empty.`, { field: 'blocks' }),
      );
    for (const { message, isEmpty, ...place } of blockProblems)
      if (isEmpty) found.push(blocks(message, place));
    return found;
  },
};

export const sectionFields: Check = {
  id: 'section-fields',
  title: 'Fields of sections',
  kinds: EVERY_KIND,
  find({ blockProblems }) {
    return blockProblems
      .filter(({ isEmpty }) => !isEmpty)
      .map(({ message, isEmpty: _isEmpty, ...place }) => blocks(message, place));
  },
};

/** The headings of a post's body that have no text, as a stray line in the editor leaves them. */
export const emptyHeadings: Check = {
  id: 'empty-headings',
  title: 'Empty headings',
  kinds: ['post'],
  find({ headings }) {
    return headings
      .filter(({ text }) => text.trim() === '')
      .map(({ field = '' }) => warns('Remove this heading, or write it: it is empty.', { field }));
  },
};
