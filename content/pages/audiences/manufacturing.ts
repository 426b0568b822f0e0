import { definePage } from '../define-page.ts';
import { BOOK_AUDIT, SEE_SERVICES } from './actions.ts';

export const MANUFACTURING = definePage({
  path: '/manufacturing',
  title: 'Manufacturing',
  seo: {
    title: 'CRM and growth consulting for manufacturers | Cadron',
    description:
      'Quotes with an owner and a date, reps who share what buyers say, reorders noticed when they fail to come. CRM work for manufacturers, beside your ERP.',
  },
  blocks: [
    {
      type: 'service-hero',
      id: 'hero',
      props: {
        title: 'Every quote has\na next date',
        lead: 'Requests arrive by email, by phone and through reps who write things down later. We give each one an owner, a follow-up date and a price that agrees with the ERP.',
        action: BOOK_AUDIT,
        note: 'An hour, free, on three of your own quotes.',
        trail: [{ label: 'B2B', href: '/b2b' }],
        drawing: 'quotes',
        caption:
          'An example month: sixty quotes, one line each, as long as the days until somebody called the buyer.',
      },
    },
    {
      type: 'challenges',
      id: 'challenges',
      props: {
        title: 'Five places where\nan order waits',
        lead: 'The machines are scheduled to the hour. The office in front of them usually runs on memory.',
        items: [
          {
            title: 'Open quotes are a guess',
            text: 'Ask how many are out and what they are worth. If sales, estimating and the ERP give three answers, nobody is chasing the right ones. A quote without a follow-up date tends to be lost without anyone deciding so.',
          },
          {
            title: 'The rep owns the customer',
            text: 'An independent rep sells eight lines and reports when asked. On the day he retires, the buyer’s name, the last price and the promise made at lunch leave with him. Your system holds a bill-to address.',
          },
          {
            title: 'Distributors hide the end user',
            text: 'You ship to a warehouse and learn about the plant that runs your part when something breaks. Deal registrations sit in a shared mailbox, so two distributors work the same job at two discounts.',
          },
          {
            title: 'Reorders are left to the buyer',
            text: 'A plant that bought seals every eleven weeks for three years has bought none for twenty. Order history shows it plainly. Nobody looks, because the ERP lists what was ordered and never what was due.',
          },
          {
            title: 'CRM and ERP disagree',
            text: 'Two customer numbers, two price lists, two ship-to addresses. Inside sales types the order twice, and customer service walks out to the floor to learn when it ships.',
          },
        ],
      },
    },
    {
      type: 'solution',
      id: 'solution',
      props: {
        title: 'One quote list,\nread every Monday',
        paragraphs: [
          'We start with twenty recent orders and follow each one back to the first email. It takes a week and shows where days go before anyone opens a software screen. Engineering time is rarely the surprise. The waiting on either side of it is.',
          'Then the quote becomes a record of its own in HubSpot or Salesforce: who asked, which drawing revision, which rep and distributor, what it costs, when somebody will call. The ERP stays in charge of items, prices, credit and ship dates and hands them over each night. Sales reads them and cannot change them.',
          'Reps get a page of their accounts that is worth opening, with open quotes, order status and commission due. In exchange they enter the one thing you lack, which is what the buyer said.',
        ],
        points: [
          {
            title: 'Quotes with an owner',
            text: 'Each has a limit in working days. The overdue ones are read aloud on Monday, largest margin first.',
          },
          {
            title: 'Missed reorders become calls',
            text: 'When a regular order fails to arrive, inside sales gets a task, sorted by what the account buys in a year.',
          },
          {
            title: 'Order status without a walk',
            text: 'Ship date, tracking number and invoice stand on the account page, read-only, as of last night.',
          },
          {
            title: 'Win rate you can break down',
            text: 'By rep, distributor and product family, from dates the system recorded by itself.',
          },
          {
            title: 'Deal registration that holds',
            text: 'One approver, an expiry date, and a discount in writing, so the second distributor hears no before quoting.',
          },
        ],
      },
    },
    {
      type: 'consultation',
      id: 'consultation',
      props: {
        sections: [
          {
            heading: 'What the audit shows a manufacturer',
            paragraphs: [
              'Bring three quotes: one that became an order, one lost on price, and one that nobody has heard of since spring. We trace them through your inbox, your CRM and your ERP while you watch, and count the days each spent waiting for a person.',
              'The written list follows within a week. It says what to repair, in which order, and which repairs your own people can make without us.',
            ],
          },
          {
            heading: 'A first quarter, as an example',
            paragraphs: [
              'Take a plant with two estimators and fourteen outside reps. Weeks one to three go into timing old orders and agreeing stages that both sales and engineering accept. By week nine the quote list is built, customers are matched to ERP numbers, and prices load overnight.',
              'The remaining four weeks are spent at the desks of the people who quote. The figure we would report is the median number of days from complete request to quote sent, with the worst case printed beside it.',
              'Distributor registration and reorder alerts wait for the second quarter. Both depend on clean account numbers, and an alert that is wrong twice will be ignored the third time.',
            ],
          },
        ],
        card: {
          title: 'Trace your own quotes',
          text: 'A senior consultant, your screen, 45 to 60 minutes. No slides about Industry 4.0.',
          action: BOOK_AUDIT,
          secondary: SEE_SERVICES,
        },
      },
    },
    {
      type: 'testimonial',
      id: 'testimonial',
      props: {
        quote:
          'I used to find out a quote was late when the customer asked. Now the list tells me on Tuesday, and by Wednesday it is usually off it.',
        author: 'Chief estimator',
        position: 'Custom conveyors',
        company: 'Redfield Works',
      },
    },
    {
      type: 'faq',
      id: 'faq',
      props: {
        title: 'Asked on\nthe plant tour',
        items: [
          {
            question: 'Do we have to replace our ERP system?',
            answer:
              'No, and we would advise against combining the two projects. The ERP keeps its authority over items, costs, inventory and invoices. What we add is the stretch before an order exists, which most ERP systems treat as an attachment. Where there is no interface, a nightly file will do for the first months.',
          },
          {
            question: 'Will independent reps use it?',
            answer:
              'Some will. They adopt whatever saves them a phone call, so order status and commission come first and notes second. For a rep who stays with email, a forwarded message is filed under the right account and quote. After a quarter you know which agencies work from your list, and that is worth knowing before their agreement renews.',
          },
          {
            question: 'Can AI read drawings and write our quotes?',
            answer:
              'It can read a typed request and propose values, each with the sentence it came from, for inside sales to accept or reject. On families of standard parts that saves real minutes. Tolerances, substitutions and the final price stay with your estimators. We test on fifty of your old requests before you commit to anything.',
          },
          {
            question: 'We sell through distributors only. Is a CRM worth it?',
            answer:
              'If you can name your fifty largest end users, perhaps not yet. If you cannot, the first job is small: warranty cards, service calls and registrations joined into one list of plants that run your product. Two people can build that list in a month, and it tells you what a larger project should contain.',
          },
        ],
      },
    },
    {
      type: 'cta-banner',
      id: 'audit',
      props: {
        title: 'Three quotes\nin one hour',
        text: 'The growth audit is free and takes 45 to 60 minutes. Choose quotes you would rather not explain; they teach the most.',
        action: BOOK_AUDIT,
        drawing: 'merge',
        labels: ['Six inboxes', 'one quote list'],
      },
    },
  ],
});
