import { found, foundIf } from '../finding.ts';
import type { DocumentRule } from '../rule.ts';

export const requiredTexts: DocumentRule = (document) => {
  const { kind, title, blocks, blockProblems, unrendered, post } = document;
  const name = kind === 'section' ? 'shared section' : kind;
  // Only the team sees the titles of these two.
  const titleName = kind === 'section' || kind === 'template' ? 'name' : 'title';
  return [
    ...foundIf(title.trim() === '', 'required-texts', `Give the ${name} a ${titleName}.`, {
      field: 'title',
    }),
    ...foundIf(post?.words === 0, 'required-texts', 'Write the text of the post.', {
      field: 'body',
    }),
    ...foundIf(
      blocks.length === 0 && (kind === 'page' || kind === 'section'),
      'required-texts',
      `Add a section: the ${name} is empty.`,
      { field: 'blocks' },
    ),
    ...blockProblems.map(({ message, isEmpty, ...place }) =>
      found(isEmpty ? 'required-texts' : 'section-fields', message, place),
    ),
    // What is wrong with the others is said above.
    ...unrendered
      .filter(({ block }) => blockProblems.every((problem) => problem.block !== block))
      .map((place) =>
        found(
          'section-failed',
          'Undo the last change of this section, or report a fault of the site: the section cannot be shown, so visitors do not see it.',
          place,
        ),
      ),
  ];
};
