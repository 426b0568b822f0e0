import { z } from 'zod';
import { headline, label, named, text } from '#src/blocks/fields.ts';
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
  paragraphs: z
    .array(text(700).meta(named('Paragraph')))
    .min(1)
    .max(4)
    .meta(named('Text')),
  pointsLabel: label('Benefits').meta(named('Title of the list', 'Empty for none.')),
  points: z
    .array(
      z
        .object({ title: text(60).meta(named('Title')), text: text(260).meta(named('Text')) })
        .meta(named('Benefit')),
    )
    .min(2)
    .max(6)
    .meta(named('Benefits')),
});

export type SolutionProps = z.infer<typeof schema>;
