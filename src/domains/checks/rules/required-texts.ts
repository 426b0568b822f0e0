import { found, foundIf } from '../finding.ts';
import type { DocumentRule } from '../rule.ts';

export const requiredTexts: DocumentRule = ({ kind, title, blocks, blockProblems, post }) => {
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
  ];
};
