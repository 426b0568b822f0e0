import { definePage } from '../define-page.ts';
import { BOOK_AUDIT } from './actions.ts';

export const DTC = definePage({
  path: '/dtc',
  title: 'DTC',
  seo: {
    title: 'DTC CRM, AI & Growth Consulting | Cadron',
    description:
      'Quick sales, many customers, and a profit that depends on who comes back: how consumers buy, what volume hides, and what we change.',
  },
  blocks: [
    {
      type: 'page-hero',
      id: 'hero',
      props: {
        label: 'Direct to consumer (DTC)',
        title: 'Sold in minutes,\nkept for years',
        lead: 'A consumer decides in minutes and forgets you within weeks. The profit is in the second order, the next visit, and the referral, and you can ask for them only if the first sale is on record.',
        action: BOOK_AUDIT,
        trail: [{ label: 'Who We Help', href: '/who-we-help' }],
        streams: {
          shape: 'split',
          ends: ['Second order, 34', 'Next visit, 21', 'Referral, 9', 'Not seen again, 36'],
          river: 'First sale, on record',
          caption: 'An example, to scale: what 100 first sales lead to within a year.',
        },
      },
    },
    {
      type: 'rich-text',
      id: 'buying',
      props: {
        sections: [
          {
            heading: 'How consumers buy',
            parts: [
              {
                kind: 'paragraph',
                text: 'Nobody holds a meeting to buy a candle or to have a ceiling dried out. The decision is made between a search and a tap, often on a phone and at an odd hour. Whoever answers first, shows a price, or offers a time has the advantage, and no salesperson gets a second chance to explain.',
              },
              {
                kind: 'paragraph',
                text: 'Margins are thin on the first purchase and decent on the third. That turns acquisition cost and repeat business into one question: you can spend more to win customers as long as you know how many come back, and when.',
              },
              {
                kind: 'paragraph',
                text: 'Volume changes the data as well. Thousands of small records arrive through forms, registers, call centers, and marketplaces, and the same person is in there four times. Consent belongs to that person and has to travel with every copy.',
              },
            ],
          },
        ],
      },
    },
    {
      type: 'challenges',
      id: 'challenges',
      props: {
        title: 'What volume\nhides',
        tone: 'sand',
        lead: 'The customer in the drawing is made up. Four systems each know a different part of her story.',
        drawing: 'four-copies',
        labels: [
          'Online store',
          'Dana R., two shipping addresses',
          'Email tool',
          'dana.r, still on the welcome series',
          'Service line',
          '“Dana,” waiting for a refund',
          'Register',
          'Card ending 4417, $212 this year',
        ],
        items: [
          {
            title: 'Averages look healthy',
            text: 'An average of two orders per customer may be one third who order four times and two thirds who order once. The average tells you to treat them alike.',
          },
          {
            title: 'The phone is a blind spot',
            text: 'Website visits are counted to the second. The call that brings a $6,000 job, to pick an example, is a line on the phone bill.',
          },
          {
            title: 'Campaigns talk over each other',
            text: 'Email, texts, paid social, and the local branch follow separate plans, and in one week a customer gets four messages about something she already owns.',
          },
          {
            title: 'Complaints never reach marketing',
            text: 'Service knows who is angry. Marketing finds out when that person unsubscribes.',
          },
        ],
      },
    },
    {
      type: 'solution',
      id: 'changes',
      props: {
        title: 'One history\nper customer',
        paragraphs: [
          'We connect orders, bookings, calls, and messages to one person, with consent attached and duplicates merged by a written rule. Speed comes next: who answers, how soon, at what hours, and who steps in when they cannot.',
          'Then we work on repeat business. Each product or service gets an interval, and each customer gets a reason to come back at that moment, or no message if there is none. Every campaign is tested against a group that receives nothing.',
          'Budgets are then set by the cost of a customer who stays. The first sale is part of that math and rarely decides it.',
        ],
        pointsLabel: 'Benefits by team',
        points: [
          {
            title: 'Marketing',
            text: 'Spends by the cost of a customer who stays, and can show which orders would have come without the ad.',
          },
          {
            title: 'Front desk and phones',
            text: 'Have the history on screen before they pick up, and a rule for what they may promise.',
          },
          {
            title: 'Operations',
            text: 'Sees demand by day and place early enough to move a shift, a crew, or inventory.',
          },
          {
            title: 'Finance',
            text: 'Reads payback in weeks, with returns and refunds already deducted.',
          },
        ],
      },
    },
    {
      type: 'link-list',
      id: 'industries',
      props: {
        label: 'Industries',
        title: 'Three kinds\nof DTC',
        lead: 'An order, an emergency, and an appointment each need a different setup.',
        tone: 'sand',
        items: [
          {
            title: 'Ecommerce',
            text: 'Orders, ad accounts, and returns, joined so that each order shows what it leaves you.',
            href: '/ecommerce',
            meta: 'Margin after ad spend',
          },
          {
            title: 'Restoration',
            text: 'A phone that has to be answered at night, and a claim that has to be settled by day.',
            href: '/restoration',
            meta: 'Calls, carriers, and crews',
          },
          {
            title: 'Consumer Services',
            text: 'Hours that expire unsold, and visits that come due again on a known date.',
            href: '/consumer-services',
            meta: 'Bookings and repeat visits',
          },
        ],
      },
    },
    {
      type: 'rich-text',
      id: 'proof',
      props: {
        sections: [
          {
            heading: 'Results at two DTC clients',
            parts: [
              {
                kind: 'paragraph',
                text: [
                  'At ',
                  {
                    text: 'Tallgrass',
                    href: '/insights/success-stories/tallgrass-acquisition-cost',
                  },
                  ', which sells refillable cleaners, the ad spend for each new customer fell from $118 to $48, a 59% lower acquisition cost. The story says what was cut, what could not be proved, and why grocery sales are left out.',
                ],
              },
              {
                kind: 'paragraph',
                text: [
                  'If you live on quote requests, ',
                  {
                    text: 'Cattail Pool Care',
                    href: '/insights/success-stories/cattail-pool-care-first-reply',
                  },
                  ' is closer to home: the median wait for a first reply fell from 26 hours to 3, and it took a coordinator with no other job from March to July.',
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
        title: 'Follow one customer\nfor a year',
        text: 'Pick a name at random. In a free growth audit we collect everything your systems know about that person and count the contradictions.',
        action: BOOK_AUDIT,
      },
    },
  ],
});
