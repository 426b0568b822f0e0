import { definePage } from '../define-page.ts';
import { BOOK_AUDIT } from './actions.ts';

export const B2B = definePage({
  path: '/b2b',
  title: 'B2B',
  seo: {
    title: 'B2B CRM, AI & Go-to-Market Consulting | Cadron',
    description:
      'Long sales cycles, several decision-makers, contracts that renew: where B2B deals slow down, and what we change in CRM, data, and reporting.',
  },
  blocks: [
    {
      type: 'page-hero',
      id: 'hero',
      props: {
        label: 'Business to business (B2B)',
        title: 'Five opinions,\none signature',
        lead: 'A company takes months to buy, asks five people, and may move the budget halfway through. We build CRM and reporting that keep track of it all and show sales what the buyer still has to decide.',
        action: BOOK_AUDIT,
        trail: [{ label: 'Who We Help', href: '/who-we-help' }],
        streams: {
          shape: 'join',
          ends: [
            'Engineer, 3',
            'Department head, 2',
            'Finance, 5',
            'IT or legal, 4',
            'Executive, 1',
          ],
          river: 'One signature',
          caption:
            'An example, to scale: 15 weeks to a signature, and who holds the purchase in them.',
        },
      },
    },
    {
      type: 'rich-text',
      id: 'buying',
      props: {
        sections: [
          {
            heading: 'How companies buy',
            parts: [
              {
                kind: 'paragraph',
                text: 'The person who writes to you is rarely the one who signs. An engineer compares, a department head makes the case, finance asks about payback, IT or legal can veto, and a senior executive approves what the others have settled. Each has a different question, and most of them never speak to your salesperson.',
              },
              {
                kind: 'paragraph',
                text: 'Between those steps lie weeks in which nothing visible happens. The buyer is waiting for a meeting, a budget cycle, or a colleague’s return. A CRM built around your own activities shows nothing during those weeks. One built around the buyer’s decisions shows which of them is still open and who could help settle it.',
              },
              {
                kind: 'paragraph',
                text: 'Prices are negotiated, contracts renew, and a good account buys again without a campaign. So the unit to manage is the account over several years; each sale is one event in it.',
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
        title: 'Where B2B deals\nslow down',
        tone: 'sand',
        lead: 'The hours are an example. Time one of your own deals before you believe them.',
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
            text: 'The CRM holds the friendly project lead. When she changes employers, the history goes stale, and procurement starts over with a list of three vendors.',
          },
          {
            title: 'Stages describe your calendar',
            text: 'Demo done, proposal sent, follow-up made. All true, and none of it says whether anyone has set the money aside.',
          },
          {
            title: 'Marketing hands over names',
            text: 'A trade show’s 200 badges become 200 leads on Monday. Sales tries 30, finds no project behind them, and leaves the next batch unopened.',
          },
          {
            title: 'Existing contracts have no owner',
            text: 'New business gets a quota and a bell. The agreement that ends in October is a spreadsheet row that nobody has opened since spring.',
          },
        ],
      },
    },
    {
      type: 'solution',
      id: 'changes',
      props: {
        title: 'Manage the whole\naccount',
        paragraphs: [
          'We map the account first: one company record, its sites, its people, and the part each of them plays in a decision. Then we rewrite the stages so that a colleague could verify each one, give every lost deal a reason, and make the close date of an open deal mean something.',
          'Marketing and sales share one definition of a ready lead, tested on last year’s wins. Quotes, contracts, and invoices come back from the systems that own them, so an account page shows what was bought, what is owed, and what expires next.',
          'AI comes in once there is enough history to read. Preparing for a meeting, sorting requests, and noticing an account that has gone quiet are sensible first jobs, each with a person who checks the result and a count of how often it was wrong.',
        ],
        pointsLabel: 'Benefits by team',
        points: [
          {
            title: 'Sales',
            text: 'Knows which decision-maker is missing from each open deal and stops chasing deals that were lost in June.',
          },
          {
            title: 'Marketing',
            text: 'Is measured on opportunities that sales accepted, by source, with the cost of each.',
          },
          {
            title: 'Finance',
            text: 'Gets a forecast with a range, built on snapshots that can later be compared with what happened.',
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
        label: 'Industries',
        title: 'Three kinds\nof B2B',
        lead: 'The buying is similar. What gets in the way differs by industry.',
        tone: 'sand',
        items: [
          {
            title: 'Manufacturing',
            text: 'Requests, estimators, reps, and distributors, with the ERP on the other side of the wall.',
            href: '/manufacturing',
            meta: 'Quotes, reps, and reorders',
          },
          {
            title: 'SaaS',
            text: 'A product that knows who is serious, and a sales team that never finds out.',
            href: '/saas',
            meta: 'Trials, expansion, renewals',
          },
          {
            title: 'Professional Services',
            text: 'Work that comes through people you know and has to be done by people who are free.',
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
            heading: 'Results at two B2B clients',
            parts: [
              {
                kind: 'paragraph',
                text: [
                  'At ',
                  {
                    text: 'Redfield Works',
                    href: '/insights/success-stories/redfield-works-sales-cycle',
                  },
                  ', which builds custom conveyors, the median time from request to signed order fell from 64 days to 28, a 56% shorter sales cycle. Most of the gain was waiting time that had no owner. Orders in which the customer changes the design still take around 70 days.',
                ],
              },
              {
                kind: 'paragraph',
                text: [
                  'If nobody believes your forecast, read about ',
                  {
                    text: 'Quorlane',
                    href: '/insights/success-stories/quorlane-forecast-error',
                  },
                  '. Its forecast on day 10 of the quarter used to miss the outcome by 31% on average; it now misses by 9%. That took seven rewritten stages and two quarters of patience.',
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
        title: 'Trace one deal\nend to end',
        text: 'In a free growth audit we take the deal you are least sure of and find out what its buyer still has to decide. You get our findings in writing within five business days.',
        action: BOOK_AUDIT,
      },
    },
  ],
});
