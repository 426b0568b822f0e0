import { z } from 'zod';
import { action, headline, label, named, text } from '#src/blocks/fields.ts';
import type { BlockKind } from '#src/blocks/block.ts';

export const kind: BlockKind = {
  group: 'Proof',
  rank: 3,
  text: 'Success stories as cards, chosen by you, by industry, or by topic.',
  also: 'case studies clients references',
};

/** Success stories: the first ones, or those of a choice. Each with a cover drawn from its figures. */
export const schema = z.object({
  label: label('Success stories'),
  title: headline,
  count: z
    .number()
    .int()
    .min(1)
    .max(15)
    .meta(named('How many', undefined, { unit: 'stories' }))
    .default(3),
  /** the last parts of the stories' addresses */
  slugs: z
    .array(text(80).meta(named('Story', undefined, { picks: 'story' })))
    .min(1)
    .meta(named('Chosen stories', 'In this order. Without any, the newest that fit.'))
    .optional(),
  industry: text(40)
    .meta(named('Industry', 'Or a part of its name.', { placeholder: 'Finance' }))
    .optional(),
  topic: z
    .enum(['crm', 'ai', 'analytics', 'marketing'])
    .meta(
      named('Topic', undefined, {
        choices: { crm: 'CRM', ai: 'AI', analytics: 'Analytics', marketing: 'Marketing' },
      }),
    )
    .optional(),
  action: action.optional(),
});

export type StoryCardsProps = z.infer<typeof schema>;
