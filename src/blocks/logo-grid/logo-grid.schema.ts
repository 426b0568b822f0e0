import { z } from 'zod';
import { label, named, text } from '#src/blocks/fields.ts';

/** Six rotating client logos, listed from the media folder `folder`. */
export const logoGridSchema = z.object({
  label: label('Our clients'),
  title: text(120).meta(named('Headline')),
  folder: text(80)
    .meta(named('Folder', 'Of the media library. Its pictures are shown.', { picks: 'folder' }))
    .default('Active Client Logos'),
});

export type LogoGridProps = z.infer<typeof logoGridSchema>;
