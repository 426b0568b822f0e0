export interface Author {
  name: string;
  role: string;
  bio: string;
  /** slugs of two stories, and of a post, with the words of the links to them */
  stories: Readonly<Record<string, string>>;
  posts: Readonly<Record<string, string>>;
}

export const AUTHORS: readonly Author[] = [
  {
    name: 'Marit Halvorsen',
    role: 'Principal, CRM and Operations',
    bio: 'Marit designs and rebuilds CRM systems for companies with 20 to 500 employees. She ran order management at a component manufacturer before she moved into consulting.',
    stories: {
      'redfield-works-sales-cycle': 'Redfield Works',
      'tidewick-duplicate-records': 'Tidewick',
    },
    posts: { 'weekly-user-adoption': 'Counting weekly users' },
  },
  {
    name: 'Dele Okafor',
    role: 'Principal, Reporting and Analytics',
    bio: 'Dele works on forecasts, revenue reporting, and the data audits that come before them. He began his career in corporate finance.',
    stories: { 'quorlane-forecast-error': 'Quorlane', 'tallgrass-acquisition-cost': 'Tallgrass' },
    posts: { 'why-forecasts-get-argued': 'Why forecasts get argued' },
  },
  {
    name: 'June Castellanos',
    role: 'Principal, Go-to-Market',
    bio: 'June works with sales and marketing leaders on intake, qualification, and pricing. She spent nine years selling and managing sales teams in service businesses.',
    stories: {
      'lumenstack-trial-conversion': 'Lumenstack',
      'cattail-pool-care-first-reply': 'Cattail Pool Care',
    },
    posts: { 'win-loss-reasons-to-use': 'Reasons for won and lost deals' },
  },
  {
    name: 'Theo Brandvold',
    role: 'Principal, AI Enablement',
    bio: 'Theo helps operations teams choose, test, and govern AI tools. He was a software engineer before he turned to process work.',
    stories: {
      'pruett-and-vale-review-packs': 'Pruett & Vale',
      'fennimore-pantry-store-sales': 'Fennimore Pantry',
    },
    posts: { 'first-ai-use-case': 'Your first AI use case' },
  },
];
