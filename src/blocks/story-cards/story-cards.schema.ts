import { z } from 'zod';
import { action, headline, label } from '#src/blocks/fields.ts';

/** The first success stories, each with a cover drawn from its figures. */
export const storyCardsSchema = z.object({
  label: label('Success stories'),
  title: headline,
  count: z.number().int().min(1).max(15).default(3),
  action: action.optional(),
});

export type StoryCardsProps = z.infer<typeof storyCardsSchema>;
