import { z } from 'zod';
import { headline, text } from '#src/blocks/fields.ts';

/** Drawn spreads of a guide of eight pages, in their order. */
export const SPREAD_DRAWINGS = ['numbers', 'stages', 'review', 'features'] as const;

const range = z.object({
  /** which pages, such as 'Pages 1-2' */
  pages: text(32),
  title: text(80),
  text: text(360),
  drawing: z.enum(SPREAD_DRAWINGS),
});

/** What stands on the pages of a guide: one spread in small for each range. */
export const guidePagesSchema = z.object({
  title: headline,
  lead: text(240).optional(),
  items: z.array(range).min(2).max(4),
});

export type GuidePagesProps = z.infer<typeof guidePagesSchema>;
