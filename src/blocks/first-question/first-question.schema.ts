import { z } from 'zod';
import { action, headline, note } from '#src/blocks/fields.ts';
import type { BlockKind } from '#src/blocks/block.ts';

export const kind: BlockKind = {
  group: 'Forms and closing',
  rank: 5,
  text: 'Question 1 of the AI Quotient, which an answer opens; beside it the cover of the report.',
  also: 'quiz score test readiness assessment',
};

/** One question of the assessment, with its options. Both come from the current edition, not from the page. */
export const schema = z.object({
  title: headline,
  note,
  action,
});

export type FirstQuestionProps = z.infer<typeof schema>;
