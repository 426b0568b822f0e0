import type { Question } from './questionnaire.ts';
import { type Answers, isAnswered } from './score.ts';

/**
 * Returns the valid answers from untrusted input, such as a request body or a copy in local storage. Answers to unknown
 * questions and unknown options are dropped.
 */
export function cleanAnswers(questions: readonly Question[], given: unknown): Answers {
  if (given === null || typeof given !== 'object') return {};
  const own = new Map<string, unknown>(Object.entries(given));
  const chosen: Record<number, string> = {};
  for (const question of questions) {
    const option = own.get(String(question.id));
    if (typeof option === 'string' && isAnswered(question, { [question.id]: option }))
      chosen[question.id] = option;
  }
  return chosen;
}

/** Whether `given` has an answer that `known` lacks or has differently. */
export const answersDiffer = (known: Answers, given: Answers): boolean =>
  Object.entries(given).some(([question, option]) => known[Number(question)] !== option);
