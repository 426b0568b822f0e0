import { Link } from 'react-router';
import { assetPath } from '#src/admin/media/library/library-query.ts';
import type { LogoProblem } from './review-logos.ts';

/** What the grid leaves out or shows badly, with links to the files. */
export function LogoProblems({ problems }: { problems: readonly LogoProblem[] }) {
  if (problems.length === 0)
    return <p className="note">Every file of the folder is shown, sharp and with a good name.</p>;
  return (
    <ul className="logo-problems" aria-label="Warnings">
      {problems.map(({ kind, title, advice, isLeftOut, files }) => (
        <li key={kind} data-left-out={isLeftOut || undefined}>
          <h2>{title}</h2>
          <p>{advice}</p>
          <ul>
            {files.map(({ id, name, detail }) => (
              <li key={id}>
                <Link className="text-link" to={assetPath(id)}>
                  {name}
                </Link>
                {detail === undefined ? null : <span> {detail}</span>}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
