import { formatNumber, formatShare } from '#src/admin/parts/counts.ts';
import type { EditionStats } from '#src/domains/assessment/assessment-stats.server.ts';

export type FunnelView = ReturnType<typeof funnelView>;

/** Returns the stages in the order of a visit. Booking does not require the report, so the report stage does not feed it. */
export function funnelView(figures: EditionStats) {
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
    /** summary of the drawing in a sentence */
    summary:
      `Of ${formatNumber(started)} runs started, ${formatNumber(complete)} are complete, ` +
      `${formatNumber(reported)} requested the report, and ${formatNumber(booked)} opened booking.`,
  };
}
