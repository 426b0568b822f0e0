export interface Author {
  name: string;
  role: string;
  bio: string;
}

export const AUTHORS: readonly Author[] = [
  {
    name: 'Marit Halvorsen',
    role: 'Principal, CRM and Operations',
    bio: 'Marit designs and rebuilds CRM systems for companies with 20 to 500 employees. She ran order management at a component manufacturer before she moved into consulting.',
  },
  {
    name: 'Dele Okafor',
    role: 'Principal, Reporting and Analytics',
    bio: 'Dele works on forecasts, revenue reporting, and the data audits that come before them. He began his career in corporate finance.',
  },
  {
    name: 'June Castellanos',
    role: 'Principal, Go-to-Market',
    bio: 'June works with sales and marketing leaders on intake, qualification, and pricing. She spent nine years selling and managing sales teams in service businesses.',
  },
  {
    name: 'Theo Brandvold',
    role: 'Principal, AI Enablement',
    bio: 'Theo helps operations teams choose, test, and govern AI tools. He was a software engineer before he turned to process work.',
  },
];
