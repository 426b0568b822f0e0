import { BRAND } from '#content/brand.ts';
import { type DefinedPage, definePage } from '../define-page.ts';

/** What all open positions have in common, shown on their pages and in the list (docs/specification.md, section 2). */
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
    title: 'Senior Analyst, full time in Conway, Arkansas | Cadron',
    description:
      'Take apart revenue reports that disagree, and write the page both sides accept. Full time in Conway: the first 90 days, what we look for, how to apply.',
  },
  blocks: [
    {
      type: 'page-hero',
      id: 'hero',
      props: {
        title: 'Senior\nAnalyst',
        lead: 'You take apart revenue reports, find out why two of them disagree, and write the explanation so that a CFO and a sales manager both accept it. Much of the work is SQL, some of it is tact.',
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
            heading: 'The work',
            parts: [
              {
                kind: 'paragraph',
                text: 'An example. Two reports of the same April show 4.1 and 3.7 million dollars. Finance trusts one, sales the other, and the board meets on Tuesday. You trace both back to their rows: which deals, which closing date, which refunds, and which order has been counted twice since the spring. Then you write a page that says what happened and which definition should stand.',
              },
              {
                kind: 'paragraph',
                text: 'You would work beside Dele Okafor, who leads reporting and analytics, and be lent to the other three principals when data turns out to be the trouble. It usually does. Some weeks end with eleven words and a figure smaller than everyone hoped for.',
              },
            ],
          },
          {
            heading: 'What comes with it',
            parts: [
              {
                kind: 'paragraph',
                text: 'A desk at our office on Front Street. Projects with an end, most of them after two or three months. And clients who settled with us, before you opened a single table, which figure the work is meant to move. Pay is not printed on this page. Ask about it in your first mail; in your place we would.',
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
        title: 'Your first\nninety days',
        lead: 'A plan for an ordinary start. If a client’s forecast is on fire in week two, some of it will move.',
        phases: [
          {
            label: 'Listening',
            from: 0,
            to: 12,
            text: 'You sit in on client calls and ask what each word in the report is supposed to mean',
          },
          {
            label: 'An audit for two',
            from: 8,
            to: 30,
            text: 'One data audit beside Dele, your notes laid next to his',
          },
          {
            label: 'First reconciliation',
            from: 24,
            to: 50,
            text: 'Two reports of one client agree, or a page explains why they cannot',
          },
          {
            label: 'Definition sheet',
            from: 44,
            to: 68,
            text: 'A client’s revenue terms on one sheet, every term with an owner',
          },
          {
            label: 'A report alone',
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
        title: 'What we\nlook for',
        lead: 'Three of the four are enough for a conversation.',
        items: [
          {
            title: 'Five years with messy business data',
            text: 'Orders, deals, invoices, subscriptions. Data sets from a course do not count, and you know why.',
          },
          {
            title: 'One number you refused to publish',
            text: 'What was wrong with it, who wanted it all the same, and how the meeting ended.',
          },
          {
            title: 'SQL a colleague can read',
            text: 'The warehouse is whatever the client owns, and at times it is a spreadsheet. Names and comments matter more to us than clever joins.',
          },
          {
            title: 'The finding in the first paragraph',
            text: 'That is as far as a CFO reads. Method, doubts and thanks have room below it.',
          },
        ],
      },
    },
    {
      type: 'steps',
      id: 'hiring',
      props: {
        title: 'From your mail\nto a decision',
        steps: [
          {
            title: 'Write',
            text: 'Name the position in the subject line and send one page about something you made work. A query or a chart is welcome. A résumé may come along, and the page is read first.',
          },
          {
            title: 'Wait a little',
            text: 'A person reads it, from the top to the bottom, and you have an answer within ten working days. A no is an answer too.',
          },
          {
            title: 'Talk',
            text: 'An hour with Dele about one analysis of yours. He will ask where it could be wrong. Ask him the same about ours.',
          },
          {
            title: 'Try it',
            text: 'Half a day in Conway with two made-up reports that contradict each other. You find the cause, tell us, and we discuss it as we would with a client.',
          },
        ],
      },
    },
    {
      type: 'cta-banner',
      id: 'apply',
      props: {
        title: 'Show us what\nyou untangled',
        text: 'One page is plenty. Leave out what belongs to your employer; a problem can be described without its figures.',
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
    title: 'CRM Associate, full time in Conway, Arkansas | Cadron',
    description:
      'Configure HubSpot and Salesforce, test migrations and train small groups beside a principal. Full time in Conway; prior CRM experience is not required.',
  },
  blocks: [
    {
      type: 'page-hero',
      id: 'hero',
      props: {
        title: 'CRM\nAssociate',
        lead: 'You configure HubSpot and Salesforce, prepare migrations, test them on copies and train small groups. In the first year you work beside a principal on two or three projects at a time.',
        action: applyFor('CRM Associate'),
        note: PLACE,
        trail: ABOUT_TRAIL,
      },
    },
    {
      type: 'challenges',
      id: 'profile',
      props: {
        tone: 'sand',
        title: 'Experience helps,\npatience more',
        lead: 'Prior CRM experience is useful and not required. Writing that others understand at first reading is.',
        items: [
          {
            title: 'You have run something with many small steps',
            text: 'A kitchen, a clinic’s front desk, a dispatch board, a school timetable. You remember what happened when step four was skipped.',
          },
          {
            title: 'You test before you believe',
            text: 'The file went in without a warning. You counted the rows anyway, then opened five by hand.',
          },
          {
            title: 'You teach without sighing',
            text: 'Some of the people you train have thirty years in their trade and no love for screens. They decide whether the project worked.',
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
            heading: 'A week of it',
            parts: [
              {
                kind: 'paragraph',
                text: 'Invented, though not by much. On Monday a sales manager wants a required field removed; by noon you know whom it annoys and which report would go blank without it. Tuesday and Wednesday go to a test load of last year’s contacts. A few hundred are refused, and each refusal has a reason that you write down.',
              },
              {
                kind: 'paragraph',
                text: 'On Thursday six dispatchers try the new call screen, and two of them are right that a button is in the wrong place. On Friday you move the button, correct the notes and tell them so.',
              },
            ],
          },
          {
            heading: 'Whom you learn from',
            parts: [
              {
                kind: 'paragraph',
                text: 'Marit Halvorsen designs and repairs our clients’ CRM systems and will read your migration plans line by line. Our handbooks are meant for a new employee. In your first month that is you: where a sentence stops you, we mend the sentence.',
              },
              {
                kind: 'paragraph',
                text: 'The position is full time at the office in Conway, with days at a client’s when a team is watched or taught. We have not put a salary here. Raise it whenever you like; nobody will think less of you.',
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
        title: 'Three months,\nsix stages',
        lead: 'A client’s live system comes late in it, and in company.',
        phases: [
          {
            label: 'Reading',
            from: 0,
            to: 10,
            text: 'Three handbooks of earlier projects read, every unclear line marked',
          },
          {
            label: 'Test account',
            from: 6,
            to: 24,
            text: 'A pipeline, a form and a set of permissions built, broken and mended',
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
            text: 'Six people taught by you, with a principal in the last row',
          },
          {
            label: 'Side by side',
            from: 54,
            to: 80,
            text: 'Old and new system compared daily until the figures match',
          },
          {
            label: 'Visits',
            from: 74,
            to: 82,
            text: 'You call on the two users who stopped, and find out why',
          },
        ],
        endLabel: 'A part of your own',
      },
    },
    {
      type: 'steps',
      id: 'hiring',
      props: {
        title: 'How we\nchoose',
        lead: 'Two meetings, both with the people you would see every day.',
        steps: [
          {
            title: 'A page',
            text: 'About anything you got to work: a rota, a stockroom, the member list of a club. “CRM Associate” in the subject line brings it to the right desk.',
          },
          {
            title: 'A reply',
            text: 'Within ten working days and from a person, whichever way it goes.',
          },
          {
            title: 'A conversation',
            text: 'About an hour with Marit. Bring a process from a place you have worked at, and what you would change in it.',
          },
          {
            title: 'An afternoon',
            text: 'At Front Street, with forty invented contact records and their faults. You find what you can and write the note that would go to the client.',
          },
        ],
      },
    },
    {
      type: 'cta-banner',
      id: 'apply',
      props: {
        title: 'Tell us what\nyou made work',
        text: 'Small and finished beats large and planned. If something went wrong on the way, leave it in.',
        action: applyFor('CRM Associate'),
        drawing: 'loop',
        labels: ['Loaded at the first try', 'Refused, mended, loaded'],
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
    title: 'Senior Growth Strategist, Conway, Arkansas | Cadron',
    description:
      'Work with owners on whom to sell to, at what price and through which channel. A full-time senior position in Conway: first 90 days, profile, how we hire.',
  },
  blocks: [
    {
      type: 'page-hero',
      id: 'hero',
      props: {
        title: 'Senior Growth\nStrategist',
        lead: 'You work with owners and sales leaders on whom to sell to, at what price and through which channel, and you stay until the first quarter of results is in.',
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
            heading: 'Whom you would sit with',
            parts: [
              {
                kind: 'paragraph',
                text: 'The owner of a plumbing company who answers every call herself. The second generation of a firm that machines pump housings. A founder with nine customers and a plan for nine hundred. Those three are examples, and what they share is that growth has stopped for a reason they half know.',
              },
              {
                kind: 'paragraph',
                text: 'June Castellanos leads our go-to-market work, and you would share its projects with her. Expect more listening than presenting. An owner can usually name the unprofitable customers within ten minutes and needs a quarter to let them go; your job lies in that quarter.',
              },
            ],
          },
          {
            heading: 'The arrangement',
            parts: [
              {
                kind: 'paragraph',
                text: 'Full time, with your desk in Conway and days on the road when a sales team has to be seen at work. We earn no share of any license, so your recommendation is free to be “keep what you have”. What the position pays is a question for your first mail, and a welcome one.',
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
        title: 'Ninety days,\none client moved',
        lead: 'You join a project that is already running, so that there are results to stay for.',
        phases: [
          {
            label: 'Riding along',
            from: 0,
            to: 14,
            text: 'Four sales visits heard from the back seat, none of them improved by you yet',
          },
          {
            label: 'Lost deals',
            from: 10,
            to: 32,
            text: 'Ten lost deals read, sorted, and explained on a single sheet',
          },
          {
            label: 'Whom to leave',
            from: 28,
            to: 50,
            text: 'A list of customers no longer courted, agreed with the owner',
          },
          {
            label: 'One offer',
            from: 46,
            to: 70,
            text: 'An offer and its price rewritten, tried on five buyers, corrected',
          },
          {
            label: 'The count',
            from: 66,
            to: 82,
            text: 'The agreed figure counted by the client, and reported as it is',
          },
        ],
        endLabel: 'Results, good or bad',
      },
    },
    {
      type: 'challenges',
      id: 'profile',
      props: {
        title: 'You have\ncarried a number',
        lead: 'A quota or a marketing budget of your own, and by now an opinion on what you would do differently with it.',
        items: [
          {
            title: 'Deals you lost and can explain',
            text: 'Five will do, with the moment at which each one turned. The won ones are pleasanter and teach less.',
          },
          {
            title: 'A price you raised, or failed to',
            text: 'What you told the customers, who left, and whether you missed them.',
          },
          {
            title: 'A channel you closed',
            text: 'It brought leads and no margin. Someone in the room was fond of it, and you said so to their face.',
          },
          {
            title: 'Arithmetic without a slide',
            text: 'Owners think in cash. From a five percent discount to next month’s payroll you need half a minute and no laptop.',
          },
        ],
      },
    },
    {
      type: 'steps',
      id: 'hiring',
      props: {
        title: 'Four stages,\nno riddles',
        steps: [
          {
            title: 'Your page',
            text: 'Write about one thing in sales or marketing that you made work, and what it cost. The name of the position goes into the subject line.',
          },
          {
            title: 'Our answer',
            text: 'It takes ten working days at most, and it was written by the person who read you.',
          },
          {
            title: 'An hour with June',
            text: 'She sold for nine years and will want to know about the quarter that went badly. So should you, of hers.',
          },
          {
            title: 'A case, worked aloud',
            text: 'A made-up company with honest arithmetic, at a whiteboard in Conway. You choose segment and price, and we interrupt the way a skeptical owner does.',
          },
        ],
      },
    },
    {
      type: 'cta-banner',
      id: 'apply',
      props: {
        title: 'Bring the deal\nthat got away',
        text: 'It makes a better first page than a list of targets met. Change the customer’s name before you send it.',
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
