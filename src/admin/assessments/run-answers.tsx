import { MAX_OPTION_VALUE } from '#src/domains/assessment/score.ts';
import type { RunAnswer, RunDetail } from './run-detail.ts';

/** Every question with the chosen answer, by pillar. */
export function RunAnswers({ pillars }: Pick<RunDetail, 'pillars'>) {
  return (
    <div className="run-answers">
      {pillars.map(({ pillar, answers }) => (
        <section className="detail-part" key={pillar}>
          <h2>{pillar}</h2>
          <ol>
            {answers.map((answer) => (
              <Answer key={answer.id} answer={answer} />
            ))}
          </ol>
        </section>
      ))}
      {pillars.length === 0 ? (
        <section className="detail-part">
          <h2>Answers</h2>
          <p className="note">The questions of this edition are no longer available.</p>
        </section>
      ) : null}
    </div>
  );
}

function Answer({ answer: { id, question, chosen } }: { answer: RunAnswer }) {
  return (
    <li>
      <span className="run-number">{id}</span>
      <p>
        <b>{question}</b>
        <span>{chosen ? chosen.text : 'Not answered'}</span>
      </p>
      {chosen ? (
        <span className="run-points">
          {chosen.value}
          <span className="sr-only"> of {MAX_OPTION_VALUE} points</span>
          <svg viewBox="0 0 31 7" aria-hidden="true">
            {Array.from({ length: MAX_OPTION_VALUE }, (_, index) => (
              <rect
                key={index}
                x={index * 8 + 0.5}
                y="0.5"
                width="6"
                height="6"
                data-filled={index < chosen.value || undefined}
              />
            ))}
          </svg>
        </span>
      ) : null}
    </li>
  );
}
