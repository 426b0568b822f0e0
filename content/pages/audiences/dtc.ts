import { definePage } from '../define-page.ts';
import { BOOK_AUDIT } from './actions.ts';

export const DTC = definePage({
  path: '/dtc',
  title: 'DTC',
  seo: {
    title: 'DTC: CRM, AI and growth consulting | Cadron',
    description:
      'Short sales, many customers, and a profit that depends on who returns. How private customers decide, what volume hides, and what we change about it.',
  },
  blocks: [
    {
      type: 'page-hero',
      id: 'hero',
      props: {
        title: 'Short sales,\nlong memory',
        lead: 'A private customer decides in minutes and forgets you within weeks. The second order, the next visit and the referral pay for the first, and all of them need a record of it.',
        action: BOOK_AUDIT,
        trail: [{ label: 'Who We Help', href: '/who-we-help' }],
        cover: { family: 'Data Quality', seed: 'four' },
      },
    },
    {
      type: 'rich-text',
      id: 'buying',
      props: {
        sections: [
          {
            heading: 'How people buy',
            parts: [
              {
                kind: 'paragraph',
                text: 'Nobody holds a meeting to buy a candle or to have a ceiling dried. The decision falls between a search and a tap, often on a phone and at an odd hour. Whoever answers first, shows a price or offers a time has most of the advantage, and no salesperson gets a second chance to explain.',
              },
              {
                kind: 'paragraph',
                text: 'Margins are thin on the first purchase and decent on the third. That turns acquisition cost and return rate into one question: spending more to win customers is sensible for as long as you know how many come back, and when.',
              },
              {
                kind: 'paragraph',
                text: 'Volume changes the data as well. Thousands of small records come in through forms, tills, call centers and marketplaces, and the same person is among them four times. Consent belongs to that person and has to travel with every copy.',
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
        lead: 'The customer in the drawing is invented. Four systems know her, each a different quarter.',
        drawing: 'four-copies',
        labels: [
          'Online store',
          'Dana R., two delivery addresses',
          'Email tool',
          'dana.r, still on the welcome series',
          'Service line',
          '“Dana”, waiting for a refund',
          'Till',
          'Card ending 4417, $212 this year',
        ],
        items: [
          {
            title: 'Averages look healthy',
            text: 'A repeat rate of 30% may be one loyal third and two thirds who never return. The average advises you to treat them alike.',
          },
          {
            title: 'The phone is a blind spot',
            text: 'Website visits are counted to the second. The call that brings a $6,000 job, to take an example, is a line on the telephone bill.',
          },
          {
            title: 'Campaigns talk over each other',
            text: 'Email, texts, paid social and the branch follow separate plans, and in one week a customer gets four messages about something she owns already.',
          },
          {
            title: 'Complaints and mailings never meet',
            text: 'Service knows who is angry. The mailing list finds out when that person unsubscribes.',
          },
        ],
      },
    },
    {
      type: 'solution',
      id: 'changes',
      props: {
        title: 'One customer,\none history',
        paragraphs: [
          'We bring orders, bookings, calls and messages to one person, with consent attached and duplicates settled by a rule that can be read. Speed comes next: who answers, how soon, at which hour, and who steps in when they cannot.',
          'After that, the return. Each product or service gets an interval and each customer a reason to come back at that moment, or a quiet spell if there is none. Messages earn their place against a group that receives nothing.',
          'Budgets are then set by the cost of a customer who stays. The first sale is part of that sum and seldom decides it.',
        ],
        points: [
          {
            title: 'Marketing',
            text: 'Spends by the cost of a kept customer, and can show which half of the brand searches was coming anyway.',
          },
          {
            title: 'The people who answer',
            text: 'Have the history on screen before they greet, and a rule for what they may offer.',
          },
          {
            title: 'Operations',
            text: 'Sees demand by day and place early enough to move a shift, a crew or stock.',
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
        title: 'Three kinds\nof DTC',
        lead: 'An order, an emergency and an appointment each need their own system.',
        tone: 'sand',
        items: [
          {
            title: 'Ecommerce',
            text: 'Parcels, ad accounts and returns, joined until one order shows what it leaves.',
            href: '/ecommerce',
            meta: 'Margin after ad spend',
          },
          {
            title: 'Restoration',
            text: 'A phone that must be answered at night, and a claim that must be finished by day.',
            href: '/restoration',
            meta: 'Calls, carriers and crews',
          },
          {
            title: 'Consumer Services',
            text: 'Hours that expire unsold, and visits that come due again on a known date.',
            href: '/consumer-services',
            meta: 'Bookings and returns',
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
            heading: 'Where to see it',
            parts: [
              {
                kind: 'paragraph',
                text: [
                  'A new customer cost ',
                  {
                    text: 'Tallgrass',
                    href: '/insights/success-stories/tallgrass-acquisition-cost',
                  },
                  ' $118 and later $48, which is the 59% lower acquisition cost that we quote. The account says what was cut, what could not be proved, and why grocery sales are missing from it.',
                ],
              },
              {
                kind: 'paragraph',
                text: [
                  'For a business that lives by the phone, ',
                  {
                    text: 'Cattail Pool Care',
                    href: '/insights/success-stories/cattail-pool-care-first-reply',
                  },
                  ' is closer: the wait for a reply fell from 26 hours to three, and a coordinator was hired to make that happen.',
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
        text: 'Pick a name at random. In 45 to 60 minutes, free, we collect everything your systems know about that person and count the contradictions.',
        action: BOOK_AUDIT,
        drawing: 'merge',
        labels: ['Six lists', 'one customer'],
      },
    },
  ],
});
