/** The publications that the claims below were read in. */
export const CLAIM_SOURCES = {
  salesforceDevelopers: {
    label: 'Salesforce developer documentation',
    href: 'https://developer.salesforce.com/docs',
  },
  salesforceHelp: { label: 'Salesforce Help', href: 'https://help.salesforce.com' },
  salesforceTerms: {
    label: 'Salesforce agreements and terms',
    href: 'https://www.salesforce.com/company/legal/agreements/',
  },
  hubspotKnowledge: { label: 'HubSpot knowledge base', href: 'https://knowledge.hubspot.com' },
  hubspotDevelopers: {
    label: 'HubSpot developer documentation',
    href: 'https://developers.hubspot.com/docs',
  },
  hubspotCatalog: {
    label: 'HubSpot product and services catalog',
    href: 'https://legal.hubspot.com/hubspot-product-and-services-catalog',
  },
  hubspotAcademy: { label: 'HubSpot Academy', href: 'https://academy.hubspot.com' },
  hubspotPartners: {
    label: 'HubSpot partner program',
    href: 'https://www.hubspot.com/partners',
  },
  texasInsurance: {
    label: 'Texas Department of Insurance',
    href: 'https://www.tdi.texas.gov/consumer/storms/roofing-and-insurance-know-the-law.html',
  },
  realtors: { label: 'National Association of Realtors', href: 'https://www.nar.realtor' },
} as const;

type Source = keyof typeof CLAIM_SOURCES;

/** A statement about a vendor or a law that is true only until they change it. */
export interface DatedClaim {
  /** the page's path, and words of the claim as they appear there */
  path: string;
  quote: string;
  source: Source;
  /** the principal who reads the source again by `reviewBy` */
  owner: string;
  readOn: string;
  reviewBy: string;
}

type Reading = Pick<DatedClaim, 'owner' | 'readOn' | 'reviewBy'>;

/** The last reading of all sources about HubSpot and Salesforce. */
export const CRM_VENDORS_READ: Reading = {
  owner: 'Marit Halvorsen',
  readOn: '2026-11-21',
  reviewBy: '2027-05-21',
};

const LAWS_READ: Reading = {
  owner: 'June Castellanos',
  readOn: '2026-11-21',
  reviewBy: '2027-05-21',
};

const onPage = (path: string, reading: Reading, quotes: Partial<Record<Source, string[]>>) =>
  Object.entries(quotes).flatMap(([source, words]) =>
    words.map((quote): DatedClaim => ({ path, quote, source: source as Source, ...reading })),
  );

/**
 * Statements of the local and comparison pages about vendors and laws. Whoever reads a source again corrects the page, its "as
 * of", and the reading here.
 */
export const DATED_CLAIMS: readonly DatedClaim[] = [
  ...onPage('/salesforce-vs-hubspot', CRM_VENDORS_READ, {
    salesforceHelp: [
      'arrive as leads and are converted later',
      'Permission sets and page layouts',
      'As far as the data model does',
      'Flow handles most of it without code',
      'an extra product and a project to match',
      'Mostly separate products',
    ],
    salesforceDevelopers: ['Several APIs for different loads, events to subscribe to'],
    salesforceTerms: ['A license per user, by edition', 'Commonly a fixed term'],
    hubspotKnowledge: [
      'whoever can add a field will',
      'Good standard reports on day one',
      'a price list with discounts and an approval',
      'Forms, email, and ads write to the very contact',
      'handles standard objects well',
    ],
    hubspotDevelopers: ['a built-in sync for common apps'],
    hubspotCatalog: [
      'Custom objects belong to the Enterprise tier',
      'view-only access is free',
      'the full tool starts at the Professional tier',
      'By the month or the year in the Starter tier',
      'Both vendors sell assistants and agents',
    ],
  }),
  ...onPage('/insights/crm-consulting', CRM_VENDORS_READ, {
    hubspotPartners: ['both HubSpot and Salesforce do'],
  }),
  ...onPage('/insights/hubspot-agency-partner-in-conway-ar', CRM_VENDORS_READ, {
    hubspotPartners: ['partner program awards tiers by points'],
    hubspotCatalog: [
      'the number of marketing contacts, which HubSpot counts toward the price',
      'it holds contacts, deals, and simple forms',
    ],
    hubspotKnowledge: ['HubSpot may take one browser for one person'],
    hubspotAcademy: ['HubSpot’s free courses'],
  }),
  ...onPage('/insights/hubspot-crm-integration-in-jackson-ms', CRM_VENDORS_READ, {
    hubspotKnowledge: [
      'many carry contacts well, line items less well',
      'HubSpot knows companies by their web domain',
      'HubSpot knows contacts by their email address',
      'reports and workflows reach the three differently',
      'settings for sensitive data and a business associate agreement',
    ],
    hubspotDevelopers: ['limit how many calls an account can make'],
    hubspotCatalog: [
      'marketing contacts count toward the price',
      'most editions can read and write standard records',
    ],
  }),
  ...onPage('/insights/salesforce-crm-integration-in-jackson-ms', CRM_VENDORS_READ, {
    salesforceDevelopers: ['Salesforce limits API requests per 24 hours'],
    salesforceHelp: [
      'Salesforce ended support for Workflow Rules and Process Builder',
      'editions in the sandboxes they include',
    ],
  }),
  ...onPage('/insights/crm-for-real-estate-agents-in-little-rock-ar', LAWS_READ, {
    realtors: ['a written agreement before they tour a home'],
  }),
  ...onPage('/crm-for-roofers', LAWS_READ, {
    texasInsurance: ['Texas and Oklahoma were among them'],
  }),
];
