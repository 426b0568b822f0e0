import type { CheatsheetContent } from '#src/domains/leads/guides/guide-content.ts';

/**
 * The HubSpot Executive Cheatsheet, page by page, which `content/pages/playbooks/executive-cheatsheet.ts` offers.
 * Menus, permissions and AI features were checked against HubSpot's help pages in the month in `checked`.
 */
export const EXECUTIVE_CHEATSHEET_GUIDE: CheatsheetContent = {
  title: 'HubSpot Executive Cheatsheet',
  checked: 'November 2026',
  numbers: {
    headline: 'Seven numbers\nto ask for',
    lead: 'Read them on the same weekday, from the account itself. Everything else in HubSpot is somebody else’s job.',
    items: [
      {
        name: 'New inquiries',
        tells:
          'People who asked for something since last week. A rise nobody can name a cause for is usually a form, not demand.',
        from: 'contacts',
        found:
          'Contacts, create date in the last 7 days, original source not “offline”. Leave out imports and your own staff.',
      },
      {
        name: 'Open pipeline of the quarter',
        tells:
          'What could still be signed by quarter’s end. Compare it with the same week of last quarter, never with the target.',
        from: 'deals',
        found: 'Deals, stage open, close date this quarter. Sum of amount.',
      },
      {
        name: 'Win rate',
        tells:
          'Of the deals that ended, how many ended well. Count by close date. By create date, the young deals flatter you.',
        from: 'deals',
        found: 'Deals closed in the last 90 days: won, divided by won and lost together.',
      },
      {
        name: 'Hours to a first answer',
        tells:
          'From the form to a person’s call or reply. Ask for the slowest tenth. The average hides the ones who gave up.',
        from: 'contacts',
        found:
          'The same contacts: from create date to the first logged call, mail or meeting. Sort, and read the bottom.',
      },
      {
        name: 'Days from create to close',
        tells:
          'How long winning takes. It dates the forecast: a deal half as old as this will not close on Friday.',
        from: 'deals',
        found: 'Deals won in the last 90 days, days to close. Take the median.',
      },
      {
        name: 'Overdue tasks',
        tells:
          'Promises past their date. A hundred of them on one person is a staffing question, not a discipline question.',
        from: 'tasks',
        found:
          'Tasks, not completed, due date before today. Group by the person they are assigned to.',
      },
      {
        name: 'Deals without a next step',
        tells:
          'Open deals in which nothing is planned. They are not lost yet, and nobody is on them.',
        from: 'deals',
        found: 'Deals, stage open, next activity date unknown.',
      },
    ],
  },
  places: {
    headline: 'Where the\nseven live',
    lead: 'Four are read from deals, two from contacts, one from tasks. Each filter makes a saved view that anybody can open.',
    kinds: { deals: 'Deals', contacts: 'Contacts', tasks: 'Tasks' },
    note: 'Win rate, the slowest tenth and the median are quicker as reports; the custom report builder came with the Professional and Enterprise editions when we looked in November 2026. In the others, open the view, export it, and sort one column. Nearly as good, and it takes four minutes.',
  },
  stages: {
    headline: 'Eight stages,\neight facts',
    lead: 'A stage is only worth reporting if a fact lets a record in. An opinion lets everybody in.',
    items: [
      { name: 'Subscriber', entry: 'Asked for mail, and for nothing else.' },
      { name: 'Lead', entry: 'Gave a name and a company: form, card or call.' },
      {
        name: 'Marketing qualified lead',
        entry: 'Fits the kind of company you serve and did one thing on your written list.',
      },
      {
        name: 'Sales qualified lead',
        entry: 'Told a salesperson a need, and it is written down.',
      },
      { name: 'Opportunity', entry: 'A deal with an amount and a date is open.' },
      { name: 'Customer', entry: 'A deal is won. A setting sees to it.' },
      { name: 'Evangelist', entry: 'Gave a reference, or sent you somebody by name.' },
      { name: 'Other', entry: 'Suppliers, applicants and your own staff.' },
    ],
    note: 'The eight as HubSpot ships them, November 2026. The steps show the order and no amounts. HubSpot’s automatic settings do not move a record backward, so correct by hand what came in wrong.',
  },
  rights: {
    headline: 'Five rights,\nfour roles',
    lead: 'Our starting point for a company of 20 to 200. Settings, then Users & Teams; ask your administrator for five minutes and look at the screen together.',
    roles: ['Executive', 'Administrator', 'Manager', 'Rep'],
    items: [
      {
        name: 'Export',
        why: 'Your list leaves the house this way, often the week before somebody does.',
        held: [true, true, false, false],
      },
      {
        name: 'Delete',
        why: 'Records can be brought back for 90 days. Somebody has to notice first.',
        held: [false, true, false, false],
      },
      {
        name: 'Merge',
        why: 'Cannot be undone. A manager knows the two companies; a rep knows one.',
        held: [false, true, true, false],
      },
      {
        name: 'Change settings',
        why: 'One renamed stage, and last year’s report is about something else.',
        held: [false, true, false, false],
      },
      {
        name: 'See every deal',
        why: 'A rep who sees all of them reads; one who may edit all of them tidies.',
        held: [true, true, true, false],
      },
    ],
    note: 'As of November 2026. A change counts after the person has signed out and in again. Finer limits, such as a team’s own records, belonged to the larger editions; without them, a saved view per team keeps most people where they should be. Count your super admins while you are there: two are enough, and seven are common.',
  },
  review: {
    headline: 'Fifteen minutes\na week',
    lead: 'Same weekday, same order, standing if you like. The screen shows HubSpot and nothing else.',
    items: [
      {
        minutes: 2,
        title: 'The seven, read aloud',
        question: 'Which one moved more than it usually does?',
      },
      {
        minutes: 5,
        title: 'Deals that slipped',
        question: 'What did the customer say when the date went by, in their words?',
      },
      {
        minutes: 4,
        title: 'Deals without a next step',
        question: 'Do we plan one now, or do we close it?',
      },
      {
        minutes: 2,
        title: 'The week’s slowest answer',
        question: 'Where did it lie, and who could not see it?',
      },
      {
        minutes: 2,
        title: 'One decision',
        question: 'What changes by next week, and who does it?',
      },
    ],
    note: 'No slides. If a number is wrong, write the record’s name down, mend it after the meeting and go on. An argument about one record eats all five minutes of item two.',
  },
  checks: {
    headline: 'Five checks on\nthe forecast',
    lead: 'A deal that fails one leaves the total until it is mended. Run them in this order, the easiest to argue about last.',
    items: [
      { name: 'No next step', rule: 'Nothing is planned with the customer.', takesOut: 16 },
      {
        name: 'Close date gone by',
        rule: 'It should have been signed before today.',
        takesOut: 12,
      },
      { name: 'No amount', rule: 'Worth nothing, or never priced.', takesOut: 9 },
      { name: 'No contact', rule: 'A company is on it, and no human being.', takesOut: 6 },
      {
        name: 'Twice the usual age',
        rule: 'Open for more than double your days from create to close.',
        takesOut: 4,
      },
    ],
    note: 'An example: of 100 deals in the forecast, 47 fail a check and 53 stay. Yours will differ. The first week hurts; afterward the total moves because of customers.',
  },
  features: {
    headline: 'Twelve AI\nfeatures',
    lead: 'Five on, four to test, three off until the records are clean. A feature that writes to a record waits longer than one that writes to you.',
    columns: [
      {
        verdict: 'On',
        meaning: 'A person reads it before anything happens.',
        features: [
          { name: 'Record summaries', why: 'The last six months in a paragraph, before a call.' },
          {
            name: 'Call notes',
            why: 'Transcript and tasks. Tell the other side they are recorded.',
          },
          { name: 'Draft mails', why: 'A first version, sent under a name that read it.' },
          { name: 'Reply suggestions', why: 'The help desk proposes, your agent decides.' },
          {
            name: 'Questions to the assistant',
            why: 'Faster than building a report you need once.',
          },
        ],
      },
      {
        verdict: 'Test',
        meaning: 'One team, four weeks, a count before and after.',
        features: [
          { name: 'Customer agent', why: 'One channel, your own articles, a way to a person.' },
          { name: 'Prospecting agent', why: 'Drafts only. Read twenty before it sends one.' },
          { name: 'Data agent', why: 'Fills fields from the web. Check fifty records by hand.' },
          { name: 'Enrichment', why: 'Company facts. Decide first which source wins.' },
        ],
      },
      {
        verdict: 'Off',
        meaning: 'Until the fields they learn from are filled.',
        features: [
          { name: 'AI scores', why: 'They learn from lost deals. Yours say “other”.' },
          { name: 'AI steps in workflows', why: 'They write at night, to every record at once.' },
          { name: 'Sending by itself', why: 'One wrong owner, and two people write to a client.' },
        ],
      },
    ],
    note: 'As we found them in November 2026; names move. Super admins switch AI on and off under Settings, Account Management, AI. In accounts that had never set it, generative features and their access to CRM data were on by default. Training of HubSpot’s models has a switch of its own there. Agents draw on monthly credits, which did not carry over when we looked: have one person watch the meter.',
  },
  setup: {
    headline: 'The setup,\nweek by week',
    lead: 'Two to three weeks, beside the usual work. Your administrator needs about ten hours; you need three meetings of half an hour.',
    weeks: [
      {
        title: 'Definitions',
        days: [
          'Agree the seven, finance present',
          'Write a fact beside each stage',
          'Let the won stage make a customer',
        ],
      },
      {
        title: 'Views, rights, review',
        days: [
          'Save seven views, one name on each',
          'Set the five rights by role',
          'Hold the first review, badly',
        ],
      },
      {
        title: 'What fits nothing',
        days: [
          'List the records no definition takes',
          'Run the five checks, read the total',
          'Move AI features to their columns',
        ],
      },
    ],
    sheet: 'Your sheet',
    ask: {
      text: 'Empty lines after three weeks? Bring the sheet. The growth audit is free and takes 45 to 60 minutes.',
      label: 'Book Growth Audit',
      href: '/book-audit',
    },
  },
};
