import { STATISTICS } from '#content/statistics.ts';
import { definePage } from '../define-page.ts';

export const CRM_INTEGRATION_SERVICES_IN_JACKSON_MS = definePage({
  path: '/insights/crm-integration-services-in-jackson-ms',
  title: 'CRM integration services in Jackson, MS',
  seo: {
    title: 'CRM integration services in Jackson, MS | Cadron',
    description:
      'Joining a CRM to ERP, phones, scheduling and forms in Jackson, Mississippi: what each system needs, what to keep out of it, and how we work from Conway.',
  },
  blocks: [
    {
      type: 'page-hero',
      id: 'hero',
      props: {
        title: 'Your systems,\nintroduced',
        lead: 'ERP, telephone, scheduling, forms: each was bought for a good reason, and none was bought to talk to the others. We make the CRM the place where they meet, working remotely out of Conway, Arkansas, and coming to Jackson for what a screen hides.',
        action: { label: 'Book Growth Audit', href: '/book-audit' },
        note: 'We have no office in Mississippi.',
        trail: [{ label: 'Insights', href: '/insights' }],
        streams: {
          shape: 'merge',
          ends: ['ERP', 'Phones', 'Scheduling', 'Web forms'],
          river: 'One CRM',
        },
      },
    },
    {
      type: 'challenges',
      id: 'hours',
      props: {
        title: 'Ten hours’ work,\n152 of waiting',
        lead: 'An example, one service order timed by the clock. It waits wherever one system cannot see what another has known since morning.',
        items: [
          { title: 'The order lies in an inbox until someone with an ERP login is back.' },
          { title: 'Dispatch works from a printout made at seven. Later changes go by phone.' },
          { title: 'The invoice needs hours that the field app has held since Friday.' },
          { title: 'The customer asks how things stand, and the answer takes four people.' },
        ],
        drawing: 'waiting',
        labels: [
          'Order agreed to order in the ERP',
          '1 hour of work, 22 of waiting',
          'ERP order to crew on the calendar',
          '3 of work, 41 of waiting',
          'Job finished to invoice sent',
          '2 of work, 60 of waiting',
          'Customer’s question to an answer',
          '4 of work, 29 of waiting',
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
            heading: 'ERP and accounting',
            parts: [
              {
                kind: 'paragraph',
                text: 'Terms, prices, tax and balances stay in the ledger, and the CRM reads them. The other way travels an order that holds everything the ledger insists on, checked before it leaves. An ERP that speaks only in files is no obstacle: a file with a record count in its last line is easier to audit than many modern interfaces.',
              },
            ],
          },
          {
            heading: 'Telephone',
            parts: [
              {
                kind: 'paragraph',
                text: 'Three things repay the effort. The caller’s record opens before the greeting, the call logs itself, and a missed one becomes a task with a time on it. Recording is a matter for counsel, because consent laws differ by state and a Jackson number is often dialed from Louisiana or Tennessee.',
              },
            ],
          },
          {
            heading: 'Scheduling and field work',
            parts: [
              {
                kind: 'paragraph',
                text: 'The calendar that people obey is the master, whatever the project plan says. The CRM asks it for free hours and leaves a request; it never moves an appointment. Travel time, crew and equipment remain the scheduler’s business.',
              },
            ],
          },
          {
            heading: 'Forms, mail and sheets',
            parts: [
              {
                kind: 'paragraph',
                text: 'The humble ones cause most of the typing: orders that come as a PDF, a contact form without a spam filter, the sheet with the price list everyone trusts. Each becomes a proper source with an owner, or it gets a date on which it ends.',
              },
            ],
          },
          {
            heading: 'Health records, with care',
            parts: [
              {
                kind: 'paragraph',
                text: 'Jackson has several hospitals and a great many firms that supply them. A CRM near an electronic health record should know institutions, referring offices, contracts and deliveries. It should never learn who is a patient. A person’s name beside a clinic’s can be health information already, so mirrored appointments and “just the reason for the visit” are out.',
              },
              {
                kind: 'paragraph',
                text: 'Where a link is unavoidable, three parties speak before we do: your compliance officer, the vendor of the record system, and counsel with a business associate agreement in hand. If any of them hesitates, we leave the two systems apart.',
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
        title: 'A list of\nsentences',
        paragraphs: [
          'A good integration can be read aloud. When an order is approved, the ERP has it. When a job is finished, it may be billed. When a call goes unanswered for ten minutes, a named person owns it. We write these sentences with the people who do the work, somewhere between eight and fifteen of them, and nobody shops for a connector until the list is signed.',
          'Next come the exceptions: a partial delivery, a customer with two accounts, a crew sent home by rain. Whatever no rule can settle goes to a person, who sees both records side by side.',
          `Tools are chosen last. Our own building is done in HubSpot or Salesforce, and ${STATISTICS.platforms} platforms have been joined to one or the other. With a different CRM, the audit will say whether you should hire us or somebody who knows it.`,
        ],
        points: [
          {
            title: 'Order to invoice, in days',
            text: 'Read from the ERP’s own dates, so that nobody has to keep a stopwatch.',
          },
          {
            title: 'Callers greeted by name',
            text: 'Of a hundred inbound calls, how many opened the right record before anyone spoke.',
          },
          {
            title: 'Appointments kept once',
            text: 'Visits that exist in a single calendar and are merely shown in the others.',
          },
          {
            title: 'Sheets retired',
            text: 'Every spreadsheet that ended, with its date and the signature of whoever loved it.',
          },
        ],
      },
    },
    {
      type: 'steps',
      id: 'method',
      props: {
        title: 'From first trace\nto first link',
        lead: 'The first and third steps happen by screen. The other two are reasons to drive.',
        steps: [
          {
            title: 'Trace',
            text: 'Three orders, followed through each system with the clerk who entered them. We count hours, hands and copies.',
          },
          {
            title: 'Visit',
            text: 'Two days in Jackson, at the counter, the dispatch desk and the loading door. What is taped to a monitor is a requirement.',
          },
          {
            title: 'Link',
            text: 'One sentence goes live for one team while the old way stays open. The next follows once the first has been boring for two weeks.',
          },
          {
            title: 'Sit in',
            text: 'We return for the first live week. Afterward a morning note of five lines tells your administrator what moved, what waits and what failed.',
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
            question: 'Is a firm four hours up the road practical?',
            answer:
              'For this kind of work, yes: links are built in test copies and shown on a screen. Cabling, handsets and servers want hands nearby. Your IT firm keeps those, and we speak with it directly.',
          },
          {
            question: 'A vendor asks a fee for access to our data. Is that normal?',
            answer:
              'Some do. Get the fee, the limits and the notice period in writing, and ask whether a plain export is included. If access costs more than a year of retyping, type.',
          },
          {
            question: 'Would replacing the system be wiser?',
            answer:
              'If half its users already avoid it, perhaps. We set the link and its upkeep against the change and its training. Software that is due to go within eighteen months gets a nightly file and nothing finer.',
          },
          {
            question: 'We sell to state agencies. Does that change anything?',
            answer:
              'It adds fields: the solicitation number, the purchase order that has to exist before delivery, and a fiscal year that ends on June 30 in Mississippi. An invoice without its order number comes back. So the number is asked for at the quote and travels with the order into the ledger.',
          },
          {
            question: 'Each branch has its own setup. Where do we start?',
            answer:
              'With two on I-55 and one on I-20, start where the manager wants it, unless the volume there is too small to show anything. The list of sentences is then tried at the most reluctant branch. What survives both is the company’s standard.',
          },
        ],
      },
    },
    {
      type: 'link-list',
      id: 'related',
      props: {
        title: 'A closer\nlook',
        tone: 'sand',
        items: [
          {
            title: 'CRM Integration',
            text: 'The service behind this page, with its ninety-day plan and what we break on purpose.',
            href: '/services/crm-integration',
          },
          {
            title: 'Consumer Services',
            text: 'For companies whose calendar is the stock room: clinics, repair, home services.',
            href: '/consumer-services',
          },
          {
            title: 'HubSpot in Jackson',
            text: 'If HubSpot is already the CRM: its connectors, its habits, and a plan in weeks.',
            href: '/insights/hubspot-crm-integration-in-jackson-ms',
          },
        ],
      },
    },
    {
      type: 'cta-banner',
      id: 'audit',
      props: {
        title: 'One order,\none stopwatch',
        text: 'Any order from last month will do. We trace it by screen, free of charge, and after 45 to 60 minutes you know where it waited and for whom.',
        action: { label: 'Book Growth Audit', href: '/book-audit' },
      },
    },
  ],
});
