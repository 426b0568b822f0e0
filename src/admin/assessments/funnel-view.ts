import { formatNumber, formatShare } from '#src/admin/parts/counts.ts';
import type { EditionStats } from '#src/domains/assessment/assessment-stats.server.ts';
import type { Stage } from './funnel-drawing.ts';

interface FunnelStage extends Stage {
  name: string;
  /** `64% of 214`: share of started runs, or of complete runs after the result; empty for the first stage */
  share: string;
}

export interface FunnelView {
  stages: readonly FunnelStage[];
  /** summary of the drawing in a sentence */
  summary: string;
}

/** Returns the stages in the order of a visit. Booking does not require the report, so the report stage does not feed it. */
export function funnelView(figures: EditionStats): FunnelView {
  const { started, pillars, complete, reported, booked } = figures;
  const of = (whole: number, feedsNext: boolean) => (name: string, count: number) => ({
    name,
    count,
    share: whole === 0 ? '' : `${formatShare(count, whole)} of ${formatNumber(whole)}`,
    feedsNext,
  });
  const ofStarted = of(started, true);
  const ofComplete = of(complete, false);
  return {
    stages: [
      { name: 'Started', count: started, share: '', feedsNext: true },
      ...pillars.map(({ pillar, count }) => ofStarted(pillar, count)),
      ofStarted('Complete', complete),
      ofComplete('Report requested', reported),
      ofComplete('Opened booking', booked),
    ],
    summary:
      `Of ${formatNumber(started)} runs started, ${formatNumber(complete)} are complete, ` +
      `${formatNumber(reported)} requested the report, and ${formatNumber(booked)} opened booking.`,
  };
}
