import { BOOK_GROWTH_AUDIT } from '#content/pages/services/links.ts';
import { definePage } from '../define-page.ts';

/** Integrating HubSpot with accounting, ERP or an online store, for companies in Jackson, Mississippi. */
export const HUBSPOT_CRM_INTEGRATION_IN_JACKSON_MS = definePage({
  path: '/insights/hubspot-crm-integration-in-jackson-ms',
  title: 'HubSpot CRM integration in Jackson, MS',
  seo: {
    title: 'HubSpot CRM Integration in Jackson, MS | Cadron',
    description:
      'HubSpot connected to QuickBooks, an ERP, or an online store in Jackson, MS. Three ways to do it, the traps to avoid, and an 8-week plan.',
  },
  blocks: [
    {
      type: 'page-hero',
      id: 'hero',
      props: {
        label: 'HubSpot CRM integration in Jackson, MS',
        title: 'HubSpot that\nsees the order',
        lead: 'For companies in Jackson we connect HubSpot to QuickBooks, an ERP, an online store, or the phones. We do it from Conway, Arkansas, by video, usually with two visits of 2 days each. There is no Cadron office in Mississippi.',
        action: BOOK_GROWTH_AUDIT,
        trail: [{ label: 'Insights', href: '/insights' }],
        streams: {
          shape: 'merge',
          ends: ['QuickBooks, 12', 'ERP, 26', 'Online store, 9', 'Phones, 31'],
          river: 'One history in HubSpot',
          caption: 'An example, to scale: a customer’s year in 78 events, by where they happened.',
        },
      },
    },
    {
      type: 'rich-text',
      id: 'ways',
      props: {
        sections: [
          {
            heading: 'First choice: a ready-made app',
            parts: [
              {
                kind: 'paragraph',
                text: 'HubSpot’s marketplace lists an app for most well-known systems, and HubSpot maintains some of the syncs itself. Such an app suits two systems that hold plain customers and invoices. Before switching one on, read what it moves. As of November 2026, many carry contacts well, line items less well, and custom fields only in certain editions.',
              },
            ],
          },
          {
            heading: 'Where rules differ: middleware',
            parts: [
              {
                kind: 'paragraph',
                text: 'Zapier for light work, heavier tools for more. It pays when the two systems mean different things by the same word: a quote becomes a deal with line items, a cancellation closes it, a partial shipment does neither. An administrator can read such rules and change them. Someone should watch the task count, which sets the bill.',
              },
            ],
          },
          {
            heading: 'Where neither fits: custom code',
            parts: [
              {
                kind: 'paragraph',
                text: 'For an aging ERP, a customer portal, or volumes that wear out the other two. HubSpot’s APIs are well documented and, as of November 2026, limit how many calls an account can make in a given time. So changes travel in batches, and nothing polls every record every minute. The code runs under a login in your name.',
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
        label: 'Example plan',
        title: 'Eight weeks and\ntwo visits',
        lead: 'For HubSpot and one accounting system. Everything outside the two visits takes place by video.',
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
            text: 'Each shared field can be changed in one system only',
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
            text: 'Last month loaded, counted, thrown away, and loaded again',
          },
          {
            label: 'One way',
            from: 32,
            to: 44,
            text: 'Orders and balances show in HubSpot; nothing is written back',
          },
          {
            label: 'Both ways',
            from: 42,
            to: 54,
            text: 'Won deals become orders, and a rejected order reaches a named person',
          },
          {
            label: 'Second visit',
            from: 45,
            to: 50,
            text: 'Beside the people who now work with it, corrections the same day',
          },
        ],
        endLabel: 'In sync',
      },
    },
    {
      type: 'rich-text',
      id: 'traps',
      props: {
        tone: 'sand',
        sections: [
          {
            heading: 'Four HubSpot defaults to settle first',
            parts: [
              { kind: 'heading', text: 'One domain, one company' },
              {
                kind: 'paragraph',
                text: 'These four defaults apply as of November 2026. HubSpot knows companies by their web domain. A medical group with 11 locations and one website arrives as a single record. Each location needs the ledger’s customer number and a parent company above it before the first sync, because separating them afterward is done by hand.',
              },
              { kind: 'heading', text: 'One email, one person' },
              {
                kind: 'paragraph',
                text: 'HubSpot knows contacts by their email address. A purchasing office that writes from orders@ is one person with eight names, and a foreman without email is nobody. We decide with you, for both kinds, what counts as a contact.',
              },
              { kind: 'heading', text: 'New contacts can cost money' },
              {
                kind: 'paragraph',
                text: 'HubSpot’s marketing contacts count toward the price of its marketing product, and a sync can turn thousands of invoice recipients into marketing contacts overnight. Records from accounting should start as non-marketing contacts, with a rule for the few that get promoted.',
              },
              { kind: 'heading', text: 'An order needs a home' },
              {
                kind: 'paragraph',
                text: 'A won deal will do for some. HubSpot has an order record too, and its highest edition lets you define a record type of your own. Because reports and workflows reach the three differently, let the report you want decide.',
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
            heading: 'How it works from 5 hours away',
            paragraphs: [
              'A visit gets a date, a list, and 2 full days, usually with the same three people: whoever enters orders, whoever answers the phone, whoever closes the month. In between there is a half-hour call each week. Conway and Jackson are both on Central Time.',
              'Some jobs need hands on site. A server in the back room, a label printer, a phone system from 2009: your IT provider does that work, and we stay on the line.',
            ],
          },
          {
            heading: 'When a local firm is better',
            paragraphs: [
              'If your systems need someone standing in front of them every week, look in Hinds, Rankin, or Madison County. Ask whoever you find to explain the four defaults above.',
            ],
          },
        ],
        card: {
          title: 'Both systems on screen',
          text: 'One customer, looked up in HubSpot and in the ledger. An hour is enough to see how far apart they are.',
          action: BOOK_GROWTH_AUDIT,
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
            how: 'At 9:00 a.m. your clerk lists them from both systems, without us on the line, and the two lists match.',
            by: '10 days in a row',
          },
          {
            name: 'An unplugged evening',
            how: 'We cut the connection after closing time. By morning the right person knows, and each waiting order arrives once.',
            by: 'Passed by day 50',
          },
          {
            name: 'No call to accounting',
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
              'Often, with a small program on that machine or a nightly file. Both stop when the machine sleeps, so an alarm for silence matters as much as the connection itself. If you plan to move to an online ledger within the year, wait for that.',
          },
          {
            question: 'Will HubSpot change our books?',
            answer:
              'It can propose customers and orders, and accounting accepts them. Posted invoices, payments, and tax are read and never written. Your accountant should see that sentence in the field list and sign next to it.',
          },
          {
            question: 'Can our Zapier connections stay?',
            answer:
              'Those that only notify someone, yes. Those that create or change customers get an owner and the new rules, or an end date. We usually find two that do the same thing.',
          },
          {
            question: 'Do we need a higher edition of HubSpot?',
            answer:
              'Find out before you renew. As of November 2026, most editions can read and write standard records; sandboxes, custom record types, and finer permissions come only with some. We name what the design depends on, and you ask HubSpot to confirm it in writing.',
          },
          {
            question: 'We serve hospitals. Can patient details go in?',
            answer:
              'Our advice is to keep them out. As of November 2026, HubSpot offers settings for sensitive data and a business associate agreement in its Enterprise editions, limited to features it lists. Whether that covers your case is for your compliance officer to say, in writing, before we build.',
          },
        ],
      },
    },
    {
      type: 'link-list',
      id: 'related',
      props: {
        title: 'Related\nquestions',
        tone: 'sand',
        items: [
          {
            title: 'CRM integration in Jackson',
            text: 'ERP, phones, and scheduling with HubSpot or Salesforce, and what to do about health records.',
            href: '/insights/crm-integration-services-in-jackson-ms',
          },
          {
            title: 'Manufacturing',
            text: 'If the order starts as a drawing, and the quote is the step that takes weeks.',
            href: '/manufacturing',
          },
          {
            title: 'Ecommerce',
            text: 'If the order starts in an online store, and returns decide what it was worth.',
            href: '/ecommerce',
          },
        ],
      },
    },
    {
      type: 'cta-banner',
      id: 'audit',
      props: {
        title: 'Check one\ncustomer with us',
        text: 'Pick any name. We look it up with you in HubSpot and in the ledger, and write down every field that disagrees. The audit is free, and nobody has to drive.',
        action: BOOK_GROWTH_AUDIT,
      },
    },
  ],
});
