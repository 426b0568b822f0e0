import { z } from 'zod';
import { action, choice, flag, headline, label, named, text, whole } from '#src/blocks/fields.ts';
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
  isSmall: flag('In a row', 'Each with a small drawing.').default(false),
  count: whole(1, 15, 'How many', undefined, { unit: 'stories' }).default(3),
  /** the last parts of the stories' addresses */
  slugs: z
    .array(text(80, 'Story', undefined, { picks: 'story' }))
    .min(1)
    .meta(named('Chosen stories', 'In this order. Without any, the newest that fit.'))
    .optional(),
  industry: text(40, 'Industry', 'Or a part of its name.', { placeholder: 'Finance' }).optional(),
  topic: choice(['crm', 'ai', 'analytics', 'marketing'], 'Topic', undefined, {
    choices: { crm: 'CRM', ai: 'AI', analytics: 'Analytics', marketing: 'Marketing' },
  }).optional(),
  action: action.optional(),
});

export type StoryCardsProps = z.infer<typeof schema>;
