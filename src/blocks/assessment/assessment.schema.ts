import { z } from 'zod';
import { BACKGROUND, headline, label, lead } from '#src/blocks/fields.ts';
import type { BlockKind } from '#src/blocks/block.ts';

export const kind: BlockKind = {
  group: 'Forms and closing',
  rank: 4,
  text: 'The AI Quotient itself, question by question.',
  also: 'quiz score test readiness',
};

/** The AI Quotient (docs/specification.md, section 2). Its questions come from the current edition, not from the page. */
export const schema = z.object({
  label: label('The assessment'),
  title: headline,
  lead: lead(300).optional(),
  tone: z.enum(['paper', 'sand']).meta(BACKGROUND).default('sand'),
});

export type AssessmentProps = z.infer<typeof schema>;
