import type { Repair } from '#content/guides/guide-content.ts';

/** The ten fixes in order. Titles and minutes match the page that offers the guide. */
export const REPAIRS: readonly Repair[] = [
  {
    title: 'Leave your own office out',
    minutes: 5,
    fault: 'Sales opens the pricing page nine times a day, and marketing reports growing interest.',
    steps: [
      'Settings, Tracking & Analytics, Tracking Code, tab Advanced Tracking.',
      'Add the public addresses of each office and of the VPN to the excluded IP addresses.',
      'Turn on the bot filter while you are there, and save.',
    ],
    count: 'Visits to the pricing page, last week and next week.',
    edition: 'Every edition. It works from now on; visits already counted stay counted.',
    wayBack: 'Take the addresses out again.',
    remark: '“Traffic is down.” It is not. It is just no longer ours.',
  },
  {
    title: 'Keep private email private',
    minutes: 10,
    fault: 'A connected inbox files the lawyer, the payroll office, and a clinic under a customer.',
    steps: [
      'Settings, Data Management, Objects, Activities: the rules for email logging.',
      'Add the domains of payroll, lawyer, bank, insurer, and clinic to the never-log list, then your own domain.',
      'Open one contact from each and delete what was logged before.',
    ],
    count: 'Contacts whose domain is on your list. The right number is zero.',
    edition:
      'Every edition; the list for all users needs a super admin. Team inboxes and other apps ignore it.',
    wayBack: 'Remove a domain, and new email is logged again. Deleted entries do not return.',
    remark: '“You could read that?” Yes. So could everyone with a login.',
  },
  {
    title: 'Let a won deal make a customer',
    minutes: 10,
    fault: 'People who paid in March are asked in June whether they would like a demo.',
    steps: [
      'Settings, Data Management, Objects, Contacts, tab Lifecycle Stage (in older accounts under Deals).',
      'Set: when a deal is won, contacts and companies become Customer. When one is created, Opportunity.',
      'For the past: list contacts with a won deal who are not customers, and edit them all at once.',
    ],
    count: 'Contacts with a won deal who are not customers. The right number is zero.',
    edition: 'Every edition. The setting never moves a record backward.',
    wayBack: 'Turn it off. For the bulk edit, your export has the old stages.',
    remark: '“My partner is not a customer.” Then the deal should not have been booked as won.',
  },
  {
    title: 'List the dates that have passed',
    minutes: 15,
    fault: 'The forecast for October still counts deals that were due in July.',
    steps: [
      'CRM, Deals, all filters: stage is open, close date is before today.',
      'Columns: name, owner, amount, close date, next activity. Save the view for everyone as “Date passed.”',
      'On Monday, read it aloud. Each line gets a new date with a reason, or is closed.',
    ],
    count: 'Lines in the view, every Monday.',
    edition: 'Every edition.',
    wayBack: 'Delete the view. It changes no deal.',
    remark: '“They will still sign.” Good. When?',
  },
  {
    title: 'Offboard former employees',
    minutes: 15,
    fault: 'Tuesday’s inquiry went to someone whose farewell cake was in the spring.',
    steps: [
      'Settings, Users & Teams, sort by last active.',
      'Open each former employee: reassign contacts, companies, open deals, tasks, and meeting links to a named person.',
      'Deactivate. Then search workflows, routing, and form alerts for the name.',
    ],
    count: 'Open records owned by a deactivated user. The right number is zero.',
    edition: 'Every edition. Workflows exist from Professional up; check form alerts in every one.',
    wayBack:
      'Deactivated users can be reactivated. Records keep their new owner; your export has the old one.',
    remark: '“I was going to call those.” They are on your list now.',
  },
  {
    title: 'Ask why a deal was lost',
    minutes: 20,
    fault: 'Most of last year’s losses say “other,” and the rest say “price.”',
    steps: [
      'Settings, Data Management, Properties: make the deal’s “Closed lost reason,” or a new property, a dropdown.',
      'Six choices: price, timing, competitor, no decision, no fit, lost contact. No “other.”',
      'Settings, Data Management, Objects, Deals, Pipelines: require it in the lost stage.',
    ],
    count: 'Losses since today without a reason. The right number is zero.',
    edition:
      'When we checked, required fields in a stage came with paid editions. Without them: a view of losses with no reason, read on Mondays.',
    wayBack: 'Remove the requirement. Answers given so far stay.',
    remark: '“None of them fits.” Pick the one the customer would pick.',
  },
  {
    title: 'Get an alert for every inquiry',
    minutes: 25,
    fault: 'One old landing page sends its inquiries to nobody, and it is the one that ranks.',
    steps: [
      'Marketing, Forms: sort by submissions, including forms made outside HubSpot.',
      'For each inquiry form: options, send notifications to two people, never just one.',
      'Add a task for the owner, due in one hour. Then fill out every form yourself and wait.',
    ],
    count: 'Forms without an alert, and the slowest reply of the week.',
    edition:
      'Alerts: every edition. The task needs form automation or a workflow, which depends on the plan; the alert alone does most of the work.',
    wayBack: 'Remove the recipients. Nothing else is touched.',
    remark: '“I get too many emails.” Then hand the form to someone who gets too few.',
  },
  {
    title: 'Correct the percentages',
    minutes: 30,
    fault:
      'Your stages still have a template’s win rates, and the weighted forecast multiplies by them.',
    steps: [
      'Export the last 100 closed deals with the dates they entered each stage.',
      'For each stage: of the deals that ever reached it, how many were won? Round to the nearest 5%.',
      'Settings, Data Management, Objects, Deals, Pipelines: enter the percentages, and note the old ones.',
    ],
    count: 'The weighted forecast next to what was signed, every month.',
    edition:
      'Every edition. Fewer than 100 closed deals? Take them all, and correct again in 6 months.',
    wayBack: 'Enter the old ones. Deals take the value of their stage.',
    remark: '“Ours close better than that.” The last 100 did not.',
  },
  {
    title: 'Merge the worst duplicates',
    minutes: 35,
    fault: 'One customer is four companies, with three owners and two prices.',
    steps: [
      'Largest companies first: CRM, Companies, Actions, Manage duplicates. Or export, sort by domain, then by name.',
      'Two people look at each pair: one knows the account, the other asks.',
      'Open the record to keep, Actions, Merge. Stop at 20 pairs.',
    ],
    count: 'Companies that share a domain, before and after.',
    edition:
      'In November 2026, the finder came with Professional and Enterprise. The spreadsheet route works in every edition.',
    wayBack:
      'None. A merge cannot be undone, which is why it is number nine and stops at 20 pairs.',
    remark: '“That was my account.” It still is. Now it has its history back.',
  },
  {
    title: 'Retire the idle fields',
    minutes: 45,
    fault: 'A new contact has hundreds of fields, and reps have learned to fill in none.',
    steps: [
      'Settings, Data Management, Properties: export all properties, sort by how many records have a value.',
      'Below 1 record in 20: check where each is used (forms, workflows, reports, connected apps).',
      'Archive what nothing uses, 10 at a time. Wait a week between batches.',
    ],
    count: 'Fields on the list, and protests in the first week.',
    edition: 'Every edition. HubSpot’s own fields can be hidden, but rarely archived.',
    wayBack:
      'Restore the field from the archive, with its values. Before you start, look up how long your account keeps it.',
    remark: '“I need that one.” Ask for the last report that used it.',
  },
];
