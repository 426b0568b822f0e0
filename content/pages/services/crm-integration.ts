import { HOSTS } from '#content/principals.ts';
import { definePage } from '../define-page.ts';
import { ALL_STORIES, BOOK_GROWTH_AUDIT, SERVICES_TRAIL } from './links.ts';

export const CRM_INTEGRATION = definePage({
  path: '/services/crm-integration',
  title: 'CRM Integration',
  seo: {
    type: 'service',
    title: 'CRM integration: every system, one record | Cadron',
    description:
      'CRM joined to accounting, ERP, shop, phone and forms. Every field has one master, and each failed transfer reaches a person before it reaches a client.',
  },
  blocks: [
    {
      type: 'service-hero',
      id: 'hero',
      props: {
        title: 'Every system,\none record',
        lead: 'We connect the CRM to accounting, ERP, shop, telephone and forms, and settle for each field which system may write it. When a transfer fails, a named person hears of it first.',
        action: BOOK_GROWTH_AUDIT,
        note: '42 platforms connected so far.',
        trail: SERVICES_TRAIL,
        drawing: 'systems',
        caption:
          'Seven systems linked each to each need 21 connections. Linked to one record they need seven.',
      },
    },
    {
      type: 'challenges',
      id: 'problem',
      props: {
        title: 'The same address,\ntyped four times',
        lead: 'Most companies have connections between their systems. Few can say what happens when one of them stops.',
        items: [
          {
            title: 'The last writer wins',
            text: 'Accounting corrects a billing address. At night the CRM restores the old one, and in the morning the invoice goes astray.',
          },
          {
            title: 'Failures make no sound',
            text: 'A required field was added in the ERP. Since then every ninth order has been refused, and the log that says so is read by nobody.',
          },
          {
            title: 'Built by someone who left',
            text: 'Eleven automations run under a former colleague’s login. Closing the account would be correct and would stop the shop.',
          },
          {
            title: 'Sales cannot see the truck',
            text: 'Delivery status exists in one system with nine licenses. Everyone else phones the warehouse, which then ships less.',
          },
        ],
        drawing: 'four-copies',
        labels: [
          'Web shop',
          '14 Oak St, no unit',
          'CRM',
          '14 Oak Street, Unit B',
          'ERP',
          'The old address, on credit hold',
          'Telephone system',
          'A number without a name',
        ],
      },
    },
    {
      type: 'capabilities',
      id: 'deliverables',
      props: {
        title: 'Connections with\na paper trail',
        items: [
          {
            title: 'Field map',
            text: 'Every shared field on one sheet: which system is master, who may read it, how it is translated, what happens when it is empty.',
            left: 'Six systems',
            right: 'One sheet',
            drawing: 'merge-three',
          },
          {
            title: 'Identity rules',
            text: 'What makes two records the same customer. Tax number first, then domain and postal code, then a person who decides from a list.',
            left: 'CRM, accounting',
            right: 'Same customer',
            drawing: 'two-lists-one',
          },
          {
            title: 'The connections',
            text: 'The vendor’s own connector where it fits, middleware where it does not, our code as a last resort. The reason is noted for each.',
            left: 'Both write',
            right: 'Both read',
            drawing: 'write-and-read',
          },
          {
            title: 'Checks at the door',
            text: 'An order without a tax code or a valid unit is held, with the sentence a clerk needs to mend it.',
            left: 'As sent',
            right: 'Fit to post',
            drawing: 'clean-gate',
          },
          {
            title: 'Queue and replay',
            text: 'What failed waits in order, is tried again, and after the fifth attempt appears on a named person’s task list. Nothing is sent twice.',
            left: 'Refused',
            right: 'Mended and sent again',
            drawing: 'loop-back',
          },
          {
            title: 'Handbook and keys',
            text: 'Service logins in your name, expiry dates in a calendar, a page for each connection. A stranger can restart it from the page.',
            left: 'An alarm',
            right: 'The person on duty',
            drawing: 'route-by-rule',
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
            heading: 'One connection, counted',
            parts: [
              {
                kind: 'paragraph',
                text: 'For example, a wholesaler types 380 orders a week from the CRM into its ERP. Four minutes each makes 25 hours. Three in a hundred contain a slip, eleven orders, and every slip costs 35 minutes of phone calls, another six and a half hours, before any credit note.',
              },
              {
                kind: 'paragraph',
                text: 'Connected, 94 in a hundred orders pass the checks untouched. The other 23 stop and take three minutes each, a little over an hour a week. About 30 hours are saved, and the slips that remain are of a new kind: a wrong rule is wrong 380 times. That is why the held orders are read daily in the first month, and why the rule table has an owner.',
              },
              {
                kind: 'paragraph',
                text: [
                  'Numbers of that sort come from a stopwatch and a week’s log, and we take yours before quoting. For makers of goods the sheet of dates in ',
                  { text: 'quote to cash', href: '/insights/quote-to-cash-for-manufacturers' },
                  ' shows which hand-over to connect first; why it should precede any assistant is argued in ',
                  {
                    text: 'one customer record before AI',
                    href: '/insights/one-customer-record-before-ai',
                  },
                  '.',
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
        title: 'Connect it,\nthen break it',
        lead: 'Joining two systems takes days. Deciding what they may tell each other takes longer, and comes first.',
        steps: [
          {
            title: 'List',
            text: 'Every system, every login, every nightly job, including the spreadsheet with a macro. We ask the person who is phoned when it fails.',
          },
          {
            title: 'Rule',
            text: 'One master for each field, one meaning for “customer”, one place for corrections. Disputes go to whoever answers to the customer for the error.',
          },
          {
            title: 'Connect',
            text: 'In a test copy with a month of real records, one direction at a time. Writing back begins only when reading has matched for a week.',
          },
          {
            title: 'Break',
            text: 'On purpose and in daylight: wrong password, full disk, double order, missing tax code. Each must end in an alarm, a held record and no loss.',
          },
        ],
      },
    },
    {
      type: 'plan',
      id: 'plan',
      props: {
        title: 'One connection\nat a time',
        lead: 'The two with the most re-typing come first. The rest wait until the alarm has been answered once in earnest.',
        phases: [
          {
            label: 'Inventory',
            from: 0,
            to: 10,
            text: 'Systems, logins and jobs listed, retyping timed for a week',
          },
          {
            label: 'Field map',
            from: 8,
            to: 26,
            text: 'Masters and identity rules signed by four owners',
          },
          {
            label: 'Test copy',
            from: 20,
            to: 34,
            text: 'A month of real records loaded twice with the same result',
          },
          {
            label: 'First link',
            from: 30,
            to: 50,
            text: 'Accounting or ERP read into the CRM, then written back',
          },
          {
            label: 'Breaking',
            from: 44,
            to: 56,
            text: 'Twelve failures staged, every alarm answered by its owner',
          },
          {
            label: 'Second link',
            from: 52,
            to: 74,
            text: 'Shop, telephone or forms joined under the same rules',
          },
          {
            label: 'Handbook',
            from: 70,
            to: 90,
            text: 'Your administrator restarts a stopped link without help',
          },
        ],
        endLabel: 'One shared record',
      },
    },
    {
      type: 'measures',
      id: 'measures',
      props: {
        title: 'Four counts,\nread by a person',
        items: [
          {
            name: 'Records that agree',
            how: 'Two hundred customers drawn by lot, eight fields compared in every connected system. A record counts only if all eight match.',
            by: '98 of 100 by day 80',
          },
          {
            name: 'Time to arrive',
            how: 'From save in one system to visible in the other, from both logs. We read the slowest twentieth and ignore the average.',
            by: 'Under 5 minutes, day 60',
          },
          {
            name: 'Failures older than a day',
            how: 'Held or refused transfers that nobody has mended within one working day, listed with their owner.',
            by: 'None from day 70',
          },
          {
            name: 'Found by staff or customers',
            how: 'Faults that a person noticed before the alarm did. Each one adds a check that would have caught it.',
            by: 'None in any month',
          },
        ],
      },
    },
    {
      type: 'story-cards',
      id: 'stories',
      props: { title: 'What joined-up\nrecords changed', count: 3, action: ALL_STORIES },
    },
    {
      type: 'faq',
      id: 'faq',
      props: {
        title: 'Asked by IT,\nand by finance',
        items: [
          {
            question: 'Connector, middleware or code?',
            answer:
              'In that order. A ready-made connector is maintained by somebody else and usually moves the common fields. Middleware earns its fee with three or more systems or with translation rules. Code of our own is for the gap that remains, and it comes with tests and a page in the handbook.',
          },
          {
            question: 'Ours is an old ERP without an interface. Can it be joined?',
            answer:
              'Often by file: an export every hour, checked and loaded, and an import the ERP accepts. It is slower and perfectly dependable. We refuse only when the maker forbids reading the data, which your contract will tell.',
          },
          {
            question: 'Does it have to be real time?',
            answer:
              'Stock and telephone calls, within seconds. Orders, within minutes. Prices and credit limits can come at night. Each step faster costs more to watch, so the field map states the speed with a reason.',
          },
          {
            question: 'Who is called at three in the morning?',
            answer:
              'Usually nobody. The queue holds, the alarm waits for the person on duty at seven, and no order is lost. If your shop ships at night we agree a rota before the first link opens.',
          },
          {
            question: 'Where are passwords and keys kept?',
            answer:
              'In your own password manager, under service accounts with the least rights that work. Ours are removed on the last day, and the handbook lists every key with its expiry.',
          },
          {
            question: 'What if a vendor changes its interface?',
            answer:
              'It will. Vendors announce such changes in advance as a rule, and a nightly check sends a known record through every link. We can watch the announcements for you or show your administrator where they appear.',
          },
        ],
      },
    },
    {
      type: 'cta-banner',
      id: 'audit',
      props: {
        title: 'Find the field\nyou type twice',
        text: 'One order, followed from inquiry to invoice on your screen, in 45 to 60 minutes. The free growth audit lists each place it was typed again.',
        action: BOOK_GROWTH_AUDIT,
        hosts: HOSTS,
      },
    },
  ],
});
