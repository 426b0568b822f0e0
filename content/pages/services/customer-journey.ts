import { HOSTS } from '#content/principals.ts';
import { definePage } from '../define-page.ts';
import { BOOK_GROWTH_AUDIT, SERVICES_TRAIL } from './links.ts';

export const CUSTOMER_JOURNEY = definePage({
  path: '/services/customer-journey',
  title: 'Customer Journey',
  seo: {
    type: 'service',
    title: 'Customer journey, first touch to renewal | Cadron',
    description:
      'We trace thirty of your customers by timestamp, find the longest waits, and give each step an owner, a limit in days and one message that fits.',
  },
  blocks: [
    {
      type: 'service-hero',
      id: 'hero',
      props: {
        title: 'From first touch\nto renewal',
        lead: 'We write down what a customer goes through, from timestamps, and find where they wait and where they leave. Then each step gets an owner, a limit in days and a message that fits.',
        action: BOOK_GROWTH_AUDIT,
        note: 'For companies whose customers buy more than once.',
        trail: SERVICES_TRAIL,
        drawing: 'journey',
        caption:
          'An example, to scale: of 100 who begin, 69 are new and 31 have renewed. Losses stand where they happen.',
      },
    },
    {
      type: 'challenges',
      id: 'problem',
      props: {
        title: 'Four departments,\none tired customer',
        lead: 'Each team does its part on time. The customer meets the gaps between them.',
        items: [
          {
            title: 'The same question, three times',
            text: 'Web form, sales call, onboarding call. By the third asking, the customer wonders whether anyone wrote it down.',
          },
          {
            title: 'Silence after the signature',
            text: 'Sales is done, delivery has a queue. Eleven days with no word is ordinary, and it is the week in which people regret a purchase.',
          },
          {
            title: 'One newsletter for everybody',
            text: 'A family with a five-year contract gets the new-customer discount by mail. They do the sum.',
          },
          {
            title: 'Renewal starts with the notice',
            text: 'When the cancellation letter is the first signal, the decision is two months old.',
          },
        ],
        drawing: 'waiting',
        labels: [
          'Inquiry to first call',
          '1 hour of work, 22 of waiting',
          'Call to quote',
          '3 of work, 41 of waiting',
          'Quote to signature',
          '2 of work, 60 of waiting',
          'Signature to first visit',
          '4 of work, 29 of waiting',
        ],
      },
    },
    {
      type: 'capabilities',
      id: 'deliverables',
      props: {
        title: 'Six papers\nthat get used',
        items: [
          {
            title: 'Journey from records',
            text: 'Thirty customers traced by timestamp through forms, calls, orders and tickets, and ten of them interviewed. Durations printed, adjectives left out.',
            left: 'Four logs',
            right: 'One dated line',
            drawing: 'merge-three',
          },
          {
            title: 'Stage rules',
            text: 'What must be true for a customer to enter a stage, who owns them there, and after how many days somebody is told.',
            left: 'Inquiry',
            right: 'Second purchase',
            drawing: 'stage-gates',
          },
          {
            title: 'Hand-over sheet',
            text: 'Nine fields that sales fills in before delivery begins: what was promised, by whom, for when. An order without them stays with its seller.',
            left: 'Sales writes',
            right: 'Delivery reads',
            drawing: 'write-and-read',
          },
          {
            title: 'Message plan',
            text: 'Each message with its trigger and, more useful, with what stops it. A customer with an open complaint gets no offer.',
            left: 'One event',
            right: 'Mail, call or nothing',
            drawing: 'route-by-rule',
          },
          {
            title: 'Quiet-customer list',
            text: 'Names whose orders, visits or logins fell below their own habit. Ten a week per person, because fifty are ignored.',
            left: 'Gone quiet',
            right: 'Called, and back',
            drawing: 'loop-back',
          },
          {
            title: 'Renewal calendar',
            text: 'Conversations begun ninety days ahead, sorted by value, with the last twelve months on one screen for whoever calls.',
            left: 'Signed',
            right: 'Still here',
            drawing: 'cohort-keep',
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
            heading: 'Where an example company lost 300',
            parts: [
              {
                kind: 'paragraph',
                text: 'Take a pest-control firm that wins 1,000 households a year. 700 book the second visit; 420 of those keep the plan for a year. Management wanted a loyalty program for the 420. The timestamps pointed to the 300 who never booked again.',
              },
              {
                kind: 'paragraph',
                text: 'Sixty of the 300 were phoned. Twenty-seven, 45%, had heard nothing between the first visit and the invoice. Scaled up, that is 135 households. Suppose one message from the technician on the following day, with the date of the next visit in it, keeps half: 68 more second visits. At the usual 60% that makes 41 more plans, and at $480 a plan $19,680 a year.',
              },
              {
                kind: 'paragraph',
                text: [
                  'The repair was a text message and a rule about who sends it. Figures are illustrative, and the half is a guess we would test in two zip codes first. Real ones are in the stories of ',
                  {
                    text: 'Cattail Pool Care',
                    href: '/insights/success-stories/cattail-pool-care-first-reply',
                  },
                  ' and ',
                  {
                    text: 'Quillmark Learning',
                    href: '/insights/success-stories/quillmark-license-renewals',
                  },
                  '; how to write ',
                  { text: 'entry rules for stages', href: '/insights/lifecycle-stage-entry-rules' },
                  ' has an article of its own.',
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
        title: 'Follow people,\nthen fix waits',
        steps: [
          {
            title: 'Follow',
            text: 'Thirty customers, drawn by lot: ten new, ten who stayed, ten who left. We collect every dated event any system holds about them.',
          },
          {
            title: 'Time',
            text: 'The waits between events are sorted by length and by how many people left during each. We work on the two or three that cost most.',
          },
          {
            title: 'Assign',
            text: 'Every wait gets one owner and a limit. Where two departments share a step, the managers settle it in our presence, within the hour.',
          },
          {
            title: 'Prompt',
            text: 'The CRM now reminds the owner and informs the customer. We add messages one at a time, so that each can be seen to help or be removed.',
          },
        ],
      },
    },
    {
      type: 'plan',
      id: 'plan',
      props: {
        title: 'The first quarter,\nwait by wait',
        lead: 'The first change reaches customers on day 40, small enough to undo in an afternoon.',
        phases: [
          {
            label: 'Trace',
            from: 0,
            to: 16,
            text: 'Thirty customers traced, gaps in the logs listed',
          },
          {
            label: 'Talk',
            from: 10,
            to: 26,
            text: 'Ten interviews, sixty short calls to people who left',
          },
          {
            label: 'Rules',
            from: 22,
            to: 38,
            text: 'Stages, owners and limits signed by four department heads',
          },
          {
            label: 'First wait',
            from: 36,
            to: 54,
            text: 'The costliest wait repaired and live in one region',
          },
          {
            label: 'Messages',
            from: 48,
            to: 72,
            text: 'Message plan built, stop rules tested with staff accounts',
          },
          {
            label: 'Renewals',
            from: 60,
            to: 84,
            text: 'Quiet-customer list and renewal calendar in weekly use',
          },
          {
            label: 'Review',
            from: 82,
            to: 90,
            text: 'Region with changes compared with regions without',
          },
        ],
        endLabel: 'No unowned wait',
      },
    },
    {
      type: 'measures',
      id: 'measures',
      props: {
        title: 'Days waited,\npeople kept',
        lead: 'Satisfaction scores follow these by months, so we read them last.',
        items: [
          {
            name: 'Longest wait',
            how: 'The median and the slowest tenth of the longest gap in each customer’s first sixty days, from event timestamps.',
            by: 'Down a third by day 90',
          },
          {
            name: 'Second purchase',
            how: 'Of the customers first served in a month, the share that bought or booked again within ninety days.',
            by: 'Month by month, from day 90',
          },
          {
            name: 'Questions asked twice',
            how: 'Twenty recorded or noted calls a month, counting what the customer had already told someone.',
            by: 'Under 1 per call, day 75',
          },
          {
            name: 'Renewals begun early',
            how: 'Contracts with a logged conversation at least ninety days before their date, over all contracts due.',
            by: '9 of 10 within two quarters',
          },
        ],
      },
    },
    {
      type: 'faq',
      id: 'faq',
      props: {
        title: 'Questions from\nservice and sales',
        items: [
          {
            question: 'We have a journey map on the wall. What is different?',
            answer:
              'Yours was probably drawn from memory in a workshop. This one is drawn from dates, so it contains the eleven days nobody mentioned. We gladly start from the poster: comparing the two takes an hour and makes the case by itself.',
          },
          {
            question: 'Do we need a separate customer service system?',
            answer:
              'Rarely at the start. Tickets can live in the CRM until two teams work in shifts or volumes pass a few hundred a week. Your process decides that, and it can wait until day 60.',
          },
          {
            question: 'How many messages are too many?',
            answer:
              'Each message must be caused by something the customer did or is waiting for. A weekly cap of two applies across all departments, and people with an open complaint receive answers only.',
          },
          {
            question: 'What about consent?',
            answer:
              'Marketing messages go to people who agreed to them, and every one carries a working way out. Service messages about an order are separate. Rules differ by state and channel, so your counsel reads the plan before it runs.',
          },
          {
            question: 'Who has to be in the room?',
            answer:
              'One head each from marketing, sales, delivery and service, three meetings of ninety minutes. Afterward a single journey owner, half a day a week, who may change a message without a committee.',
          },
        ],
      },
    },
    {
      type: 'cta-banner',
      id: 'audit',
      props: {
        title: 'Trace one customer\nwith us',
        text: 'Choose somebody who left. In the free audit, 45 to 60 minutes, we put their dates in a row and see which wait came last.',
        action: BOOK_GROWTH_AUDIT,
        hosts: HOSTS,
      },
    },
  ],
});
