import { BOOK_GROWTH_AUDIT } from '#content/pages/services/links.ts';
import { definePage } from '../define-page.ts';

/** Integrating Salesforce with a billing system, for companies in Jackson, Mississippi. */
export const SALESFORCE_CRM_INTEGRATION_IN_JACKSON_MS = definePage({
  path: '/insights/salesforce-crm-integration-in-jackson-ms',
  title: 'Salesforce CRM integration in Jackson, MS',
  seo: {
    title: 'Salesforce CRM Integration in Jackson, MS | Cadron',
    description:
      'Salesforce connected to the ledger, core, or order system of a Jackson company: what comes first, six decisions, and a 10-week plan.',
  },
  blocks: [
    {
      type: 'page-hero',
      id: 'hero',
      props: {
        label: 'Salesforce integration in Jackson, MS',
        title: 'Connect Salesforce\nto the rest',
        lead: 'For companies in Jackson we connect Salesforce to the system that bills, ships, or keeps the books. Our only office is in Conway, Arkansas, about 5 hours away by car. Most of the work is done by video; for the rest we drive.',
        action: BOOK_GROWTH_AUDIT,
        note: 'The first call is free and needs no travel.',
        trail: [{ label: 'Insights', href: '/insights' }],
        streams: {
          shape: 'join',
          ends: ['Shipments, 24', 'Balances, 4', 'Invoices, 12'],
          river: 'One account page',
          caption: 'An example, to scale: a year of entries about one account.',
        },
      },
    },
    {
      type: 'consultation',
      id: 'answer',
      props: {
        sections: [
          {
            heading: 'What we would connect',
            paragraphs: [
              'Salesforce is rarely alone. At a bank it sits beside the core; at a distributor on I-55 or I-20, beside an ERP; at a state contractor, beside a ledger that thinks in grant codes. Each time Salesforce knows the people, the older system knows the money, and an employee carries numbers across by hand.',
              'We begin with one pair of systems and one direction: out of the system of record, into Salesforce. Shipments, balances, or invoices show on the account page, where nobody can edit them. A good share of the calls between departments ends there. Writing back comes second, for the few fields that sales really owns.',
            ],
          },
          {
            heading: 'How we work from Conway',
            paragraphs: [
              'We come twice: first for the mapping, to sit beside the people who do the copying, and again for the first live week. In between, everything is built and tested in a sandbox and shown to you on a call every two weeks.',
              'A firm with a desk in Jackson could be with you by lunch. If that decides it, we understand. Ask them what you should ask us: who exactly does the work, and which failures have they rehearsed?',
            ],
          },
          {
            heading: 'If you are a hospital or a clinic',
            paragraphs: [
              'We leave clinical records out of a first connection. Referring practices, their staff, and the date of your last sales call can be put in order without a diagnosis in sight. As soon as protected health information would be touched, your compliance officer decides, and every company that handles it signs a business associate agreement before the first test record moves.',
            ],
          },
        ],
        card: {
          title: 'One customer, two screens',
          text: 'Open an account in Salesforce and the same customer in the other system. In 45 to 60 minutes, free, we mark each field that disagrees.',
          action: BOOK_GROWTH_AUDIT,
          secondary: { label: 'How we integrate', href: '/services/crm-integration' },
        },
      },
    },
    {
      type: 'plan',
      id: 'plan',
      props: {
        label: 'Example plan',
        title: 'Ten weeks to\none connection',
        lead: 'For Salesforce and a single ledger, counted from the first visit. Until the morning totals have agreed for a week, nothing is written into the ledger.',
        days: 70,
        phases: [
          {
            label: 'Visit',
            from: 0,
            to: 5,
            text: 'In Jackson: copying watched and timed, owners of fields named',
          },
          {
            label: 'Field list',
            from: 3,
            to: 18,
            text: 'For each shared field, the one system that can write it',
          },
          {
            label: 'Sandbox',
            from: 14,
            to: 36,
            text: 'Last month loaded twice, and both totals equal the ledger',
          },
          {
            label: 'Read only',
            from: 34,
            to: 52,
            text: 'Ledger numbers on the account page, compared every morning',
          },
          {
            label: 'Write back',
            from: 46,
            to: 63,
            text: 'New customers reach the ledger; doubtful ones wait for a clerk',
          },
          {
            label: 'Live week',
            from: 60,
            to: 70,
            text: 'In Jackson again: your own people answer the alarm',
          },
        ],
        endLabel: 'One account',
      },
    },
    {
      type: 'rich-text',
      id: 'decisions',
      props: {
        tone: 'sand',
        sections: [
          {
            heading: 'Six Salesforce decisions to make first',
            parts: [
              {
                kind: 'list',
                items: [
                  [
                    { text: 'The key.', strong: true },
                    ' Give accounts and contacts an External ID field that holds the other system’s number. Salesforce can then update or create records by that number, and a record sent twice stays one record.',
                  ],
                  [
                    { text: 'The login.', strong: true },
                    ' An integration has its own user, with API access and as few permissions as will do. One that borrows a sales manager’s login stops working on that manager’s last Friday.',
                  ],
                  [
                    { text: 'The allowance.', strong: true },
                    ' Salesforce limits API requests per 24 hours. As of November 2026, the number depends on edition and licenses. Send in batches, fetch only what changed, and set a warning well below the ceiling.',
                  ],
                  [
                    { text: 'The house rules.', strong: true },
                    ' Validation rules, flows, and duplicate rules apply to machines as well. A rule written to make salespeople enter an industry will turn the ledger away at 2:00 a.m.',
                  ],
                  [
                    { text: 'The old automation.', strong: true },
                    ' Salesforce ended support for Workflow Rules and Process Builder at the end of 2025. As of November 2026, existing ones generally still run. Move those the connection relies on to Flow before you build on them.',
                  ],
                  [
                    { text: 'The rehearsal.', strong: true },
                    ' Sandboxes differ in the data they hold, and editions in the sandboxes they include (as of November 2026). A dozen accounts named Test prove that a dozen accounts named Test will work.',
                  ],
                ],
              },
            ],
          },
          {
            heading: 'What an integration will not fix',
            parts: [
              {
                kind: 'paragraph',
                text: [
                  'If sales and accounting mean different things by “customer,” a fast connection starts the argument sooner. ',
                  {
                    text: 'Tidewick',
                    href: '/insights/success-stories/tidewick-duplicate-records',
                  },
                  ' had to merge its duplicate records before it could connect anything. And people still need a reason to open the page: ',
                  {
                    text: 'Harrow Creek Savings',
                    href: '/insights/success-stories/harrow-creek-branch-referrals',
                  },
                  ' went from 18 to 47 referrals a month with one short form in Salesforce, while two of its 14 branches hardly take part to this day.',
                ],
              },
            ],
          },
        ],
      },
    },
    {
      type: 'faq',
      id: 'faq',
      props: {
        title: 'Asked in\nJackson',
        items: [
          {
            question: 'Do you have anyone in Mississippi?',
            answer:
              'No. The whole firm works from Conway, and we would rather say so here than in the second meeting. You get one principal throughout, two visits with dates, and a third if something needs hands on site. Our proposal states the travel cost.',
          },
          {
            question: 'Do we need MuleSoft for this?',
            answer:
              'Perhaps later. A packaged connector or modest middleware is usually enough for a single pair. A large platform earns its keep once several teams build connections at the same time and one person owns them all.',
          },
          {
            question: 'Ten years of customization: is that a problem?',
            answer:
              'It costs time at the start. We list everything that fires when an account is saved, and in an old org nobody can recite it. What has no owner is switched off in the sandbox first, for 4 weeks.',
          },
          {
            question: 'We change accounting systems next year. Should we wait?',
            answer:
              'If the change is less than 6 months away, hold off on the connection and write the field list now.',
          },
        ],
      },
    },
    {
      type: 'link-list',
      id: 'next',
      props: {
        tone: 'pine',
        title: 'What is the\nother system?',
        items: [
          {
            title: 'Manufacturing',
            text: 'The other system is an ERP, and sales would like to see inventory and ship dates without calling the plant.',
            href: '/manufacturing',
            meta: 'Beside an ERP',
          },
          {
            title: 'Professional Services',
            text: 'The other system records time and bills it, and partners guard their contacts.',
            href: '/professional-services',
            meta: 'Beside time and billing',
          },
          {
            title: 'Reporting and Analytics',
            text: 'The two are connected at last, and their totals still differ.',
            href: '/services/reporting-analytics',
            meta: 'After the connection',
          },
        ],
      },
    },
    {
      type: 'cta-banner',
      id: 'audit',
      props: {
        title: 'Show us one\naccount twice',
        text: 'Salesforce on the left, the other system on the right. You keep the list of differences, whoever closes them.',
        action: BOOK_GROWTH_AUDIT,
      },
    },
  ],
});
