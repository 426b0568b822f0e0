import { HOSTS } from '#content/principals.ts';
import { definePage } from '../define-page.ts';
import { BOOK_GROWTH_AUDIT, SERVICES_TRAIL } from './links.ts';

export const PAID_MEDIA = definePage({
  path: '/services/paid-media',
  title: 'Paid Media',
  seo: {
    type: 'service',
    title: 'Paid media tied to invoiced revenue | Cadron Growth',
    description:
      'Ad budgets judged by invoices: one definition of a new customer, won orders sent back to the platforms, holdout tests and a rule for each dollar moved.',
  },
  blocks: [
    {
      type: 'service-hero',
      id: 'hero',
      props: {
        title: 'Spend tied\nto revenue',
        lead: 'We take the ad budget back to invoices: what a new customer costs in each channel, what the next thousand dollars would buy, and which spend could stop without costing an order.',
        action: BOOK_GROWTH_AUDIT,
        trail: SERVICES_TRAIL,
        drawing: 'budget',
        caption:
          'An example of $100,000, in thousands by channel, before and after margin decided.',
      },
    },
    {
      type: 'challenges',
      id: 'problem',
      props: {
        title: 'The platforms claim\nmore than you sold',
        lead: 'Add up what each ad account reports and the company has had a wonderful year. Accounting remembers another.',
        items: [
          {
            title: 'One order, two owners',
            text: 'A customer saw a video on Monday and searched your name on Thursday. Both platforms book the sale in full.',
          },
          {
            title: 'Cheap leads that never buy',
            text: 'Ask a bidding system for form fills and it finds people who fill in forms. Students and competitors are very affordable.',
          },
          {
            title: 'Regulars counted as new',
            text: 'An ad account cannot tell a first order from a fifth. A good part of “acquisition” may be people on their way to the checkout.',
          },
          {
            title: 'Averages hide the last dollar',
            text: 'The channel looks fine at $60 a customer. The most recent ten thousand dollars bought customers at $100 each, and that is the money being decided about.',
          },
        ],
        drawing: 'leaks',
        labels: [
          'Conversions the platforms claim',
          '100',
          'Different orders among them',
          '61',
          'Orders from new customers',
          '38',
          'Would not have come anyway',
          '24 of the 100',
        ],
      },
    },
    {
      type: 'capabilities',
      id: 'deliverables',
      props: {
        title: 'What changes in\nyour accounts',
        lead: 'All of it is built in accounts that belong to you, under logins you can revoke.',
        items: [
          {
            title: 'One definition of “new”',
            text: 'A person or company with no earlier paid order, matched on email, phone and delivery address. Signed by finance, since finance will be asked.',
            left: 'Two claims',
            right: 'One customer',
            drawing: 'two-lists-one',
          },
          {
            title: 'Orders sent back',
            text: 'Shipped or won orders, with their margin, return to the platforms as the goal they bid for. Consent is checked before a match leaves your system.',
            left: 'Store and CRM',
            right: 'Ad accounts',
            drawing: 'write-and-read',
          },
          {
            title: 'Cost table by channel',
            text: 'A strict count and a generous one for every channel, with agency fees and salaries included. Where the two disagree widely, a test decides.',
            left: 'Strict count',
            right: 'Generous count',
            drawing: 'forecast-cone',
          },
          {
            title: 'Account rebuild',
            text: 'Campaigns named so that a stranger can read them, known customers excluded from prospecting, search terms cleaned out each week.',
            left: 'Search terms as found',
            right: 'Terms that bought',
            drawing: 'clean-gate',
          },
          {
            title: 'Holdout tests',
            text: 'A channel is switched off in matched regions for some weeks, and orders are counted. The length is worked out first from your volume.',
            left: 'With ads',
            right: 'Without',
            drawing: 'cohort-keep',
          },
          {
            title: 'Budget rules',
            text: 'When money may move, by how much, on whose word, and the result at which a channel is stopped. Agreed before the figures arrive.',
            left: 'Last month',
            right: 'This month',
            drawing: 'budget-shift',
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
            heading: 'The last ten thousand, an example',
            parts: [
              {
                kind: 'paragraph',
                text: 'An online shop for garden tools pays $20,000 a month for search ads and gets 400 new customers, $50 each. It raises the budget to $30,000 and gets 500. The report says $60, still under the limit of $75 that first-order margin allows, and everyone is content.',
              },
              {
                kind: 'paragraph',
                text: 'Look at the step alone. Ten thousand dollars more brought a hundred customers more, at $100 each, or $25 above the limit: a loss of $2,500 a month inside a channel that looks healthy. The same amount in printed catalogs brought 160, at $62.50. Moving it costs nothing and wins sixty customers.',
              },
              {
                kind: 'paragraph',
                text: [
                  'These are sample figures. The method is to change budgets in steps large enough to see, then price the step. Two articles show the sums in full: ',
                  { text: 'acquisition cost', href: '/insights/cac-worked-out-honestly' },
                  ' and ',
                  {
                    text: 'an attribution report for a CFO',
                    href: '/insights/attribution-a-cfo-accepts',
                  },
                  '. What came of it at one consumer brand is told in the ',
                  {
                    text: 'Tallgrass story',
                    href: '/insights/success-stories/tallgrass-acquisition-cost',
                  },
                  ': $118 for a new customer before, $48 after.',
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
        title: 'Define it, test it,\nthen move money',
        lead: 'No budget changes in the first month. It is the cheapest baseline you will ever get.',
        steps: [
          {
            title: 'Define',
            text: 'New customer, cost, margin, period. Four sentences that finance and marketing sign, applied to last year before they are applied to this one.',
          },
          {
            title: 'Feed',
            text: 'Real orders go to the ad platforms each night. For two weeks they only observe; then bidding switches to them, one campaign group at a time.',
          },
          {
            title: 'Test',
            text: 'The channel with the widest range goes first. We write down beforehand which result would lead to which decision.',
          },
          {
            title: 'Move',
            text: 'Once a month, in steps of at most a fifth of a channel. Each step is priced on its own six weeks later, and undone if it does not pay.',
          },
        ],
      },
    },
    {
      type: 'plan',
      id: 'plan',
      props: {
        title: 'Ninety days, one\nbudget round',
        phases: [
          {
            label: 'Definition',
            from: 0,
            to: 10,
            text: 'Four sentences signed, last year recounted by them',
          },
          {
            label: 'Baseline',
            from: 5,
            to: 30,
            text: 'No budget changes; strict and generous cost for each channel',
          },
          {
            label: 'Order feed',
            from: 8,
            to: 34,
            text: 'Paid orders arrive in the ad accounts every night',
          },
          {
            label: 'Rebuild',
            from: 24,
            to: 48,
            text: 'Campaigns renamed, exclusions set, bidding on orders',
          },
          {
            label: 'Holdout',
            from: 40,
            to: 75,
            text: 'One channel dark in matched regions, orders counted',
          },
          {
            label: 'First move',
            from: 74,
            to: 90,
            text: 'Budget moved by rule, next step and stop mark written down',
          },
        ],
        endLabel: 'Budget by invoice',
      },
    },
    {
      type: 'measures',
      id: 'measures',
      props: {
        title: 'Figures a CFO\nwill sign',
        items: [
          {
            name: 'Cost of a new customer',
            how: 'Media, fees and salaries of the month over people with a first paid order, from accounting. For long sales, by month of first contact.',
            by: 'Monthly from day 30',
          },
          {
            name: 'Cost of the last step',
            how: 'Extra spend over extra new customers for each budget change, six weeks after it was made.',
            by: 'From day 90, each step',
          },
          {
            name: 'Claims against the books',
            how: 'Orders claimed by all ad accounts together, divided by orders shipped. Above 1.2 no account report is used for decisions.',
            by: 'Every Monday',
          },
          {
            name: 'Payback',
            how: 'Orders, or months of contract, until margin covers the cost of acquisition, by month of first order.',
            by: 'Within your limit, month 6',
          },
          {
            name: 'Spend under test',
            how: 'Share of the year’s budget whose effect has been checked by switching it off somewhere.',
            by: 'Half within a year',
          },
        ],
      },
    },
    {
      type: 'faq',
      id: 'faq',
      props: {
        title: 'Fair questions\nabout fees and proof',
        items: [
          {
            question: 'Do you charge a percentage of spend?',
            answer:
              'No. The fee is fixed for the work, because a percentage pays the adviser for advising more spend. If you halve the budget, our invoice stays the same, and we can recommend it with a straight face.',
          },
          {
            question: 'Do you run the ads or only advise?',
            answer:
              'Either. When we run them, it is for six months at most and with somebody from your side in the account every week, who takes over at the end.',
          },
          {
            question: 'What result should we expect?',
            answer:
              'In our client work the cost of acquisition fell by 59%, and conversion rose by 125%. Those figures started from accounts with a good deal wrong. A well-kept account gains less, and the first thirty days show which kind yours is.',
          },
          {
            question: 'Is our budget too small to test?',
            answer:
              'With fewer than about thirty new customers a month a regional test can only detect very large effects. We then use order dates, postal codes and the question “how did you hear of us”, and report a range instead of a verdict.',
          },
          {
            question: 'Our sales cycle is nine months. Does this still apply?',
            answer:
              'Yes, with a nearer event that is known to predict orders, such as a site visit or a drawing received. It is re-checked against invoices each quarter and replaced when the link weakens.',
          },
          {
            question: 'Who makes the ads themselves?',
            answer:
              'Your team or your designer. We supply the brief: what buyers said in their own words, the objection to answer, and the numbers of the last round.',
          },
        ],
      },
    },
    {
      type: 'cta-banner',
      id: 'audit',
      props: {
        title: 'Check one month\nagainst the books',
        text: 'Open your ad accounts and last month’s orders. It takes 45 to 60 minutes, costs nothing, and shows how often the same sale was claimed.',
        action: BOOK_GROWTH_AUDIT,
        hosts: HOSTS,
      },
    },
  ],
});
