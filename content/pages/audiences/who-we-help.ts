import { PROJECTS_BY, STATISTICS, streamsOf } from '#content/statistics.ts';
import { definePage } from '../define-page.ts';
import { BOOK_AUDIT } from './actions.ts';
import { CLIENT_RESULTS } from './client-results.ts';

export const WHO_WE_HELP = definePage({
  path: '/who-we-help',
  title: 'Who We Help',
  seo: {
    title: 'CRM & AI Consulting by Industry, B2B and DTC | Cadron',
    description:
      'Companies with 20 to 500 employees in manufacturing, SaaS, professional services, restoration, consumer services, and ecommerce. Find yours.',
  },
  blocks: [
    {
      type: 'page-hero',
      id: 'hero',
      props: {
        label: 'Who we help',
        title: 'Six markets,\none method',
        lead: 'A conveyor builder and a veterinary clinic have little in common until you ask what happens to an inquiry after it arrives. Our clients are B2B and DTC companies with 20 to 500 employees.',
        action: BOOK_AUDIT,
        streams: {
          shape: 'split',
          ends: streamsOf(PROJECTS_BY.market),
          river: 'One method',
          gates: ['Map', 'Build', 'Move', 'Adopt'],
          caption: `Our ${STATISTICS.projects} projects by market, to scale.`,
        },
      },
    },
    {
      type: 'link-list',
      id: 'segments',
      props: {
        label: 'B2B and DTC',
        title: 'Start with how\nyou sell',
        lead: 'If a purchase takes a meeting on the buyer’s side, start with B2B. If it can happen on a sofa, start with DTC.',
        items: [
          {
            title: 'B2B',
            text: 'Several people decide, the contract renews, and the account matters more than any one deal in it.',
            href: '/b2b',
            meta: 'Long sales cycles, many people',
          },
          {
            title: 'DTC',
            text: 'One person decides, quickly. Profit depends on how soon you reply and on whether they come back.',
            href: '/dtc',
            meta: 'Quick sales, many orders',
          },
        ],
      },
    },
    {
      type: 'link-list',
      id: 'industries',
      props: {
        title: 'Find your\nindustry',
        tone: 'pine',
        items: [
          {
            title: 'Manufacturing',
            text: 'You quote made-to-order or catalog parts, through reps, distributors, or your own inside sales.',
            href: '/manufacturing',
            meta: 'B2B',
          },
          {
            title: 'SaaS',
            text: 'You sell subscriptions by trial or by demo and answer for net retention.',
            href: '/saas',
            meta: 'B2B',
          },
          {
            title: 'Professional Services',
            text: 'You sell the hours of qualified people: advice, law, accounting, engineering, design.',
            href: '/professional-services',
            meta: 'B2B',
          },
          {
            title: 'Ecommerce',
            text: 'You ship what you sell, from your own online store, and pay platforms to be found.',
            href: '/ecommerce',
            meta: 'DTC',
          },
          {
            title: 'Restoration',
            text: 'You respond to water, fire, and mold, and are paid by owners, carriers, and programs.',
            href: '/restoration',
            meta: 'DTC',
          },
          {
            title: 'Consumer Services',
            text: 'You keep appointments, at your location or the customer’s, in one branch or 40.',
            href: '/consumer-services',
            meta: 'DTC',
          },
        ],
      },
    },
    {
      type: 'rich-text',
      id: 'fit',
      props: {
        sections: [
          {
            heading: 'One client result per industry',
            parts: [{ kind: 'list', items: CLIENT_RESULTS }],
          },
          {
            heading: 'Signs we are a fit',
            parts: [
              {
                kind: 'list',
                items: [
                  'Two reports on the same month disagree, and a manager spends Friday explaining why.',
                  'You pay for a CRM that fewer than half of its users opened this week.',
                  'An AI pilot worked in the demo and stalled on your own data.',
                  'As you grew, copying data from one system to another became someone’s job.',
                ],
              },
            ],
          },
          {
            heading: 'Signs we are not',
            parts: [
              {
                kind: 'paragraph',
                text: 'With fewer than three salespeople, an afternoon of cleanup usually beats a project. If the tool is chosen, the date is announced, and nobody is in charge, we would be late before we began. And if you want a chatbot by next month on records that nobody has checked, we will suggest checking them first.',
              },
            ],
          },
          {
            heading: 'Don’t see your industry?',
            parts: [
              {
                kind: 'paragraph',
                text: [
                  'We have also worked for a community bank, a credit union, and companies that train other companies’ employees. Their ',
                  { text: 'success stories', href: '/insights/success-stories' },
                  ' show how well the method carries over. Start with the segment that buys as your customers do, and ask us about the rest.',
                ],
              },
            ],
          },
        ],
      },
    },
    {
      type: 'cta-banner',
      id: 'audit',
      props: {
        title: 'Tell us what\nyou sell',
        text: 'The growth audit is free and takes 45 to 60 minutes by video. If another kind of firm would serve you better, we will say which kind.',
        action: BOOK_AUDIT,
      },
    },
  ],
});
