import { z } from 'zod';
import { label, text } from '#src/blocks/fields.ts';
import type { BlockKind } from '#src/blocks/block.ts';

export const kind: BlockKind = {
  group: 'Proof',
  rank: 5,
  text: 'Client logos of the media library, six at a time.',
  also: 'clients customers brands',
};

/** Six rotating client logos, listed from the media folder `folder`. */
export const schema = z.object({
  label: label('Our clients'),
  title: text(120, 'Headline'),
  folder: text(80, 'Folder', 'Of the media library. Its pictures are shown.', {
    picks: 'folder',
  }).default('Active Client Logos'),
});

export type LogoGridProps = z.infer<typeof schema>;
