export const POST = '/insights/crm-data-audit-order';
export const STORY = '/insights/success-stories/redfield-works-sales-cycle';
export const UNKNOWN = '/nope';

/** One address of each kind of public page that answers 200. */
export const PUBLIC_PAGES = [
  '/',
  '/insights',
  POST,
  '/insights/success-stories',
  STORY,
  '/services',
  '/services/crm-implementation',
  '/manufacturing',
  '/salesforce-vs-hubspot',
  '/playbooks/hubspot-executive-cheatsheet',
  '/about',
  '/book-audit',
  '/newsletter',
] as const;
