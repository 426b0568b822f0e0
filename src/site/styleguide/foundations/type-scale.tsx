import type { TextStyle } from '#src/site/styleguide/style-facts.ts';

/** Classes that modify another one: prefix, and the class it modifies. */
const BASES: readonly [string, string][] = [
  ['h1-mid', 'h1'],
  ['figure-', 'figure'],
];

const classesOf = (name: string) =>
  [...BASES.filter(([prefix]) => name.startsWith(prefix)).map(([, base]) => base), name].join(' ');

function sampleText(name: string) {
  if (name.startsWith('figure'))
    return (
      <>
        56<i>%</i>
      </>
    );
  if (name === 'lead' || name === 'note')
    return 'Set for reading: a sentence of typical length, long enough to show how its lines break on the page.';
  return 'One record, one number';
}

/** Every step of the type scale, at its size in this window. */
export function TypeScale({ styles }: { styles: readonly TextStyle[] }) {
  return (
    <ul className="wrap guide-type">
      {styles.map(({ name, least, most }) => (
        <li key={name} className="hairline">
          <p className="note">
            <code>{name}</code> {least === most ? least : `${least} to ${most}`} px
          </p>
          <p className={classesOf(name)}>{sampleText(name)}</p>
        </li>
      ))}
      <li className="hairline">
        <p className="note">
          <code>text</code> 17 px
        </p>
        <p className="prose">
          Running text in Instrument Sans, at most 68 letters to a line. Nothing in HTML is smaller
          than 15 px, and nothing in a drawing on a phone smaller than 14.
        </p>
      </li>
    </ul>
  );
}
