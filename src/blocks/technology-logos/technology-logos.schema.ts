import { z } from 'zod';
import { headline, label, lead } from '#src/blocks/fields.ts';
import type { BlockKind } from '#src/blocks/block.ts';

export const kind: BlockKind = {
  group: 'Proof',
  rank: 6,
  text: 'Logos of the tools you work with.',
  also: 'integrations software partners',
};

/** Logos of the technologies we work with, from the files of a media folder. */
export const schema = z.object({
  label: label('Technology'),
  title: headline,
  lead: lead(240).optional(),
});

export type TechnologyLogosProps = z.infer<typeof schema>;
