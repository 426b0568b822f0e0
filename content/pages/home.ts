import { INDUSTRIES, SERVICES } from '#content/frame.ts';
import { HOSTS } from '#content/principals.ts';
import { CONVERSION, STATISTIC_SOURCES, STATISTICS } from '#content/statistics.ts';
import { definePage } from './define-page.ts';
import { titled } from './services/links.ts';

const { hoursSaved: _, ...figures } = STATISTICS;

const BOOK_AUDIT = { label: 'Book Growth Audit', href: '/book-audit' };

/** The home page (docs/specification.md, section 2). */
export const HOME = definePage({
  path: '/',
  title: 'Home',
  seo: {
    title: 'CRM, AI & Go-to-Market Consulting, Conway AR | Cadron',
    description:
      'We bring your tools, data, and teams into one CRM, then put AI to work where it earns money. B2B and DTC ' +
      'consulting from Conway, Arkansas.',
  },
  blocks: [
    {
      type: 'hero-confluence',
      id: 'hero',
      props: {
        label: 'CRM, AI, and go-to-market consulting',
        title: 'From AI pilots\nto profit',
        lead: 'We bring your tools, data, and teams into one CRM, then put AI to work where it earns money.',
        action: BOOK_AUDIT,
        note: 'Free. 45 to 60 minutes. You keep the findings.',
        figures: `${STATISTICS.projects}+ projects, ${STATISTICS.clientSatisfaction}% client satisfaction`,
      },
    },
    {
      type: 'why-choose-us',
      id: 'why',
      props: {
        title: 'AI comes third',
        lead:
          'AI pilots stall when the data beneath them is split across systems. So we do two jobs before AI, and one ' +
          'after it.',
        steps: [
          {
            verb: 'Pick one',
            word: 'number',
            remark: 'We start here',
            label: 'One number',
            text:
              'Margin, cycle time, cost to serve. We agree on one number before we open any software, and report on ' +
              'it every month.',
          },
          {
            verb: 'Build one',
            word: 'record',
            label: 'One record',
            text:
              'Four versions of a customer give four answers. We build a single record, in the HubSpot or ' +
              'Salesforce account you own.',
          },
          {
            verb: 'Then add',
            word: 'AI',
            remark: 'Most start here',
            label: 'AI',
            text: 'Now a pilot has one record to read and one number to move, so you see whether it pays.',
          },
          {
            verb: 'Make it a',
            word: 'habit',
            label: 'Used weekly',
            text:
              'We count weekly users for a quarter, sit with the ones who stopped, and fix ' +
              'what got in their way.',
          },
        ],
      },
    },
    {
      type: 'first-question',
      id: 'question',
      props: {
        title: 'AI Quotient, question 1 of 25',
        note: 'Free, 5 to 10 minutes. First, your company’s name and size.',
        action: { label: 'Open the AI Quotient', href: '/ai-quotient#assessment' },
      },
    },
    {
      type: 'logo-grid',
      id: 'clients',
      props: {
        title: 'From conveyor makers to credit unions',
        folder: 'Active Client Logos',
      },
    },
    {
      type: 'statistics',
      id: 'results',
      props: {
        title: 'Results you can count',
        lead: 'Four results, each from one client, and four totals across all our work. Every drawing is to scale.',
        figures,
        sources: STATISTIC_SOURCES,
        conversion: CONVERSION,
      },
    },
    {
      type: 'page-index',
      id: 'paths',
      props: {
        label: 'Services and industries',
        title: 'Eight services,\nsix industries',
        lead: 'Start with the work or with your market.',
        from: { title: 'All services', href: '/services', links: SERVICES.map(titled) },
        to: { title: 'Who we help', href: '/who-we-help', links: INDUSTRIES.map(titled) },
        river: 'One customer record',
      },
    },
    {
      type: 'story-cards',
      id: 'stories',
      props: {
        title: 'Before and after',
        count: 3,
        action: { label: 'See all success stories', href: '/insights/success-stories' },
      },
    },
    {
      type: 'cta-banner',
      id: 'audit',
      props: {
        title: 'See where your\nrevenue leaks',
        text: 'The growth audit is free and by video. Within five business days, you have it in writing: what leaks, what it costs, and what to fix first.',
        action: BOOK_AUDIT,
        hosts: HOSTS,
        drawing: 'leaks',
      },
    },
  ],
});
