import { BRAND } from '#content/brand.ts';
import { type DefinedPage, definePage } from '../define-page.ts';

/** The terms that all open positions share, shown on their pages and in the list (docs/specification.md, section 2). */
export const PLACE = `Full Time, ${BRAND.city}, ${BRAND.region}`;

const ABOUT_TRAIL = [{ label: 'About', href: '/about' }];

/** The link to apply by email; the subject line names the position. */
const applyFor = (position: string) => ({
  label: 'Apply by email',
  href: `mailto:${BRAND.email}?subject=${encodeURIComponent(`Application: ${position}`)}`,
});

export const SENIOR_ANALYST = definePage({
  path: '/about/senior-analyst',
  title: 'Senior Analyst',
  seo: {
    type: 'position',
    datePublished: '2026-10-12',
    title: 'Senior Analyst Job in Conway, Arkansas | Cadron',
    description:
      'Take apart revenue reports that disagree and write the page both sides accept. Full time in Conway: first 90 days, profile, how to apply.',
  },
  blocks: [
    {
      type: 'page-hero',
      id: 'hero',
      props: {
        label: 'Open position',
        title: 'Senior\nAnalyst',
        lead: 'You take apart revenue reports, find out why two of them disagree, and explain it so that a CFO and a sales manager both accept the answer. Much of the work is SQL; some of it is tact.',
        action: applyFor('Senior Analyst'),
        note: PLACE,
        trail: ABOUT_TRAIL,
      },
    },
    {
      type: 'rich-text',
      id: 'work',
      props: {
        sections: [
          {
            heading: 'What you will do',
            parts: [
              {
                kind: 'paragraph',
                text: 'An example: one report on April shows $6.2 million, another $5.8 million. Finance trusts one, sales trusts the other, and the board meets on Tuesday. You trace both back to their rows: which deals, which close date, which refunds, and which order was counted twice. Then you write a page that says what happened and which definition to keep.',
              },
              {
                kind: 'paragraph',
                text: 'You work with Dele Okafor, who leads reporting and analytics, and help the other three principals when the data turns out to be the problem. It usually does. Some weeks end with one sentence and a number smaller than everyone hoped for.',
              },
            ],
          },
          {
            heading: 'Where you work, and pay',
            parts: [
              {
                kind: 'paragraph',
                text: 'At our office on Front Street, full time. Projects have an end, most of them after two or three months. Before you open a single table, the client has agreed with us on the number the work should move. Pay is not listed on this page. Ask about it in your first email; we would.',
              },
            ],
          },
        ],
      },
    },
    {
      type: 'plan',
      id: 'first-days',
      props: {
        label: 'Your first 90 days',
        title: 'Your first\n90 days',
        lead: 'The plan for an ordinary start. If a client’s forecast is on fire in week two, some of it will move.',
        phases: [
          {
            label: 'Listening',
            from: 0,
            to: 12,
            text: 'You sit in on client calls and ask what each word in the report means',
          },
          {
            label: 'Audit in pairs',
            from: 8,
            to: 30,
            text: 'One data audit with Dele, your notes next to his',
          },
          {
            label: 'First reconciliation',
            from: 24,
            to: 50,
            text: 'Two reports from one client agree, or a page explains why they cannot',
          },
          {
            label: 'Definition sheet',
            from: 44,
            to: 68,
            text: 'A client’s revenue terms on one sheet, each with an owner',
          },
          {
            label: 'First solo report',
            from: 60,
            to: 82,
            text: 'The client’s own people rebuild your forecast from your notes',
          },
        ],
        endLabel: 'Your name on it',
      },
    },
    {
      type: 'challenges',
      id: 'profile',
      props: {
        label: 'What we look for',
        title: 'What we\nlook for',
        lead: 'Three of the four are enough for a conversation.',
        items: [
          {
            title: 'Five years with messy business data',
            text: 'Orders, deals, invoices, subscriptions. Practice data from a course does not count, and you know why.',
          },
          {
            title: 'One number you refused to publish',
            text: 'What was wrong with it, who wanted it anyway, and how the meeting ended.',
          },
          {
            title: 'SQL a colleague can read',
            text: 'The warehouse is whatever the client owns, and sometimes it is a spreadsheet. Names and comments matter more to us than clever joins.',
          },
          {
            title: 'The finding in the first paragraph',
            text: 'That is as far as a CFO reads. Method, doubts, and thanks have room below it.',
          },
        ],
      },
    },
    {
      type: 'steps',
      id: 'hiring',
      props: {
        label: 'How we hire',
        title: 'From your email\nto a decision',
        steps: [
          {
            title: 'Write',
            text: 'Put the position in the subject line and send one page about something you made work. A query or a chart is welcome. Attach a résumé if you like; we read the page first.',
          },
          {
            title: 'Wait for an answer',
            text: 'A person reads the whole page, and you hear from us within 10 business days. A no is an answer, too.',
          },
          {
            title: 'Talk',
            text: 'An hour with Dele about an analysis of yours. He will ask where it could be wrong. Ask him the same about ours.',
          },
          {
            title: 'Try it',
            text: 'Half a day in Conway with two made-up reports that contradict each other. You find out why, and we discuss it as we would with a client.',
          },
        ],
      },
    },
    {
      type: 'cta-banner',
      id: 'apply',
      props: {
        title: 'Show us what\nyou untangled',
        text: 'One page is plenty. Leave out what belongs to your employer; a problem can be described without its numbers.',
        action: applyFor('Senior Analyst'),
        amounts: [60, 180],
        drawing: 'forecast',
        labels: ['What you know', 'What you can defend'],
      },
    },
  ],
});

export const CRM_ASSOCIATE = definePage({
  path: '/about/crm-associate',
  title: 'CRM Associate',
  seo: {
    type: 'position',
    datePublished: '2026-11-02',
    title: 'CRM Associate Job in Conway, Arkansas | Cadron',
    description:
      'Configure HubSpot and Salesforce, test migrations, and train small groups beside a principal. Full time in Conway; no CRM experience required.',
  },
  blocks: [
    {
      type: 'page-hero',
      id: 'hero',
      props: {
        label: 'Open position',
        title: 'CRM\nAssociate',
        lead: 'You configure HubSpot and Salesforce, prepare migrations, test them on copies, and train small groups. In your first year, you work beside a principal on two or three projects at a time.',
        action: applyFor('CRM Associate'),
        note: PLACE,
        trail: ABOUT_TRAIL,
      },
    },
    {
      type: 'challenges',
      id: 'profile',
      props: {
        label: 'What we look for',
        tone: 'sand',
        title: 'What we\nlook for',
        lead: 'Prior CRM experience is useful but not required. Writing that people understand the first time is.',
        items: [
          {
            title: 'You have run something with many small steps',
            text: 'A kitchen, a clinic’s front desk, a dispatch board, a school schedule. You remember what happened when someone skipped step four.',
          },
          {
            title: 'You test before you believe',
            text: 'The file loaded without a warning. You counted the rows anyway, then opened five by hand.',
          },
          {
            title: 'You teach without sighing',
            text: 'Some of the people you train have 30 years in their trade and no love for screens. They decide whether the project worked.',
          },
        ],
      },
    },
    {
      type: 'rich-text',
      id: 'work',
      props: {
        sections: [
          {
            heading: 'What a week looks like',
            parts: [
              {
                kind: 'paragraph',
                text: 'Invented, but not by much. On Monday, a sales manager wants a required field removed; by noon, you know who it annoys and which report would go blank without it. Tuesday and Wednesday go to a test load of last year’s contacts. A few hundred fail, and you write down the reason for each failure.',
              },
              {
                kind: 'paragraph',
                text: 'On Thursday, six dispatchers try the new call screen, and two of them are right that a button is in the wrong place. On Friday, you move the button, correct the notes, and tell all six.',
              },
            ],
          },
          {
            heading: 'Who you learn from',
            parts: [
              {
                kind: 'paragraph',
                text: 'Marit Halvorsen designs and rebuilds our clients’ CRM systems and will read your migration plans line by line. We write our handbooks for a new employee. In your first month, that is you: when a sentence stops you, we fix the sentence.',
              },
              {
                kind: 'paragraph',
                text: 'The position is full time at the office in Conway, with days at a client’s site to watch or train a team. No salary is listed here. Ask whenever you like; nobody will think less of you.',
              },
            ],
          },
        ],
      },
    },
    {
      type: 'plan',
      id: 'first-days',
      props: {
        label: 'Your first 90 days',
        title: 'Six stages in\nthree months',
        lead: 'You touch a client’s live system late in the plan, and not alone.',
        phases: [
          {
            label: 'Reading',
            from: 0,
            to: 10,
            text: 'Three handbooks from earlier projects read, every unclear line marked',
          },
          {
            label: 'Test account',
            from: 6,
            to: 24,
            text: 'A pipeline, a form, and a set of permissions built, broken, and fixed',
          },
          {
            label: 'Migration on a copy',
            from: 20,
            to: 44,
            text: 'The same load run twice, with the same count both times',
          },
          {
            label: 'First training',
            from: 38,
            to: 60,
            text: 'Six people trained by you, with a principal in the back row',
          },
          {
            label: 'Side by side',
            from: 54,
            to: 80,
            text: 'Old and new systems compared daily until the numbers match',
          },
          {
            label: 'Visits',
            from: 74,
            to: 82,
            text: 'You visit the users who stopped and find out why',
          },
        ],
        endLabel: 'A part of your own',
      },
    },
    {
      type: 'steps',
      id: 'hiring',
      props: {
        label: 'How we hire',
        title: 'A page and\ntwo meetings',
        lead: 'Both meetings are with the people you would see every day.',
        steps: [
          {
            title: 'Send a page',
            text: 'It can be about anything you made work: a staff schedule, a stockroom, a club’s membership list. Put “CRM Associate” in the subject line.',
          },
          {
            title: 'Get a reply',
            text: 'Within 10 business days, and from a person, whichever way it goes.',
          },
          {
            title: 'Meet Marit',
            text: 'For about an hour. Bring a process from a place you have worked, and what you would change about it.',
          },
          {
            title: 'Spend an afternoon',
            text: 'At our office, with 40 invented contact records and their errors. You find what you can and write the note that would go to the client.',
          },
        ],
      },
    },
    {
      type: 'cta-banner',
      id: 'apply',
      props: {
        title: 'Tell us what\nyou made work',
        text: 'Small and finished beats large and planned. If something went wrong along the way, leave it in.',
        action: applyFor('CRM Associate'),
        drawing: 'loop',
        labels: ['Loaded on the first try', 'Rejected, fixed, loaded'],
      },
    },
  ],
});

export const SENIOR_GROWTH_STRATEGIST = definePage({
  path: '/about/senior-growth-strategist',
  title: 'Senior Growth Strategist',
  seo: {
    type: 'position',
    datePublished: '2026-10-26',
    title: 'Senior Growth Strategist Job in Conway, AR | Cadron',
    description:
      'Work with owners on who to sell to, at what price, and through which channel. Full time in Conway: your first 90 days, what we look for, how we hire.',
  },
  blocks: [
    {
      type: 'page-hero',
      id: 'hero',
      props: {
        label: 'Open position',
        title: 'Senior Growth\nStrategist',
        lead: 'You work with owners and sales leaders on who to sell to, at what price, and through which channel. You stay until the first quarter of results is in.',
        action: applyFor('Senior Growth Strategist'),
        note: PLACE,
        trail: ABOUT_TRAIL,
      },
    },
    {
      type: 'rich-text',
      id: 'work',
      props: {
        sections: [
          {
            heading: 'Who you work with',
            parts: [
              {
                kind: 'paragraph',
                text: 'The owner of a plumbing company who answers every call herself. The second generation of a firm that machines pump housings. A founder with 9 customers and a plan for 900. All three are examples. What they share is that growth has stopped for a reason they half know.',
              },
              {
                kind: 'paragraph',
                text: 'June Castellanos leads our go-to-market work, and you share its projects with her. Expect more listening than presenting. An owner can often name the unprofitable customers within 10 minutes and needs a quarter to let them go. That quarter is your job.',
              },
            ],
          },
          {
            heading: 'Where you work, and pay',
            parts: [
              {
                kind: 'paragraph',
                text: 'Full time in Conway, with days on the road to see a sales team at work. We earn no share of any license, so you are free to recommend “keep what you have.” What the position pays is a question for your first email, and a welcome one.',
              },
            ],
          },
        ],
      },
    },
    {
      type: 'plan',
      id: 'first-days',
      props: {
        label: 'Your first 90 days',
        title: 'One client\nmoved forward',
        lead: 'You join a project that is already running, so that there are results to stay for.',
        phases: [
          {
            label: 'Riding along',
            from: 0,
            to: 14,
            text: 'You listen in on four sales visits and improve none of them yet',
          },
          {
            label: 'Lost deals',
            from: 10,
            to: 32,
            text: 'Ten lost deals read, sorted, and explained on one page',
          },
          {
            label: 'Who to leave',
            from: 28,
            to: 50,
            text: 'A list of customers to stop courting, approved by the owner',
          },
          {
            label: 'One proposal',
            from: 46,
            to: 70,
            text: 'A proposal and its price rewritten, tried on five buyers, corrected',
          },
          {
            label: 'The count',
            from: 66,
            to: 82,
            text: 'The agreed number counted by the client, and reported as it is',
          },
        ],
        endLabel: 'Results, good or bad',
      },
    },
    {
      type: 'challenges',
      id: 'profile',
      props: {
        label: 'What we look for',
        title: 'You have\ncarried a number',
        lead: 'A quota or a marketing budget of your own, and by now an opinion on what you would do differently.',
        items: [
          {
            title: 'Deals you lost and can explain',
            text: 'Five will do, with the moment each one turned. The ones you won are more pleasant and teach less.',
          },
          {
            title: 'A price you raised, or failed to',
            text: 'What you said to the customers, who left, and whether you missed them.',
          },
          {
            title: 'A channel you closed',
            text: 'It brought leads and no margin. Someone in the room was fond of it, and you closed it anyway.',
          },
          {
            title: 'Math without a slide',
            text: 'Owners think in cash. You get from a 5% discount to next month’s payroll in half a minute, without a laptop.',
          },
        ],
      },
    },
    {
      type: 'steps',
      id: 'hiring',
      props: {
        label: 'How we hire',
        title: 'No riddles',
        steps: [
          {
            title: 'Send a page',
            text: 'Write about one thing in sales or marketing that you made work, and what it cost. Put the position in the subject line.',
          },
          {
            title: 'Get an answer',
            text: 'Within 10 business days, written by the person who read your page.',
          },
          {
            title: 'Talk with June',
            text: 'For an hour. She sold for nine years and will ask about the quarter that went badly. Ask about hers.',
          },
          {
            title: 'Work a case aloud',
            text: 'A made-up company with honest math, at a whiteboard in Conway. You choose the segment and the price, and we interrupt the way a skeptical owner does.',
          },
        ],
      },
    },
    {
      type: 'cta-banner',
      id: 'apply',
      props: {
        title: 'Bring the deal\nthat got away',
        text: 'It makes a better page than a list of targets met. Change the customer’s name before you send it.',
        action: applyFor('Senior Growth Strategist'),
        amounts: [3, 2, 1, 2],
        drawing: 'leaks',
        labels: ['Quoted too low', 'Sold to the wrong firm', 'Asked once', 'What you kept'],
      },
    },
  ],
});

/** The open positions in the order of the list on /about. */
export const POSITIONS: readonly DefinedPage[] = [
  SENIOR_ANALYST,
  CRM_ASSOCIATE,
  SENIOR_GROWTH_STRATEGIST,
];
