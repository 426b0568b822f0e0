import { fourCopies, guesses, leaks, type Problem, waiting } from './problems.tsx';

/** Drawings of problems, each in four rows. */
export const PROBLEMS = {
  'four-copies': fourCopies,
  leaks,
  waiting,
  guesses,
} as const satisfies Record<string, Problem>;

export type ProblemName = keyof typeof PROBLEMS;

/** Four rows, each with a name, a band and a remark. The text is HTML, so it does not scale with the drawing. */
export function ProblemArt({
  name,
  labels,
}: {
  name: ProblemName;
  labels?: readonly string[] | undefined;
}) {
  const { rows, texts } = PROBLEMS[name];
  return (
    <ul className="problem">
      {rows.map((strip, index) => (
        <li key={index}>
          <strong>{labels?.[index * 2] ?? texts[index * 2]}</strong>
          <svg viewBox="0 0 660 60" preserveAspectRatio="none" aria-hidden="true">
            {strip}
          </svg>
          <span>{labels?.[index * 2 + 1] ?? texts[index * 2 + 1]}</span>
        </li>
      ))}
    </ul>
  );
}
