import type { Questionnaire } from '#src/domains/assessment/questionnaire.ts';
import { QUESTIONNAIRE_2026_11 } from './2026-11/index.ts';

/** The edition that is asked today. */
export const CURRENT_QUESTIONNAIRE: Questionnaire = QUESTIONNAIRE_2026_11;

/** Every edition that was ever asked, oldest first; none is edited or removed once somebody has answered it. */
export const QUESTIONNAIRES: readonly [Questionnaire, ...Questionnaire[]] = [CURRENT_QUESTIONNAIRE];
