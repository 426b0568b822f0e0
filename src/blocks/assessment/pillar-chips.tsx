import type { Question } from '#src/domains/assessment/questionnaire.ts';
import { type Answers, isAnswered } from '#src/domains/assessment/score.ts';

interface PillarChipsProps {
  questions: readonly Question[];
  answers: Answers;
  pillars: readonly string[];
  current: string;
}

/** All pillars, with the current one and the complete ones marked (docs/specification.md, section 2). */
export function PillarChips({ questions, answers, pillars, current }: PillarChipsProps) {
  return (
    <ol className="chips" aria-label="Pillars">
      {pillars.map((pillar) => {
        const own = questions.filter((question) => question.pillar === pillar);
        const isDone = own.every((question) => isAnswered(question, answers));
        const isCurrent = pillar === current;
        return (
          <li
            key={pillar}
            className="chip"
            data-done={isDone || undefined}
            aria-current={isCurrent ? 'step' : undefined}
          >
            {isDone ? (
              <svg viewBox="0 0 16 16" role="img" aria-label="Complete:">
                <path d="m3 8.5 3.5 3.5L13 4.5" />
              </svg>
            ) : null}
            <PillarName pillar={pillar} />
          </li>
        );
      })}
    </ol>
  );
}

/** The name, whose words after the first a phone has no room for. */
function PillarName({ pillar }: { pillar: string }) {
  const [first = '', ...rest] = pillar.split(' ');
  return (
    <span>
      {first}
      <span>{` ${rest.join(' ')}`}</span>
    </span>
  );
}
