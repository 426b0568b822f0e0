import type { CheatsheetContent } from '#content/guides/guide-content.ts';

/**
 * The HubSpot Executive Cheatsheet, page by page, which `content/pages/playbooks/executive-cheatsheet.ts` offers.
 * Menus, permissions and AI features were checked against HubSpot's help pages in the month in `checked`.
 */
export const EXECUTIVE_CHEATSHEET_GUIDE: CheatsheetContent = {
  title: 'HubSpot Executive Cheatsheet',
  checked: 'November 2026',
  numbers: {
    headline: 'Seven numbers\nto ask for',
    lead: 'Read them on the same day each week, in the account itself. Everything else in HubSpot is someone else’s job.',
    items: [
      {
        name: 'New inquiries',
        tells:
          'People who asked for something since last week. A rise nobody can explain is usually a form, not demand.',
        from: 'contacts',
        found:
          'Contacts, create date in the last 7 days, original source not “offline.” Leave out imports and your own staff.',
      },
      {
        name: 'Open pipeline this quarter',
        tells:
          'What could still be signed by quarter’s end. Compare it with the same week last quarter, never with the target.',
        from: 'deals',
        found: 'Deals, stage open, close date this quarter. Total amount.',
      },
      {
        name: 'Win rate',
        tells:
          'Of the deals that ended, how many you won. Count by close date. By create date, the young deals flatter you.',
        from: 'deals',
        found: 'Deals closed in the last 90 days: won, divided by won and lost together.',
      },
      {
        name: 'Hours to first reply',
        tells:
          'From the form to a person’s call or reply. Ask for the slowest tenth. The average hides the people who gave up.',
        from: 'contacts',
        found:
          'The same contacts: from create date to the first logged call, email, or meeting. Sort, and read the bottom.',
      },
      {
        name: 'Days from create to close',
        tells:
          'How long winning takes. It tests the forecast: a deal half as old as this will not close on Friday.',
        from: 'deals',
        found: 'Deals won in the last 90 days, days to close. Take the median.',
      },
      {
        name: 'Overdue tasks',
        tells:
          'Promises past their date. A hundred of them with one person is a staffing problem, not a discipline problem.',
        from: 'tasks',
        found:
          'Tasks, not completed, due date before today. Group by the person they are assigned to.',
      },
      {
        name: 'Deals without a next step',
        tells:
          'Open deals with nothing planned. They are not lost yet, and nobody is working on them.',
        from: 'deals',
        found: 'Deals, stage open, next activity date unknown.',
      },
    ],
  },
  places: {
    headline: 'Where the\nseven live',
    lead: 'Four come from deals, two from contacts, one from tasks. Save each filter as a view that anyone can open.',
    kinds: { deals: 'Deals', contacts: 'Contacts', tasks: 'Tasks' },
    note: 'Win rate, the slowest tenth, and the median are quicker as reports. When we checked in November 2026, the custom report builder came with the Professional and Enterprise editions. In the others, open the view, export it, and sort one column. It is nearly as good and takes 4 minutes.',
  },
  stages: {
    headline: 'Eight stages,\neight facts',
    lead: 'A stage is only worth reporting if a fact lets a record in. An opinion lets everyone in.',
    items: [
      { name: 'Subscriber', entry: 'Signed up for email, and nothing else.' },
      { name: 'Lead', entry: 'Gave a name and a company: form, card, or call.' },
      {
        name: 'Marketing qualified lead',
        entry: 'Fits the kind of company you serve and did one thing on your written list.',
      },
      {
        name: 'Sales qualified lead',
        entry: 'Named a need to a salesperson, who wrote it down.',
      },
      { name: 'Opportunity', entry: 'A deal with an amount and a date is open.' },
      { name: 'Customer', entry: 'A deal is won. A setting makes the change.' },
      { name: 'Evangelist', entry: 'Gave a reference, or referred someone by name.' },
      { name: 'Other', entry: 'Suppliers, applicants, and your own staff.' },
    ],
    note: 'The eight as HubSpot ships them, November 2026. The steps show the order, not amounts. HubSpot’s automatic settings do not move a record backward, so correct by hand whatever came in wrong.',
  },
  rights: {
    headline: 'Permissions\nby role',
    lead: 'Our starting point for a company of 20 to 500 people. Look at Settings, Users & Teams together with your administrator.',
    roles: ['Executive', 'Administrator', 'Manager', 'Rep'],
    items: [
      {
        name: 'Export',
        why: 'Your list leaves the building this way, often the week before someone does.',
        held: [true, true, false, false],
      },
      {
        name: 'Delete',
        why: 'Records can be restored for 90 days. Someone has to notice first.',
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
        why: 'Reps work their own deals. Comparing all of them is a manager’s job.',
        held: [true, true, true, false],
      },
    ],
    note: 'As of November 2026. A change takes effect after the person signs out and in again. Finer limits, such as a team’s own records, came only with larger editions; without them, a saved view per team keeps most people where they should be. Count your super admins while you are there. Two are enough; there are usually more.',
  },
  review: {
    headline: 'Fifteen minutes\na week',
    lead: 'Same day, same order, standing if you like. The screen shows HubSpot and nothing else.',
    items: [
      {
        minutes: 2,
        title: 'The seven, read aloud',
        question: 'Which one moved more than it usually does?',
      },
      {
        minutes: 5,
        title: 'Deals that slipped',
        question: 'What did the customer say when the date passed, in their words?',
      },
      {
        minutes: 4,
        title: 'Deals without a next step',
        question: 'Do we plan one now, or close the deal?',
      },
      {
        minutes: 2,
        title: 'The week’s slowest reply',
        question: 'Where did it get stuck, and who could not see it?',
      },
      {
        minutes: 2,
        title: 'One decision',
        question: 'What changes by next week, and who does it?',
      },
    ],
    note: 'No slides. If a number is wrong, write down the record’s name, fix it after the meeting, and move on. An argument about one record eats all 5 minutes of item two.',
  },
  checks: {
    headline: 'Five checks on\nthe forecast',
    lead: 'A deal that fails one leaves the total until it is fixed. Run them in this order, the most debatable last.',
    items: [
      { name: 'No next step', rule: 'Nothing is planned with the customer.', takesOut: 16 },
      {
        name: 'Close date in the past',
        rule: 'It should have been signed before today.',
        takesOut: 12,
      },
      { name: 'No amount', rule: 'Worth nothing, or never priced.', takesOut: 9 },
      { name: 'No contact', rule: 'There is a company on it, but no human being.', takesOut: 6 },
      {
        name: 'Twice the usual age',
        rule: 'Open for more than double your days from create to close.',
        takesOut: 4,
      },
    ],
    note: 'An example: of 100 deals in the forecast, 47 fail a check and 53 stay. Yours will differ. The first week hurts; after that, the total moves because of customers.',
  },
  features: {
    headline: 'Twelve AI\nfeatures',
    lead: 'Five on, four to test, three off until the records are clean. A feature that writes to a record waits longer than one that writes to you.',
    columns: [
      {
        verdict: 'On',
        meaning: 'A person reads it before anything happens.',
        features: [
          { name: 'Record summaries', why: 'The last 6 months in a paragraph, before a call.' },
          {
            name: 'Call notes',
            why: 'Transcript and tasks. Tell the other side you are recording.',
          },
          { name: 'Email drafts', why: 'A first version. The sender reads it before it goes.' },
          { name: 'Reply suggestions', why: 'The help desk proposes, your agent decides.' },
          {
            name: 'Questions to the assistant',
            why: 'Faster than building a report you need only once.',
          },
        ],
      },
      {
        verdict: 'Test',
        meaning: 'One team, 4 weeks, a count before and after.',
        features: [
          {
            name: 'Customer agent',
            why: 'One channel, your own articles, a way to reach a person.',
          },
          { name: 'Prospecting agent', why: 'Drafts only. Read 20 before it sends one.' },
          { name: 'Data agent', why: 'Fills fields from the web. Check 50 records by hand.' },
          { name: 'Enrichment', why: 'Company facts. Decide first which source wins.' },
        ],
      },
      {
        verdict: 'Off',
        meaning: 'Until the fields they learn from are filled.',
        features: [
          { name: 'AI scores', why: 'They learn from lost deals. Yours say “other.”' },
          { name: 'AI steps in workflows', why: 'They write at night, to every record at once.' },
          { name: 'Autonomous sending', why: 'One wrong owner, and two people write to a client.' },
        ],
      },
    ],
    note: 'As we found them in November 2026; names change. Super admins turn AI on and off under Settings, Account Management, AI. In accounts that had never changed the setting, generative features and their access to CRM data were on. Training of HubSpot’s models has its own switch there. Agents use monthly credits, which did not carry over when we checked: have one person watch the meter.',
  },
  setup: {
    headline: 'The setup,\nweek by week',
    lead: 'Two to three weeks, alongside the usual work. Your administrator needs about 10 hours; you need three half-hour meetings.',
    weeks: [
      {
        title: 'Definitions',
        days: [
          'Agree on the seven with finance',
          'Write a fact for each stage',
          'Let the won stage make a customer',
        ],
      },
      {
        title: 'Views and review',
        days: [
          'Save seven views, an owner for each',
          'Set the five permissions by role',
          'Hold the first review, badly',
        ],
      },
      {
        title: 'What does not fit',
        days: [
          'List records that fit no definition',
          'Run the five checks, read the total',
          'Move AI features to their columns',
        ],
      },
    ],
    sheet: 'Your sheet',
    ask: {
      text: 'Empty lines after 3 weeks? Bring the sheet. The growth audit is free, 45 to 60 minutes by video.',
      label: 'Book Growth Audit',
      href: '/book-audit',
    },
  },
};
