import { z } from 'zod';
import { headline, label, text } from '#src/blocks/fields.ts';

/** Drawings of the spreads of an eight-page guide, in order. */
export const SPREAD_DRAWINGS = ['numbers', 'stages', 'review', 'features'] as const;

const range = z.object({
  /** which pages, such as 'Pages 1-2' */
  pages: text(32),
  title: text(80),
  text: text(360),
  drawing: z.enum(SPREAD_DRAWINGS),
});

/** The content of a guide: one small spread for each range of pages. */
export const guidePagesSchema = z.object({
  label: label('What’s inside'),
  title: headline,
  lead: text(240).optional(),
  items: z.array(range).min(2).max(4),
});

export type GuidePagesProps = z.infer<typeof guidePagesSchema>;
