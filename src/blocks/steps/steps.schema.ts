import { z } from 'zod';
import { group, headline, label, lead, list, named, text } from '#src/blocks/fields.ts';
import { unitsOf } from '#src/ui/drawings/step-units.ts';
import type { BlockKind } from '#src/blocks/block.ts';

export const kind: BlockKind = {
  group: 'What we do, and how',
  rank: 2,
  text: 'Two to six steps in order, each under a drawing of its number.',
  also: 'process how it works method',
};

const step = group(
  {
    title: text(40, 'Title'),
    text: text(320, 'Text'),
    figure: text(40)
      .refine(
        (figure) => unitsOf(figure) !== undefined,
        'Begin with a whole number up to 400, or with days or weeks of a total.',
      )
      .meta(
        named(
          'Number',
          'From the text, drawn to scale, such as “80 deals” or “Days 3 to 6 of 13.”',
          {
            placeholder: '45 to 60 minutes',
          },
        ),
      )
      .optional(),
  },
  'Step',
);

/** Steps in order, under drawings of their figures; without figures, hairlines. */
export const schema = z.object({
  label: label('How it works'),
  title: headline,
  lead: lead(240).optional(),
  steps: list(step, 2, 6, 'Steps'),
});

export type StepsProps = z.infer<typeof schema>;
