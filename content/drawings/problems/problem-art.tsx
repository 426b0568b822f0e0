import { figuresOf, type ProblemName } from '#src/ui/drawings/figures.ts';
import { fourCopies, guesses, leaks, type Problem, waiting } from './problems.tsx';

/** Drawings of problems, each in four rows. */
export const PROBLEMS = {
  'four-copies': fourCopies,
  leaks,
  waiting,
  guesses,
} as const satisfies Record<ProblemName, Problem>;

/**
 * Four rows, each with a name, a band and a remark; bands are to the scale of the numbers in the remarks. The text is
 * HTML, so it does not scale with the drawing.
 */
export function ProblemArt({
  name,
  labels,
}: {
  name: ProblemName;
  labels?: readonly string[] | undefined;
}) {
  const problem = PROBLEMS[name];
  const texts = problem.texts.map((text, index) => labels?.[index] ?? text);
  return (
    <ul className="problem">
      {problem.draw(figuresOf(name, texts), texts.join()).map((strip, index) => (
        <li key={index}>
          <strong>{texts[index * 2]}</strong>
          <svg viewBox="0 0 660 60" preserveAspectRatio="none" aria-hidden="true">
            {strip}
          </svg>
          <span>{texts[index * 2 + 1]}</span>
        </li>
      ))}
    </ul>
  );
}
