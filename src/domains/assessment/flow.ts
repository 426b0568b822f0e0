import type { Question } from './questionnaire.ts';
import { type Answers, answeredCount, isAnswered } from './score.ts';

/** The steps in their order (spec section 4). */
export const STEPS = ['user-info', 'questions', 'results', 'submit', 'thank-you'] as const;
export type Step = (typeof STEPS)[number];

/** Where somebody is: a step, and within the questions which one, from 0. Names that are no step are kept, to be told. */
export interface Place {
  step: Step | 'unknown';
  index: number;
}

const at = (step: Place['step'], index = 0): Place => ({ step, index });

export const START: Place = at('user-info');

/** A place as it stands in an address: `question-7`, `results`. */
export const nameOf = ({ step, index }: Place): string =>
  step === 'questions' ? `question-${index + 1}` : step;

/** The place of that name, whatever is written there. */
export function placeNamed(name: string): Place {
  const [, number] = /^question-(\d{1,3})$/.exec(name) ?? [];
  if (number) return at('questions', Number(number) - 1);
  const step = STEPS.find((known) => known === name && known !== 'questions');
  return at(step ?? 'unknown');
}

/** The first question without an answer; undefined when all have one. */
function firstOpen(questions: readonly Question[], answers: Answers): number | undefined {
  const index = questions.findIndex((question) => !isAnswered(question, answers));
  return index === -1 ? undefined : index;
}

/** What is known of a run when its place is decided. */
export interface Known {
  questions: readonly Question[];
  answers: Answers;
  /** the company's name and size have been given */
  hasCompany: boolean;
  isReported: boolean;
}

/** Where to go on after an interruption. A complete run shows its results, which need no company. */
export function resumePlace({ questions, answers, hasCompany }: Known): Place {
  const open = firstOpen(questions, answers);
  if (open === undefined && questions.length > 0) return at('results');
  return hasCompany ? at('questions', open ?? 0) : START;
}

/**
 * Where telling the company leads: on with the questions, or to the report, which waits for nothing else once all are answered.
 * @param wasKnown whether it had been told before
 */
export function afterCompany(known: Known, wasKnown: boolean): Place {
  const place = resumePlace(known);
  return place.step === 'results' && !wasKnown ? at('submit') : place;
}

/**
 * The place, or the nearest one before it that may be shown: no question is skipped, the report has a company to be about, and
 * nobody is thanked for what was not sent. Results without a complete run stay, and say that there are none.
 */
export function reachable(place: Place, known: Known): Place {
  const { questions, answers, hasCompany, isReported } = known;
  const hasAnswers = answeredCount(questions, answers) > 0;
  if (place.step === 'submit' && !hasCompany && hasAnswers) return START;
  if (place.step === 'questions') {
    if (!hasCompany) return START;
    const open = firstOpen(questions, answers) ?? questions.length - 1;
    return at('questions', Math.max(0, Math.min(place.index, open)));
  }
  if (place.step === 'thank-you' && !isReported && hasAnswers) return resumePlace(known);
  return place;
}

/** Where an answer leads: the next question, after the last one the results; back to one that is still open. */
export function afterAnswer(index: number, known: Known): Place {
  const { questions, answers } = known;
  if (index + 1 < questions.length) return at('questions', index + 1);
  const open = firstOpen(questions, answers);
  return open === undefined ? at('results') : at('questions', open);
}

/** One step back, and within the questions to the one before (spec section 4). */
export function before({ step, index }: Place, questions: readonly Question[]): Place {
  if (step === 'questions') return index > 0 ? at('questions', index - 1) : START;
  if (step === 'results') return at('questions', Math.max(0, questions.length - 1));
  if (step === 'submit' || step === 'thank-you') return at('results');
  return START;
}
