import {
  pillarsOf,
  type OptionValue,
  type Question,
  type Questionnaire,
  type ReadinessLevel,
} from './questionnaire.ts';
import { type Answers, chosenOption, type PillarScore, readinessLevel, score } from './score.ts';

/** One answer with what to do about it. */
export interface ExplainedAnswer {
  questionId: number;
  pillar: string;
  question: string;
  answer: string;
  value: OptionValue;
  /** how to reach the next higher answer; for the best answer, how to stay there */
  action: string;
}

export interface ExplainedPillar extends PillarScore {
  level: ReadinessLevel;
  /** what the answers mean for this pillar */
  finding: string;
  /** the two answers with the fewest points */
  weakest: readonly ExplainedAnswer[];
  /** slug of a matching success story */
  story: string;
}

/** Thirty days of the roadmap. */
export interface RoadmapMonth {
  title: string;
  steps: readonly ExplainedAnswer[];
}

/** The meaning of a complete set of answers (see README.md). */
export interface Explanation {
  meaning: string;
  pillars: readonly ExplainedPillar[];
  /** always three months; steps may be empty when few answers can improve */
  roadmap: readonly RoadmapMonth[];
  /** in the order of the questions */
  answers: readonly ExplainedAnswer[];
}

const MONTHS = ['Days 1 to 30', 'Days 31 to 60', 'Days 61 to 90'];
const STEPS_A_MONTH = 3;

/**
 * Explains a result and what to do about it. Returns undefined while an answer is missing.
 * The roadmap lists the lowest answers first, ties in question order: data comes before process, process before people. Best
 * answers are not steps.
 */
export function explain(questionnaire: Questionnaire, answers: Answers): Explanation | undefined {
  const result = score(questionnaire, answers);
  if (!result) return undefined;
  const { questions, thresholds, meanings } = questionnaire;
  const explained = questions.map((question) => explainAnswer(questionnaire, question, answers));
  const byNeed = explained.toSorted((a, b) => a.value - b.value || a.questionId - b.questionId);
  const steps = byNeed.filter(({ value }) => value < 4);
  return {
    meaning: meanings[result.readinessLevel],
    pillars: pillarsOf(questions).map((pillar) => {
      const scores = result.pillarScores.find((one) => one.pillar === pillar)!;
      const advice = questionnaire.pillarAdvice.find((one) => one.pillar === pillar);
      const level = readinessLevel((scores.score / scores.maxScore) * 100, thresholds);
      return {
        ...scores,
        level,
        finding: advice?.findings[level] ?? '',
        weakest: byNeed.filter((answer) => answer.pillar === pillar).slice(0, 2),
        story: advice?.story ?? '',
      };
    }),
    roadmap: MONTHS.map((title, month) => ({
      title,
      steps: steps.slice(month * STEPS_A_MONTH, (month + 1) * STEPS_A_MONTH),
    })),
    answers: explained,
  };
}

function explainAnswer(
  { questionAdvice }: Questionnaire,
  question: Question,
  answers: Answers,
): ExplainedAnswer {
  const { text, value } = chosenOption(question, answers)!;
  const advice = questionAdvice.find((one) => one.question === question.id);
  return {
    questionId: question.id,
    pillar: question.pillar,
    question: question.question,
    answer: text,
    value,
    action: advice?.actions[value] ?? '',
  };
}
