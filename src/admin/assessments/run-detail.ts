import { formatDay, formatTime } from '#src/admin/parts/format-time.ts';
import type { RunView } from '#src/domains/assessment/assessment-stats.server.ts';
import { STATE_MEANINGS } from './assessments-view.ts';

export type RunDetail = ReturnType<typeof runDetail>;

export type RunAnswer = RunDetail['pillars'][number]['answers'][number];

/** Formats a run for its page. It contains no personal data. */
export function runDetail(run: RunView, now: Date) {
  const { companySize, edition, state, percentage, level, pillars, answers, lead } = run;
  return {
    /** `Run of Nov 21, 2026` */
    title: `Run of ${formatDay(run.startedAt)}`,
    /** `A company with 51-200 employees, edition 2026-11` */
    intro: `A company with ${companySize} employees, edition ${edition}`,
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
    /** undefined without a lead, or when it was deleted */
    leadId: lead && !lead.isDeleted ? lead.id : undefined,
    /** explains where to find the person, or why they are not known */
    who: whoOf(run),
  };
}

function factsOf(run: RunView, now: Date) {
  const { startedAt, updatedAt, completedAt, reportedAt, bookedAt, answered, questions } = run;
  const moment = (date: Date | null) => date && formatTime(date, now).exact;
  return {
    Answered: questions === undefined ? `${answered}` : `${answered} of ${questions}`,
    Started: moment(startedAt),
    // After completion an answer can only be changed.
    'Last answer': moment(completedAt ? null : updatedAt),
    Completed: moment(completedAt),
    'Answer changed': moment(completedAt && updatedAt > completedAt ? updatedAt : null),
    'Report requested': moment(reportedAt),
    'Opened booking': moment(bookedAt),
  };
}

function whoOf({ lead, completedAt }: RunView): string {
  if (lead?.isDeleted) return 'The lead was deleted, so the person is not known.';
  if (lead) return 'The lead contains the company and the person.';
  if (completedAt) return 'Not known: no report was requested.';
  return 'Not known: a name is given only when requesting the report.';
}
