import { z } from 'zod';
import { action, headline, label, text } from '#src/blocks/fields.ts';

const figure = z.object({
  /** as displayed, with its sign or unit: '100%', '119k', '6' */
  value: text(12),
  /** what is counted */
  label: text(60),
  /** the source of the figure, or what it leaves out */
  text: text(240).optional(),
});

/** Two to four figures as headlines, the first one largest. Without drawings, because a value may be any text. */
export const figuresSchema = z.object({
  label: label('In numbers'),
  title: headline,
  lead: text(240).optional(),
  tone: z.enum(['paper', 'sand', 'pine']).default('paper'),
  items: z.array(figure).min(2).max(4),
  action: action.optional(),
});

export type FiguresProps = z.infer<typeof figuresSchema>;
