import type { Questionnaire } from '#src/domains/assessment/questionnaire.ts';
import { QUESTIONNAIRE_2026_11 } from './2026-11/index.ts';
import { QUESTIONNAIRE_2026_12 } from './2026-12/index.ts';

/** The edition that new runs use. */
export const CURRENT_QUESTIONNAIRE: Questionnaire = QUESTIONNAIRE_2026_12;

/** Every published edition, oldest first. An edition with answers is never edited or removed. */
export const QUESTIONNAIRES: readonly [Questionnaire, ...Questionnaire[]] = [
  QUESTIONNAIRE_2026_11,
  CURRENT_QUESTIONNAIRE,
];
