import { lumenstack } from './stories/lumenstack.ts';
import { redfieldWorks } from './stories/redfield-works.ts';
import { tallgrass } from './stories/tallgrass.ts';

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

/** All projects, each once: by the larger part of its scope, and by the client’s market. Sample figures. */
export const PROJECTS_BY = {
  service: {
    'AI Enablement': 24,
    Consulting: 31,
    Implementation: 84,
    Strategy: 16,
    Integration: 58,
    Journey: 27,
    'Paid Media': 22,
    Reporting: 38,
  },
  market: {
    Manufacturing: 74,
    SaaS: 52,
    Professional: 61,
    Ecommerce: 43,
    Restoration: 29,
    Consumer: 41,
  },
} as const;

/** The names of streams as thick as their counts. */
export const streamsOf = (counts: Record<string, number>) =>
  Object.entries(counts).map(([name, count]) => `${name}, ${count}`);

const storyPath = (slug: string) => `/insights/success-stories/${slug}`;
const countOf = (id: string) => `/how-we-count#${id}`;
const allClients = (id: string) => ({ name: 'All clients', href: countOf(id) });

/** Where each statistic of the home page comes from. One client's result carries the client's name. */
export const STATISTIC_SOURCES = {
  conversionIncrease: {
    name: lumenstack.companyName,
    href: storyPath(lumenstack.slug),
    text: `trial-to-paid conversion, ${lumenstack.measure.before}% to ${lumenstack.measure.after}%, after lead scoring`,
  },
  lowerCac: {
    name: tallgrass.companyName,
    href: storyPath(tallgrass.slug),
    text: `$${tallgrass.measure.before} to $${tallgrass.measure.after} in ad spend for a new customer`,
  },
  shorterSalesCycles: {
    name: redfieldWorks.companyName,
    href: storyPath(redfieldWorks.slug),
    text: `${redfieldWorks.measure.before} days to ${redfieldWorks.measure.after}, from request to signed order`,
  },
  lessManualEffort: { name: 'In one client’s intake', href: countOf('manual-effort') },
  projects: allClients('projects'),
  clientSatisfaction: allClients('satisfaction'),
  platforms: { name: 'Connected to HubSpot or Salesforce', href: countOf('platforms') },
  crmStrategies: allClients('strategies'),
};

/** The counts in the drawing of the conversion increase. */
export const CONVERSION = {
  before: lumenstack.measure.before,
  after: lumenstack.measure.after,
  unit: lumenstack.measure.unit,
};

/** Formats the hours saved in thousands: '119k'. */
export function hoursSavedShort(): string {
  return `${Math.round(STATISTICS.hoursSaved / 1000)}k`;
}
