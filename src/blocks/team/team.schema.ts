import { z } from 'zod';
import { group, headline, href, label, lead, list, text, tone } from '#src/blocks/fields.ts';
import type { BlockKind } from '#src/blocks/block.ts';

export const kind: BlockKind = {
  group: 'Proof',
  rank: 8,
  text: 'People with portrait, role, and a few sentences.',
  also: 'about staff experts founders',
};

const person = group(
  {
    name: text(60, 'Name'),
    role: text(80, 'Role'),
    bio: text(400, 'About'),
    portrait: text(60, 'Portrait', 'Any text draws another portrait. Without one, the name does.', {
      shows: 'avatar',
    }).optional(),
    links: list(
      group({ label: text(60, 'Text'), href }, 'Link'),
      0,
      5,
      'Links',
      'To a calendar, stories, or posts.',
    ).optional(),
  },
  'Person',
);

/** A team, or a single expert: portraits with name, role and bio. */
export const schema = z.object({
  label: label('Our team'),
  title: headline,
  lead: lead(240).optional(),
  tone: tone('paper'),
  people: list(person, 1, 8, 'People'),
});

export type TeamProps = z.infer<typeof schema>;
