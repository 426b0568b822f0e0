import { definePage } from '../define-page.ts';
import { BOOK_AUDIT } from './actions.ts';

export const B2B = definePage({
  path: '/b2b',
  title: 'B2B',
  seo: {
    title: 'B2B: CRM, AI and go-to-market consulting | Cadron',
    description:
      'Long sales, several deciders and contracts that renew. How business buying works, where deals slow down, and what we change in CRM, data and reporting.',
  },
  blocks: [
    {
      type: 'page-hero',
      id: 'hero',
      props: {
        title: 'Long sales,\nmany people',
        lead: 'A business purchase takes months, five opinions and a budget that may move. We build systems that remember all of it and show sales what the buyer still has to decide.',
        action: BOOK_AUDIT,
        trail: [{ label: 'Who We Help', href: '/who-we-help' }],
        cover: { family: 'CRM Implementation', seed: 'seven' },
      },
    },
    {
      type: 'rich-text',
      id: 'buying',
      props: {
        sections: [
          {
            heading: 'How a company buys',
            parts: [
              {
                kind: 'paragraph',
                text: 'Whoever writes to you is seldom the one who signs. An engineer compares, a department head argues for it, finance asks about payback, IT or legal holds a veto, and somebody senior approves what the others have settled. Each has a separate question, and most of them never speak to your salesperson.',
              },
              {
                kind: 'paragraph',
                text: 'Between those steps lie weeks in which nothing visible happens. The buyer is waiting for a meeting, a budget round or a colleague’s return. A CRM built around your own activities shows silence there, while one built around the buyer’s decisions shows which of them is still open and who could help to settle it.',
              },
              {
                kind: 'paragraph',
                text: 'Prices are negotiated, contracts renew, and a good account buys again without a campaign. The unit to manage is therefore the account over several years, with each sale as one event in it.',
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
        title: 'Where business\ndeals slow down',
        tone: 'sand',
        lead: 'The hours are an example. Time a deal of your own before you believe them.',
        drawing: 'waiting',
        labels: [
          'Request to first call',
          '1 hour of work, 11 of waiting',
          'Call to quote',
          '5 of work, 31 of waiting',
          'Quote to approval',
          '2 of work, 72 of waiting',
          'Approval to contract',
          '3 of work, 45 of waiting',
        ],
        items: [
          {
            title: 'One contact per account',
            text: 'The CRM holds the friendly project lead. When she changes employers the history goes stale, and procurement starts afresh with a list of three vendors.',
          },
          {
            title: 'Stages describe your diary',
            text: 'Demo done, proposal sent, follow-up made. All true, and none of it says whether anyone has set the money aside.',
          },
          {
            title: 'Marketing hands over names',
            text: 'Two hundred badges from a trade show become two hundred leads on Monday. Sales tries thirty, finds no project behind them, and leaves the next batch unopened.',
          },
          {
            title: 'Existing contracts have no keeper',
            text: 'New business gets a quota and a bell. The agreement that ends in October is a spreadsheet row that its owner last saw in the spring.',
          },
        ],
      },
    },
    {
      type: 'solution',
      id: 'changes',
      props: {
        title: 'Manage the account,\nread the deal',
        paragraphs: [
          'We begin with the account: one company record, its sites, its people, and the part each of them plays in a decision. Stages are then rewritten so that a colleague could verify them, every loss gets a reason, and the date in an open deal has to mean something.',
          'Marketing and sales share one definition of readiness, tested on last year’s wins. Quotes, contracts and invoices come back from the systems that own them, so an account page tells what was bought, what is owed and what runs out next.',
          'AI enters where there is enough record to read. Preparing a meeting, sorting requests and noticing an account gone quiet are sensible first jobs, each with a person who checks and a count of how often it was wrong.',
        ],
        points: [
          {
            title: 'Sales',
            text: 'Knows the missing decider in each open deal, and stops chasing the ones that were lost in June.',
          },
          {
            title: 'Marketing',
            text: 'Is measured on opportunities that sales accepted, by source, with the cost beside them.',
          },
          {
            title: 'Finance',
            text: 'Gets a forecast with a range, from snapshots that can be compared with what happened.',
          },
          {
            title: 'Service',
            text: 'Sees the contract behind a ticket and the renewal date behind the contract.',
          },
        ],
      },
    },
    {
      type: 'link-list',
      id: 'industries',
      props: {
        title: 'Three kinds\nof B2B',
        lead: 'The buying is similar. What gets in the way differs by trade.',
        tone: 'sand',
        items: [
          {
            title: 'Manufacturing',
            text: 'Requests, estimators, reps and distributors, with the ERP on the other side of the wall.',
            href: '/manufacturing',
            meta: 'Quotes, reps and reorders',
          },
          {
            title: 'SaaS',
            text: 'A product that knows who is serious, and a sales team that has to be told.',
            href: '/saas',
            meta: 'Trials, expansion, renewals',
          },
          {
            title: 'Professional Services',
            text: 'Work that arrives through people you know and must be done by people who are free.',
            href: '/professional-services',
            meta: 'Referrals and capacity',
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
            heading: 'What it has done',
            parts: [
              {
                kind: 'paragraph',
                text: [
                  'Sales cycles in our client work have become 56% shorter. ',
                  {
                    text: 'Redfield Works',
                    href: '/insights/success-stories/redfield-works-sales-cycle',
                  },
                  ' is where that figure is told in full, 64 days down to 28, including the orders that still take 70. Quoting there was mostly waiting, and the waiting had no owner.',
                ],
              },
              {
                kind: 'paragraph',
                text: [
                  'If your difficulty is a number nobody believes, read about ',
                  {
                    text: 'Quorlane’s forecast',
                    href: '/insights/success-stories/quorlane-forecast-error',
                  },
                  '. It got better once seven stages were rewritten, and it needed two quarters of patience.',
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
        title: 'Open one deal\nall the way',
        text: 'In a free audit of 45 to 60 minutes we take the deal you are least sure of and find out what its buyer still has to settle.',
        action: BOOK_AUDIT,
        drawing: 'forecast',
        labels: ['Signed', 'Open deals, with their range'],
      },
    },
  ],
});
