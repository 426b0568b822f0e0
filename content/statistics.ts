/**
 * The figures the website prints about our work (spec section 9). `hoursSaved` is what the
 * specification's story-count helper returns, and the '119k hours saved' of the Vistage page.
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

/** The hours saved in thousands, as the Vistage page prints them: '119k'. */
export function hoursSavedShort(): string {
  return `${Math.round(STATISTICS.hoursSaved / 1000)}k`;
}
