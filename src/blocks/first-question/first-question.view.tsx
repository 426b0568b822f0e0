import { defineBlock } from '#src/blocks/block.ts';
import type { AssessmentView } from '#src/blocks/assessment/assessment-view.ts';
import { OPTION_KEYS } from '#src/blocks/assessment/question-step.tsx';
import { type FirstQuestionProps, schema } from './first-question.schema.ts';

/**
 * Asks the first question on another page. Each option is a button that carries the answer to the assessment, where it waits
 * until the question comes up (ADR 146): by storage in the browser (first-question.island.ts), else by a cookie.
 */
function FirstQuestion(
  props: FirstQuestionProps & { id: string; data: AssessmentView | undefined },
) {
  const { title, note, action, id, data } = props;
  const [first] = data?.questionnaire.questions ?? [];
  return (
    <section id={id} className="tone-pine first-question">
      <form
        className="why-stretch"
        method="post"
        action={data?.action}
        aria-labelledby={`${id}-h`}
        data-island="first-question"
        data-wake="seen"
      >
        <input type="hidden" name="act" value="first" />
        <h2 className="heading-label">{title}</h2>
        {first ? (
          <>
            <h3 id={`${id}-h`} className="h3">
              {first.question}
            </h3>
            <div className="question-options">
              {first.options.map((option, index) => (
                <button
                  key={option.id}
                  type="submit"
                  className="option"
                  name="option"
                  value={option.id}
                >
                  <b aria-hidden="true">{OPTION_KEYS[index]}</b>
                  {option.text}
                </button>
              ))}
            </div>
          </>
        ) : null}
        <p className="note">
          {note}{' '}
          <a className="text-link" href={action.href}>
            {action.label}
          </a>
        </p>
        <img
          className="first-cover"
          src="/sample-report.png"
          alt="The cover of a sample report."
          width={480}
          height={621}
          loading="lazy"
        />
      </form>
    </section>
  );
}

export default defineBlock({
  schema,
  load: (_props, sources) => sources.assessment(),
  view: FirstQuestion,
});
