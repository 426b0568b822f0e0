import { z } from 'zod';
import { BACKGROUND, headline, label, lead, named, text } from '#src/blocks/fields.ts';
import type { BlockKind } from '#src/blocks/block.ts';

export const kind: BlockKind = {
  group: 'Proof',
  rank: 8,
  text: 'People with portrait, role, and a few sentences.',
  also: 'about staff experts founders',
};

const person = z
  .object({
    name: text(60).meta(named('Name')),
    role: text(80).meta(named('Role')),
    bio: text(400).meta(named('About')),
    portrait: text(60)
      .meta(
        named('Portrait', 'Any text draws another portrait. Without one, the name does.', {
          shows: 'avatar',
        }),
      )
      .optional(),
  })
  .meta(named('Person'));

/** A team, or a single expert: portraits with name, role and bio. */
export const schema = z.object({
  label: label('Our team'),
  title: headline,
  lead: lead(240).optional(),
  tone: z.enum(['paper', 'sand', 'pine']).meta(BACKGROUND).default('paper'),
  people: z.array(person).min(1).max(8).meta(named('People')),
});

export type TeamProps = z.infer<typeof schema>;
