import type { Question } from './questionnaire.ts';
import { type Answers, isAnswered } from './score.ts';

/**
 * The answers out of whatever was sent or kept: only options that the questions have. Anything else is left out, so that a
 * tampered or an old copy can neither break nor forge anything.
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

/** Whether the second set answers some question otherwise than the first one does. */
export const answersDiffer = (known: Answers, given: Answers): boolean =>
  Object.entries(given).some(([question, option]) => known[Number(question)] !== option);
