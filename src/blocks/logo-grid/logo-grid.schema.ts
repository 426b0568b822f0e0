import { z } from 'zod';
import { label, text } from '#src/blocks/fields.ts';

/** Six rotating client logos, listed from the media folder `folder`. */
export const logoGridSchema = z.object({
  label: label('Our clients'),
  title: text(120),
  folder: text(80).default('Active Client Logos'),
});

export type LogoGridProps = z.infer<typeof logoGridSchema>;
