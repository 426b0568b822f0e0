import type {
  PillarAdvice,
  Question,
  QuestionAdvice,
} from '#src/domains/assessment/questionnaire.ts';

const PILLAR = 'Governance & Change Management';

/** The questions of this pillar. */
export const QUESTIONS: readonly Question[] = [
  {
    id: 21,
    question:
      'A new hire asks: may I paste this customer’s contract into an AI tool? What is the answer?',
    pillar: PILLAR,
    options: [
      {
        id: '21A',
        text: 'It depends on whom they ask; there is no common line so far.', // words-ok: an edition keeps the words that were answered
        value: 1,
      },
      {
        id: '21B',
        text: 'There is a written policy; which tools and plans it covers takes some reading.',
        value: 3,
      },
      {
        id: '21C',
        text: 'A one-page list: these tools, these kinds of data, this person for the rest.',
        value: 4,
      },
      {
        id: '21D',
        text: 'Please be careful with confidential data; nothing more exact has been put in writing.',
        value: 2,
      },
    ],
  },
  {
    id: 22,
    question:
      'A team wants a new field, dropdown value or workflow in your main system. How does it get there?',
    description: 'The system that keeps customer records: CRM, store, booking or job software.',
    pillar: PILLAR,
    options: [
      {
        id: '22A',
        text: 'They ask the administrator or the agency, who builds what was asked for.',
        value: 2,
      },
      {
        id: '22B',
        text: 'One owner hears the teams affected, tests it, and notes reason and date.',
        value: 4,
      },
      {
        id: '22C',
        text: 'They file a request that gets weighed; other teams see the change once it is live.',
        value: 3,
      },
      {
        id: '22D',
        text: 'Someone with the rights adds it.',
        value: 1,
      },
    ],
  },
  {
    id: 23,
    question:
      'A new tool or process has been live for two weeks. How do you know who works with it?',
    pillar: PILLAR,
    options: [
      {
        id: '23A',
        text: 'Managers see the work done in it each week and talk with those who have none.',
        value: 4,
      },
      {
        id: '23B',
        text: 'From login figures, or by asking around in the team meeting.', // words-ok: an edition keeps the words that were answered
        value: 2,
      },
      {
        id: '23C',
        text: 'We take it as settled unless somebody speaks up.', // words-ok: an edition keeps the words that were answered
        value: 1,
      },
      {
        id: '23D',
        text: 'A report shows tasks or records completed per person, for anyone who opens it.',
        value: 3,
      },
    ],
  },
  {
    id: 24,
    question: 'Think of the last software you bought. What was written down before you signed?',
    pillar: PILLAR,
    options: [
      {
        id: '24A',
        text: 'The result we expected, without a figure for today to compare it to.',
        value: 3,
      },
      {
        id: '24B',
        text: 'The price and the term of the contract.',
        value: 1,
      },
      {
        id: '24C',
        text: 'The functions we wanted, compared across two or three vendors.',
        value: 2,
      },
      {
        id: '24D',
        text: 'Today’s cost of the task, a target, and a date to keep or cancel.',
        value: 4,
      },
    ],
  },
  {
    id: 25,
    question:
      'An employee’s last day is Friday. What happens to their logins, customers and open tasks?',
    pillar: PILLAR,
    options: [
      {
        id: '25A',
        text: 'The main accounts are closed; customers and tasks stay under the old name for a while.',
        value: 2,
      },
      {
        id: '25B',
        text: 'All accounts end that day, and every customer and task has a new owner.',
        value: 4,
      },
      {
        id: '25C',
        text: 'A checklist is worked through; tools a team signed up for itself are not on it.',
        value: 3,
      },
      {
        id: '25D',
        text: 'Passwords get changed when someone thinks of it; customers are divided up as they call.',
        value: 1,
      },
    ],
  },
];

/** The finding at each level of this pillar. */
export const PILLAR_ADVICE: PillarAdvice = {
  pillar: PILLAR,
  findings: {
    'AI Developing':
      'Questions about data, tools, and changes are settled by whoever is asked first. That is quick in a small team, and mistakes become hard to trace as it grows. With AI, customer data can leave through private accounts unseen, so write down the few rules that matter most.',
    'AI Emerging':
      'Someone is asked, something is compared, accounts are closed: the habits exist, and they depend on certain people. Little is in writing. New tools start with energy and fade without a decision, and an AI pilot would end the same way, however good the model.',
    'AI Ready':
      'Policies, requests, and reports exist, and most people know of them. The gap lies between the document and a normal Tuesday: a tool missing from a list, a result nobody was asked for. AI can come in one use at a time, each with an owner and a day on which it is judged.',
    'AI Innovator':
      'Most decisions about tools have a baseline, an owner, and an end date, and managers notice when a process is not used. AI can be given more to do here, because a mistake would be seen and traced to its cause. Keep the rules short enough that people read them.',
  },
  story: 'harrow-creek-branch-referrals',
};

/** The next step for each answer. */
export const QUESTION_ADVICE: readonly QuestionAdvice[] = [
  {
    question: 21,
    actions: {
      1: 'Ask every team which AI tools they use and with which data, and promise that no answer has consequences. Sort the findings into three lists: allowed, allowed without names and prices, not allowed.',
      2: 'Replace the reminder with one page: five kinds of data, from public to contract, and the tools each may enter. Have three colleagues sort 10 examples, and reword where they differ.',
      3: 'Add a table of approved tools with plan, account type, and the date the terms were read. Give three people 10 everyday cases and see whether each finds the answer in 2 minutes.',
      4: 'Read the vendors’ terms again at each renewal and date the list. Collect the questions that reach the contact person; three alike mean that a line is missing.',
    },
  },
  {
    question: 22,
    actions: {
      1: 'Limit the right to add fields and workflows to two people, and tell everyone where to ask. Export the field list, mark what is filled in fewer than 1 in 10 records, and hide what nobody claims.',
      2: 'Have each request answer three questions first: which decision it serves, who fills it in, which existing field comes close. Log what was built, who it is for, and when.',
      3: 'Show each planned change to the teams that use the same records a week ahead, with one test case. Compare how many changes had to be undone in the month before and after.',
      4: 'Go through the log once a quarter and retire fields and workflows whose reason is gone. Let an AI agent in by the same door: request, test, owner, date.',
    },
  },
  {
    question: 23,
    actions: {
      1: 'Take the last thing you introduced and name one action that proves its use, such as a job closed in it. Count it per person for a week, and ask those without any what got in the way.',
      2: 'Look at work instead of logins: choose one completed action a week that every user should have. Share the count per team on Monday, and have two people at zero show you how they work now.',
      3: 'Give the report 5 minutes in the weekly team meeting. Each manager brings one obstacle heard from a person with a low count; remove one before the next meeting.',
      4: 'Keep the weekly count for 3 months after launch, then go monthly. Start the next rollout with the two people who were hardest to win over, and ask them what to change first.',
    },
  },
  {
    question: 24,
    actions: {
      1: 'Write five lines on that tool now: purpose, users, annual cost, what improved, and the cancellation deadline. Do the same for your three most expensive tools, starting with the next renewal.',
      2: 'Turn the function you wanted most into a task with minutes, volume, and errors a month. Measure these for the tool you have, and ask its users whether the numbers match their week.',
      3: 'Measure today’s number for that result, even if late, and put a decision date on the calendar. On that day one person shows both numbers and proposes to keep, change, or cancel.',
      4: 'Once a year, add up what was kept, what was canceled, and what each saved against its target. Hold AI tools to the same sheet, with review time and corrections counted as cost.',
    },
  },
  {
    question: 25,
    actions: {
      1: 'List the tools that hold customer data and who can log in, starting from last month’s card statements. Close the accounts of people who have left, and give their open customers a new owner this week.',
      2: 'Pull all open customers, deals, and tasks whose owner has left, and give each a new one. Make this part of the last day, and run the report on the first of each month: it should be empty.',
      3: 'Go through expense reports and ask each team which tools it pays for or uses for free. Add them to the checklist, then test it on the last person who left: can they still log in anywhere?',
      4: 'Once a quarter, review what current employees can open: prices, salaries, all customers. An AI assistant answers from whatever its user may see, so broad access becomes broad answers.',
    },
  },
];
