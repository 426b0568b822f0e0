import type { MarkedChanges } from './mark-changes.ts';

/** Numbers over the curve, each linked to its change in the list below. */
export function ChangeMarks({ marks, lines }: MarkedChanges) {
  if (marks.length === 0) return null;
  return (
    <div className="change-marks">
      {lines.map((left) => (
        <i key={left} style={{ left: `${left}%` }} />
      ))}
      <ol aria-label="Changes on the curve">
        {marks.map(({ first, label, left, description }) => (
          <li key={first} style={{ left: `${left}%` }}>
            <a href={`#change-${first}`} aria-label={description} title={description}>
              {label}
            </a>
          </li>
        ))}
      </ol>
    </div>
  );
}
