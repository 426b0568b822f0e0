import type { LaunchItem } from '#src/domains/overview/launch-item.ts';
import { AUTHORS } from './authors.ts';
import { BRAND } from './brand.ts';
import { PLACEHOLDER_LOGOS } from './client-logos.ts';
import { DATED_CLAIMS } from './pages/dated-claims.ts';
import { DEFAULT_PAGES } from './pages/index.ts';
import { STATISTICS } from './statistics.ts';
import { SUCCESS_STORIES } from './stories/index.ts';

/**
 * Contents that this repository was delivered with. They are records of the sample, not content: they stay when the content is
 * replaced, and whatever still equals them is listed as sample.
 */
const SAMPLE = {
  company: 'Cadron Growth Partners',
  email: 'hello@cadron.example',
  street: '1021 Front Street, Suite 200',
  people: ['Marit Halvorsen', 'Dele Okafor', 'June Castellanos', 'Theo Brandvold'],
  clients: [
    'Alderwick Institute',
    'Barrow & Tine',
    'Cattail Pool Care',
    'Dryline',
    'Fennimore Pantry',
    'Harrow Creek Savings',
    'Lantern Ridge Credit Union',
    'Lumenstack',
    'Maple & Main',
    'Pruett & Vale',
    'Quillmark Learning',
    'Quorlane',
    'Redfield Works',
    'Tallgrass',
    'Tidewick',
  ],
  statistics: {
    clientSatisfaction: 91,
    projects: 300,
    crmStrategies: 16,
    lessManualEffort: 58,
    platforms: 42,
    shorterSalesCycles: 56,
    conversionIncrease: 125,
    lowerCac: 59,
    hoursSaved: 118_873,
  } as Readonly<Record<string, number>>,
} as const;

const isSampleClient = (name: string) => (SAMPLE.clients as readonly string[]).includes(name);
const equal = (sample: string, current: string) => (sample === current ? [current] : []);

/**
 * Lists sample content that is still in place, and dated claims that are due for review.
 * @param today ISO date in the site's time zone
 */
export function listLaunchItems(today: string): LaunchItem[] {
  const due = DATED_CLAIMS.filter(({ reviewBy }) => reviewBy <= today);
  const items: LaunchItem[] = [
    {
      label: 'Company and addresses',
      found: [
        ...equal(SAMPLE.company, BRAND.name),
        ...equal(SAMPLE.email, BRAND.email),
        ...equal(SAMPLE.street, BRAND.postal.street),
      ],
      text: 'Enter your own in SEO, Settings, or in content/brand.ts. Emails need a real postal address.',
    },
    {
      label: 'People',
      found: AUTHORS.map(({ name }) => name).filter((name) =>
        (SAMPLE.people as readonly string[]).includes(name),
      ),
      text: 'They sign articles and host the audit. Replace them in content/authors.ts.',
    },
    {
      label: 'Success stories',
      found: SUCCESS_STORIES.map(({ companyName }) => companyName).filter(isSampleClient),
      text: 'These clients do not exist. Replace content/stories with results you can prove.',
    },
    {
      label: 'Quotes from clients',
      found: quotedCompanies().filter(isSampleClient),
      text: 'No one said these. Replace the quotes on the industry pages, with permission.',
    },
    {
      label: 'Client logos',
      found: PLACEHOLDER_LOGOS.map(({ name }) => name).filter(isSampleClient),
      text: 'Upload your clients’ logos, and replace the placeholders in content/client-logos.ts.',
    },
    {
      label: 'Numbers about your work',
      found: Object.entries(STATISTICS)
        .filter(([name, value]) => SAMPLE.statistics[name] === value)
        .map(([, value]) => value.toLocaleString('en-US')),
      text: 'Replace them in content/statistics.ts with numbers from your own projects.',
    },
    {
      label: 'Claims due for review',
      found: [...new Set(due.map(({ path }) => path))],
      text: 'Read their sources again, then set the next date in content/pages/dated-claims.ts.',
    },
  ];
  return items.filter(({ found }) => found.length > 0);
}

function quotedCompanies(): string[] {
  return DEFAULT_PAGES.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.type === 'testimonial' ? [block.props.company] : [])),
  );
}
