import type { Repair } from '#src/domains/leads/guides/guide-content.ts';

/** The ten repairs in order. Titles and minutes match the page that offers the guide. */
export const REPAIRS: readonly Repair[] = [
  {
    title: 'Leave your own office out',
    minutes: 5,
    fault: 'Sales opens the pricing page nine times a day, and marketing reports growing interest.',
    steps: [
      'Settings, Tracking & Analytics, Tracking Code, tab Advanced Tracking.',
      'Add the public addresses of each office and of the VPN to the excluded IP addresses.',
      'Switch the bot filter on while you are there, and save.',
    ],
    count: 'Visits to the pricing page, last week and next week.',
    edition: 'Every edition. It works from now on; visits already counted stay counted.',
    wayBack: 'Take the addresses out again.',
    remark: '“Traffic is down.” It is not. It is now other people’s.',
  },
  {
    title: 'Keep private mail private',
    minutes: 10,
    fault: 'A connected inbox files the lawyer, the payroll office and a clinic under a customer.',
    steps: [
      'Settings, Data Management, Objects, Activities: the rules of email logging.',
      'Add the domains of payroll, lawyer, bank, insurer and clinic to the never-log list, then your own domain.',
      'Open one contact of each and delete what was logged before.',
    ],
    count: 'Contacts whose domain is on your list. None is right.',
    edition:
      'Every edition; the list for all users needs a super admin. Team inboxes and other apps do not obey it.',
    wayBack: 'Remove a domain and new mail is logged again. Deleted entries do not return.',
    remark: '“You could read that?” Yes. So could everybody with a login.',
  },
  {
    title: 'Let a won deal make a customer',
    minutes: 10,
    fault: 'People who paid in March are asked in June whether they would like a demo.',
    steps: [
      'Settings, Data Management, Objects, Contacts, tab Lifecycle Stage (in older accounts under Deals).',
      'Set: when a deal is won, contacts and companies become Customer. When one is created, Opportunity.',
      'For the past: list contacts with a won deal who are not customers, and edit them in one go.',
    ],
    count: 'Contacts with a won deal who are not customers. None is right.',
    edition: 'Every edition. The setting never moves a record backward.',
    wayBack: 'Switch it off. For the bulk edit, your export has the old stages.',
    remark: '“My partner is not a customer.” Then the deal should not have been booked as won.',
  },
  {
    title: 'List the dates that have passed',
    minutes: 15,
    fault: 'The forecast for October still counts deals that were due in July.',
    steps: [
      'CRM, Deals, all filters: stage is open, close date is before today.',
      'Columns: name, owner, amount, close date, next activity. Save the view for everyone as “Date gone by”.',
      'On Monday read it aloud. Each line gets a new date with a reason, or is closed.',
    ],
    count: 'Lines in the view, every Monday.',
    edition: 'Every edition.',
    wayBack: 'Delete the view. It changes no deal.',
    remark: '“They will still sign.” Good. When?',
  },
  {
    title: 'Close the door behind leavers',
    minutes: 15,
    fault: 'An inquiry of Tuesday went to somebody whose farewell cake was in spring.',
    steps: [
      'Settings, Users & Teams, sort by last active.',
      'Open each leaver: reassign contacts, companies, open deals, tasks and meeting links to a named person.',
      'Deactivate. Then search workflows, routing and form alerts for the name.',
    ],
    count: 'Open records that belong to a deactivated user. None is right.',
    edition: 'Every edition. Workflows exist from Professional up; check form alerts in all.',
    wayBack:
      'Deactivated users can be reactivated. Records keep their new owner; your export has the old one.',
    remark: '“I was going to call those.” They are on your list now.',
  },
  {
    title: 'Ask why a deal was lost',
    minutes: 20,
    fault: 'Of last year’s losses most say “other”, and the rest say “price”.',
    steps: [
      'Settings, Data Management, Properties: make “Closed lost reason” of the deal, or a new one, a dropdown.',
      'Six choices: price, timing, rival, no decision, no fit, lost contact. No “other”.',
      'Settings, Data Management, Objects, Deals, Pipelines: require it in the lost stage.',
    ],
    count: 'Losses since today without a reason. None is right.',
    edition:
      'Required fields in a stage belonged to paid editions when we looked. Without them: a view of losses with no reason, read on Mondays.',
    wayBack: 'Take the requirement off. Answers given so far stay.',
    remark: '“None of them fits.” Pick the one the customer would pick.',
  },
  {
    title: 'Ring when somebody asks',
    minutes: 25,
    fault: 'One old landing page sends its inquiries to nobody, and it is the one that ranks.',
    steps: [
      'Marketing, Forms: sort by submissions, all of them, also the ones made outside HubSpot.',
      'For each inquiry form: options, send notifications to two people, never to one.',
      'Add a task for the owner, due in one hour. Then fill in every form yourself and wait.',
    ],
    count: 'Forms without an alert, and the slowest answer of the week.',
    edition:
      'Alerts: every edition. The task needs form automation or a workflow, which depends on the plan; the alert alone does most of the work.',
    wayBack: 'Remove the recipients. Nothing else is touched.',
    remark: '“I get too many mails.” Then hand the form to somebody who gets too few.',
  },
  {
    title: 'Correct the percentages',
    minutes: 30,
    fault: 'Your stages win at the rates of a template. The weighted forecast multiplies by them.',
    steps: [
      'Export the last hundred closed deals with the dates they entered each stage.',
      'Per stage: of the deals that ever reached it, how many were won? Round to five.',
      'Settings, Data Management, Objects, Deals, Pipelines: type the percentages in, and note the old ones.',
    ],
    count: 'The weighted forecast beside what was signed, every month.',
    edition:
      'Every edition. Fewer than a hundred closed deals? Take them all, and correct again in spring.',
    wayBack: 'Type the old ones in. Deals take the value of their stage.',
    remark: '“Ours close better than that.” The last hundred did not.',
  },
  {
    title: 'Merge the worst duplicates',
    minutes: 35,
    fault: 'One customer is four companies, with three owners and two prices.',
    steps: [
      'Largest companies first: CRM, Companies, Actions, Manage duplicates. Or export, sort by domain, then by name.',
      'Two people look at each pair: one knows the account, the other asks.',
      'Open the record to keep, Actions, Merge. Stop at twenty.',
    ],
    count: 'Companies that share a domain, before and after.',
    edition:
      'The finder came with Professional and Enterprise in November 2026. The spreadsheet route works in all.',
    wayBack: 'None. A merge cannot be undone, which is why it is number nine and stops at twenty.',
    remark: '“That was my account.” It still is. It has its history back.',
  },
  {
    title: 'Retire the idle fields',
    minutes: 45,
    fault: 'A new contact has 240 fields to offer, and reps have learned to fill in none.',
    steps: [
      'Settings, Data Management, Properties: export all properties, sort by how many records have a value.',
      'Below one record in twenty: check where each is used (forms, workflows, reports, connected apps).',
      'Archive what nothing uses, ten at a time. Wait a week between tens.',
    ],
    count: 'Fields on the list, and protests in the first week.',
    edition: 'Every edition. Fields that HubSpot made itself can be hidden, seldom archived.',
    wayBack:
      'Restore from the archive, with its values. Look up how long your account keeps it before you start.',
    remark: '“I need that one.” Ask for the last report it stood in.',
  },
];
