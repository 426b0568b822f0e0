import { Link } from 'react-router';
import { formatNumber } from '#src/admin/parts/counts.ts';

export interface Highlight {
  label: string;
  /** undefined when it could not be read */
  count: number | undefined;
  note: string;
  /** URL of the list that the count is about */
  to: string;
  /** highlights a count that needs a person */
  isAlert?: boolean;
}

/** The counts that the team looks for first, each with a link to its list. */
export function Highlights({ highlights }: { highlights: readonly Highlight[] }) {
  return (
    <ul className="highlights grid mt-8">
      {highlights.map(({ label, count, note, to, isAlert }) => (
        <li key={label} data-alert={isAlert}>
          <Link className="bold block" to={to}>
            <b className="amount block mb-2">
              {count === undefined ? 'Unknown' : formatNumber(count)}
            </b>{' '}
            <span className="quiet-link">{label}</span>
          </Link>
          <p className="small muted">{note}</p>
        </li>
      ))}
    </ul>
  );
}
