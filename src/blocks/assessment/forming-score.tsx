import { pillarsOf, type Question } from '#src/domains/assessment/questionnaire.ts';
import { type Answers, progress } from '#src/domains/assessment/score.ts';
import { pillarShade } from '#src/ui/drawings/ribbon.ts';
import { ringStream } from '#src/ui/drawings/ring-stream.ts';

const BAND = 5;
const RING = { x: 180, y: 128 };
const OUTER = 96;
const BEGINS = [20, 38, 4, 46, 28];
const PITCH = 12;

interface FormingScoreProps {
  questions: readonly Question[];
  answers: Answers;
}

/**
 * The ring of the score while one answers: each pillar is a stream that goes around it as its questions are answered. All have the
 * same thickness, since what the answers are worth is for the end (docs/specification.md, section 2).
 */
export function FormingScore({ questions, answers }: FormingScoreProps) {
  const pillars = pillarsOf(questions);
  return (
    <svg className="forming" viewBox="0 0 280 226" aria-hidden="true">
      <circle
        className="gauge-track"
        cx={RING.x}
        cy={RING.y}
        r={OUTER - (pillars.length * BAND) / 2}
        strokeWidth={pillars.length * BAND}
      />
      {pillars.map((pillar, index) => {
        const own = questions.filter((question) => question.pillar === pillar);
        return (
          <path
            key={pillar}
            stroke={pillarShade(index, pillars.length)}
            strokeWidth={BAND + 0.3}
            d={ringStream({
              from: { x: BEGINS[index % BEGINS.length]!, y: 8 + index * PITCH },
              ring: RING,
              radius: OUTER - (index + 0.5) * BAND,
              share: 0.9999,
            })}
            pathLength={100}
            strokeDasharray="100 200"
            strokeDashoffset={100 - progress(own, answers)}
          />
        );
      })}
    </svg>
  );
}
