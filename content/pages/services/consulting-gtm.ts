import { HOSTS } from '#content/principals.ts';
import { definePage } from '../define-page.ts';
import { BOOK_GROWTH_AUDIT, SERVICES_TRAIL } from './links.ts';

export const CONSULTING_GTM = definePage({
  path: '/services/consulting-gtm',
  title: 'Consulting and GTM',
  seo: {
    type: 'service',
    title: 'Go-to-Market Consulting From Your Own Deals | Cadron',
    description:
      'We read 80 of your deals and call 12 buyers. You get a ranked account list, a price floor, and a sales process that fits the hours your team has.',
  },
  blocks: [
    {
      type: 'service-hero',
      id: 'hero',
      props: {
        label: 'Consulting and GTM',
        title: 'Decide who\nyou sell to',
        lead: 'We read your won and lost deals, call the buyers, and work out which accounts repay the effort. Sales, marketing, and service then work from one list with names on it.',
        action: BOOK_GROWTH_AUDIT,
        trail: SERVICES_TRAIL,
        drawing: 'market',
        caption:
          'An example market. Each mark is 10 accounts, and most would cost more in hours than they return.',
      },
    },
    {
      type: 'challenges',
      id: 'problem',
      props: {
        title: 'Everyone is a prospect,\nso nobody comes first',
        items: [
          {
            title: 'The list has no order',
            text: 'Six reps, 4,000 accounts, and a territory worked from memory. The best account in the county may have had its last call in the spring.',
          },
          {
            title: 'Price takes the blame',
            text: '“Price” is the loss reason nobody has to explain. Ask the buyers, and you learn that some never compared prices.',
          },
          {
            title: 'Two targets met, one quarter missed',
            text: 'Marketing is measured on leads, sales on orders. Both can hit their own number while the company misses revenue.',
          },
          {
            title: 'A new market, the old pitch',
            text: 'The words that convinced a plant manager on a visit are pasted into a procurement portal. There they are noise.',
          },
        ],
        drawing: 'leaks',
        labels: [
          'Selling hours in an example week',
          '120, from six reps',
          'With accounts that fit',
          '74',
          'On deals the buyer is working on',
          '45',
          'On deals that were won',
          '21 of the 120 hours',
        ],
      },
    },
    {
      type: 'capabilities',
      id: 'deliverables',
      props: {
        title: 'A plan your reps\ncan work from',
        items: [
          {
            title: 'Deal study',
            text: 'Your last 40 won and 40 lost deals, read from first email to invoice, and 12 buyers interviewed by phone. Each finding names the deals behind it.',
            left: 'What the CRM says',
            right: 'What the buyer said',
            drawing: 'two-lists-one',
            amounts: [12],
          },
          {
            title: 'Ranked account list',
            text: 'Companies by name, sorted by expected margin per selling hour. No rep carries more than 60, and every account has one owner.',
            left: 'All accounts',
            right: '60 per rep',
            drawing: 'sort-by-value',
          },
          {
            title: 'Price sheet and floor',
            text: 'What you sell to which segment, at what price, and who may go below it. One page, valid for two quarters.',
            left: 'List price',
            right: 'Floor, with an approver',
            drawing: 'clean-gate',
            amounts: [2],
          },
          {
            title: 'Messaging by buyer',
            text: 'For the engineer, the finance lead, and the user: the problem in their terms, the proof they accept, and the objection they will raise.',
            left: 'One product',
            right: 'Three readers',
            drawing: 'route-by-rule',
          },
          {
            title: 'Sales process',
            text: 'Five stages, each defined by something the buyer has done, with a limit in days and the next step written down.',
            left: 'First meeting',
            right: 'Order',
            drawing: 'stage-gates',
            amounts: [5],
          },
          {
            title: 'Capacity sheet',
            text: 'From the revenue target back to orders, opportunities, hours, and calls a week. It shows in January whether the plan fits the calendar.',
            left: 'Calls this week',
            right: 'The year, as a range',
            drawing: 'forecast-cone',
          },
        ],
      },
    },
    {
      type: 'plan',
      id: 'plan',
      props: {
        title: 'From 80 deals\nto one plan',
        lead: 'Segments are chosen by day 36. Everything before that is evidence; everything after it is practice.',
        phases: [
          {
            label: 'Deals',
            from: 0,
            to: 12,
            text: '80 deals exported, with invoiced margin and hours added',
          },
          {
            label: 'Buyers',
            from: 6,
            to: 28,
            text: '12 interviews done, answers sorted by deal',
          },
          {
            label: 'Segments',
            from: 20,
            to: 36,
            text: 'Segments scored by margin per hour, the choice signed',
          },
          {
            label: 'Pricing',
            from: 34,
            to: 50,
            text: 'Price sheet, floor, and messaging approved by sales and finance',
          },
          {
            label: 'Rehearsal',
            from: 46,
            to: 68,
            text: '40 accounts worked by two reps, their changes adopted',
          },
          {
            label: 'Rollout',
            from: 64,
            to: 90,
            text: 'List, stages, and capacity sheet in the CRM for everyone',
          },
        ],
        endLabel: 'One list, one plan',
        steps: [
          {
            title: 'Map',
            text: 'We read 80 deals with their invoiced margin, note the first event that predicted each outcome, and ask the buyers whether it mattered. You agree on one number: margin per selling hour is the usual one.',
          },
          {
            title: 'Build',
            text: 'Two segments to win, one to serve cheaply, the rest to leave. The CEO signs, because leaving a segment is a decision nobody else can make. Then the list, the prices, and the messaging are built in your CRM.',
          },
          {
            title: 'Move',
            text: 'Two reps rehearse prices and messaging on 40 accounts for 3 weeks. What they change, we adopt; what they avoid, we discuss. Then accounts go to their new owners, one list at a time, and can go back.',
          },
          {
            title: 'Adopt',
            text: 'Everyone works the list. For a quarter, one 30-minute meeting a week looks at hours by segment, at who still works the old list, and at the deals that broke a rule.',
          },
        ],
      },
    },
    {
      type: 'measures',
      id: 'measures',
      props: {
        title: 'Hours show it\nbefore orders do',
        lead: 'A win rate needs a full sales cycle before it means anything. Hours tell you sooner whether anyone is working the plan.',
        items: [
          {
            name: 'Share of time on chosen segments',
            how: 'Meetings and calls logged against ranked accounts, divided by all meetings and calls in the CRM calendar.',
            by: '60% by day 90',
          },
          {
            name: 'Win rate, with its count',
            how: 'Orders divided by decided opportunities, by segment. Below 30 decisions we print the count and no percentage.',
            by: 'After two sales cycles',
          },
          {
            name: 'Days from meeting to order',
            how: 'Median and slowest tenth, from the first meeting on the calendar to the signed order.',
            by: 'Monthly from day 60',
          },
          {
            name: 'Orders below the floor',
            how: 'Invoices below the agreed price with no approver named on the order.',
            by: 'None after day 75',
          },
        ],
      },
    },
    {
      type: 'faq',
      id: 'faq',
      props: {
        title: 'What owners and\nsales leaders ask',
        items: [
          {
            question: 'We close 30 deals a year. Is that enough to study?',
            answer:
              'Enough to read, too few for percentages. We read two years of them, interview more buyers, and report what we heard with the number of people who said it.',
          },
          {
            question: 'Will you tell us to drop customers?',
            answer:
              'Sometimes a segment, rarely a customer. The usual answer is a cheaper way to serve them: a dealer, a web form, or a minimum order. You decide with the hours and margins in front of you.',
          },
          {
            question: 'Who has to take part?',
            answer:
              'The CEO for 4 hours in all, the heads of sales and marketing for half a day a week, two reps for the rehearsal, and someone in finance who can match deals to invoices.',
          },
          {
            question: 'How soon does revenue move?',
            answer:
              'About one sales cycle after the rollout, and the first weeks usually look slower, because reps stop visiting accounts that were merely easy to visit. At Redfield Works, a conveyor maker, the time from request to signed order fell by 56%, from 64 days to 28, measured over two quarters.',
          },
          {
            question: 'Do you also run the campaigns?',
            answer: [
              'Paid channels, yes: see Paid Media.',
              'Content, events, and public relations stay with your team or agency. They get the messaging and the account list, and we review their plan once against both.',
            ].join('\n\n'),
          },
          {
            question: 'Does this work for consumer brands?',
            answer:
              'Yes, with orders in place of deals. Instead of 80 files we read a year of first and second orders by product and channel, and call 30 customers who bought once.',
          },
        ],
      },
    },
    {
      type: 'cta-banner',
      id: 'audit',
      props: {
        title: 'Bring three deals\nyou lost',
        text: 'In the free growth audit we read them with you and mark the day each one was really decided.',
        action: BOOK_GROWTH_AUDIT,
        hosts: HOSTS,
      },
    },
  ],
});
