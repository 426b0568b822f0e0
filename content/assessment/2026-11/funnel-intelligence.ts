import type {
  PillarAdvice,
  Question,
  QuestionAdvice,
} from '#src/domains/assessment/questionnaire.ts';

const PILLAR = 'Funnel Intelligence & Attribution';

/** The questions of this pillar. */
export const QUESTIONS: readonly Question[] = [
  {
    id: 6,
    question: 'Take your ten newest customers. What do you know about how each one found you?',
    pillar: PILLAR,
    options: [
      {
        id: '6A',
        text: 'What ad platforms and web analytics claim; added up, it is more than we sold.',
        value: 2,
      },
      {
        id: '6B',
        text: 'Most records carry a source, and Web, Referral and Other cover the bulk of them.',
        value: 3,
      },
      {
        id: '6C',
        text: 'First contact and last step before buying are on the record and checked against billing.',
        value: 4,
      },
      {
        id: '6D',
        text: 'We would ask around, or work it out from when they called or ordered and what was running then.',
        value: 1,
      },
    ],
  },
  {
    id: 7,
    question:
      'What has to happen before an inquiry counts as qualified, booked or in the pipeline?',
    description:
      'In an online store: before a visitor counts as a lead, or a first buyer as a repeat customer.',
    pillar: PILLAR,
    options: [
      {
        id: '7A',
        text: 'We keep no stages; an inquiry or a visitor is open until there is a sale.',
        value: 1,
      },
      {
        id: '7B',
        text: 'Something checkable, such as a deposit or a set date, and the system notes the day.',
        value: 4,
      },
      {
        id: '7C',
        text: 'The stages are in the tool, and each of us reads them somewhat differently.',
        value: 2,
      },
      {
        id: '7D',
        text: 'Written criteria exist; whoever moves the record decides whether they are met.',
        value: 3,
      },
    ],
  },
  {
    id: 8,
    question:
      'Finance asks what one new customer cost last quarter, by channel. What can you send back?',
    description: 'New customers only, without repeat buyers. Marketing or finance will know.',
    pillar: PILLAR,
    options: [
      {
        id: '8A',
        text: 'Ad spend per new customer by channel; wages, agency fees and discounts stay out.',
        value: 3,
      },
      {
        id: '8B',
        text: 'Cost per click or per lead, as each platform shows it.',
        value: 2,
      },
      {
        id: '8C',
        text: 'Total marketing spend and a list of new customers, not yet put together.',
        value: 1,
      },
      {
        id: '8D',
        text: 'Full cost per new customer by channel, by a method that finance has agreed to.',
        value: 4,
      },
    ],
  },
  {
    id: 9,
    question:
      'A deal is lost, or a regular customer stops buying. What is on the record a few weeks later?',
    pillar: PILLAR,
    options: [
      {
        id: '9A',
        text: 'A status such as lost or inactive, and a note if there was time.',
        value: 2,
      },
      {
        id: '9B',
        text: 'The same as before: it still looks open or active until someone tidies up.',
        value: 1,
      },
      {
        id: '9C',
        text: 'One of six or so reasons and the customer’s own words; a monthly meeting reads them.',
        value: 4,
      },
      {
        id: '9D',
        text: 'A reason picked from a list, because the form asks for one; price and timing come out on top.',
        value: 3,
      },
    ],
  },
  {
    id: 10,
    question: 'Where does the revenue figure for next month or next quarter come from?',
    pillar: PILLAR,
    options: [
      {
        id: '10A',
        text: 'From measured rates per stage or customer group; our last miss is shown beside it.',
        value: 4,
      },
      {
        id: '10B',
        text: 'From last year’s figure and the judgment of one or two people.',
        value: 1,
      },
      {
        id: '10C',
        text: 'From open deals or expected orders, times rates that were set a while ago.',
        value: 3,
      },
      {
        id: '10D',
        text: 'From each rep’s or manager’s estimate, added up and then trimmed by finance or the owner.',
        value: 2,
      },
    ],
  },
];

/** The finding at each level of this pillar. */
export const PILLAR_ADVICE: PillarAdvice = {
  pillar: PILLAR,
  findings: {
    'AI Developing':
      'Money goes out by channel and comes in by customer, and the two lists have not met. Budget follows whoever brings the best-looking numbers, and losses leave nothing to learn from. A model fed with this could only repeat the guess, so begin with source and outcome on each record.',
    'AI Emerging':
      'Parts of the path can be seen: clicks here, stages there, a status at the end. Each part is defined by a different tool or person, so two careful reports can disagree in the same meeting. Lead scoring built on this would learn how people enter data rather than how buyers decide.',
    'AI Ready':
      'You can follow most customers from first contact to invoice and discuss spending with numbers. A few missing costs, vague sources, or old rates still distort the picture. AI can rank inquiries and point out stalled ones; leave budget decisions with people until the numbers agree with the books.',
    'AI Innovator':
      'Most stages rest on facts, costs come close to the books, and someone looks at the forecast’s last miss. This is the history a model needs to score inquiries or predict repeat orders and be proved right or wrong. Guard the definitions: one changed stage can spoil a year of comparison.',
  },
  story: 'tallgrass-acquisition-cost',
};

/** The next step for each answer. */
export const QUESTION_ADVICE: readonly QuestionAdvice[] = [
  {
    question: 6,
    actions: {
      1: 'Ask every new customer this month one open question, how they first heard of you, and store the answer on the record. Read the first 30 answers together before you turn them into choices.',
      2: 'Take last month’s new customers from billing, 50 at most, and match each to a source by hand. Compare your count per channel with what each platform claims, and report from your own list.',
      3: 'Split your largest vague source into what it contains, such as named referral partners or searches for your own name. Sort last month’s records again and aim for fewer than 1 in 10 under Other.',
      4: 'Ask 20 new customers a quarter how they found you and compare with the source on record. Where the two differ, say so beside the channel report before anyone moves budget.',
    },
  },
  {
    question: 7,
    actions: {
      1: 'Put all open inquiries, or last month’s first-time buyers, in one table with the last thing each did. Sort them into three or four steps, and count each step every Monday for a month.',
      2: 'Have two people sort the same 20 records into stages without talking. Reword each stage they disagree on as something the buyer did, such as asking for a price, and repeat the test.',
      3: 'Give each stage a date field, filled by the event itself where possible. Open 15 records that moved last week and count how many show proof that the criterion was met.',
      4: 'Leave old stage dates alone when a rule changes, and mark the day of the change on each chart. Use the dates to find the step where inquiries wait longest, and work on that one.',
    },
  },
  {
    question: 8,
    actions: {
      1: 'Divide last quarter’s marketing spend by the number of new customers in billing. One number for the whole company will do at first; then split off the two channels that cost most.',
      2: 'Trace the customers billed last quarter back to their leads, and divide each channel’s spend by customers instead of leads. Say how many fit no channel; that is your margin of error.',
      3: 'Add wages, agency fees, tools, and first-order discounts to each channel, estimating shares of time where you must. Have finance sign off on the method, and set the cost beside first-year margin.',
      4: 'Add margin after 12 months by channel, so that a channel whose expensive customers stay is not cut. Publish the sheet on the same day each quarter, with changes of method listed below it.',
    },
  },
  {
    question: 9,
    actions: {
      1: 'Decide when silence counts as lost, for example 60 days after a quote or twice the normal gap between orders. Close what is past it, and read that list with the people involved.',
      2: 'Choose six reasons from your last 30 losses and require one when a record is closed. Add one line for what the customer said, and read both after 4 weeks.',
      3: 'Call 10 customers filed under price or timing and ask what they did instead. Split those two reasons by what you hear, and drop any choice that nobody has used in 6 months.',
      4: 'Take the top reason of two quarters to the person who could change it, with five records as evidence. Write the decision down, and check after 90 days whether its share has moved.',
    },
  },
  {
    question: 10,
    actions: {
      1: 'Write down next month’s number today, with what it assumes: orders from current customers, new customers, average size. At month end, compare line by line and note which one was off.',
      2: 'Save each person’s estimate before it is trimmed, and set both beside the outcome. Start with the last three periods if the sheets still exist; they show who runs high and whether trimming helps.',
      3: 'Recalculate the rates from the last four quarters, by the date each deal or order entered its stage. Forecast last quarter with them and see whether the miss gets smaller.',
      4: 'Split each miss into three causes: number of deals or orders, their size, their timing. Let an AI forecast run beside yours, and adopt it only if it wins on quarters it has not seen.',
    },
  },
];
