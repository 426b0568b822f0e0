import { z } from 'zod';
import { action, headline } from '#src/blocks/fields.ts';

/** The first success stories, each with a cover drawn from its figures. */
export const storyCardsSchema = z.object({
  title: headline,
  count: z.number().int().min(1).max(15).default(3),
  action: action.optional(),
});

export type StoryCardsProps = z.infer<typeof storyCardsSchema>;
