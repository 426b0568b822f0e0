import { Avatar } from './avatars/avatar.tsx';
import type { Background } from './avatars/papers.ts';
import { portraitOf } from './avatars/portrait.ts';
import { round } from './ribbon.ts';

/** The width of a portrait with its space, and the height of the river, in units of a drawing that is stretched. */
const COLUMN = 100;
const HEIGHT = 100;
/** Between two streams of the river. */
const GAP = 2;
/** The left edge of shoulders in a portrait of 84 units, and their width. */
const LEFT = 10.52;
const SHOULDERS = 78.96;

interface PeopleRiverProps {
  people: readonly { name: string; portrait?: string | undefined }[];
  background: Background;
}

/** Portraits across the page. The shirt of each is a stream that turns to the right, and all form one river. */
export function PeopleRiver({ people, background }: PeopleRiverProps) {
  const lane = (0.8 * HEIGHT) / people.length;
  const end = people.length * COLUMN;
  return (
    <div
      className="people-river"
      style={{ gridTemplateColumns: `repeat(${people.length}, minmax(0, 1fr))` }}
    >
      {people.map(({ name, portrait }) => (
        <Avatar key={name} name={portrait ?? name} background={background} loading="eager" />
      ))}
      <svg viewBox={`0 0 ${end} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {people.map(({ name, portrait }, index) => {
          const left = round(index * COLUMN + LEFT);
          const right = left + SHOULDERS;
          const bottom = round(HEIGHT - index * lane);
          const top = round(bottom - lane + GAP);
          return (
            <path
              key={name}
              fill={portraitOf(portrait ?? name, background).shirt}
              d={`M${left} -9V0C${left} ${bottom} ${left} ${bottom} ${left + 50} ${bottom}H${end + 9}V${top}H${right + 10}C${right} ${top} ${right} ${top} ${right} 0V-9z`}
            />
          );
        })}
      </svg>
    </div>
  );
}
