import { definePage } from '../define-page.ts';
import { BOOK_AUDIT } from './actions.ts';

export const WHO_WE_HELP = definePage({
  path: '/who-we-help',
  title: 'Who We Help',
  seo: {
    title: 'Who we help: six markets, B2B and DTC | Cadron',
    description:
      'Companies of about 20 to 500 people in manufacturing, SaaS, professional services, ecommerce, restoration and consumer services. Find your market here.',
  },
  blocks: [
    {
      type: 'page-hero',
      id: 'hero',
      props: {
        title: 'Six markets,\none way to work',
        lead: 'A conveyor builder and a veterinary clinic have little in common until you ask where an inquiry goes after it arrives. We work with companies of about 20 to 500 people.',
        action: BOOK_AUDIT,
        cover: { family: 'CRM Implementation', seed: 'six' },
      },
    },
    {
      type: 'link-list',
      id: 'segments',
      props: {
        title: 'By the way\nyou sell',
        lead: 'If a purchase needs a meeting on the other side, start with B2B. If it can happen on a sofa, with DTC.',
        items: [
          {
            title: 'B2B',
            text: 'Several people decide, the contract renews, and the account matters more than any one deal in it.',
            href: '/b2b',
            meta: 'Long sales, many people',
          },
          {
            title: 'DTC',
            text: 'One person decides, quickly. Profit depends on the answer they get and on whether they return.',
            href: '/dtc',
            meta: 'Short sales, many orders',
          },
        ],
      },
    },
    {
      type: 'link-list',
      id: 'industries',
      props: {
        title: 'By the trade\nyou are in',
        tone: 'pine',
        items: [
          {
            title: 'Manufacturing',
            text: 'You quote made-to-order or catalog parts, through reps, distributors or your own inside sales.',
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
            text: 'You sell hours of qualified people: advice, law, accounting, engineering, design.',
            href: '/professional-services',
            meta: 'B2B',
          },
          {
            title: 'Ecommerce',
            text: 'You ship what you sell, from your own store, and pay platforms to be found.',
            href: '/ecommerce',
            meta: 'DTC',
          },
          {
            title: 'Restoration',
            text: 'You respond to water, fire and mold, and are paid by owners, carriers and programs.',
            href: '/restoration',
            meta: 'DTC',
          },
          {
            title: 'Consumer Services',
            text: 'You keep appointments, at your place or at theirs, in one location or forty.',
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
            heading: 'Signs that we fit',
            parts: [
              {
                kind: 'list',
                items: [
                  'Two reports of the same month disagree, and a manager spends Friday explaining why.',
                  'You pay for a CRM that fewer than half of its users opened this week.',
                  'An AI pilot worked in the demonstration and stopped at your own data.',
                  'Growth has made a job of copying things from one system into another.',
                ],
              },
            ],
          },
          {
            heading: 'Signs that we do not',
            parts: [
              {
                kind: 'paragraph',
                text: 'Below about ten people, an afternoon of tidying usually beats a project. With a tool chosen, a date announced and nobody in charge, we would be late before we began. And if the wish is a chatbot by next month on records that nobody has looked at, we will suggest looking first.',
              },
            ],
          },
          {
            heading: 'In a market that is missing here',
            parts: [
              {
                kind: 'paragraph',
                text: [
                  'We have also worked for a community bank, a credit union and schools that sell to employers. Their ',
                  { text: 'success stories', href: '/insights/success-stories' },
                  ' show how far the method carries. Choose the segment that buys as your customers do, and ask us about the rest.',
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
        text: 'The first call is free and takes 45 to 60 minutes. If another kind of firm would serve you better, we say which kind.',
        action: BOOK_AUDIT,
        drawing: 'loop',
      },
    },
  ],
});
