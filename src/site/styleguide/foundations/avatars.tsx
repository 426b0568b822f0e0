import { AUTHORS } from '#content/authors.ts';
import { Avatar } from '#src/ui/drawings/avatars/avatar.tsx';
import { type Background, BACKGROUNDS } from '#src/ui/drawings/avatars/papers.ts';

/** Our authors, and made-up names, on each background of an avatar. */
const NAMES = [
  ...AUTHORS.map(({ name }) => name),
  'Ida Ames',
  'Ben Okoro',
  'Cleo Marsh',
  'Dan Ruiz',
];

export function Avatars() {
  return (
    <div className="wrap">
      {(Object.keys(BACKGROUNDS) as Background[]).map((ground) => (
        <div key={ground}>
          <h3 className="h4 guide-say">On {ground}</h3>
          <ul className="guide-avatars">
            {NAMES.map((name) => (
              <li key={name}>
                <Avatar name={name} background={ground} />
                <p className="note">{name}</p>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
