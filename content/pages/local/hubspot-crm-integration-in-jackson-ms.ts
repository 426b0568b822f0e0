import { definePage } from '../define-page.ts';

export const HUBSPOT_CRM_INTEGRATION_IN_JACKSON_MS = definePage({
  path: '/insights/hubspot-crm-integration-in-jackson-ms',
  title: 'HubSpot CRM integration in Jackson, MS',
  seo: {
    title: 'HubSpot CRM integration in Jackson, MS | Cadron',
    description:
      'HubSpot connected to QuickBooks, an ERP or a web shop for companies in Jackson, Mississippi. Three ways to do it, the traps, and an eight-week plan.',
  },
  blocks: [
    {
      type: 'page-hero',
      id: 'hero',
      props: {
        title: 'HubSpot that\nsees the order',
        lead: 'For companies in Jackson we join HubSpot to QuickBooks, an ERP, a web shop or the phones. We do it from Conway, Arkansas, on a shared screen, usually with two visits of two days. There is no Cadron office in Mississippi.',
        action: { label: 'Book Growth Audit', href: '/book-audit' },
        trail: [{ label: 'Insights', href: '/insights' }],
        streams: {
          shape: 'merge',
          ends: ['QuickBooks', 'ERP', 'Online store', 'Phones'],
          river: 'One history in HubSpot',
        },
      },
    },
    {
      type: 'rich-text',
      id: 'ways',
      props: {
        sections: [
          {
            heading: 'Where possible, a ready app',
            parts: [
              {
                kind: 'paragraph',
                text: 'HubSpot’s marketplace lists an app for most well-known systems, and some of the syncs HubSpot maintains itself. Such an app suits two systems that hold plain customers and invoices. Before switching one on, read what it moves. As of November 2026 many carry contacts well, line items less well, and fields of your own only in certain editions.',
              },
            ],
          },
          {
            heading: 'Where rules differ, a translator',
            parts: [
              {
                kind: 'paragraph',
                text: 'Zapier for light work, heavier tools for more. It pays when the two systems mean different things by the same word: a quote becomes a deal with lines, a cancellation closes it, a partial shipment does neither. An administrator can read such rules and change them. Somebody should watch the task count, which is commonly what the bill is made of.',
              },
            ],
          },
          {
            heading: 'Where neither fits, our code',
            parts: [
              {
                kind: 'paragraph',
                text: 'For an elderly ERP, a customer portal, or volumes that wear out the other two. HubSpot’s interfaces are well documented, and they limit how many calls an account may make in a stretch of time. So changes travel in batches, and nothing asks after every record each minute. The code runs under a login in your name.',
              },
            ],
          },
        ],
      },
    },
    {
      type: 'plan',
      id: 'plan',
      props: {
        title: 'Eight weeks,\ntwo drives',
        lead: 'An example for HubSpot and one accounting system. Everything outside the two visits happens on a shared screen.',
        days: 56,
        phases: [
          {
            label: 'First visit',
            from: 0,
            to: 4,
            text: 'Two days at your desks, to see who types what from which paper',
          },
          {
            label: 'Field list',
            from: 3,
            to: 15,
            text: 'Each shared field may be changed in one system only',
          },
          {
            label: 'Matching',
            from: 12,
            to: 26,
            text: 'Customers paired across both systems, leftovers decided by hand',
          },
          {
            label: 'Test account',
            from: 20,
            to: 34,
            text: 'Last month loaded, counted, thrown away and loaded again',
          },
          {
            label: 'One way',
            from: 32,
            to: 44,
            text: 'Orders and balances show in HubSpot, nothing is written back',
          },
          {
            label: 'Both ways',
            from: 42,
            to: 54,
            text: 'Won deals become orders, and a refusal reaches a named person',
          },
          {
            label: 'Second visit',
            from: 45,
            to: 50,
            text: 'Beside the people who now work with it, corrections the same day',
          },
        ],
        endLabel: 'In step',
      },
    },
    {
      type: 'rich-text',
      id: 'traps',
      props: {
        tone: 'sand',
        sections: [
          {
            heading: 'Four HubSpot habits to settle first',
            parts: [
              { kind: 'heading', text: 'One domain, one company' },
              {
                kind: 'paragraph',
                text: 'By default, as of November 2026, HubSpot tells companies apart by web domain. A medical group with eleven locations and one website arrives as a single record. Each location needs the ledger’s customer number and a parent above it before the first sync, because separating them afterward is done by hand.',
              },
              { kind: 'heading', text: 'One email, one person' },
              {
                kind: 'paragraph',
                text: 'Contacts are told apart by email address. A purchasing office that writes from orders@ is one person with eight names, and a foreman without email is nobody. We decide for both kinds what a contact is.',
              },
              { kind: 'heading', text: 'New contacts may cost money' },
              {
                kind: 'paragraph',
                text: 'A sync can load nine thousand invoice recipients as marketing contacts overnight. Records from accounting should start outside marketing, with a rule for the few that get promoted.',
              },
              { kind: 'heading', text: 'An order needs a home' },
              {
                kind: 'paragraph',
                text: 'A won deal may do. HubSpot has an order record too, and its highest edition lets you define a record type of your own. As of November 2026 reports and workflows reach the three differently, so the report you want decides.',
              },
            ],
          },
        ],
      },
    },
    {
      type: 'consultation',
      id: 'distance',
      props: {
        sections: [
          {
            heading: 'How it works from four hours away',
            paragraphs: [
              'A visit gets a date, a list and two full days, usually with the same three people: whoever enters orders, whoever answers the phone, whoever closes the month. In between there is a call of half an hour each week, on your screen, at an hour that never moves. Conway and Jackson both keep Central time, which helps more than one expects.',
              'Some things are in reach of our voice and out of reach of our hands. A server in the back room, a label printer, a telephone switch from 2009: your IT provider does that work, and we stay on the line.',
            ],
          },
          {
            heading: 'When a local firm is better',
            paragraphs: [
              'If your systems need somebody standing in front of them every week, look in Hinds, Rankin or Madison County. The same holds if your people learn only in a room with a trainer, and some very good people do. Ask whoever you find to explain the four habits above. It sorts candidates quickly.',
            ],
          },
        ],
        card: {
          title: 'Both systems on screen',
          text: 'One customer, looked up in HubSpot and in the ledger. An hour is enough to see how far apart they are.',
          action: { label: 'Book Growth Audit', href: '/book-audit' },
          secondary: { label: 'CRM Integration', href: '/services/crm-integration' },
        },
      },
    },
    {
      type: 'measures',
      id: 'tests',
      props: {
        title: 'Three tests\nbefore we leave',
        items: [
          {
            name: 'Yesterday’s orders',
            how: 'At nine each morning your clerk lists them from both systems, without us on the phone, and finds the same ones.',
            by: 'Ten days in a row',
          },
          {
            name: 'An unplugged evening',
            how: 'We cut the connection after closing time. By morning the right person knows, and each waiting order arrives once.',
            by: 'Passed by day 50',
          },
          {
            name: 'The question without a call',
            how: 'Salespeople are asked what a customer owes and what is on the truck. They answer from HubSpot alone.',
            by: '9 of 10 by day 56',
          },
        ],
      },
    },
    {
      type: 'faq',
      id: 'faq',
      props: {
        title: 'Asked by\nbookkeepers',
        items: [
          {
            question: 'Our QuickBooks runs on a machine under a desk. Can it be connected?',
            answer:
              'Often, by a small program on that machine or a file every night. Both stop when the machine sleeps, so the check that reports silence matters as much as the link itself. If you plan to move to an online ledger within the year, wait for that.',
          },
          {
            question: 'Will HubSpot change our books?',
            answer:
              'It may propose customers and orders, and accounting accepts them. Posted invoices, payments and tax are read and never written. Your accountant should see that sentence in the field list and sign beside it.',
          },
          {
            question: 'Can the Zapier connections stay?',
            answer:
              'Those that only notify somebody, yes. Those that create or change customers get an owner and the new rules, or an end date. Expect to find two that do the same thing.',
          },
          {
            question: 'Do we need a higher edition of HubSpot?',
            answer:
              'Find out before you renew. Standard records can be read and written in most editions; sandboxes, record types of your own and finer permissions cannot be had in all. We name what the design depends on, and you ask HubSpot for it in writing.',
          },
          {
            question: 'We serve hospitals. May patient details go in?',
            answer:
              'Our advice is to keep them out. As of November 2026 HubSpot offers settings for sensitive data and a business associate agreement in its Enterprise editions, limited to features it lists. Whether that covers your case is for your compliance officer to say, in writing, before we build.',
          },
        ],
      },
    },
    {
      type: 'link-list',
      id: 'related',
      props: {
        title: 'Neighboring\nquestions',
        tone: 'sand',
        items: [
          {
            title: 'Integration beyond HubSpot',
            text: 'ERP, phones, scheduling and health records in Jackson, whichever CRM you run.',
            href: '/insights/crm-integration-services-in-jackson-ms',
          },
          {
            title: 'Manufacturing',
            text: 'If the order starts as a drawing, and the quote is the step that takes three weeks.',
            href: '/manufacturing',
          },
          {
            title: 'Ecommerce',
            text: 'If the order starts in a shop, and returns decide what it was worth.',
            href: '/ecommerce',
          },
        ],
      },
    },
    {
      type: 'cta-banner',
      id: 'audit',
      props: {
        title: 'Show us\nboth screens',
        text: 'HubSpot on the left, the ledger on the right, one customer in each. The audit is free, takes 45 to 60 minutes, and needs no drive.',
        action: { label: 'Book Growth Audit', href: '/book-audit' },
      },
    },
  ],
});
