/**
 * Statistics about our work (docs/specification.md, section 9). `hoursSaved` is the value of the story-count helper and
 * appears as '119k hours saved' on the Vistage page.
 */
export const STATISTICS = {
  clientSatisfaction: 91,
  projects: 300,
  crmStrategies: 16,
  lessManualEffort: 58,
  platforms: 42,
  shorterSalesCycles: 56,
  conversionIncrease: 125,
  lowerCac: 59,
  hoursSaved: 118_873,
} as const;

/** Formats the hours saved in thousands: '119k'. */
export function hoursSavedShort(): string {
  return `${Math.round(STATISTICS.hoursSaved / 1000)}k`;
}
