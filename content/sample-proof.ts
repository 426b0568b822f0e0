import type { LaunchItem } from '#src/domains/overview/launch-item.ts';
import { AUTHORS } from './authors.ts';
import { PLACEHOLDER_LOGOS } from './client-logos.ts';
import { DATED_CLAIMS } from './pages/dated-claims.ts';
import { DEFAULT_PAGES } from './pages/index.ts';
import { STATISTICS } from './statistics.ts';

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

/** What the site shows now, where it need not be what this folder has. */
interface ShownContent {
  company: { name: string; email: string; street: string };
  /** companies of the public success stories */
  storyCompanies: readonly string[];
  /** whether the folder of client logos has files, which replace the placeholders */
  hasClientLogos: boolean;
}

/** Lists sample content that is still in place. */
export function listLaunchItems({
  company,
  storyCompanies,
  hasClientLogos,
}: ShownContent): LaunchItem[] {
  const items: LaunchItem[] = [
    {
      label: 'Company and addresses',
      found: [
        ...equal(SAMPLE.company, company.name),
        ...equal(SAMPLE.email, company.email),
        ...equal(SAMPLE.street, company.street),
      ],
      text: 'Emails need a real postal address.',
      to: '/admin/site-frame',
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
      found: storyCompanies.filter(isSampleClient),
      text: 'These clients do not exist. Publish results that you can prove.',
      to: '/admin/blog-editor/stories',
    },
    {
      label: 'Quotes from clients',
      found: quotedCompanies().filter(isSampleClient),
      text: 'No one said these. Replace the words of the clients in the stories, with permission.',
      to: '/admin/blog-editor/stories',
    },
    {
      label: 'Client logos',
      found: hasClientLogos ? [] : PLACEHOLDER_LOGOS.map(({ name }) => name).filter(isSampleClient),
      text: 'Upload your clients’ logos.',
      to: '/admin/media-library/logos/active-client-logos',
    },
    {
      label: 'Numbers about your work',
      found: Object.entries(STATISTICS)
        .filter(([name, value]) => SAMPLE.statistics[name] === value)
        .map(([, value]) => value.toLocaleString('en-US')),
      text: 'Replace them in content/statistics.ts and on /how-we-count with numbers from your own projects.',
    },
  ];
  return items.filter(({ found }) => found.length > 0);
}

/**
 * The pages with dated claims that are due for review.
 * @param today ISO date in the site's time zone
 */
export const listDueClaims = (today: string): readonly string[] => [
  ...new Set(DATED_CLAIMS.filter(({ reviewBy }) => reviewBy <= today).map(({ path }) => path)),
];

function quotedCompanies(): string[] {
  return DEFAULT_PAGES.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.type === 'testimonial' ? [block.props.company] : [])),
  );
}
