import { HOSTS } from '#content/principals.ts';
import { definePage } from '../define-page.ts';
import { BOOK_GROWTH_AUDIT, SERVICES_TRAIL } from './links.ts';

export const CONSULTING_GTM = definePage({
  path: '/services/consulting-gtm',
  title: 'Consulting and GTM',
  seo: {
    type: 'service',
    title: 'Go-to-market consulting from your own deals | Cadron',
    description:
      'Eighty of your deals read one by one, then a named account list, an offer with a floor and a sales motion that fits the hours your sellers have.',
  },
  blocks: [
    {
      type: 'service-hero',
      id: 'hero',
      props: {
        title: 'Decide who\nyou sell to',
        lead: 'We read your won and lost deals, call the buyers, and work out which accounts repay the effort. Sales, marketing and service then work from one list with names on it.',
        action: BOOK_GROWTH_AUDIT,
        trail: SERVICES_TRAIL,
        drawing: 'market',
        caption:
          'An example market, one mark for ten accounts. Most would cost more hours than they return.',
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
            text: 'Six sellers, four thousand accounts, and a territory worked from memory. The best account in the county may last have been called in spring.',
          },
          {
            title: 'Price takes the blame',
            text: '“Price” is the loss reason that needs no second sentence. Ask the buyers, and some of them never compared one.',
          },
          {
            title: 'Two targets met, quarter missed',
            text: 'Marketing is measured on names, sales on orders. Both can be right about their own number while the company is short of revenue.',
          },
          {
            title: 'A new market, the old pitch',
            text: 'What convinced a plant manager on a visit is pasted into a mail to a procurement portal. It reads as noise there.',
          },
          {
            title: 'Discounts without an author',
            text: 'Nobody approved eleven percent. It grew, one deal at a time, because there was no floor to stand on.',
          },
        ],
        drawing: 'leaks',
        labels: [
          'Selling hours in the week',
          '100',
          'With accounts that fit',
          '61',
          'On deals the buyer is working on',
          '38',
          'On deals that were won',
          '24 of the 100',
        ],
      },
    },
    {
      type: 'capabilities',
      id: 'deliverables',
      props: {
        title: 'What is on paper\nat the end',
        items: [
          {
            title: 'Deal study',
            text: 'Your last 40 won and 40 lost deals, read from first mail to invoice, and 12 buyers interviewed by phone. Findings with the deal numbers beside them.',
            left: 'What the field says',
            right: 'What the buyer said',
            drawing: 'two-lists-one',
          },
          {
            title: 'Ranked account list',
            text: 'Companies by name, sorted by expected margin per selling hour. Nobody carries more than sixty, and every account has one owner.',
            left: 'All accounts',
            right: 'Sixty a seller',
            drawing: 'sort-by-value',
          },
          {
            title: 'Offer and floor',
            text: 'What is sold to which segment, at which price, and who may go below it. One page, valid for two quarters.',
            left: 'List price',
            right: 'Floor, with a name',
            drawing: 'clean-gate',
          },
          {
            title: 'Words by buyer',
            text: 'For the engineer, the finance lead and the user: the problem in their own terms, the proof they accept, the objection they will raise.',
            left: 'One offer',
            right: 'Three readers',
            drawing: 'route-by-rule',
          },
          {
            title: 'Sales motion',
            text: 'Five stages, each defined by something the buyer has done, with a limit in days and the next move written down.',
            left: 'First meeting',
            right: 'Order',
            drawing: 'stage-gates',
          },
          {
            title: 'Capacity sheet',
            text: 'From the revenue target back to calls a week: orders, opportunities, hours. It shows in January whether the plan fits the calendar.',
            left: 'Calls this week',
            right: 'The year, as a range',
            drawing: 'forecast-cone',
          },
        ],
      },
    },
    {
      type: 'rich-text',
      id: 'example',
      props: {
        sections: [
          {
            heading: 'Hours decide, an example',
            parts: [
              {
                kind: 'paragraph',
                text: 'A maker of packaging equipment wants $6.0 million of new orders from six sellers. At an average order of $75,000 that is 80 orders; one opportunity in four is won, so 320 are needed. An opportunity takes 22 hours of selling. Together 7,040 hours, and the six have 5,520 a year after travel, service calls and holidays. The plan fails in January, on paper, where failing is cheap.',
              },
              {
                kind: 'paragraph',
                text: 'Split by size it looks different. 120 of the 320 are small accounts: one in nine is won, 13 orders at $22,000, about $0.29 million for 2,640 hours. The other 200 win one in three, 67 orders at $85,000, or $5.7 million for 4,400 hours. Small accounts take 38% of the time and return 5% of the money.',
              },
              {
                kind: 'paragraph',
                text: [
                  'Send small accounts to a dealer or a web order form and a fifth of the year is free, enough for 50 more large opportunities. The arithmetic is an illustration. Yours needs ',
                  {
                    text: 'loss reasons that mean something',
                    href: '/insights/win-loss-reasons-to-use',
                  },
                  ' and an honest ',
                  { text: 'cost of acquisition', href: '/insights/cac-worked-out-honestly' },
                  ', which is where the study begins.',
                ],
              },
            ],
          },
        ],
      },
    },
    {
      type: 'steps',
      id: 'method',
      props: {
        title: 'Read first,\nthen choose',
        steps: [
          {
            title: 'Read',
            text: 'Eighty deals with invoiced margin beside them. We note the first event that predicted the outcome and ask the buyers whether it did.',
          },
          {
            title: 'Choose',
            text: 'Two segments to win, one to serve cheaply, the rest to leave. The managing director signs, since leaving a segment is a decision nobody below can make.',
          },
          {
            title: 'Rehearse',
            text: 'Two sellers try offer and words on forty accounts for three weeks. What they change is adopted; what they avoid is discussed.',
          },
          {
            title: 'Run',
            text: 'Everybody works the list. One meeting of thirty minutes a week looks at hours spent by segment and at the deals that broke a rule.',
          },
        ],
      },
    },
    {
      type: 'plan',
      id: 'plan',
      props: {
        title: 'From eighty deals\nto one plan',
        lead: 'The choice of segments is due on day 36. Everything before it is evidence, everything after it is practice.',
        phases: [
          {
            label: 'Deals',
            from: 0,
            to: 12,
            text: 'Eighty deals exported, invoiced margin and hours added',
          },
          {
            label: 'Buyers',
            from: 6,
            to: 28,
            text: 'Twelve interviews done, quotes sorted by deal',
          },
          {
            label: 'Segments',
            from: 20,
            to: 36,
            text: 'Segments scored by margin per hour, the choice signed',
          },
          {
            label: 'Offer',
            from: 34,
            to: 50,
            text: 'Offer, floor and words by buyer agreed with sales and finance',
          },
          {
            label: 'Rehearsal',
            from: 46,
            to: 68,
            text: 'Forty accounts worked by two sellers, changes adopted',
          },
          {
            label: 'Roll-out',
            from: 64,
            to: 90,
            text: 'List, stages and capacity sheet in the CRM for everyone',
          },
        ],
        endLabel: 'One list, one plan',
      },
    },
    {
      type: 'measures',
      id: 'measures',
      props: {
        title: 'Counted in orders,\nread in hours',
        lead: 'Win rates need a full sales cycle before they mean anything. These five say earlier whether the plan is being worked.',
        items: [
          {
            name: 'Share of time on chosen segments',
            how: 'Meetings and calls logged against ranked accounts, divided by all of them, from the CRM calendar.',
            by: '60% by day 90',
          },
          {
            name: 'Selling hours per order',
            how: 'Logged hours on won and lost opportunities of a segment, divided by its orders.',
            by: 'Each quarter',
          },
          {
            name: 'Win rate, with its count',
            how: 'Orders over decided opportunities, by segment. Under thirty decisions we print the count and no percentage.',
            by: 'After two sales cycles',
          },
          {
            name: 'Days from meeting to order',
            how: 'Median and slowest tenth, from the first meeting in the calendar to the signed order.',
            by: 'Monthly from day 60',
          },
          {
            name: 'Orders below the floor',
            how: 'Invoices under the agreed price without the approver’s name on the order.',
            by: 'None after day 75',
          },
        ],
      },
    },
    {
      type: 'faq',
      id: 'faq',
      props: {
        title: 'What founders\nand sales leads ask',
        items: [
          {
            question: 'We have thirty deals a year. Is that enough to study?',
            answer:
              'Enough to read, too few for percentages. With thirty we read all of them over two years, interview more buyers, and report what we heard with the number of people who said it.',
          },
          {
            question: 'Will you tell us to drop customers?',
            answer:
              'Sometimes a segment, rarely a customer. The usual answer is a cheaper way to serve them: a dealer, a web form, a minimum order. You decide with the hours and margins in front of you.',
          },
          {
            question: 'Who has to take part?',
            answer:
              'The managing director for four hours in all, the heads of sales and marketing for half a day a week, two sellers for the rehearsal, and somebody in finance who can match deals to invoices.',
          },
          {
            question: 'How soon does revenue move?',
            answer:
              'About one sales cycle after the roll-out. Across our client work sales cycles became 56% shorter, but that is measured over quarters, and the first weeks usually look slower because sellers stop working accounts that were easy to visit.',
          },
          {
            question: 'Do you also run the campaigns?',
            answer: [
              'For paid channels we can, and that is described under Paid Media.',
              'Content, events and public relations stay with your team or agency. They receive the words by buyer and the account list, and we review their plan once against both.',
            ].join('\n\n'),
          },
          {
            question: 'Does this work for consumer brands?',
            answer:
              'Yes, with orders in the place of deals. Instead of eighty files we read a year of first and second orders by product and channel, and phone thirty customers who bought once.',
          },
        ],
      },
    },
    {
      type: 'cta-banner',
      id: 'audit',
      props: {
        title: 'Bring three deals\nyou lost',
        text: 'During the free growth audit we read them with you, 45 to 60 minutes in all, and name the hour at which each was decided.',
        action: BOOK_GROWTH_AUDIT,
        hosts: HOSTS,
      },
    },
  ],
});
