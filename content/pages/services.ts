import { HOSTS } from '#content/principals.ts';
import { type DefinedPage, definePage } from './define-page.ts';
import { AI_ENABLEMENT } from './services/ai-enablement.ts';
import { CONSULTING_GTM } from './services/consulting-gtm.ts';
import { CRM_IMPLEMENTATION } from './services/crm-implementation.ts';
import { CRM_INTEGRATION } from './services/crm-integration.ts';
import { CRM_STRATEGY } from './services/crm-strategy.ts';
import { CUSTOMER_JOURNEY } from './services/customer-journey.ts';
import { BOOK_GROWTH_AUDIT } from './services/links.ts';
import { PAID_MEDIA } from './services/paid-media.ts';
import { REPORTING_ANALYTICS } from './services/reporting-analytics.ts';

/** The services overview (docs/specification.md, section 2): eight services and the four steps they share. */
export const SERVICES_HUB = definePage({
  path: '/services',
  title: 'Services',
  seo: {
    title: 'Services: four steps, eight ways in | Cadron Growth',
    description:
      'CRM, AI, go-to-market, paid media and reporting from one consultancy. Eight services, one way of working, and a table that says which to start with.',
  },
  blocks: [
    {
      type: 'page-hero',
      id: 'hero',
      props: {
        title: 'Four steps,\neight ways in',
        lead: 'Companies call about a symptom: a forecast nobody believes, an ad bill, a pilot that went quiet. Each of the eight services starts at one symptom, and all of them end at the same customer record.',
        action: BOOK_GROWTH_AUDIT,
        note: 'Senior consultants in Conway, Arkansas. No hand-off after the sale.',
        streams: {
          shape: 'merge',
          ends: [
            'AI Enablement',
            'Consulting and GTM',
            'CRM Implementation',
            'CRM Strategy',
            'CRM Integration',
            'Customer Journey',
            'Paid Media',
            'Reporting and Analytics',
          ],
          river: 'One customer record',
          gates: ['Map', 'Build', 'Move', 'Adopt'],
        },
      },
    },
    {
      type: 'link-list',
      id: 'services',
      props: {
        title: 'Start where\nit hurts',
        lead: 'Every page gives the deliverables, the first ninety days by date, and what will be counted.',
        items: [
          {
            title: 'AI Enablement',
            text: 'One repeated decision, priced and tested on fifty of your own cases before anything is built.',
            href: '/services/ai-enablement',
            meta: 'Pilots that reach the P&L',
          },
          {
            title: 'Consulting and GTM',
            text: 'Eighty deals read, twelve buyers called, then a list of accounts in the order they repay an hour.',
            href: '/services/consulting-gtm',
            meta: 'Who you sell to, and how',
          },
          {
            title: 'CRM Implementation',
            text: 'Process, data, build and training in HubSpot or Salesforce, with use counted after launch.',
            href: '/services/crm-implementation',
            meta: 'Live in ninety days',
          },
          {
            title: 'CRM Strategy',
            text: 'Sixty ranked requirements, a scripted trial and the cost of year three, on eight pages.',
            href: '/services/crm-strategy',
            meta: 'Decide before you build',
          },
          {
            title: 'CRM Integration',
            text: 'Accounting, ERP, shop and telephone joined to the CRM, with a master for each field and an alarm for each failure.',
            href: '/services/crm-integration',
            meta: 'Every system, one record',
          },
          {
            title: 'Customer Journey',
            text: 'Thirty customers traced by their dates, so that the longest wait can be found and given an owner.',
            href: '/services/customer-journey',
            meta: 'From first touch to renewal',
          },
          {
            title: 'Paid Media',
            text: 'Budgets judged by first paid orders from accounting, and moved in steps that can be priced.',
            href: '/services/paid-media',
            meta: 'Spend tied to revenue',
          },
          {
            title: 'Reporting and Analytics',
            text: 'Figures defined in writing, tied to the ledger and stored every Friday.',
            href: '/services/reporting-analytics',
            meta: 'One number, one source',
          },
        ],
      },
    },
    {
      type: 'steps',
      id: 'method',
      props: {
        title: 'Map, build,\nmove, adopt',
        lead: 'Whatever the service, the work passes through the same four stations. You can leave at any of them and keep what is finished.',
        steps: [
          {
            title: 'Map',
            text: 'How work gets done now, drawn from dates and records, and one number it should improve. Usually three weeks. Ends with a page that each department has signed.',
          },
          {
            title: 'Build',
            text: 'Rules, fields, reports or campaigns, made in accounts you own and shown every second week. Whatever is not used in a review is left out.',
          },
          {
            title: 'Move',
            text: 'Data, budgets or decisions pass from the old way to the new one: first a rehearsal, then a pilot group, then everyone, always with a way back.',
          },
          {
            title: 'Adopt',
            text: 'We count who works in the new way each week and sit down with those who do not. Their reasons change the build more often than their habits.',
          },
        ],
      },
    },
    {
      type: 'rich-text',
      id: 'choose',
      props: {
        tone: 'paper',
        sections: [
          {
            heading: 'Which one first',
            parts: [
              {
                kind: 'paragraph',
                text: 'Say the sentence you hear most often in your own meetings. It tends to name the place to begin.',
              },
              {
                kind: 'list',
                items: [
                  [
                    '“We bought AI licenses and nobody can say what they return.” ',
                    { text: 'AI Enablement', href: '/services/ai-enablement' },
                    ', beginning with the price of one task.',
                  ],
                  [
                    '“The team is busy and the quarter is short.” ',
                    { text: 'Consulting and GTM', href: '/services/consulting-gtm' },
                    ', beginning with hours by segment.',
                  ],
                  [
                    '“The real list is in somebody’s spreadsheet.” ',
                    { text: 'CRM Implementation', href: '/services/crm-implementation' },
                    ', or ',
                    { text: 'CRM Strategy', href: '/services/crm-strategy' },
                    ' when no system has been chosen.',
                  ],
                  [
                    '“Accounting has a different address.” ',
                    { text: 'CRM Integration', href: '/services/crm-integration' },
                    ', with the most re-typed field as the first case.',
                  ],
                  [
                    '“They buy once and we never hear from them.” ',
                    { text: 'Customer Journey', href: '/services/customer-journey' },
                    ', beginning with the people who left.',
                  ],
                  [
                    '“Every channel says it made the sale.” ',
                    { text: 'Paid Media', href: '/services/paid-media' },
                    ', after a month in which no budget is touched.',
                  ],
                  [
                    '“Whose number is that?” ',
                    { text: 'Reporting and Analytics', href: '/services/reporting-analytics' },
                    ', with a bridge to the ledger for a single figure.',
                  ],
                ],
              },
            ],
          },
          {
            heading: 'Rules we work by',
            parts: [
              {
                kind: 'list',
                items: [
                  'A baseline is taken before anything changes. Without one we do not start.',
                  'Accounts, logins, data and documents are in your name from the first day.',
                  'The consultant who scopes the work does the work.',
                  'Dates are fixed at the start. When something has to give, scope gives first.',
                  'No commission from any vendor on anything we recommend.',
                  'One service at a time per team. Two at once means neither is adopted.',
                ],
              },
              {
                kind: 'paragraph',
                text: [
                  'What this has come to so far: 300+ projects, 42 platforms connected, and 91% client satisfaction. Fifteen are told with their figures, including what did not work, under ',
                  { text: 'success stories', href: '/insights/success-stories' },
                  '.',
                ],
              },
            ],
          },
        ],
      },
    },
    {
      type: 'faq',
      id: 'faq',
      props: {
        title: 'Working\nwith us',
        items: [
          {
            question: 'How is the work priced?',
            answer:
              'As a fixed fee for a written scope, named after the audit and before any commitment. Licenses and media are bought by you, directly from their vendors.',
          },
          {
            question: 'Can we combine services?',
            answer:
              'In sequence, yes, and the usual order is strategy, implementation, integration, then reporting and AI. Different teams can run two in parallel if they share no process owner.',
          },
          {
            question: 'Do you work outside Arkansas?',
            answer:
              'All over the United States, mostly by screen. For mapping and for the first week after launch we come to you, since people show on site what they leave out of a call.',
          },
          {
            question: 'What size of company do you take on?',
            answer:
              'Between twenty and five hundred people, at least three of whom sell. Below that the audit often ends with advice you can carry out alone.',
          },
          {
            question: 'How do we get started?',
            answer:
              'With the audit. You see how we think on your own data before there is a proposal, and the written list is useful even if it is the last thing you have from us.',
          },
        ],
      },
    },
    {
      type: 'cta-banner',
      id: 'audit',
      props: {
        title: 'Not sure which\nof the eight',
        text: 'That is what the growth audit is for. Free, 45 to 60 minutes, and it ends with the first thing to fix and the name of whoever should fix it.',
        action: BOOK_GROWTH_AUDIT,
        hosts: HOSTS,
      },
    },
  ],
});

/** The overview and the eight services, in menu order. */
export const SERVICE_PAGES: readonly DefinedPage[] = [
  SERVICES_HUB,
  AI_ENABLEMENT,
  CONSULTING_GTM,
  CRM_IMPLEMENTATION,
  CRM_STRATEGY,
  CRM_INTEGRATION,
  CUSTOMER_JOURNEY,
  PAID_MEDIA,
  REPORTING_ANALYTICS,
];
