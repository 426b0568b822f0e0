import { z } from 'zod';
import { group, headline, label, list, named, text } from '#src/blocks/fields.ts';
import type { BlockKind } from '#src/blocks/block.ts';

export const kind: BlockKind = {
  group: 'Text and pictures',
  rank: 4,
  text: 'What you propose on the left, its benefits as a list on the right.',
  also: 'benefits list points',
};

/** The solution as text on the left, its benefits as a list on the right. */
export const schema = z.object({
  label: label('Our solution'),
  title: headline,
  paragraphs: list(text(700, 'Paragraph'), 1, 4, 'Text'),
  pointsLabel: label('Benefits').meta(named('Title of the list', 'Empty for none.')),
  points: list(
    group({ title: text(60, 'Title'), text: text(260, 'Text') }, 'Benefit'),
    2,
    6,
    'Benefits',
  ),
});
