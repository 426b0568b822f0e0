import type { Question } from './questionnaire.ts';
import { type Answers, answeredCount, isAnswered } from './score.ts';

/** The steps in their order (docs/specification.md, section 4). */
export const STEPS = ['user-info', 'questions', 'results', 'submit', 'thank-you'] as const;
export type Step = (typeof STEPS)[number];

/** A step; for `questions` also the zero-based index of the question. `unknown` stands for a name that is no step. */
export interface Place {
  step: Step | 'unknown';
  index: number;
}

const at = (step: Place['step'], index = 0): Place => ({ step, index });

export const START: Place = at('user-info');

/** Formats a place for a URL: `question-7`, `results`. */
export const formatPlace = ({ step, index }: Place): string =>
  step === 'questions' ? `question-${index + 1}` : step;

/** Parses a place from a URL. Unknown names become the step `unknown`. */
export function parsePlace(name: string): Place {
  const [, number] = /^question-(\d{1,3})$/.exec(name) ?? [];
  if (number) return at('questions', Number(number) - 1);
  const step = STEPS.find((known) => known === name && known !== 'questions');
  return at(step ?? 'unknown');
}

/** Index of the first question without an answer; undefined if all have one. */
function firstOpen(questions: readonly Question[], answers: Answers): number | undefined {
  const index = questions.findIndex((question) => !isAnswered(question, answers));
  return index === -1 ? undefined : index;
}

/** The state of a run that decides which places are reachable. */
export interface RunProgress {
  questions: readonly Question[];
  answers: Answers;
  /** the company's name and size are known */
  hasCompany: boolean;
  isReported: boolean;
}

/** The place to resume at after an interruption. A complete run shows its results, which need no company. */
export function resumePlace({ questions, answers, hasCompany }: RunProgress): Place {
  const open = firstOpen(questions, answers);
  if (open === undefined && questions.length > 0) return at('results');
  return hasCompany ? at('questions', open ?? 0) : START;
}

/**
 * The place after the company step: the next question, or the report form once all questions are answered.
 * @param wasKnown whether the company was already known before
 */
export function placeAfterCompany(known: RunProgress, wasKnown: boolean): Place {
  const place = resumePlace(known);
  return place.step === 'results' && !wasKnown ? at('submit') : place;
}

/**
 * Returns the place, or the nearest earlier one that can be shown: no question is skipped, the report form needs a company, and
 * the thank-you step needs a submitted report. The results step always stays; without a complete run it shows an empty state.
 */
export function nearestReachable(place: Place, known: RunProgress): Place {
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

/** The place after an answer: the next question, or after the last one the first unanswered question, else the results. */
export function placeAfterAnswer(index: number, known: RunProgress): Place {
  const { questions, answers } = known;
  if (index + 1 < questions.length) return at('questions', index + 1);
  const open = firstOpen(questions, answers);
  return open === undefined ? at('results') : at('questions', open);
}

/** The previous step, or within the questions the previous question (docs/specification.md, section 4). */
export function placeBefore({ step, index }: Place, questions: readonly Question[]): Place {
  if (step === 'questions') return index > 0 ? at('questions', index - 1) : START;
  if (step === 'results') return at('questions', Math.max(0, questions.length - 1));
  if (step === 'submit' || step === 'thank-you') return at('results');
  return START;
}
