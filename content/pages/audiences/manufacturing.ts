import { definePage } from '../define-page.ts';
import { BOOK_AUDIT, SEE_SERVICES } from './actions.ts';

export const MANUFACTURING = definePage({
  path: '/manufacturing',
  title: 'Manufacturing',
  seo: {
    title: 'CRM Consulting for Manufacturers | Cadron',
    description:
      'Quotes with an owner and a date, reps who share what buyers say, a call when a reorder is overdue. CRM for manufacturers, alongside your ERP.',
  },
  blocks: [
    {
      type: 'service-hero',
      id: 'hero',
      props: {
        label: 'Manufacturing',
        title: 'Every quote gets\na follow-up',
        lead: 'Requests arrive by email, by phone, and through reps who write things down later. We give each one an owner, a follow-up date, and a price that agrees with the ERP.',
        action: BOOK_AUDIT,
        note: 'Free: we trace three of your quotes.',
        trail: [{ label: 'B2B', href: '/b2b' }],
        drawing: 'quotes',
        caption:
          'An example month: 60 quotes, each a line as long as the days until someone called the buyer.',
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
            text: 'Ask how many are out and what they are worth. If sales, estimating, and the ERP give three answers, nobody is chasing the right ones. A quote without a follow-up date tends to die without anyone deciding it should.',
          },
          {
            title: 'The rep owns the customer',
            text: 'An independent rep sells eight lines and reports when asked. When that rep retires, the buyer’s name, the last price, and the promise made at lunch go too. Your system holds a bill-to address.',
          },
          {
            title: 'Distributors hide the end user',
            text: 'You ship to a warehouse and learn about the plant that runs your part only when something breaks. Deal registrations sit in a shared inbox, so two distributors work the same job at two discounts.',
          },
          {
            title: 'Reorders are left to the buyer',
            text: 'A plant that bought seals every 11 weeks for 3 years has bought none for 20. Order history shows it plainly. Nobody looks, because the ERP lists what was ordered and never what was due.',
          },
          {
            title: 'CRM and ERP disagree',
            text: 'Two customer numbers, two price lists, two ship-to addresses. Inside sales types the order twice, and customer service walks out to the floor to learn when it ships.',
          },
        ],
        card: {
          title: 'Trace your own quotes',
          text: 'Free, 45 to 60 minutes by video, with one of our four principals. No slides about Industry 4.0.',
          action: BOOK_AUDIT,
          secondary: SEE_SERVICES,
        },
      },
    },
    {
      type: 'solution',
      id: 'solution',
      props: {
        title: 'One quote list\nfor every Monday',
        paragraphs: [
          'We start by mapping 20 recent orders back to the first email. It takes a week and shows where the days go before anyone opens any software. Engineering time is rarely the surprise. The waiting on either side of it is.',
          'Then we build the quote as a record of its own in HubSpot or Salesforce: who asked, which drawing revision, which rep and distributor, what it costs, when someone will call. The ERP stays in charge of items, prices, credit, and ship dates and sends them over each night. Sales can read them but not change them.',
          'Reps get a page of their accounts that is worth opening, with open quotes, order status, and commission due. In exchange they enter the one thing you lack: what the buyer said.',
        ],
        points: [
          {
            title: 'Quotes with an owner',
            text: 'Each has a limit in business days. The overdue ones are read aloud on Monday, largest margin first.',
          },
          {
            title: 'Missed reorders become calls',
            text: 'When a regular order fails to arrive, inside sales gets a task, sorted by what the account buys in a year.',
          },
          {
            title: 'Order status without a walk',
            text: 'Ship date, tracking number, and invoice are on the account page, read-only, as of last night.',
          },
          {
            title: 'Win rate you can break down',
            text: 'By rep, distributor, and product family, from dates the system recorded by itself.',
          },
          {
            title: 'Deal registration that holds',
            text: 'One approver, an expiration date, and the discount in writing, so the second distributor hears no before quoting.',
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
            heading: 'The audit: three quotes, start to finish',
            parts: [
              {
                kind: 'paragraph',
                text: 'Bring three quotes: one that became an order, one lost on price, and one that nobody has heard about since spring. We trace them through your inbox, your CRM, and your ERP while you watch, and count the days each one waited for a person.',
              },
              {
                kind: 'paragraph',
                text: 'The Recommendations Report follows within five business days. It says what to fix, in which order, and which fixes your own people can make without us.',
              },
            ],
          },
          {
            heading: 'Worked example: the first quarter at a plant',
            parts: [
              {
                kind: 'paragraph',
                text: 'Take a plant with two estimators and 14 outside reps. In weeks 1 to 3 we time old orders and agree on stages that both sales and engineering accept. By week 9 the quote list is built, customers are matched to ERP numbers, and prices load overnight.',
              },
              {
                kind: 'paragraph',
                text: 'We spend the remaining 4 weeks at the desks of the people who quote. The number we would report is the median time from complete request to quote sent, with the worst case printed beside it.',
              },
              {
                kind: 'paragraph',
                text: 'Distributor registration and reorder alerts wait for the second quarter. Both depend on clean account numbers, and an alert that is wrong twice will be ignored the third time.',
              },
            ],
          },
        ],
      },
    },
    {
      type: 'testimonial',
      id: 'testimonial',
      props: { company: 'Redfield Works' },
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
              'No, and we would advise against combining the two projects. The ERP keeps its authority over items, costs, inventory, and invoices. What we add covers the time before an order exists, which most ERP systems treat as an attachment. Where there is no interface, a nightly file will do for the first months.',
          },
          {
            question: 'Will independent reps use it?',
            answer:
              'Some will. They adopt whatever saves them a phone call, so order status and commission come first and notes second. For a rep who sticks with email, a forwarded message is filed under the right account and quote. After a quarter you know which agencies work from your list.',
          },
          {
            question: 'Can AI read drawings and write our quotes?',
            answer:
              'It can read a typed request and propose values, each with the sentence it came from, for inside sales to accept or reject. On families of standard parts that saves real minutes. Tolerances, substitutions, and the final price stay with your estimators. We test on 50 of your old requests before you commit to anything.',
          },
          {
            question: 'We sell through distributors only. Is a CRM worth it?',
            answer:
              'If you can name your 50 largest end users, perhaps not yet. If you cannot, the first job is small: warranty cards, service calls, and registrations joined into one list of plants that run your product. Two of your people can build that list in a month.',
          },
        ],
      },
    },
    {
      type: 'cta-banner',
      id: 'audit',
      props: {
        title: 'Three quotes\nin one hour',
        text: 'The growth audit is free. Choose quotes you would rather not explain; they teach the most.',
        action: BOOK_AUDIT,
      },
    },
  ],
});
