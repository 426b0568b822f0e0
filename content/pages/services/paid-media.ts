import { HOSTS } from '#content/principals.ts';
import { definePage } from '../define-page.ts';
import { BOOK_GROWTH_AUDIT, SERVICES_TRAIL } from './links.ts';

export const PAID_MEDIA = definePage({
  path: '/services/paid-media',
  title: 'Paid Media',
  seo: {
    type: 'service',
    title: 'Paid Media Management Tied to Revenue | Cadron',
    description:
      'Ad budgets judged by invoices: one definition of a new customer, real orders sent back to the platforms, holdout tests, and rules for moving money.',
  },
  blocks: [
    {
      type: 'service-hero',
      id: 'hero',
      props: {
        label: 'Paid Media',
        title: 'Spend tied\nto revenue',
        lead: 'We trace the ad budget to invoices: what a new customer costs in each channel, what the next $1,000 would buy, and which spend could stop without losing an order.',
        action: BOOK_GROWTH_AUDIT,
        trail: SERVICES_TRAIL,
        drawing: 'budget',
        caption:
          'An example: $100,000 by channel, in thousands, before and after margin set the budget.',
      },
    },
    {
      type: 'challenges',
      id: 'problem',
      props: {
        title: 'The platforms claim\nmore than you sold',
        lead: 'Add up what each ad account reports, and the company has had a wonderful year. Accounting remembers a different one.',
        items: [
          {
            title: 'One order, two owners',
            text: 'A customer saw your video on Monday and searched your name on Thursday. Both platforms claim the whole sale.',
          },
          {
            title: 'Cheap leads that never buy',
            text: 'Ask a bidding system for form fills, and it finds people who fill out forms. Students and competitors are very affordable.',
          },
          {
            title: 'Regulars counted as new',
            text: 'An ad account cannot tell a first order from a fifth. Much of your “acquisition” may be people on their way to checkout.',
          },
          {
            title: 'Averages hide the last dollar',
            text: 'The channel looks fine on average. The last $10,000 bought customers at twice that cost, and that is the money you are deciding about.',
          },
        ],
        drawing: 'leaks',
        labels: [
          'Claimed by platforms, an example month',
          '900 conversions',
          'Different orders among them',
          '590',
          'Orders from new customers',
          '340',
          'Would not have come without the ads',
          '190 of the 900',
        ],
      },
    },
    {
      type: 'capabilities',
      id: 'deliverables',
      props: {
        title: 'What changes in\nyour ad accounts',
        lead: 'Everything is built in accounts that belong to you, under logins you can revoke.',
        items: [
          {
            title: 'One definition of “new”',
            text: 'A person or company with no earlier paid order, matched on email, phone, and delivery address. Signed by finance, because finance will be asked.',
            left: 'Two claims',
            right: 'One customer',
            drawing: 'two-lists-one',
            amounts: [2],
          },
          {
            title: 'Orders sent back',
            text: 'Shipped or won orders, with their margin, go back to the platforms as the goal to bid on. Consent is checked before a match leaves your system.',
            left: 'Store and CRM',
            right: 'Ad accounts',
            drawing: 'write-and-read',
            amounts: [3],
          },
          {
            title: 'Cost table by channel',
            text: 'A strict count and a generous one for every channel, agency fees and salaries included. Where the two are far apart, a test decides.',
            left: 'Strict count',
            right: 'Generous count',
            drawing: 'forecast-cone',
          },
          {
            title: 'Account rebuild',
            text: 'Campaigns named so that a stranger can read them, existing customers excluded from prospecting, search terms cleaned out weekly.',
            left: 'Search terms as found',
            right: 'Terms that bought',
            drawing: 'clean-gate',
          },
          {
            title: 'Holdout tests',
            text: 'We switch a channel off in matched regions for a few weeks and count orders. Your volume sets the length before the test starts.',
            left: 'With ads',
            right: 'Without',
            drawing: 'cohort-keep',
          },
          {
            title: 'Budget rules',
            text: 'When money may move, how much, who approves it, and the result that stops a channel. Agreed on before the numbers arrive.',
            left: 'Last month',
            right: 'This month',
            drawing: 'budget-shift',
          },
        ],
      },
    },
    {
      type: 'plan',
      id: 'plan',
      props: {
        title: 'One full\nbudget cycle',
        phases: [
          {
            label: 'Definition',
            from: 0,
            to: 10,
            text: 'Four definitions signed, last year recounted by them',
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
            text: 'One channel switched off in matched regions, orders counted',
          },
          {
            label: 'First move',
            from: 74,
            to: 90,
            text: 'Budget moved by rule, next step and stopping point written down',
          },
        ],
        endLabel: 'Budget by invoice',
        steps: [
          {
            title: 'Map',
            text: 'New customer, cost, margin, period: four definitions that finance and marketing sign, applied to last year first. You agree on one number to steer by, usually the cost of a new customer.',
          },
          {
            title: 'Build',
            text: 'Real orders go to the ad platforms every night. For 2 weeks the platforms only observe; then bidding switches to those orders, one campaign group at a time, in accounts you own.',
          },
          {
            title: 'Move',
            text: 'A holdout test first, with the decision for each possible result written down before it starts. Then budget moves once a month, by at most 20% of a channel. A step that has not paid in 6 weeks is undone.',
          },
          {
            title: 'Adopt',
            text: 'Someone on your team is in the accounts every week and makes the next move by the rules. For a quarter we count the moves that followed them and the ones that did not.',
          },
        ],
      },
    },
    {
      type: 'measures',
      id: 'measures',
      props: {
        title: 'Numbers a CFO\nwill sign',
        items: [
          {
            name: 'Cost of a new customer',
            how: 'The month’s media, fees, and salaries, divided by first-time buyers in accounting. For long sales cycles, by month of first contact.',
            by: 'Monthly from day 30',
          },
          {
            name: 'Cost of the last step',
            how: 'Extra spend divided by extra new customers, for each budget change, 6 weeks after it was made.',
            by: 'From day 90, each step',
          },
          {
            name: 'Claims against the books',
            how: 'Orders claimed by all ad accounts together, divided by orders shipped. Above 1.2, no account report is used for decisions.',
            by: 'Every Monday',
          },
          {
            name: 'Payback',
            how: 'Orders, or months of contract, until margin covers the cost of acquisition, by month of first order.',
            by: 'Within your limit, month 6',
          },
        ],
      },
    },
    {
      type: 'faq',
      id: 'faq',
      props: {
        title: 'Questions about\nfees and proof',
        items: [
          {
            question: 'Do you charge a percentage of spend?',
            answer:
              'No. The fee is fixed for the work, because a percentage pays the consultant for advising more spend. If you halve the budget, our invoice stays the same.',
          },
          {
            question: 'Do you run the ads or only advise?',
            answer:
              'Either. When we run them, it is for 6 months at most, with someone from your team in the account every week who takes over at the end.',
          },
          {
            question: 'What result should we expect?',
            answer:
              'It depends on how much is wrong today, and the first 30 days show that. At Tallgrass, ad spend per new customer fell by 59%, from $118 to $48 in 4 months. Its ad accounts had been claiming 1.7 times the orders it shipped. If your accounts are well kept, expect less.',
          },
          {
            question: 'Is our budget too small to test?',
            answer:
              'With fewer than about 30 new customers a month, a regional test can only detect very large effects. We then use order dates, ZIP codes, and the question “How did you hear about us?” and report a range instead of a verdict.',
          },
          {
            question: 'Our sales cycle is nine months. Does this still apply?',
            answer:
              'Yes, with an earlier event that is known to predict orders, such as a site visit or a drawing received. It is checked against invoices each quarter and replaced when the link weakens.',
          },
          {
            question: 'Who makes the ads?',
            answer:
              'Your team or your designer. We supply the brief: what buyers said in their own words, the objection to answer, and the numbers from the last round.',
          },
        ],
      },
    },
    {
      type: 'cta-banner',
      id: 'audit',
      props: {
        title: 'Check one month\nagainst the books',
        text: 'Bring your ad accounts and last month’s orders to a free growth audit. It shows how often the same sale was claimed.',
        action: BOOK_GROWTH_AUDIT,
        hosts: HOSTS,
      },
    },
  ],
});
