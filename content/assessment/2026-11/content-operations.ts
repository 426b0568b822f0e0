import type {
  PillarAdvice,
  Question,
  QuestionAdvice,
} from '#src/domains/assessment/questionnaire.ts';

const PILLAR = 'AI-Ready Content Operations';

/** The questions of this pillar. */
export const QUESTIONS: readonly Question[] = [
  {
    id: 16,
    question:
      'A customer asks something you have answered a hundred times. Where does today’s answer come from?',
    pillar: PILLAR,
    options: [
      {
        id: '16A',
        text: 'From one approved answer with an owner and a review date.',
        value: 4,
      },
      {
        id: '16B',
        text: 'From an old email or chat that somebody copies and adjusts.', // words-ok: an edition keeps the words that were answered
        value: 2,
      },
      {
        id: '16C',
        text: 'From the colleague who knows; others ask them or pass the customer on.',
        value: 1,
      },
      {
        id: '16D',
        text: 'From a shared collection; a few entries contradict each other or are years old.',
        value: 3,
      },
    ],
  },
  {
    id: 17,
    question:
      'A price, lead time or return policy changes today. How do the old versions disappear?',
    pillar: PILLAR,
    options: [
      {
        id: '17A',
        text: 'Somebody goes through the pages, templates and slides they can think of.', // words-ok: an edition keeps the words that were answered
        value: 2,
      },
      {
        id: '17B',
        text: 'As we come across them, or when a customer quotes the old one.',
        value: 1,
      },
      {
        id: '17C',
        text: 'One person works through a list of all pages and documents that mention it.',
        value: 3,
      },
      {
        id: '17D',
        text: 'It is stored once and shown elsewhere; a short list names the exceptions.',
        value: 4,
      },
    ],
  },
  {
    id: 18,
    question:
      'Someone new has to write a customer email or a product page this week. What do they go by?',
    pillar: PILLAR,
    options: [
      {
        id: '18A',
        text: 'Rules on tone and on what we may promise, in a document that takes some finding.',
        value: 3,
      },
      {
        id: '18B',
        text: 'A short guide with good and bad examples, which our AI tools are given too.',
        value: 4,
      },
      {
        id: '18C',
        text: 'A guide to logo, colors and type; the wording follows feel and feedback.',
        value: 2,
      },
      {
        id: '18D',
        text: 'Earlier examples, and whatever a manager changes in the draft.',
        value: 1,
      },
    ],
  },
  {
    id: 19,
    question: 'A draft made with AI is meant for a customer. What happens before it goes out?',
    description:
      'No AI in use yet? Answer for drafts that come from an agency or a junior colleague.',
    pillar: PILLAR,
    options: [
      {
        id: '19A',
        text: 'A reviewer checks facts against the sources listed; corrections are kept.',
        value: 4,
      },
      {
        id: '19B',
        text: 'Whoever made it reads it through and sends it.',
        value: 1,
      },
      {
        id: '19C',
        text: 'A second person approves it, and looks up prices and facts elsewhere to be sure.',
        value: 3,
      },
      {
        id: '19D',
        text: 'A colleague looks it over for tone and typos when there is time.',
        value: 2,
      },
    ],
  },
  {
    id: 20,
    question:
      'A proposal, a call recording or a support case is finished. Where is it a year later?',
    pillar: PILLAR,
    options: [
      {
        id: '20A',
        text: 'In a shared folder, under a name that made sense to the person who saved it.',
        value: 2,
      },
      {
        id: '20B',
        text: 'In somebody’s mailbox, phone or laptop.', // words-ok: an edition keeps the words that were answered
        value: 1,
      },
      {
        id: '20C',
        text: 'On the customer’s record, tagged by type and outcome, with a date for deletion.',
        value: 4,
      },
      {
        id: '20D',
        text: 'On the customer’s record, along with everything else; you need to know which customer it was.',
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
      'What the company knows lives in people, mailboxes, and old files. The answer a customer gets depends on who picks up, and each new colleague learns it from scratch. An AI assistant would find little of yours to read and would fill the gaps with general knowledge that sounds right.',
    'AI Emerging':
      'Much has been written down, in several places and versions. Finding the current one takes experience, and a changed price or policy lives on in old copies. AI tools read those copies with the same trust, so decide what is current before you write more.',
    'AI Ready':
      'Most of what you tell customers has an approved wording, and someone checks what goes out. Looking up facts, finding files, and updating pages are still done by hand. AI can draft from this material today, and review goes faster once each draft shows its sources.',
    'AI Innovator':
      'Most facts are kept once, answers have owners, and finished work can be found again. AI can draft, answer, and search here with references a person can check. What remains is upkeep: review dates, deletions, and corrections that flow back into the source.',
  },
  story: 'barrow-and-tine-quote-errors',
};

/** The next step for each answer. */
export const QUESTION_ADVICE: readonly QuestionAdvice[] = [
  {
    question: 16,
    actions: {
      1: 'Sit with that colleague for an hour and take down the 20 questions that come up most, in their words. Put the answers in one shared document, and note each time someone still has to ask.',
      2: 'Gather the last five versions of your 10 most frequent answers and settle on one wording each. Save them as templates with a date, and take the old copies out of circulation.',
      3: 'Give each entry an owner and a review date, and archive what nobody claims. Take 10 questions from last week and check that two people find the same answer.',
      4: 'Log the questions that found no approved answer and write the top three each month. Test an AI assistant on 50 past questions, each reply showing the entry it was drawn from.',
    },
  },
  {
    question: 17,
    actions: {
      1: 'Pick one price or policy that changed this year and search the website, templates, and shared drives for the old version. Correct each place, and keep the list of places for the next change.',
      2: 'Write the places down as you go through them: page, template, slides, who can edit each. Ask two colleagues which you forgot, and work from the list at the next change.',
      3: 'Choose the three facts that change most and keep each in one field or table that pages and templates read from. At the next change, count the places still edited by hand.',
      4: 'Keep each former value with its dates, so that an old quote can be explained. Before an AI tool answers customers, check that it reads this source and not last month’s copy of the website.',
    },
  },
  {
    question: 18,
    actions: {
      1: 'Take 10 texts that a manager corrected and sort the changes: wrong fact, wrong tone, too long, a promise we cannot keep. Write one page with the five most common, before and after.',
      2: 'Add a page on words to the guide: how we address customers, phrases we avoid, claims that need proof. Try it on a newcomer’s draft and count the corrections that are left.',
      3: 'Move the rules to where people write: the template, the email tool, the briefing form. Add two good and two bad examples per kind of text, and see whether a newcomer finds them unaided.',
      4: 'Grade 10 AI drafts a month against the guide, and keep the same prompt for all of them. When one correction comes up for the third time, make it a rule with an example.',
    },
  },
  {
    question: 19,
    actions: {
      1: 'Sort outgoing texts into two kinds: those with a price, date, promise, or legal point, and the rest. For 4 weeks, nothing of the first kind leaves without a second name on it.',
      2: 'Give the reader four checks: numbers right, promises ours to make, customer’s situation right, and permission to say it. Log what is found in the next 30 drafts.',
      3: 'Ask that every draft list where its facts come from, by link or record. Time the review of 10 drafts with sources and 10 without, and compare what each group let through.',
      4: 'Sort the kept corrections by cause each month and fix the source that misled the draft. Where 50 drafts of one kind needed no factual change, review a sample instead of all.',
    },
  },
  {
    question: 20,
    actions: {
      1: 'Choose one kind of document, such as proposals or solved cases, and one place for it. Move the last 30 there and have new ones saved there; after 4 weeks, count what is missing.',
      2: 'Agree on file names with customer, date, and type, and link each new file from the customer’s record. Ask someone uninvolved to find five of them; a minute each is good enough.',
      3: 'Add two tags to each closed proposal, call, or case: what it was about and how it ended. Tag the last 50, then search for all losses on one topic and see which ones do not come up.',
      4: 'Have AI answer 20 questions from tagged cases and check every source it names. Delete what is past its date on schedule, recordings first, and keep a log of what was deleted.',
    },
  },
];
