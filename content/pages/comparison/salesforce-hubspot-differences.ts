/** Salesforce first, HubSpot second, as their documentation states; one cell where they do not differ. */
export const DIFFERENCES = [
  {
    label: 'Data model',
    note: 'What can be a record?',
    cells: [
      'Nearly anything. Custom objects are the heart of it, within limits set by edition. New people usually arrive as leads and are converted later, which every report has to allow for.',
      'Contacts, companies, deals, and tickets come ready-made, with labels for how they relate. Custom objects belong to the Enterprise tier. A person is one contact from the first visit on.',
    ],
  },
  {
    label: 'Administration',
    note: 'Who makes a change on Thursday?',
    cells: [
      'A trained administrator, in time a small team. Permission sets and page layouts reward study and punish guessing.',
      'A capable operations person, alongside other duties. Ease has its price: whoever can add a field will, and a year later there are nine for “region.”',
    ],
  },
  {
    label: 'Price structure',
    note: 'What makes the bill grow?',
    cells: [
      'A license per user, by edition. Further products, storage, sandboxes, and support plans cost extra.',
      'Seats by type and tier; view-only access is free. The marketing product also counts the contacts you market to, so one careless import can raise the bill.',
    ],
  },
  {
    label: 'Reporting',
    note: 'How far can a question reach?',
    cells: [
      'As far as the data model does. Someone has to build it, and the first month looks bare.',
      'Good standard reports on day one, website and email included. Questions that cross several objects hit a limit sooner.',
    ],
  },
  {
    label: 'Automation',
    note: 'Who writes the rules?',
    cells: [
      'Flow handles most of it without code, and Apex, its programming language, the rest. Both call for a sandbox and a developer’s habits.',
      'Whoever needs them; the full tool starts at the Professional tier. Two hundred small workflows are no easier to read than one large program.',
    ],
  },
  {
    label: 'Quotes',
    note: 'How complicated is a price?',
    cells: [
      'At home where price depends on configuration, volume, and three signatures, with an extra product and a project to match.',
      'Quick for a price list with discounts and an approval. HubSpot is adding to this, so test it with your oddest quote.',
    ],
  },
  {
    label: 'Integration',
    note: 'How do other systems connect?',
    cells: [
      'Several APIs for different loads, events to subscribe to, a large marketplace. Expect to need someone technical.',
      'One documented API, a marketplace, and a built-in sync for common apps that an administrator can switch on. Heavy traffic needs middleware here too.',
    ],
  },
  {
    label: 'Marketing',
    note: 'How close is it to sales?',
    cells: [
      'Mostly separate products, learned separately and connected to the CRM by settings that someone maintains.',
      'It is where HubSpot began. Forms, email, and ads write to the very contact the rep reads.',
    ],
  },
  {
    label: 'Contract',
    note: 'How do you get smaller, or out?',
    cells: [
      'Commonly a fixed term. Put the renewal date and the notice period on a calendar the day you sign.',
      'By the month or the year in the Starter tier, by the year above it. Dropping a tier switches off what was built on the higher one.',
    ],
  },
  {
    label: 'When it is wrong',
    cells: [
      'For eight reps with one pipeline and nobody to look after it. They use a tenth, pay for the whole, and blame each other.',
      'For a company whose business lives in its own record types, territories, and entitlements. The workarounds lead back to spreadsheets.',
    ],
  },
  {
    label: 'AI',
    cells: [
      'Both vendors sell assistants and agents, much of it metered by use, on terms that are still changing. Neither can tell which of two unmerged records is your customer.',
    ],
  },
  {
    label: 'What decides',
    cells: [
      'An owner with time for it, stages with one meaning, and data cleaned before it is loaded. When a CRM fails, one of the three is usually missing, whatever the logo.',
    ],
  },
];
