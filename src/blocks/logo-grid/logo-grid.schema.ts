import { z } from 'zod';
import { text } from '#src/blocks/fields.ts';

/** Six rotating client logos, listed from the media folder `folder`. */
export const logoGridSchema = z.object({
  title: text(120),
  folder: text(80).default('Active Client Logos'),
});

export type LogoGridProps = z.infer<typeof logoGridSchema>;
