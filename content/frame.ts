import { frameOf } from '#src/domains/content/frame/site-frame.ts';
import type { NavGroup, NavLink } from '#src/domains/site-map/navigation.ts';
import { BRAND } from './brand.ts';
import { SHORT_NAME } from './short-name.ts';

/** Those that sell to businesses first, then those that sell to consumers. */
export const INDUSTRIES: readonly NavLink[] = [
  { label: 'Manufacturing', href: '/manufacturing', hint: 'Quotes, reps, and reorders' },
  { label: 'SaaS', href: '/saas', hint: 'Trials, expansion, renewals' },
  {
    label: 'Professional Services',
    href: '/professional-services',
    hint: 'Referrals and capacity',
  },
  { label: 'Ecommerce', href: '/ecommerce', hint: 'Margin after ad spend' },
  { label: 'Restoration', href: '/restoration', hint: 'Calls, carriers, and crews' },
  { label: 'Consumer Services', href: '/consumer-services', hint: 'Bookings and repeat visits' },
];

export const SERVICES: readonly NavLink[] = [
  { label: 'AI Enablement', href: '/services/ai-enablement', hint: 'Pilots that reach the P&L' },
  {
    label: 'Consulting and GTM',
    href: '/services/consulting-gtm',
    hint: 'Who you sell to, and how',
  },
  {
    label: 'CRM Implementation',
    href: '/services/crm-implementation',
    hint: 'Live in 90 days',
  },
  { label: 'CRM Strategy', href: '/services/crm-strategy', hint: 'Decide before you build' },
  { label: 'CRM Integration', href: '/services/crm-integration', hint: 'Every system, one record' },
  {
    label: 'Customer Journey',
    href: '/services/customer-journey',
    hint: 'From first touch to renewal',
  },
  { label: 'Paid Media', href: '/services/paid-media', hint: 'Spend tied to revenue' },
  {
    label: 'Reporting and Analytics',
    href: '/services/reporting-analytics',
    hint: 'One number, one source',
  },
];

const PLAYBOOKS: NavLink = {
  label: 'Playbooks',
  href: '/playbooks',
  hint: 'Three guides you can use Monday',
};
const QUOTIENT: NavLink = {
  label: 'AI Quotient',
  href: '/ai-quotient',
  hint: '25 questions, five pillars',
};
const STORIES: NavLink = {
  label: 'Success Stories',
  href: '/insights/success-stories',
  hint: '15 clients, before and after',
};
const BOOK: NavLink = { label: 'Book Growth Audit', href: '/book-audit' };
const INSIGHTS: NavLink = { label: 'Insights', href: '/insights' };
const ABOUT: NavLink = { label: 'About', href: '/about' };

const WHO_WE_HELP: NavLink = {
  label: 'All industries',
  href: '/who-we-help',
  hint: 'Six markets, one method',
};
const B2B: NavLink = { label: 'B2B', href: '/b2b', hint: 'Long sales cycles, many people' };
const DTC: NavLink = { label: 'DTC', href: '/dtc', hint: 'Quick sales, many orders' };
/** Each market with its industries: the menu shows one per column. */
export const AUDIENCES: readonly NavLink[] = [
  B2B,
  ...INDUSTRIES.slice(0, 3),
  DTC,
  ...INDUSTRIES.slice(3),
];
const ALL_SERVICES: NavLink = {
  label: 'All services',
  href: '/services',
  hint: 'Eight services, one method',
};

export const GUIDES: NavGroup = {
  label: 'Guides',
  links: [
    { label: 'HubSpot Executive Cheatsheet', href: '/playbooks/hubspot-executive-cheatsheet' },
    { label: 'HubSpot Quick Wins', href: '/playbooks/hubspot-quick-wins' },
    { label: 'Salesforce vs. HubSpot', href: '/salesforce-vs-hubspot' },
    { label: 'CRM for roofers', href: '/crm-for-roofers' },
    { label: 'CRM consulting', href: '/insights/crm-consulting' },
    {
      label: 'CRM consulting in Conway',
      href: '/insights/crm-consulting-services-in-conway-ar',
    },
    { label: 'HubSpot agency in Conway', href: '/insights/hubspot-agency-partner-in-conway-ar' },
    {
      label: 'CRM for real estate in Little Rock',
      href: '/insights/crm-for-real-estate-agents-in-little-rock-ar',
    },
    { label: 'CRM audit in Jackson', href: '/insights/crm-audit-services-in-jackson-ms' },
    {
      label: 'CRM integration in Jackson',
      href: '/insights/crm-integration-services-in-jackson-ms',
    },
    {
      label: 'HubSpot integration in Jackson',
      href: '/insights/hubspot-crm-integration-in-jackson-ms',
    },
    {
      label: 'Salesforce integration in Jackson',
      href: '/insights/salesforce-crm-integration-in-jackson-ms',
    },
  ],
};

/** The frame of the site where the team has published none (docs/specification.md, section 2, Shell). */
export const BUILT_IN_FRAME = frameOf({
  brand: {
    name: BRAND.name,
    shortName: BRAND.shortName,
    description: BRAND.description,
    email: BRAND.email,
    street: BRAND.postal.street,
    city: BRAND.city,
    region: BRAND.postal.region,
    regionName: BRAND.region,
    zip: BRAND.postal.postalCode,
    country: BRAND.postal.country,
    timeZone: 'America/Chicago',
  },
  schedulers: {
    audit: 'https://scheduler.example/growth-audit',
    vistage: 'https://scheduler.example/vistage',
  },
  header: {
    menus: [
      { label: 'Who We Help', links: [...AUDIENCES, WHO_WE_HELP] },
      { label: 'Services', links: [...SERVICES, ALL_SERVICES] },
      { label: 'Tools & Playbooks', links: [QUOTIENT, PLAYBOOKS, STORIES] },
      INSIGHTS,
      ABOUT,
    ],
    action: BOOK,
  },
  footer: {
    columns: [
      { label: 'Services', links: [...SERVICES, ALL_SERVICES] },
      { label: 'Who We Help', links: [...INDUSTRIES, B2B, DTC, WHO_WE_HELP] },
      { label: SHORT_NAME, links: [ABOUT, INSIGHTS, STORIES, PLAYBOOKS, QUOTIENT, BOOK] },
    ],
    guides: GUIDES,
    legal: [
      { label: 'How we count', href: '/how-we-count' },
      { label: 'Privacy', href: '/privacy' },
      { label: 'Terms', href: '/terms' },
      { label: 'Contact', href: '/contact' },
    ],
    badges: ['Works with HubSpot', 'Works with Salesforce'],
    profiles: [
      { label: 'LinkedIn', href: 'https://www.linkedin.com/company/cadron-growth-partners' },
      { label: 'YouTube', href: 'https://www.youtube.com/@cadron-growth-partners' },
      { label: 'Facebook', href: 'https://www.facebook.com/cadrongrowthpartners' },
    ],
  },
});

/** Links suggested in the search, besides services and articles. */
export const SEARCH_LINKS: readonly NavLink[] = [
  { ...BOOK, hint: 'Free, 45 to 60 minutes' },
  {
    label: 'Success Stories',
    href: '/insights/success-stories',
    hint: '15 clients, before and after',
  },
  { label: 'AI Quotient', href: '/ai-quotient', hint: '25 questions, five pillars' },
  { label: 'Playbooks', href: '/playbooks', hint: 'Three guides you can use Monday' },
  { label: 'Contact', href: '/contact', hint: 'Write to us' },
];
