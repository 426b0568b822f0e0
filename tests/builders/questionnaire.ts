import {
  type Option,
  type OptionValue,
  type Questionnaire,
  READINESS_LEVELS,
} from '#src/domains/assessment/questionnaire.ts';
import type { Answers } from '#src/domains/assessment/score.ts';

export const PILLARS = [
  'Data Spine Health',
  'Funnel Intelligence & Attribution',
  'Automation Maturity',
  'AI-Ready Content Operations',
  'Governance & Change Management',
];

const VALUES: readonly OptionValue[] = [3, 1, 4, 2];

/** A questionnaire whose options are not ordered by value: A scores 3, B 1, C 4 and D 2. */
export function exampleQuestionnaire(edition = '2026-11', perPillar = 5): Questionnaire {
  const byLevel = (text: string) =>
    Object.fromEntries(
      READINESS_LEVELS.map((level) => [level, `${text}, ${level}`]),
    ) as Questionnaire['meanings'];
  const ids = Array.from({ length: PILLARS.length * perPillar }, (_, index) => index + 1);
  return {
    edition,
    thresholds: { 'AI Developing': 0, 'AI Emerging': 40, 'AI Ready': 60, 'AI Innovator': 80 },
    meanings: byLevel('Meaning'),
    questions: ids.map((id) => ({
      id,
      question: `Question ${id}?`,
      pillar: PILLARS[Math.floor((id - 1) / perPillar)]!,
      options: ['A', 'B', 'C', 'D'].map((letter, index) => ({
        id: `${id}${letter}`,
        text: `Answer ${id}${letter}`,
        value: VALUES[index]!,
      })) as [Option, Option, Option, Option],
    })),
    pillarAdvice: PILLARS.map((pillar) => ({
      pillar,
      findings: byLevel(`Finding of ${pillar}`),
      story: `story-${PILLARS.indexOf(pillar)}`,
    })),
    questionAdvice: ids.map((question) => ({
      question,
      actions: {
        1: `From 1 on ${question}`,
        2: `From 2 on ${question}`,
        3: `From 3 on ${question}`,
        4: `Keep ${question}`,
      },
    })),
  };
}

/** Answers by value in the order of the questions; the rest is unanswered. */
export function answersWorth({ questions }: Questionnaire, values: readonly number[]): Answers {
  return Object.fromEntries(
    values.map((value, index) => {
      const question = questions[index]!;
      return [question.id, question.options.find((option) => option.value === value)!.id];
    }),
  );
}
