import type {
  PillarAdvice,
  Question,
  QuestionAdvice,
} from '#src/domains/assessment/questionnaire.ts';

const PILLAR = 'Automation Maturity';

/** The questions of this pillar. */
export const QUESTIONS: readonly Question[] = [
  {
    id: 11,
    question: 'An inquiry arrives on Friday at 4:45 p.m. What happens to it?',
    pillar: PILLAR,
    options: [
      {
        id: '11A',
        text: 'An automatic thank-you goes out, and a manager hands the inquiry to someone on Monday morning.',
        value: 2,
      },
      {
        id: '11B',
        text: 'A rule gives it to one person with a task; on Monday we see whether it was answered.',
        value: 3,
      },
      {
        id: '11C',
        text: 'It waits in a shared inbox or on a phone for whoever sees it first.',
        value: 1,
      },
      {
        id: '11D',
        text: 'A rule assigns it, the reply offers a next step, and a backup takes over after a set time.',
        value: 4,
      },
    ],
  },
  {
    id: 12,
    question:
      'Somebody asked for a price or filled a cart, then went quiet. What happens over the next two weeks?', // words-ok: an edition keeps the words that were answered
    pillar: PILLAR,
    options: [
      {
        id: '12A',
        text: 'Planned calls or messages that fit the request go out and end with the first reply.',
        value: 4,
      },
      {
        id: '12B',
        text: 'Whoever spoke with them follows up from memory or from a list of their own.',
        value: 1,
      },
      {
        id: '12C',
        text: 'Everybody gets the same emails, and someone takes out those who have answered.', // words-ok: an edition keeps the words that were answered
        value: 3,
      },
      {
        id: '12D',
        text: 'A reminder pops up for one person, who decides what to say and how many times to try.',
        value: 2,
      },
    ],
  },
  {
    id: 13,
    question: 'A sale is closed. How does the team that delivers get what it needs to start?',
    description: 'The team can be a warehouse, a crew, onboarding or a project lead.',
    pillar: PILLAR,
    options: [
      {
        id: '13A',
        text: 'By email, chat or a quick talk, and questions come back over the next days.',
        value: 1,
      },
      {
        id: '13B',
        text: 'Closing it creates the order or job; details that are missing get asked for afterward.',
        value: 3,
      },
      {
        id: '13C',
        text: 'Required details are checked before it can close, and then the order or job starts.',
        value: 4,
      },
      {
        id: '13D',
        text: 'Someone copies the details into a handover form, a spreadsheet or the other system.', // words-ok: an edition keeps the words that were answered
        value: 2,
      },
    ],
  },
  {
    id: 14,
    question: 'A sync or an automatic email stops working tonight. How do you find out?',
    description: 'If little runs by itself, think of the website form or the order confirmation.',
    pillar: PILLAR,
    options: [
      {
        id: '14A',
        text: 'An error message goes to a shared address that one or two people read.',
        value: 3,
      },
      {
        id: '14B',
        text: 'From a customer or colleague who asks why something did not arrive.',
        value: 1,
      },
      {
        id: '14C',
        text: 'The person or agency that built it notices when they next work on it.',
        value: 2,
      },
      {
        id: '14D',
        text: 'Its owner is alerted and has a page on how to do the step by hand.',
        value: 4,
      },
    ],
  },
  {
    id: 15,
    question: 'Where does an AI tool take part in work with customers today?',
    description:
      'Count drafted replies, call notes, product texts, sorting of requests, chat on the website.', // words-ok: an edition keeps the words that were answered
    pillar: PILLAR,
    options: [
      {
        id: '15A',
        text: 'In company accounts, for drafts and summaries, as each person sees fit.',
        value: 2,
      },
      {
        id: '15B',
        text: 'In a fixed step with a person signing off, timed before and after.',
        value: 4,
      },
      {
        id: '15C',
        text: 'Nowhere officially; at most, someone uses a browser tab and pastes the result.',
        value: 1,
      },
      {
        id: '15D',
        text: 'Built into a step such as call notes or replies; there are no figures from before.', // words-ok: an edition keeps the words that were answered
        value: 3,
      },
    ],
  },
];

/** The finding at each level of this pillar. */
export const PILLAR_ADVICE: PillarAdvice = {
  pillar: PILLAR,
  findings: {
    'AI Developing':
      'Work moves because people remember it. That is flexible, and it breaks down during vacations, on busy Mondays, and after hours, when replies wait and handoffs lose details. AI has no fixed step to join yet, so whatever it writes would be one more thing to copy and paste.',
    'AI Emerging':
      'Reminders and templates carry part of the load, and people fill the gaps between them. Results vary with who is on duty, and a workflow can stop for days unnoticed. AI fits best as a draft inside one step that already runs the same way whoever does it.',
    'AI Ready':
      'Most routine steps start by themselves, and most handoffs arrive complete. What is still thin is proof: minutes saved, failures caught, exceptions counted. AI can take on drafting, sorting, and note-taking inside these steps, with a person signing off and numbers from before to compare.',
    'AI Innovator':
      'Rules do most of the assigning, chasing, and handing off; people take the exceptions, and a failure reaches someone who can act. AI can take whole steps where an error is cheap to reverse. Watch for workflows nobody remembers, and keep the skill to run each step by hand.',
  },
  story: 'cattail-pool-care-first-reply',
};

/** The next step for each answer. */
export const QUESTION_ADVICE: readonly QuestionAdvice[] = [
  {
    question: 11,
    actions: {
      1: 'For 2 weeks, keep one shared sheet of when each inquiry arrived and when it was first answered, weekends included. Then give each day of the week one person who empties the inbox by a set hour.',
      2: 'Instead of waiting for Monday, assign each inquiry on arrival by one rule, such as ZIP code, product, or customer type. Compare the median time to a first reply for the 2 weeks before and after.',
      3: 'Add a clock: a task untouched for 2 business hours goes to a backup and onto a list. Read the 10 slowest replies each Monday with the people involved.',
      4: 'Send a test inquiry from each source once a month, at an odd hour, and log what came back and when. Try AI first replies on old inquiries before one goes to a customer.',
    },
  },
  {
    question: 12,
    actions: {
      1: 'Put every quote or abandoned cart older than 3 days on one list, sorted by value. Work through the top 20 together this week, and note who answered and at which attempt.',
      2: 'Ask the colleague who gets the most replies how many attempts they make, when, and with what words. Turn the answer into dated tasks for every quiet request, and count replies per attempt.',
      3: 'Let a reply, booking, or order end the series automatically, and test it with your own address. Then write two versions: one after a price request, one for people still looking around.',
      4: 'Compare replies by attempt each quarter and cut the attempts that bring none. Let AI propose one line drawn from the person’s own request, and grade 30 of them before any is sent.',
    },
  },
  {
    question: 13,
    actions: {
      1: 'Ask the delivery team which questions they had to send back on the last 10 sales. Turn the five most common into a short handoff note, and start no job without it for a month.',
      2: 'Mark each line of the handoff form that the sales record already holds. Let the system carry those over, leave only the rest to type, and count corrections in 10 handoffs before and after.',
      3: 'Take the three details most often asked for afterward, and require them before a sale can be closed. Count the questions delivery sends back in the 2 weeks before and the 2 weeks after.',
      4: 'Read the exceptions each month: sales that were forced through, and jobs that stopped in the first week. Each points to a check that is missing or to one that nobody needs.',
    },
  },
  {
    question: 14,
    actions: {
      1: 'List everything that runs by itself: emails, syncs, imports, reminders. For each, write what it does, who would miss it, and who looks at it every Friday until it can raise an alarm.',
      2: 'Ask the builder for one page per automation: what starts it, what it changes, how to stop it. Send error notices to a second person in your company, and trigger one to see that it arrives.',
      3: 'Send each automation’s errors to one person, with a backup for absences. Break a harmless one on purpose and measure the hours until someone reacts.',
      4: 'Go through the list each quarter and stop what nobody would miss. Watch volume as well as errors, because a workflow that sends half as much as last week reports no error.',
    },
  },
  {
    question: 15,
    actions: {
      1: 'Ask each team which customer task it repeats every day. Time 10 cases of the top three, note the errors, and choose the one where a minute saved or an error avoided is worth most.',
      2: 'Collect the prompts people use most and pick one task that several of them share. Agree on one prompt for it, run it on 50 past cases, and have two people who do the work grade the answers.',
      3: 'Rebuild the baseline: take 30 cases from before, estimate the minutes and check them again for errors. Do the same for 30 recent ones, and let both results decide whether the step stays.',
      4: 'Grade 20 answers a week for as long as the step runs, and put in writing the error rate at which people take over again. Choose the next step by what it costs per month today.',
    },
  },
];
