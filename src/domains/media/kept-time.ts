const DAY_MS = 24 * 60 * 60 * 1_000;

export const daysBefore = (moment: Date, days: number): Date =>
  new Date(moment.getTime() - days * DAY_MS);

export const daysAfter = (moment: Date, days: number): Date => daysBefore(moment, -days);
