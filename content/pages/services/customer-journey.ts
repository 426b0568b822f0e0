import { HOSTS } from '#content/principals.ts';
import { definePage } from '../define-page.ts';
import { BOOK_GROWTH_AUDIT, SERVICES_TRAIL } from './links.ts';

export const CUSTOMER_JOURNEY = definePage({
  path: '/services/customer-journey',
  title: 'Customer Journey',
  seo: {
    type: 'service',
    title: 'Customer Journey Mapping & Lifecycle | Cadron',
    description:
      'We trace 30 of your customers by timestamp, find the longest waits, and give each step an owner, a limit in days, and a message that fits.',
  },
  blocks: [
    {
      type: 'service-hero',
      id: 'hero',
      props: {
        label: 'Customer Journey',
        title: 'From first touch\nto renewal',
        lead: 'We trace what customers go through, timestamp by timestamp, to find where they wait and where they leave. Then each step gets an owner, a limit in days, and a message that fits.',
        action: BOOK_GROWTH_AUDIT,
        trail: SERVICES_TRAIL,
        drawing: 'journey',
        caption:
          'An example, to scale: of 100 who start, 69 are new and 31 have renewed. Each loss is drawn where it happens.',
      },
    },
    {
      type: 'challenges',
      id: 'problem',
      props: {
        title: 'Where your\ncustomers wait',
        lead: 'Each team does its part on time. The customer gets the gaps in between. The drawing is an example, in business hours.',
        items: [
          {
            title: 'The same question, three times',
            text: 'Web form, sales call, onboarding call. By the third time, the customer wonders whether anyone wrote it down.',
          },
          {
            title: 'Silence after the signature',
            text: 'Sales is done; delivery has a backlog. 11 business days pass without a word, and that is when people regret a purchase.',
          },
          {
            title: 'One newsletter for everyone',
            text: 'Customers five years into a contract get the new-customer discount by email. They do the math.',
          },
          {
            title: 'The cancellation is the first signal',
            text: 'By the time the notice arrives, the decision is 2 months old.',
          },
        ],
        drawing: 'waiting',
        labels: [
          'Inquiry to first call',
          '1 hour of work, 13 of waiting',
          'Call to quote',
          '3 of work, 37 of waiting',
          'Quote to signature',
          '2 of work, 56 of waiting',
          'Signature to first visit',
          '4 of work, 88 of waiting',
        ],
      },
    },
    {
      type: 'capabilities',
      id: 'deliverables',
      props: {
        title: 'Six deliverables\nthat get used',
        items: [
          {
            title: 'Journey map from records',
            text: '30 customers traced by timestamp through forms, calls, orders, and tickets, and 10 of them interviewed. Durations in, adjectives out.',
            left: 'Four logs',
            right: 'One dated line',
            drawing: 'merge-three',
            amounts: [4],
          },
          {
            title: 'Stage rules',
            text: 'What must be true for a customer to enter a stage, who owns them there, and after how many days that person gets an alert.',
            left: 'Inquiry',
            right: 'Second purchase',
            drawing: 'stage-gates',
            amounts: [4],
          },
          {
            title: 'Handoff sheet',
            text: 'Nine fields that sales fills in before delivery begins: what was promised, who promised it, and for when. Without them, the order stays with the rep.',
            left: 'Sales writes',
            right: 'Delivery reads',
            drawing: 'write-and-read',
            amounts: [9],
          },
          {
            title: 'Message plan',
            text: 'Each message with what triggers it and, more useful, what stops it. A customer with an open complaint gets no promotions.',
            left: 'One event',
            right: 'Email, call, or nothing',
            drawing: 'route-by-rule',
          },
          {
            title: 'Quiet-customer list',
            text: 'Customers whose orders, visits, or logins fell below their own normal. 10 names a week per rep, because a list of 50 gets ignored.',
            left: 'Gone quiet',
            right: 'Called, and back',
            drawing: 'loop-back',
          },
          {
            title: 'Renewal calendar',
            text: 'Conversations start 90 days ahead, sorted by value, with the last 12 months on one screen for whoever calls.',
            left: 'Signed',
            right: 'Still here',
            drawing: 'cohort-keep',
            amounts: [12],
          },
        ],
      },
    },
    {
      type: 'plan',
      id: 'plan',
      props: {
        title: 'Customers notice\non day 40',
        lead: 'The first change is small enough to undo in an afternoon.',
        phases: [
          {
            label: 'Trace',
            from: 0,
            to: 16,
            text: '30 customers traced, gaps in the logs listed',
          },
          {
            label: 'Talk',
            from: 10,
            to: 26,
            text: '10 interviews, 60 short calls to people who left',
          },
          {
            label: 'Rules',
            from: 22,
            to: 38,
            text: 'Stages, owners, and limits signed by four department heads',
          },
          {
            label: 'First wait',
            from: 36,
            to: 54,
            text: 'The costliest wait fixed, live in one region',
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
        endLabel: 'Every wait has an owner',
        steps: [
          {
            title: 'Map',
            text: '30 customers: 10 new, 10 who stayed, and 10 who left. We collect every dated event any system holds about them, sort the waits by what they cost, and agree with you on the one to shorten.',
          },
          {
            title: 'Build',
            text: 'Every wait gets one owner and a limit. Where two departments share a step, their managers settle it with us in the room, within the hour. The rules and alerts go into your CRM.',
          },
          {
            title: 'Move',
            text: 'The first fix goes live in one region, and the old way stays ready. Messages follow one at a time, so we can see whether each one helps, and remove it if not.',
          },
          {
            title: 'Adopt',
            text: 'For a quarter we count who works from the alerts and the quiet-customer list each week. Regions with the changes are compared with regions without them.',
          },
        ],
      },
    },
    {
      type: 'measures',
      id: 'measures',
      props: {
        title: 'Count who waits\nand who stays',
        lead: 'Satisfaction scores trail these counts by months, so we read them last.',
        items: [
          {
            name: 'Longest wait',
            how: 'The longest gap in each customer’s first 60 days, from event timestamps: the median and the slowest tenth.',
            by: 'Down a third by day 90',
          },
          {
            name: 'Second purchase',
            how: 'Of the customers first served in a month, the share that bought or booked again within 90 days.',
            by: 'Month by month, from day 90',
          },
          {
            name: 'Questions asked twice',
            how: 'We check 20 recorded or noted calls a month and count the questions the customer had already answered for someone else.',
            by: 'Under 1 per call, day 75',
          },
          {
            name: 'Renewals started early',
            how: 'Contracts with a logged conversation at least 90 days before their date, out of all contracts due.',
            by: '9 of 10 within two quarters',
          },
        ],
      },
    },
    {
      type: 'faq',
      id: 'faq',
      props: {
        title: 'What service\nand sales ask',
        items: [
          {
            question: 'We have a journey map on the wall. What is different?',
            answer:
              'Yours was probably drawn from memory in a workshop. Ours is drawn from dates, so it includes the 11 days nobody mentioned. We are happy to start from the poster; comparing the two takes an hour.',
          },
          {
            question: 'Do we need a separate customer service system?',
            answer:
              'Rarely at the start. Tickets can live in the CRM until two teams work in shifts or volume passes a few hundred a week. Your process decides that, and it can wait until day 60.',
          },
          {
            question: 'How many messages are too many?',
            answer:
              'Each message must be caused by something the customer did or is waiting for. A cap of two a week applies across all departments, and people with an open complaint get answers only.',
          },
          {
            question: 'What about consent?',
            answer:
              'Marketing messages go to people who agreed to them, and every one has an unsubscribe link that works. Service messages about an order are separate. Rules differ by state and channel, so your counsel reads the plan before it runs.',
          },
          {
            question: 'Who has to be in the room?',
            answer:
              'The heads of marketing, sales, delivery, and service, for three 90-minute meetings. After that, one journey owner, half a day a week, who can change a message without a committee.',
          },
        ],
      },
    },
    {
      type: 'cta-banner',
      id: 'audit',
      props: {
        title: 'Trace one customer\nwith us',
        text: 'Choose a customer who left. In the free growth audit we line up their dates and see which wait came last.',
        action: BOOK_GROWTH_AUDIT,
        hosts: HOSTS,
      },
    },
  ],
});
