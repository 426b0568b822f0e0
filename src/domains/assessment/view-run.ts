import { pillarsOf, type Questionnaire } from './questionnaire.ts';
import type { Run } from './run.ts';
import type { RunState } from './run-state.ts';
import { answeredCount, chosenOption } from './score.ts';

type RunWithState = Run & { state: RunState };

/** A run as the admin area lists it. `leads` contains the ids of the leads that still exist. */
export function summarizeRun(
  run: RunWithState,
  questionnaire: Questionnaire | undefined,
  leads: ReadonlySet<string>,
) {
  const { id, edition, companySize, state, percentage, level, startedAt, leadId } = run;
  return {
    id,
    edition,
    companySize,
    state,
    answered: questionnaire
      ? answeredCount(questionnaire.questions, run.answers)
      : Object.keys(run.answers).length,
    /** number of questions in its edition; undefined if the edition no longer exists */
    questions: questionnaire?.questions.length,
    percentage,
    level,
    startedAt,
    /** who requested the report; deleting a lead keeps its run, erasing a person deletes it */
    lead: leadId === null ? undefined : { id: leadId, isDeleted: !leads.has(leadId) },
  };
}

/** A run with all questions of its edition and their answers. */
export function viewRun(
  run: RunWithState,
  questionnaire: Questionnaire | undefined,
  leads: ReadonlySet<string>,
) {
  const { updatedAt, completedAt, reportedAt, bookedAt, pillarPercentages, answers } = run;
  const questions = questionnaire?.questions ?? [];
  return {
    ...summarizeRun(run, questionnaire, leads),
    pillars: pillarsOf(questions).map((pillar) => ({
      pillar,
      percentage: pillarPercentages?.[pillar],
    })),
    answers: questions.map((question) => ({ question, chosen: chosenOption(question, answers) })),
    updatedAt,
    completedAt,
    reportedAt,
    bookedAt,
  };
}
