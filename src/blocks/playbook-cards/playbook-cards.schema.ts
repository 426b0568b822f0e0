import { z } from 'zod';
import { headline, href, label, text } from '#src/blocks/fields.ts';

/** Drawn covers of guides. */
export const COVER_DRAWINGS = ['numbers', 'afternoon', 'checklist'] as const;

/** One playbook (docs/specification.md, section 3, Playbook card). */
const card = z.object({
  title: text(60),
  description: text(320),
  /** minutes it takes to read */
  downloadTime: z.number().int().min(1).max(60),
  /** out of 5, to one decimal */
  rating: z.number().min(0).max(5).multipleOf(0.1),
  /** number of downloads as text; omit it if unknown */
  downloads: text(60).optional(),
  link: href,
  /** label of the button */
  button: text(40),
  featured: z.boolean().default(false),
  cover: z.enum(COVER_DRAWINGS),
});

/** Playbooks: the featured one large, the others below it in pairs. */
export const playbookCardsSchema = z.object({
  label: label('Playbooks'),
  title: headline,
  lead: text(240).optional(),
  cards: z
    .array(card)
    .min(2)
    .max(6)
    .refine(
      (cards) => cards.every(({ featured }, index) => !featured || index === 0),
      'Only the first card can be featured.',
    ),
});

export type PlaybookCardsProps = z.infer<typeof playbookCardsSchema>;
