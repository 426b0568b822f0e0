import { Link } from 'react-router';
import { Part, Facts, PageHead, missing } from '#src/admin/kit/screen.tsx';
import { Bar } from '#src/admin/kit/bar.tsx';
import { LEADS_PATH } from '#src/admin/leads/lead-list.ts';
import { servicesFor } from '#src/admin/shell/permission.server.ts';
import { MAX_OPTION_VALUE } from '#src/domains/assessment/score.ts';
import type { Route } from './+types/assessment.ts';
import { type RunAnswer, runDetail, type RunDetail, ASSESSMENTS_PATH } from './assessments-view.ts';
import { RunStateMark } from './run-state-mark.tsx';
import { LevelMark } from './level-mark.tsx';
import './assessments.css';
import './run.css';

export async function loader({ context, params }: Route.LoaderArgs) {
  const run = await servicesFor(context, 'assessments.see').assessmentStats.findRun(params.id);
  if (!run)
    throw missing('No such run', 'This run doesn’t exist, or it was erased with its contact.', {
      label: 'Go to all assessments',
      to: ASSESSMENTS_PATH,
    });
  return { run: runDetail(run, new Date()) };
}

const RUN_CRUMBS = [{ label: 'Assessments', to: ASSESSMENTS_PATH }];

/** The page of one run: answers, result, and a link to its lead. */
export default function Assessment({ loaderData: { run } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title={run.title}
        crumbs={RUN_CRUMBS}
        mark={<RunStateMark state={run.state} />}
        intro={run.intro}
      />
      <div className="detail-standing measure pb-6 small">
        <p>{run.meaning}</p>
      </div>
      <div className="detail-columns">
        <div className="run-side">
          <RunResult {...run} />
          <Part className="detail-part" title="Person">
            <p className="note">{run.who}</p>
            {run.leadId ? (
              <p>
                <Link className="text-link tap-link" to={`${LEADS_PATH}/${run.leadId}`}>
                  Open lead
                </Link>
              </p>
            ) : null}
          </Part>
          <Part className="detail-part" title="Timeline">
            <Facts facts={run.facts} />
          </Part>
        </div>
        <RunAnswers {...run} />
      </div>
    </>
  );
}

/** The score of a complete run, overall and by pillar. */
function RunResult({ result, pillars }: Pick<RunDetail, 'result' | 'pillars'>) {
  return (
    <Part className="detail-part" title="Result">
      {result ? (
        <>
          <p className="flex items-baseline gap-4 bold">
            <b className="amount">{result.percentage}%</b>
            <LevelMark level={result.level} />
          </p>
          <ul className="mt-4 small">
            {pillars.map(({ pillar, percentage = 0 }) => (
              <li className="grid gap-1 gap-x-4 py-2 fill-auto" key={pillar}>
                <span>{pillar}</span>
                <b>{percentage}%</b>
                <Bar length={percentage} />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className="note">No result yet: a result requires every answer.</p>
      )}
    </Part>
  );
}

/** Every question with the chosen answer, by pillar. */
function RunAnswers({ pillars }: Pick<RunDetail, 'pillars'>) {
  return (
    <div className="run-answers">
      {pillars.map(({ pillar, answers }) => (
        <Part className="detail-part" key={pillar} title={pillar}>
          <ol className="rows">
            {answers.map((answer) => (
              <Answer key={answer.id} answer={answer} />
            ))}
          </ol>
        </Part>
      ))}
      {pillars.length === 0 ? (
        <Part className="detail-part" title="Answers">
          <p className="note">The questions of this edition are no longer available.</p>
        </Part>
      ) : null}
    </div>
  );
}

function Answer({ answer: { id, question, chosen } }: { answer: RunAnswer }) {
  return (
    <li className="gap-2">
      <span className="muted">{id}</span>
      <p>
        <b className="block medium">{question}</b>
        <span className="muted">{chosen ? chosen.text : 'Not answered'}</span>
      </p>
      {chosen ? (
        <span className="run-points row gap-2 bold nums">
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
