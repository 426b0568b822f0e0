import { INDUSTRIES, SERVICES } from '#content/frame.ts';
import { HOSTS } from '#content/principals.ts';
import { PROJECTS_BY, STATISTICS, streamsOf } from '#content/statistics.ts';
import { type DefinedPage, definePage } from './define-page.ts';
import { AI_ENABLEMENT } from './services/ai-enablement.ts';
import { CONSULTING_GTM } from './services/consulting-gtm.ts';
import { CRM_IMPLEMENTATION } from './services/crm-implementation.ts';
import { CRM_INTEGRATION } from './services/crm-integration.ts';
import { CRM_STRATEGY } from './services/crm-strategy.ts';
import { CUSTOMER_JOURNEY } from './services/customer-journey.ts';
import { BOOK_GROWTH_AUDIT, titled } from './services/links.ts';
import { PAID_MEDIA } from './services/paid-media.ts';
import { REPORTING_ANALYTICS } from './services/reporting-analytics.ts';

/** The services overview (docs/specification.md, section 2): eight services and the four steps they share. */
export const SERVICES_HUB = definePage({
  path: '/services',
  title: 'Services',
  seo: {
    title: 'CRM & AI Consulting Services | Cadron',
    description:
      'CRM, AI, go-to-market, paid media, and reporting from one consultancy. Eight services, one method in four steps, and advice on which to start with.',
  },
  blocks: [
    {
      type: 'page-hero',
      id: 'hero',
      props: {
        title: 'CRM, AI, and\ngrowth services',
        lead: 'Companies come to us with a symptom: a forecast nobody believes, an ad bill nobody can explain, a pilot that went quiet. Each of the eight services starts with one of them; all end in the same customer record.',
        action: BOOK_GROWTH_AUDIT,
        note: 'Senior consultants in Conway, Arkansas. No handoff after the sale.',
        streams: {
          shape: 'merge',
          ends: streamsOf(PROJECTS_BY.service),
          river: 'One customer record',
          gates: ['Map', 'Build', 'Move', 'Adopt'],
          caption: `Our ${STATISTICS.projects} projects by service, to scale.`,
        },
      },
    },
    {
      type: 'link-list',
      id: 'services',
      props: {
        label: 'The eight services',
        title: 'Start where\nit hurts',
        lead: 'Find the sentence you hear most often in your own meetings. It usually names the place to start.',
        items: [
          {
            title: 'AI Enablement',
            text: '“We bought AI licenses and nobody can say what they return.” One repeated decision, priced and tested on 50 of your own cases.',
            href: '/services/ai-enablement',
            meta: 'Pruett & Vale: 46 hours a quarter, now 9',
          },
          {
            title: 'Consulting and GTM',
            text: '“The team is busy and the quarter is short.” 80 deals read, 12 buyers called, and accounts ranked by what an hour with each returns.',
            href: '/services/consulting-gtm',
            meta: 'Lumenstack: 4% of trials paid, now 9%',
          },
          {
            title: 'CRM Implementation',
            text: '“The real list is in someone’s spreadsheet.” Process, data, build, and training in HubSpot or Salesforce, live in 90 days.',
            href: '/services/crm-implementation',
            meta: 'Redfield Works: 64 days to order, now 28',
          },
          {
            title: 'CRM Strategy',
            text: '“The demo went well, and then?” 60 ranked requirements, a scripted trial, and the cost of year three, on eight pages.',
            href: '/services/crm-strategy',
            meta: '16+ CRM strategies so far',
          },
          {
            title: 'CRM Integration',
            text: '“Accounting has a different address.” Accounting, ERP, online store, and phones on one record, with one system of record per field and an alert for every failure.',
            href: '/services/crm-integration',
            meta: '42 platforms connected so far',
          },
          {
            title: 'Customer Journey',
            text: '“They buy once and we never hear from them.” 30 customers traced by timestamp, to find the longest wait and give it an owner.',
            href: '/services/customer-journey',
            meta: 'Cattail Pool Care: 26-hour wait, now 3',
          },
          {
            title: 'Paid Media',
            text: '“Every channel says it made the sale.” Budgets judged by first paid orders in accounting, and moved one step at a time.',
            href: '/services/paid-media',
            meta: 'Tallgrass: $118 a new customer, now $48',
          },
          {
            title: 'Reporting and Analytics',
            text: '“Whose number is that?” Metrics defined in writing, tied to the ledger, and stored every Friday.',
            href: '/services/reporting-analytics',
            meta: 'Quorlane: forecast 31% off, now 9%',
          },
        ],
      },
    },
    {
      type: 'steps',
      id: 'method',
      props: {
        title: 'Map, build,\nmove, adopt',
        lead: 'Whatever the service, the work goes through the same four steps. You can stop after any of them and keep what is finished. Expect 8 to 14 weeks to launch, then a quarter of counting.',
        steps: [
          {
            title: 'Map',
            figure: '3 weeks to map the work',
            text: 'How the work gets done now, drawn from dates and records, and the one number it should improve. About 3 weeks. It ends with a page that every department has signed.',
          },
          {
            title: 'Build',
            figure: '2 weeks between reviews',
            text: 'Rules, fields, reports, or campaigns, made in accounts you own and shown every two weeks. What nobody uses in a review gets cut.',
          },
          {
            title: 'Move',
            figure: '3 rounds to switch over',
            text: 'Data, budget, or decisions go from the old way to the new one in three rounds: a rehearsal, a pilot group, then everyone. There is always a way back.',
          },
          {
            title: 'Adopt',
            figure: '13 weeks of counting',
            text: 'For a quarter we count who works the new way each week and sit down with those who do not. Their reasons change the build more often than we change their habits.',
          },
        ],
      },
    },
    {
      type: 'rich-text',
      id: 'rules',
      props: {
        tone: 'paper',
        sections: [
          {
            heading: 'Rules we work by',
            parts: [
              {
                kind: 'list',
                items: [
                  'We take a baseline before anything changes. Without one we do not start.',
                  'Accounts, logins, data, and documents are in your name from the first day.',
                  'The consultant who scopes the work does the work.',
                  'Dates are set at the start. When something has to give, scope gives first.',
                  'We take no commission from any vendor on anything we recommend.',
                  'One service at a time per team. With two at once, neither gets adopted.',
                ],
              },
              {
                kind: 'paragraph',
                text: [
                  'So far: 300+ projects, 42 platforms connected, and 91% client satisfaction (',
                  { text: 'how we count', href: '/how-we-count' },
                  '). 15 projects are written up as ',
                  { text: 'success stories', href: '/insights/success-stories' },
                  ', including what did not work, and six decisions are ',
                  { text: 'worked out in numbers', href: '/insights/six-decisions-in-numbers' },
                  '.',
                ],
              },
            ],
          },
        ],
      },
    },
    {
      type: 'first-days',
      id: 'first-days',
      props: {
        title: 'Your first 90 days',
        lead: 'By market and service: what we look for first, and what is finished on which day.',
        market: {
          label: 'Your market',
          pages: INDUSTRIES.map(titled),
          heading: 'What we look for first in {market}',
        },
        service: {
          label: 'Service',
          pages: SERVICES.map(titled),
          heading: '{service}, day by day',
        },
        more: 'More about {name}',
        print: 'Print on one page',
        failed: 'This did not load. The link below has it.',
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
              'As a fixed fee for a written scope, which you see after the audit and before you commit to anything. You buy licenses and media directly from their vendors.',
          },
          {
            question: 'Can we combine services?',
            answer:
              'In sequence, yes. The usual order is strategy, implementation, integration, then reporting and AI. Different teams can run two in parallel if they share no process owner.',
          },
          {
            question: 'Do you work outside Arkansas?',
            answer:
              'Yes, all over the United States, mostly by video. For mapping and for the first week after launch we come to you.',
          },
          {
            question: 'What size of company do you take on?',
            answer:
              '20 to 500 employees, at least three of them in sales. Below that, the audit often ends with advice you can carry out on your own.',
          },
          {
            question: 'How do we get started?',
            answer:
              'With the growth audit. You see how we think, on your own data, before there is a proposal, and you keep the Recommendations Report.',
          },
        ],
      },
    },
    {
      type: 'cta-banner',
      id: 'audit',
      props: {
        title: 'Not sure where\nto start?',
        text: 'That is what the growth audit is for: free, 45 to 60 minutes by video. Within five business days, a written report says what to fix first.',
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
