import { BOOK_GROWTH_AUDIT } from '#content/pages/services/links.ts';
import { STATISTICS } from '#content/statistics.ts';
import { definePage } from '../define-page.ts';

/** Integrating a CRM with ERP, phones, scheduling and forms, for companies in Jackson, Mississippi. */
export const CRM_INTEGRATION_SERVICES_IN_JACKSON_MS = definePage({
  path: '/insights/crm-integration-services-in-jackson-ms',
  title: 'CRM integration services in Jackson, MS',
  seo: {
    title: 'CRM Integration Services in Jackson, MS | Cadron',
    description:
      'A CRM connected to ERP, phones, scheduling, and forms in Jackson, MS: what each needs, what to keep out, and how we work from Conway.',
  },
  blocks: [
    {
      type: 'page-hero',
      id: 'hero',
      props: {
        label: 'CRM integration services in Jackson, MS',
        title: 'Systems that\nknow each other',
        lead: 'ERP, phones, scheduling, forms: each was bought for a good reason, and none was bought to talk to the others. We make the CRM the place where they meet, working remotely from Conway, Arkansas, and coming to Jackson for what a screen hides.',
        action: BOOK_GROWTH_AUDIT,
        note: 'We have no office in Mississippi.',
        trail: [{ label: 'Insights', href: '/insights' }],
        streams: {
          shape: 'merge',
          ends: ['ERP, 12', 'Phones, 4', 'Scheduling, 9', 'Web forms, 6'],
          river: 'One CRM',
          caption:
            'An example, to scale: the 31 fields of a service order, by the system that owns them.',
        },
      },
    },
    {
      type: 'challenges',
      id: 'hours',
      props: {
        title: '8 hours of work,\n138 of waiting',
        lead: 'An example: one service order, timed at every step. It waits wherever one system cannot see what another has known since morning.',
        items: [
          { title: 'The order sits in an inbox until someone with an ERP login is back.' },
          { title: 'Dispatch works from a printout made at 7:00 a.m. Later changes go by phone.' },
          { title: 'The invoice needs hours that the field app has held since Friday.' },
          { title: 'The customer asks where things stand, and the answer takes four people.' },
        ],
        drawing: 'waiting',
        labels: [
          'Order approved to order in the ERP',
          '1 hour of work, 18 of waiting',
          'ERP order to crew on the calendar',
          '3 of work, 37 of waiting',
          'Job finished to invoice sent',
          '2 of work, 52 of waiting',
          'Customer’s question to an answer',
          '2 of work, 31 of waiting',
        ],
      },
    },
    {
      type: 'rich-text',
      id: 'systems',
      props: {
        tone: 'sand',
        sections: [
          {
            heading: 'Connecting ERP and accounting',
            parts: [
              {
                kind: 'paragraph',
                text: 'Terms, prices, tax, and balances stay in the ledger, and the CRM reads them. Orders go the other way, with everything the ledger insists on, checked before they leave. An ERP that exchanges only files is no obstacle: a file with a record count in its last line is easier to audit than many modern APIs.',
              },
            ],
          },
          {
            heading: 'Connecting phones',
            parts: [
              {
                kind: 'paragraph',
                text: 'Three things repay the effort. The caller’s record opens before the greeting, the call logs itself, and a missed call becomes a task with a time on it. Recording is a matter for counsel, because consent laws differ by state, and a call to Jackson can come from Louisiana or Tennessee.',
              },
            ],
          },
          {
            heading: 'Connecting scheduling and field work',
            parts: [
              {
                kind: 'paragraph',
                text: 'The calendar that people obey is the master, whatever the project plan says. The CRM asks it for open slots and leaves a request; it never moves an appointment. Travel time, crews, and equipment remain the scheduler’s business.',
              },
            ],
          },
          {
            heading: 'Connecting forms, email, and spreadsheets',
            parts: [
              {
                kind: 'paragraph',
                text: 'These humble sources cause most of the typing: orders that arrive as a PDF, a contact form without a spam filter, the spreadsheet with the price list everyone trusts. Each becomes a proper source with an owner, or it gets a date on which it ends.',
              },
            ],
          },
          {
            heading: 'Health records, with care',
            parts: [
              {
                kind: 'paragraph',
                text: 'Jackson has several hospitals and a great many firms that supply them. A CRM near an electronic health record should know institutions, referring offices, contracts, and deliveries. It should never learn who is a patient. Even a person’s name next to a clinic’s can be health information, so mirrored appointments and “just the reason for the visit” are out.',
              },
              {
                kind: 'paragraph',
                text: 'Where a connection is unavoidable, three parties speak before we do: your compliance officer, the vendor of the record system, and counsel, with a business associate agreement ready to sign. If any of them hesitates, we leave the two systems apart.',
              },
            ],
          },
        ],
      },
    },
    {
      type: 'solution',
      id: 'sentences',
      props: {
        title: 'Rules you can\nread aloud',
        paragraphs: [
          'A good integration is a list of sentences. When an order is approved, the ERP has it. When a job is finished, it can be billed. When a call goes unanswered for 10 minutes, a named person owns it. We write 8 to 15 of these with the people who do the work, and nobody picks a connector until the list is signed.',
          'Next come the exceptions: a partial delivery, a customer with two accounts, a crew sent home by rain. Whatever no rule can settle goes to a person, who sees both records side by side.',
          `Tools are chosen last. We build in HubSpot or Salesforce, and have connected ${STATISTICS.platforms} platforms to one or the other. If you run a different CRM, the audit will say whether you should hire us or someone who knows it.`,
        ],
        pointsLabel: 'What we measure',
        points: [
          {
            title: 'Order to invoice, in days',
            text: 'Read from the ERP’s own dates, so that nobody has to hold a stopwatch.',
          },
          {
            title: 'Callers greeted by name',
            text: 'Of every 100 inbound calls, how many opened the right record before anyone spoke.',
          },
          {
            title: 'Appointments kept once',
            text: 'Visits that exist in a single calendar and are only displayed in the others.',
          },
          {
            title: 'Spreadsheets retired',
            text: 'Every spreadsheet that ended, with its date and the signature of whoever loved it.',
          },
        ],
      },
    },
    {
      type: 'steps',
      id: 'method',
      props: {
        title: 'From first trace\nto first connection',
        lead: 'Map and Adopt are reasons to drive. Build and Move take place by video.',
        steps: [
          {
            title: 'Map',
            figure: '3 orders followed',
            text: 'Three orders, followed through each system with the clerk who entered them. Then 2 days in Jackson, at the counter, the dispatch desk, and the loading dock. What is taped to a monitor is a requirement.',
          },
          {
            title: 'Build',
            figure: '2 weeks between reviews',
            text: 'Each sentence becomes a connection between test copies of your systems. Every two weeks we run last month’s orders through it and show you what arrived.',
          },
          {
            title: 'Move',
            figure: '1 team first',
            text: 'One sentence goes live for one team while the old way stays open. The next follows once the first has been boring for 2 weeks.',
          },
          {
            title: 'Adopt',
            figure: '5 lines each morning',
            text: 'We sit in for the first live week and count weekly users for a quarter. A five-line note each morning shows your administrator what moved, what waits, and what failed.',
          },
        ],
      },
    },
    {
      type: 'faq',
      id: 'faq',
      props: {
        title: 'Before the\nfirst call',
        items: [
          {
            question: 'Is a firm 5 hours up the road practical?',
            answer:
              'For this kind of work, yes: connections are built in test copies and shown on a screen. Cabling, handsets, and servers need someone on site. Your IT firm keeps those, and we talk to it directly.',
          },
          {
            question: 'A vendor charges for access to our data. Is that normal?',
            answer:
              'Some do. Get the fee, the limits, and the notice period in writing, and ask whether a plain export is included. Compare the fee with your hours of retyping in a year.',
          },
          {
            question: 'Would replacing the system be wiser?',
            answer:
              'If half its users already avoid it, perhaps. We weigh the connection and its upkeep against the change and its training. Software due to be replaced within 18 months gets a nightly file and nothing fancier.',
          },
          {
            question: 'We sell to state agencies. Does that change anything?',
            answer:
              'It adds fields: the solicitation number, the purchase order that has to exist before delivery, and a fiscal year that ends on June 30 in Mississippi. An invoice without its purchase order number tends to come back. So the CRM asks for that number before anything ships, and it travels with the order into the ledger.',
          },
          {
            question: 'Each branch has its own setup. Where do we start?',
            answer:
              'Start where the manager wants it, unless the volume there is too small to show anything. Then try your list of sentences at the most reluctant branch.',
          },
        ],
      },
    },
    {
      type: 'link-list',
      id: 'related',
      props: {
        title: 'More on\nintegration',
        tone: 'sand',
        items: [
          {
            title: 'CRM Integration',
            text: 'The service behind this page, with its 90-day plan and what we break on purpose.',
            href: '/services/crm-integration',
          },
          {
            title: 'Consumer Services',
            text: 'For companies that sell appointments: clinics, repair, home services.',
            href: '/consumer-services',
          },
          {
            title: 'HubSpot in Jackson',
            text: 'If HubSpot is already the CRM: its connectors, its defaults, and a plan in weeks.',
            href: '/insights/hubspot-crm-integration-in-jackson-ms',
          },
        ],
      },
    },
    {
      type: 'cta-banner',
      id: 'audit',
      props: {
        title: 'Time one order\nwith us',
        text: 'Any order from last month will do. We trace it with you by video, free of charge, and you see where it waited and for how long.',
        action: BOOK_GROWTH_AUDIT,
      },
    },
  ],
});
