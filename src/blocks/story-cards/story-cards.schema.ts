import { z } from 'zod';
import { action, headline, label, text } from '#src/blocks/fields.ts';

/** Success stories: the first ones, or those of a choice. Each with a cover drawn from its figures. */
export const storyCardsSchema = z.object({
  label: label('Success stories'),
  title: headline,
  count: z.number().int().min(1).max(15).default(3),
  /** the last parts of the stories' addresses, in the order of display */
  slugs: z.array(text(80)).min(1).max(15).optional(),
  /** a part of the industry's name, such as 'Finance' */
  industry: text(40).optional(),
  topic: z.enum(['crm', 'ai', 'analytics', 'marketing']).optional(),
  action: action.optional(),
});

export type StoryCardsProps = z.infer<typeof storyCardsSchema>;
