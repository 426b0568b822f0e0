import {
  pillarsOf,
  type Question,
  type QuestionnaireView,
  READINESS_LEVELS,
  type ReadinessLevel,
} from './questionnaire.ts';

/** Chosen options by question id: `{1: '1B'}`. */
export type Answers = Readonly<Record<number, string>>;

/** Highest value of one answer (docs/specification.md, section 9). */
export const MAX_OPTION_VALUE = 4;

export interface PillarScore {
  pillar: string;
  score: number;
  maxScore: number;
  /** whole number */
  percentage: number;
}

/** The result of a complete run (docs/specification.md, section 3, Result). */
export interface Result {
  totalScore: number;
  maxPossibleScore: number;
  percentage: number;
  readinessLevel: ReadinessLevel;
  pillarScores: readonly PillarScore[];
}

type Scoring = Pick<QuestionnaireView, 'questions' | 'thresholds'>;

/** Returns the chosen option, or undefined if there is no answer or it names an unknown option. */
export const chosenOption = (question: Question, answers: Answers) =>
  question.options.find(({ id }) => id === answers[question.id]);

export const isAnswered = (question: Question, answers: Answers): boolean =>
  chosenOption(question, answers) !== undefined;

/** Number of questions with a valid answer. */
export const answeredCount = (questions: readonly Question[], answers: Answers): number =>
  questions.filter((question) => isAnswered(question, answers)).length;

/** Share of answered questions in percent, rounded (docs/specification.md, section 4). */
export function progress(questions: readonly Question[], answers: Answers): number {
  if (questions.length === 0) return 0;
  return Math.round((answeredCount(questions, answers) / questions.length) * 100);
}

/** The level of a percentage, which may be fractional. */
export function readinessLevel(
  percentage: number,
  thresholds: QuestionnaireView['thresholds'],
): ReadinessLevel {
  return READINESS_LEVELS.findLast((level) => percentage >= thresholds[level]) ?? 'AI Developing';
}

/**
 * Scores a complete set of answers (docs/specification.md, section 9). Returns undefined while an answer is missing. A pillar's
 * percentage is its points divided by four times its number of questions, rounded.
 */
export function score({ questions, thresholds }: Scoring, answers: Answers): Result | undefined {
  if (questions.length === 0 || answeredCount(questions, answers) < questions.length)
    return undefined;
  const pillarScores = pillarsOf(questions).map((pillar) => {
    const own = questions.filter((question) => question.pillar === pillar);
    const points = own.reduce((sum, question) => sum + chosenOption(question, answers)!.value, 0);
    const maxScore = own.length * MAX_OPTION_VALUE;
    return { pillar, score: points, maxScore, percentage: Math.round((points / maxScore) * 100) };
  });
  const totalScore = pillarScores.reduce((sum, pillar) => sum + pillar.score, 0);
  const maxPossibleScore = questions.length * MAX_OPTION_VALUE;
  const percentage = Math.round((totalScore / maxPossibleScore) * 100);
  return {
    totalScore,
    maxPossibleScore,
    percentage,
    // From the exact percentage, not the rounded one: 79.6 is below the threshold of 80.
    readinessLevel: readinessLevel((totalScore / maxPossibleScore) * 100, thresholds),
    pillarScores,
  };
}
