import { z } from 'zod';
import { text } from '#src/blocks/fields.ts';

/** Six client logos that slowly take turns; `folder` is the media folder they are listed from. */
export const logoGridSchema = z.object({
  title: text(120),
  folder: text(80).default('Active Client Logos'),
});

export type LogoGridProps = z.infer<typeof logoGridSchema>;
