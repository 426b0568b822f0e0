import type { Question, Questionnaire } from '#src/domains/assessment/questionnaire.ts';
import { QUESTIONNAIRE_2026_11 as BEFORE } from '../2026-11/index.ts';
import { ACTIONS, FINDINGS, MEANINGS } from './advice.ts';
import { OPTIONS, QUESTIONS } from './questions.ts';

/** The first edition in plainer words (ADR 146): what is not reworded here is read from it. */
export const QUESTIONNAIRE_2026_12: Questionnaire = {
  ...BEFORE,
  edition: '2026-12',
  rewords: BEFORE.edition,
  meanings: { ...BEFORE.meanings, ...MEANINGS },
  questions: BEFORE.questions.map((question) => ({
    ...question,
    ...QUESTIONS[question.id],
    options: question.options.map((option) => ({
      ...option,
      text: OPTIONS[option.id] ?? option.text,
    })) as unknown as Question['options'],
  })),
  pillarAdvice: BEFORE.pillarAdvice.map((advice) => ({
    ...advice,
    findings: { ...advice.findings, ...FINDINGS[advice.pillar] },
  })),
  questionAdvice: BEFORE.questionAdvice.map(({ question, actions }) => ({
    question,
    actions: { ...actions, ...ACTIONS[question] },
  })),
};
