import type {
  PillarAdvice,
  Question,
  QuestionAdvice,
} from '#src/domains/assessment/questionnaire.ts';

const PILLAR = 'Data Spine Health';

/** The questions of this pillar. */
export const QUESTIONS: readonly Question[] = [
  {
    id: 1,
    question:
      'Two people are asked separately for today’s number of active customers. What happens?',
    description:
      'Active can mean a contract, an order in the past year or an open job: whatever your business counts.',
    pillar: PILLAR,
    options: [
      {
        id: '1A',
        text: 'They use the same system and come close; the gap takes a few minutes to explain.',
        value: 3,
      },
      {
        id: '1B',
        text: 'They first ask what we mean by active and where they should look.',
        value: 1,
      },
      {
        id: '1C',
        text: 'They open the same saved report and read the same number.',
        value: 4,
      },
      {
        id: '1D',
        text: 'Finance counts in billing, sales or marketing in its own tool, and the figures stay apart.', // words-ok: an edition keeps the words that were answered
        value: 2,
      },
    ],
  },
  {
    id: 2,
    question:
      'A past customer fills in your web form with a different email address. What happens?', // words-ok: an edition keeps the words that were answered
    description: 'Whoever tidies up your CRM, store or job system will know.',
    pillar: PILLAR,
    options: [
      {
        id: '2A',
        text: 'A second record appears; such pairs are merged in a cleanup once or twice a year.',
        value: 2,
      },
      {
        id: '2B',
        text: 'The system suggests a match by phone, address or company, and a person confirms it.',
        value: 4,
      },
      {
        id: '2C',
        text: 'A second record appears, and from then on the two live side by side.',
        value: 1,
      },
      {
        id: '2D',
        text: 'Staff look for an earlier record before they reply, and merge the two by hand when they find one.',
        value: 3,
      },
    ],
  },
  {
    id: 3,
    question: 'Open ten customer or lead records at random. What do you find in them?',
    description:
      'Worth five minutes before you answer. Look for phone, owner, need, and last contact or order.',
    pillar: PILLAR,
    options: [
      {
        id: '3A',
        text: 'A name and a way to reach them; the rest sits in inboxes, notebooks and heads.',
        value: 1,
      },
      {
        id: '3B',
        text: 'The key fields are filled in nearly all, though the same thing is spelled in several ways.',
        value: 3,
      },
      {
        id: '3C',
        text: 'Some are complete and some stop after the first call, depending on whose they are.',
        value: 2,
      },
      {
        id: '3D',
        text: 'A handful of agreed fields, filled from fixed choices; a weekly list shows gaps.',
        value: 4,
      },
    ],
  },
  {
    id: 4,
    question:
      'An order, job or contract is changed in finance or operations. When does the front office see it?',
    description:
      'The front office is whoever talks to customers: sales, support, dispatch, store staff.',
    pillar: PILLAR,
    options: [
      {
        id: '4A',
        text: 'Within the hour, on the customer’s record; a failed sync alerts a named person.',
        value: 4,
      },
      {
        id: '4B',
        text: 'After the next export, when somebody downloads a file and uploads it elsewhere.', // words-ok: an edition keeps the words that were answered
        value: 2,
      },
      {
        id: '4C',
        text: 'When a colleague mentions it or the customer asks about it.',
        value: 1,
      },
      {
        id: '4D',
        text: 'By the next morning, through a nightly sync that we look into when something seems off.',
        value: 3,
      },
    ],
  },
  {
    id: 5,
    question:
      'The colleague who handled a customer’s last request is out, and the customer calls. What can others see?',
    pillar: PILLAR,
    options: [
      {
        id: '5A',
        text: 'Orders, cases and messages, all of them, spread over two or three screens.',
        value: 3,
      },
      {
        id: '5B',
        text: 'Past orders, open issues and the last conversation, on one screen.',
        value: 4,
      },
      {
        id: '5C',
        text: 'Contact details and past orders; emails and call notes stay with the colleague.',
        value: 2,
      },
      {
        id: '5D',
        text: 'A name and a number, so they take a message and text the colleague.',
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
      'A simple question about customers occupies several people and ends in an estimate. Most reports begin with a search for the right list. An AI assistant would read whichever copy it reached first and answer just as confidently, so the first job is to agree on one place for each fact.',
    'AI Emerging':
      'Each of the main systems is right about something, and people carry data between them by export and by memory. That works until one of those people is out. AI can already help with a single record; a question across all customers would mix old and new facts without showing it.',
    'AI Ready':
      'Most daily work rests on one main record, whose gaps, late updates, and duplicates cost minutes rather than customers. AI can draft and summarize from it while someone checks. Before it writes to records by itself, count the errors that remain and decide who clears them.',
    'AI Innovator':
      'One record answers most questions, and errors in it are caught before customers notice them. That is enough for AI to read across all customers and to fill in some fields itself. The risk now comes from outside: a new form, an acquired company, an integration added without matching rules.',
  },
  story: 'tidewick-duplicate-records',
};

/** The next step for each answer. */
export const QUESTION_ADVICE: readonly QuestionAdvice[] = [
  {
    question: 1,
    actions: {
      1: 'Write one sentence that says what makes a customer active, with a time limit and the system it is read from. Have two people count by it, and reword it until both get the same number.',
      2: 'Lay the billing list beside the sales or marketing list and sort the differences by cause. Declare one of them the source for this count, and save it as a report that both sides open.',
      3: 'Save the count as one shared report with the definition in its description, and archive the other versions. Next Monday ask two colleagues for the number and see whether it matches.',
      4: 'Put a date on the definition and recount last year whenever it changes. Then do the same for the next two numbers people argue about in meetings, such as open deals or repeat buyers.',
    },
  },
  {
    question: 2,
    actions: {
      1: 'Agree on what makes two records the same, such as phone plus last name, or web domain plus ZIP code. Check 100 records by that rule and write down how many are duplicates.',
      2: 'Count the duplicates created in the past 30 days and note which form, import, or person each came from. Fix the largest source first, then count again a month later.',
      3: 'Turn the search that staff do by hand into a weekly list of suspected pairs, matched by phone, address, or domain. Give one person an hour to settle them, and track how many are new.',
      4: 'Take a sample of 200 records each quarter, count the duplicates by hand, and note where they came from. Let a new form or import go live only after it has passed the matching rule.',
    },
  },
  {
    question: 3,
    actions: {
      1: 'Ask the people who deal with customers which five facts they need before they call or write. Put those at the top of the record, hide the rest, and fill them in for this month’s new customers.',
      2: 'Go over a full record and an empty one with their owners, and keep only the fields that both would use. Make those required when a sale or booking is entered, and read the gaps by owner each Friday.',
      3: 'Replace free text with a list of choices in the two fields you filter by most, and map the old spellings in one export. It worked if a filter finds 20 records you picked by hand.',
      4: 'Open 10 records a month yourself and call two of the customers to hear whether the fields are still true. Drop any agreed field that nobody has read or filtered by in a quarter.',
    },
  },
  {
    question: 4,
    actions: {
      1: 'List the five changes customers ask about most, such as a delivery date or an open invoice. Have finance or operations send one weekly list of them to the people who answer the phone.',
      2: 'Check that both systems hold the same customer number; where one lacks it, add the field and fill it in for current customers. Then have the file sent on a schedule instead of by hand.',
      3: 'Have the nightly sync tell one person by 8:00 a.m. how many rows it moved and which it could not place. Fix the three most common causes, and ask staff which field they need sooner.',
      4: 'Stop the sync on purpose for an hour each quarter and see whether the alert reaches someone who can act. Keep a one-page list of which system wins when two disagree on a field.',
    },
  },
  {
    question: 5,
    actions: {
      1: 'For the 20 customers who call most, write three lines on the record: what they buy, what is open, what was promised. Have someone else take a call from those lines and say what was missing.',
      2: 'Connect the mailbox and phone of two people to the CRM or help desk, so that messages log themselves. After 2 weeks, check how many of their last 10 calls left a trace on the record.',
      3: 'Time how long a colleague who does not know the customer takes to answer three typical questions. Bring the slowest fact onto the main record, as a field or a link, and time it again.',
      4: 'Have AI summarize 20 customers you know well, and mark each wrong or missing fact. Note which field or note misled it and fix that first, before anyone relies on a summary in a call.',
    },
  },
];
