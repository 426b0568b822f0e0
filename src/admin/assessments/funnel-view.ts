import { number, shareOf } from '#src/admin/parts/counts.ts';
import type { EditionStats } from '#src/domains/assessment/assessment-stats.server.ts';
import type { Stage } from './funnel-drawing.ts';

export interface FunnelStage extends Stage {
  name: string;
  /** `64% of 214`: of those started, or after the result of those complete; empty where there is none */
  share: string;
}

export interface FunnelView {
  stages: readonly FunnelStage[];
  /** what the drawing shows, in a sentence */
  finding: string;
}

/** The stages in the order of a visit. Booking needs no report, so its band does not come out of the reports'. */
export function funnelView(figures: EditionStats): FunnelView {
  const { started, pillars, complete, reported, booked } = figures;
  const of = (whole: number, goesOn: boolean) => (name: string, count: number) => ({
    name,
    count,
    share: whole === 0 ? '' : `${shareOf(count, whole)} of ${number(whole)}`,
    goesOn,
  });
  const ofStarted = of(started, true);
  const ofComplete = of(complete, false);
  return {
    stages: [
      { name: 'Started', count: started, share: '', goesOn: true },
      ...pillars.map(({ pillar, count }) => ofStarted(pillar, count)),
      ofStarted('Complete', complete),
      ofComplete('Report requested', reported),
      ofComplete('Went to book', booked),
    ],
    finding:
      `Of ${number(started)} started, ${number(complete)} are complete, ` +
      `${number(reported)} asked for the report, ${number(booked)} went on to book a call.`,
  };
}
