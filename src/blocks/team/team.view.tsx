import { defineBlock } from '#src/blocks/block.ts';
import { Avatar } from '#src/ui/drawings/avatars/avatar.tsx';
import type { Background } from '#src/ui/drawings/avatars/papers.ts';
import { OpenedSection } from '#src/ui/section.tsx';
import { type TeamProps, schema } from './team.schema.ts';

/** Backbackgrounds of adjacent portraits alternate, starting with a dark one on light sections. */
const BACKGROUNDS: Record<TeamProps['tone'], readonly Background[]> = {
  paper: ['pine', 'sand', 'panel', 'sand'],
  sand: ['pine', 'paper', 'panel', 'paper'],
  pine: ['sand', 'panel'],
};

/** Class for the number of people in a row on wide screens. One or two people have their text beside them. */
function rowOf(people: number) {
  if (people < 3) return `team-${people}`;
  return people === 4 || people > 6 ? 'team-row team-4' : 'team-row team-3';
}

/** The team as one row of portraits, each above name, role and bio. */
export function Team({ people, ...opening }: TeamProps & { id: string }) {
  const grounds = BACKGROUNDS[opening.tone];
  return (
    <OpenedSection {...opening} className="team">
      <ul className={rowOf(people.length)}>
        {people.map(({ name, role, bio, portrait }, index) => (
          <li key={name}>
            <Avatar name={portrait ?? name} background={grounds[index % grounds.length]!} />
            <div>
              <h3 className="card-title">{name}</h3>
              <p className="note">{role}</p>
            </div>
            <p>{bio}</p>
          </li>
        ))}
      </ul>
    </OpenedSection>
  );
}

export default defineBlock({ schema, view: Team });
