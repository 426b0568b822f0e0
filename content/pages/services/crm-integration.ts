import { HOSTS } from '#content/principals.ts';
import { definePage } from '../define-page.ts';
import { ALL_STORIES, BOOK_GROWTH_AUDIT, SERVICES_TRAIL } from './links.ts';

export const CRM_INTEGRATION = definePage({
  path: '/services/crm-integration',
  title: 'CRM Integration',
  seo: {
    type: 'service',
    title: 'CRM Integration: ERP, Accounting & Phone | Cadron',
    description:
      'We connect your CRM to accounting, ERP, online store, and phones. Every field has one master, and you hear of a failure before a customer does.',
  },
  blocks: [
    {
      type: 'service-hero',
      id: 'hero',
      props: {
        label: 'CRM Integration',
        title: 'Every system,\none record',
        lead: 'We connect your CRM to accounting, ERP, online store, phones, and forms, and settle which system may write each field. When a transfer fails, a named person knows first.',
        action: BOOK_GROWTH_AUDIT,
        note: '42 platforms connected so far.',
        trail: SERVICES_TRAIL,
        drawing: 'systems',
        caption:
          'Seven systems linked to each other need 21 connections. Linked to one record, they need seven.',
      },
    },
    {
      type: 'challenges',
      id: 'problem',
      props: {
        title: 'One address\ntyped four times',
        lead: 'Few companies can say what happens when a connection stops. The drawing is an example: one customer, four systems.',
        items: [
          {
            title: 'The last writer wins',
            text: 'Accounting corrects a billing address. At night the CRM restores the old one, and in the morning the invoice goes to the wrong building.',
          },
          {
            title: 'Failures make no sound',
            text: 'Someone added a required field to the ERP. Every ninth order has been rejected since, and nobody reads the log that says so.',
          },
          {
            title: 'Built by someone who left',
            text: '11 automations run under a former colleague’s login. Closing the account would be correct, and would stop the online store.',
          },
          {
            title: 'Sales cannot see the truck',
            text: 'Delivery status lives in one system with nine licenses. Everyone else calls the warehouse, which then ships less.',
          },
        ],
        drawing: 'four-copies',
        labels: [
          'Online store',
          '14 Oak St, no unit',
          'CRM',
          '14 Oak Street, Unit B',
          'ERP',
          'The old address, on credit hold',
          'Phone system',
          'A number without a name',
        ],
      },
    },
    {
      type: 'capabilities',
      id: 'deliverables',
      props: {
        title: 'Connections someone\nelse can run',
        items: [
          {
            title: 'Field map',
            text: 'Every shared field on one sheet: which system is its master, who may read it, how it is translated, and what happens when it is empty.',
            left: 'Six systems',
            right: 'One sheet',
            drawing: 'merge-three',
            amounts: [6],
          },
          {
            title: 'Identity rules',
            text: 'What makes two records the same customer: tax ID first, then domain and ZIP code, then a person who decides from a list.',
            left: 'CRM, accounting',
            right: 'Same customer',
            drawing: 'two-lists-one',
            amounts: [3],
          },
          {
            title: 'The connections',
            text: 'The vendor’s own connector where it fits, middleware where it does not, our code as a last resort. Each choice is noted with its reason.',
            left: 'Both write',
            right: 'Both read',
            drawing: 'write-and-read',
            amounts: [2],
          },
          {
            title: 'Checks at the door',
            text: 'An order without a tax code or a valid unit is held, with the one sentence a clerk needs to fix it.',
            left: 'As sent',
            right: 'Fit to post',
            drawing: 'clean-gate',
          },
          {
            title: 'Queue and replay',
            text: 'A failed transfer waits in line, is retried, and after the fifth attempt lands on a named person’s task list. Nothing is sent twice.',
            left: 'Rejected',
            right: 'Fixed and resent',
            drawing: 'loop-back',
            amounts: [5, 1],
          },
          {
            title: 'Handbook and keys',
            text: 'Service logins in your name, expiration dates on a calendar, and a page for each connection, clear enough for a stranger to restart it.',
            left: 'An alarm',
            right: 'The person on call',
            drawing: 'route-by-rule',
          },
        ],
      },
    },
    {
      type: 'plan',
      id: 'plan',
      props: {
        title: 'One connection\nat a time',
        lead: 'The two with the most retyping come first. The rest wait until someone has answered a real alarm.',
        phases: [
          {
            label: 'Inventory',
            from: 0,
            to: 10,
            text: 'Systems, logins, and jobs listed, retyping timed for a week',
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
            label: 'Break tests',
            from: 44,
            to: 56,
            text: 'Four failures staged, every alarm answered by its owner',
          },
          {
            label: 'Second link',
            from: 52,
            to: 74,
            text: 'Online store, phones, or forms connected by the same rules',
          },
          {
            label: 'Handbook',
            from: 70,
            to: 90,
            text: 'Your administrator restarts a stopped link without help',
          },
        ],
        endLabel: 'One shared record',
        steps: [
          {
            title: 'Map',
            text: 'Every system, login, and nightly job, including the spreadsheet with a macro. Each field gets one master, “customer” gets one meaning, and you agree on one number, such as hours of retyping.',
          },
          {
            title: 'Build',
            text: 'In a test copy with a month of real records, one direction at a time. Writing back begins only after reading has matched for a week.',
          },
          {
            title: 'Move',
            text: 'First we break it in four ways: wrong password, full disk, duplicate order, missing tax code. Each must end in an alarm, a held record, and no loss. Then one connection at a time goes live, with an off switch.',
          },
          {
            title: 'Adopt',
            text: 'Your administrator restarts a stopped connection without us. For a quarter we count the people who still retype, and every alarm that went unanswered.',
          },
        ],
      },
    },
    {
      type: 'measures',
      id: 'measures',
      props: {
        title: 'Proof that\nrecords agree',
        items: [
          {
            name: 'Records that agree',
            how: '200 customers picked at random, eight fields compared in every connected system. A record counts only if all eight match.',
            by: '98 of 100 by day 80',
          },
          {
            name: 'Time to arrive',
            how: 'From saved in one system to visible in the other, from both logs. We read the slowest 5% and ignore the average.',
            by: 'Under 5 minutes, day 60',
          },
          {
            name: 'Failures older than a day',
            how: 'Held or rejected transfers that nobody has fixed within one business day, listed with their owner.',
            by: 'None from day 70',
          },
          {
            name: 'Found by staff or customers',
            how: 'Failures that a person noticed before the alarm did. Each one adds a check that would have caught it.',
            by: 'None in any month',
          },
        ],
      },
    },
    {
      type: 'story-cards',
      id: 'stories',
      props: { title: 'Before and after', isSmall: true, count: 3, action: ALL_STORIES },
    },
    {
      type: 'faq',
      id: 'faq',
      props: {
        title: 'What IT and\nfinance ask',
        items: [
          {
            question: 'Our ERP is old and has no API. Can it be connected?',
            answer:
              'Often by file: an export every hour, checked and loaded, and an import the ERP accepts. It is slower and dependable. We say no only if the vendor forbids reading the data; your contract says whether it does.',
          },
          {
            question: 'Does it have to be real time?',
            answer:
              'Inventory and phone calls, within seconds. Orders, within minutes. Prices and credit limits can arrive overnight. Each step faster costs more to monitor, so the field map states the speed and the reason for it.',
          },
          {
            question: 'Who gets the call at 3:00 a.m.?',
            answer:
              'Usually nobody. The queue holds, the alarm waits for the person who starts at 7:00 a.m., and no order is lost. If you ship at night, we agree on an on-call schedule before the first connection opens.',
          },
          {
            question: 'What if a vendor changes its API?',
            answer:
              'It will. A nightly check sends a known record through every connection, so a change shows up the next morning. Vendors usually announce changes in advance; we can watch for you or show your administrator where to look.',
          },
        ],
      },
    },
    {
      type: 'cta-banner',
      id: 'audit',
      props: {
        title: 'Find the field\nyou type twice',
        text: 'In the free growth audit we follow one order to its invoice and list every place someone typed it again.',
        action: BOOK_GROWTH_AUDIT,
        hosts: HOSTS,
      },
    },
  ],
});
