import type { OptionValue, ReadinessLevel } from '#src/domains/assessment/questionnaire.ts';

type ByLevel = Readonly<Partial<Record<ReadinessLevel, string>>>;

/** What a level means for the whole company. */
export const MEANINGS: ByLevel = {
  'AI Developing':
    'Customer work runs on people’s memory and on systems that do not agree with each other. AI tools bought now would only speed up the guessing. A few basics, such as one customer list everyone uses and one person responsible for each step, will do more over the next 90 days than any model.',
  'AI Innovator':
    'Most of what AI needs is in place: records that agree, steps that run the same way, and people who look at the results. It can take on whole tasks where errors are caught and easy to reverse. Keep this up, and put dates on your lowest answers too.',
};

/** What a level means in one pillar. */
export const FINDINGS: Readonly<Record<string, ByLevel>> = {
  'Data Spine Health': {
    'AI Developing':
      'A simple question about customers ties up several people and ends in an estimate. Most reports begin with a search for the right list. An AI assistant would read whichever copy it reached first and answer just as confidently, so the first job is to agree on one place for each fact.',
  },
  'Funnel Intelligence & Attribution': {
    'AI Developing':
      'Money goes out by channel and comes in by customer, and nobody has matched the two lists. Budget follows whoever brings the best-looking numbers, and losses leave nothing to learn from. A model fed with this could only repeat the guess, so begin with a source and an outcome on each record.',
    'AI Emerging':
      'You can see parts of the path: clicks here, stages there, a status at the end. Each part is defined by a different tool or person, so two careful reports can disagree in the same meeting. Lead scoring built on this would learn how people enter data rather than how buyers decide.',
    'AI Ready':
      'You can follow most customers from first contact to invoice and discuss spending in numbers. A few missing costs, vague sources, or old rates still distort the picture. AI can rank inquiries and point out stalled ones; leave budget decisions with people until the numbers agree with the books.',
  },
  'Automation Maturity': {
    'AI Ready':
      'Most routine steps start by themselves, and most handoffs arrive complete. What is still thin is proof: minutes saved, failures caught, exceptions counted. AI can take on drafting, sorting, and note-taking inside these steps, with a person signing off and a baseline to compare with.',
  },
  'AI-Ready Content Operations': {
    'AI Developing':
      'What the company knows lives in people’s heads, inboxes, and old files. The answer a customer gets depends on who picks up, and each new colleague learns it from scratch. An AI assistant would find little of yours to read and would fill the gaps with general knowledge that sounds right.',
  },
  'Governance & Change Management': {
    'AI Developing':
      'Questions about data, tools, and changes are settled by whoever is asked first. That is quick in a small team, and mistakes become hard to trace as it grows. With AI, customer data can leave unseen through personal accounts, so write down the few rules that matter most.',
  },
};

/** The next step by question and value of its answer. */
export const ACTIONS: Readonly<Record<number, Readonly<Partial<Record<OptionValue, string>>>>> = {
  4: {
    1: 'List the five changes customers ask about most, such as a delivery date or an unpaid invoice. Have finance or operations send one weekly list of them to the people who answer the phone.',
  },
  5: {
    2: 'Connect the mailbox and phone of two people to the CRM or help desk, so that messages log themselves. After 2 weeks, check how many of their last 10 calls show up on the record.',
  },
  11: {
    4: 'Send a test inquiry from each source once a month, at an odd hour, and log what came back and when. Try AI-written first replies on old inquiries before one goes to a customer.',
  },
  12: {
    1: 'Put every quote or abandoned cart older than 3 days on one list, sorted by value. Work through the top 20 together this week, and note who replied, and on which attempt.',
  },
  14: {
    1: 'List everything that runs by itself: emails, syncs, imports, reminders. For each, write what it does, who would miss it, and who looks at it every Friday until it can send an alert.',
  },
  15: {
    3: 'Rebuild the baseline: take 30 cases from before, estimate the minutes, and check them again for errors. Do the same for 30 recent ones, and let both results decide whether the step stays.',
  },
  19: {
    2: 'Give the reviewer four checks: numbers right, promises ours to make, customer’s situation right, and permission to say it. Log what is found in the next 30 drafts.',
  },
  21: {
    4: 'Read the vendors’ terms again at each renewal and date the list. Collect the questions that reach the contact person; three of the same kind mean that a line is missing.',
  },
  22: {
    2: 'Have each request answer three questions first: which decision it serves, who fills it in, and which existing field comes close. Log what was built, who it is for, and when.',
  },
  24: {
    2: 'Turn the feature you wanted most into a task with minutes, volume, and errors a month. Measure these for the tool you have, and ask its users whether the numbers match their week.',
    4: 'Once a year, add up what was kept, what was canceled, and what each saved against its target. Put AI tools on the same sheet, with review time and corrections counted as cost.',
  },
};
