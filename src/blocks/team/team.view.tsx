import { defineBlock } from '#src/blocks/block.ts';
import { slugOf } from '#src/domains/site-map/slug-of.ts';
import { Avatar } from '#src/ui/drawings/avatars/avatar.tsx';
import type { Background } from '#src/ui/drawings/avatars/papers.ts';
import { PeopleRiver } from '#src/ui/drawings/people-river.tsx';
import { Opening, Section } from '#src/ui/section.tsx';
import { type TeamProps, schema } from './team.schema.ts';

/** Backgrounds of one or two portraits, starting with a dark one on light sections. */
const BACKGROUNDS: Record<TeamProps['tone'], readonly Background[]> = {
  paper: ['pine', 'sand'],
  sand: ['pine', 'paper'],
  pine: ['sand', 'panel'],
};

/** The team under one row of portraits, or one or two people with their texts beside them. */
export function Team({ people, id, tone, label, title, lead }: TeamProps & { id: string }) {
  const isRow = people.length > 2;
  const grounds = BACKGROUNDS[tone];
  return (
    <Section id={id} tone={tone} className="team">
      {isRow ? <PeopleRiver people={people} background={tone} /> : null}
      <Opening label={label} title={title}>
        {lead ? <p className="lead">{lead}</p> : null}
      </Opening>
      <ul className={isRow ? 'team-row' : `team-${people.length}`}>
        {people.map(({ name, role, bio, portrait, links }, index) => (
          <li key={name} id={slugOf(name)}>
            {isRow ? null : <Avatar name={portrait ?? name} background={grounds[index]!} />}
            <div>
              <h3 className="card-title">{name}</h3>
              <p className="note">{role}</p>
            </div>
            <p>{bio}</p>
            {links?.length ? (
              <ul className="team-links">
                {links.map(({ label, href }) => (
                  <li key={href}>
                    <a className="more" href={href}>
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ul>
    </Section>
  );
}

export default defineBlock({ schema, view: Team });
