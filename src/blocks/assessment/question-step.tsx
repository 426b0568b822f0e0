import { type SubmitEvent, useEffect, useId, useRef, useState, type RefObject } from 'react';
import { pillarsOf, type Option } from '#src/domains/assessment/questionnaire.ts';
import { progress as percentOf } from '#src/domains/assessment/score.ts';
import type { AssessmentView } from './assessment-view.ts';
import { BackButton } from './back-button.tsx';
import { FormingScore } from './forming-score.tsx';
import { PillarChips } from './pillar-chips.tsx';
import type { Assessment } from './use-assessment.ts';

/** Elements in which a letter is typed text. */
const TYPING = 'input:not([type="radio"]), textarea, select, [contenteditable]';

/** Letters, since the numerals of four answers read as points. */
export const OPTION_KEYS = ['A', 'B', 'C', 'D'];

/** Keys A to D choose and focus an option, so that arrow keys change it and Enter submits. */
function useOptionKeys(
  form: RefObject<HTMLFormElement | null>,
  options: readonly Option[],
  choose: (option: string) => void,
) {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const option = options[OPTION_KEYS.indexOf(event.key.toUpperCase())];
      if (!option || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
      if ((event.target as Element | null)?.closest?.(TYPING)) return;
      event.preventDefault();
      choose(option.id);
      form.current?.querySelector<HTMLElement>(`input[value="${option.id}"]`)?.focus();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [form, options, choose]);
}

interface QuestionStepProps {
  view: AssessmentView;
  assessment: Assessment;
  index: number;
}

/** One question (docs/specification.md, section 2). Keys A to D choose, arrow keys change the choice, Enter continues. */
export function QuestionStep({ view, assessment, index }: QuestionStepProps) {
  const { questions } = view.questionnaire;
  const { progress, waiting, isHydrated, answer, back } = assessment;
  const { id, question, description, pillar, options } = questions[index]!;
  const kept = progress.answers[id] ?? (index === 0 ? waiting : undefined);
  const [chosen, setChosen] = useState(options.find((option) => option.id === kept)?.id);
  const percent = percentOf(questions, progress.answers);
  const form = useRef<HTMLFormElement>(null);
  const hintId = useId();
  useOptionKeys(form, options, setChosen);
  // The visitor may have chosen before hydration.
  useEffect(() => {
    const early = form.current?.querySelector<HTMLInputElement>('input:checked');
    if (early) setChosen(early.value);
  }, []);
  const own = questions.filter((one) => one.pillar === pillar);
  const place = own.findIndex((one) => one.id === id) + 1;

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (chosen) answer(index, chosen);
  }

  return (
    <form
      ref={form}
      className="question"
      method="post"
      action={view.action}
      noValidate={isHydrated}
      onSubmit={onSubmit}
    >
      <input type="hidden" name="act" value="answer" />
      <input type="hidden" name="question" value={index + 1} />
      <div className="question-progress">
        <p className="note" aria-hidden="true">
          <span>
            Question {index + 1} of {questions.length}
          </span>
          <b>{percent}%</b>
        </p>
        <progress max={100} value={percent} aria-label="Assessment progress" />
        <PillarChips
          questions={questions}
          answers={progress.answers}
          pillars={pillarsOf(questions)}
          current={pillar}
        />
        <FormingScore questions={questions} answers={progress.answers} />
      </div>
      <fieldset>
        <legend tabIndex={-1} data-heading>
          <span className="question-pillar">
            {pillar}
            <span className="sr-only">
              , question {index + 1} of {questions.length}.
            </span>
            <span aria-hidden="true">
              {' '}
              {place} of {own.length}
            </span>
          </span>
          <span className="question-text">{question}</span>
        </legend>
        {description ? (
          <p className="question-hint" id={hintId}>
            {description}
          </p>
        ) : null}
        <div className="question-options" role="presentation">
          {options.map((option, position) => (
            <label key={option.id} className="option">
              <input
                type="radio"
                className="option-radio"
                name="option"
                value={option.id}
                required
                checked={isHydrated ? chosen === option.id : undefined}
                defaultChecked={isHydrated ? undefined : chosen === option.id}
                aria-describedby={description ? hintId : undefined}
                onChange={() => setChosen(option.id)}
              />
              <span>{option.text}</span>
              <kbd className="option-key" aria-hidden="true">
                {OPTION_KEYS[position]}
              </kbd>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="form-buttons assessment-buttons">
        <button type="submit" className="btn btn-large btn-copper" disabled={isHydrated && !chosen}>
          Next
        </button>
        <BackButton label="Previous" onBack={back} />
      </div>
    </form>
  );
}
