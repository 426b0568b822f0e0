import type { Fact } from '#src/admin/parts/facts.tsx';
import { dayOf, when } from '#src/admin/parts/when.ts';
import type { RunView } from '#src/domains/assessment/assessment-stats.server.ts';
import type { ReadinessLevel } from '#src/domains/assessment/questionnaire.ts';
import type { RunState } from '#src/domains/assessment/run-state.ts';
import { STATE_MEANINGS } from './run-labels.ts';

export interface RunDetail {
  /** `Run of Nov 21, 2026` */
  title: string;
  /** `A company of 51-200 people, edition 2026-11` */
  intro: string;
  state: RunState;
  meaning: string;
  result: { percentage: number; level: ReadinessLevel } | undefined;
  pillars: readonly {
    pillar: string;
    percentage: number | undefined;
    answers: readonly RunAnswer[];
  }[];
  facts: readonly Fact[];
  /** the lead's id while there is one to go to */
  leadId: string | undefined;
  /** what is known of who it was */
  who: string;
}

export interface RunAnswer {
  id: number;
  question: string;
  /** undefined: not answered */
  chosen: { text: string; value: number } | undefined;
}

/** Puts one run into words. There is no name in it. */
export function runDetail(run: RunView, now: Date): RunDetail {
  const { companySize, edition, state, percentage, level, pillars, answers, lead } = run;
  return {
    title: `Run of ${dayOf(run.startedAt)}`,
    intro: `A company of ${companySize} people, edition ${edition}`,
    state,
    meaning: STATE_MEANINGS[state],
    result: percentage === null || level === null ? undefined : { percentage, level },
    pillars: pillars.map(({ pillar, percentage }) => ({
      pillar,
      percentage,
      answers: answers
        .filter(({ question }) => question.pillar === pillar)
        .map(({ question, chosen }) => ({
          id: question.id,
          question: question.question,
          chosen: chosen && { text: chosen.text, value: chosen.value },
        })),
    })),
    facts: factsOf(run, now),
    leadId: lead && !lead.isDeleted ? lead.id : undefined,
    who: whoOf(run),
  };
}

function factsOf(run: RunView, now: Date): Fact[] {
  const { startedAt, updatedAt, completedAt, reportedAt, bookedAt, answered, questions } = run;
  const moment = (name: string, date: Date | null) =>
    date ? [{ name, value: when(date, now).exact }] : [];
  return [
    {
      name: 'Answered',
      value: questions === undefined ? `${answered}` : `${answered} of ${questions}`,
    },
    ...moment('Started', startedAt),
    ...moment('Last answer', updatedAt),
    ...moment('Completed', completedAt),
    ...moment('Report requested', reportedAt),
    ...moment('Went to book', bookedAt),
  ];
}

function whoOf({ lead, completedAt }: RunView): string {
  if (lead?.isDeleted) return 'The lead was deleted, so nothing here tells who it was.';
  if (lead) return 'Company and person stand in the lead.';
  if (completedAt) return 'Not known: nobody asked for the report.';
  return 'Not known: only a request for the report has a name.';
}
