import { AUTHORS } from '#content/authors.ts';
import { BRAND } from '#content/brand.ts';
import { hoursSavedShort, STATISTICS } from '#content/statistics.ts';
import { SUCCESS_STORIES } from '#content/stories/index.ts';
import { VISTAGE_DISCLAIMER } from '#content/vistage-disclaimer.ts';
import { definePage } from './define-page.ts';

/** The external scheduler for members, resolved like `scheduler:` in book-audit.ts. */
const BOOK_CALL = { label: 'Book your free call', href: 'vistage-scheduler:' };

const SURVEY = 'Vistage Feedback Survey & AI Goals';

const industries = new Set(SUCCESS_STORIES.map(({ industry }) => industry));

/** For members of an executive peer group; noindex (docs/specification.md, sections 2 and 9). */
export const VISTAGE = definePage({
  path: '/vistage',
  title: 'Vistage members',
  seo: {
    title: 'AI Follow-Up Call for Vistage Members | Cadron',
    description:
      'For Vistage members: a free 20-minute follow-up call on AI in your company, an assessment of your own data, and a roadmap to take back.',
    noindex: true,
  },
  blocks: [
    {
      type: 'page-hero',
      id: 'hero',
      props: {
        label: 'For Vistage members',
        title: 'AI advice to take\nback to your group',
        lead: 'Put a dozen CEOs in a room and someone will ask what the others have done about AI. Start with a 20-minute call and leave with a task worth trying, its cost today, and its owner.',
        action: BOOK_CALL,
        streams: {
          shape: 'split',
          ends: ['A task to try, 9 min', 'Its cost today, 7 min', 'Its owner, 4 min'],
          river: 'One 20-minute call',
          caption: 'How the 20 minutes are spent, to scale.',
        },
        note: 'The follow-up call takes 20 minutes. Free for members.',
      },
    },
    {
      type: 'survey-form',
      id: 'survey',
      props: {
        title: SURVEY,
        lead: 'Three short steps. Tell us where you stand, and the call can skip the basics.',
        note: VISTAGE_DISCLAIMER,
      },
    },
    {
      type: 'solution',
      id: 'benefits',
      props: {
        label: 'Benefits',
        title: 'Your peers know\nwhat it cost',
        paragraphs: [
          'You have what most companies lack when they begin with AI: a dozen people in your own position who will say, with nothing to sell, what their pilot cost and where it stalled.',
          'What the room cannot see is your data. So we take the idea you liked at the last meeting and ask what it would have to read in your systems. If one customer is spelled three ways in the CRM, an assistant will be wrong three ways, only faster.',
        ],
        pointsLabel: '',
        points: [
          {
            title: 'A peer’s tip, checked',
            text: 'What paid off for a distributor with a single ERP may fail in a firm with five branches. We name the conditions it needs, and which of them you meet.',
          },
          {
            title: 'Math your CFO can check',
            text: 'Each idea is written as volume, minutes, and mistakes a month. Nobody has to know the tool to follow it.',
          },
          {
            title: 'No product to defend',
            text: 'We sell no AI licenses and earn nothing on anyone else’s, so “wait a year” is advice we can afford to give.',
          },
          {
            title: 'Kept in confidence',
            text: 'What you show us stays confidential, even from the member who referred you.',
          },
        ],
      },
    },
    {
      type: 'steps',
      id: 'expect',
      props: {
        label: '',
        title: 'What to Expect',
        lead: 'You can stop after any step. Whatever has been written down is yours.',
        steps: [
          {
            title: 'Book call',
            figure: '20 minutes to talk',
            text: 'Choose 20 minutes in the scheduler, which opens in a new tab. One idea is enough to talk about, and a bad experience with AI is a good subject too.',
          },
          {
            title: 'Discovery and assessment',
            figure: '45 to 60 minutes on your data',
            text: 'A growth audit with a focus on AI: 45 to 60 minutes by video, on your own data. Answer the 25 questions of our AI Quotient first (5 to 10 minutes), and we will know where to look.',
          },
          {
            title: 'Custom AI roadmap',
            figure: '5 business days to the report',
            text: 'Your report within five business days, written for the person who decides: which uses come first, which data each one needs, and what stays with people.',
          },
          {
            title: 'Next steps',
            text: 'Take it to your group, hand it to your own team, or ask us for a fixed-fee proposal. The roadmap works with or without us.',
          },
        ],
      },
    },
    {
      type: 'faq',
      id: 'faq',
      props: {
        title: 'Member questions',
        items: [
          {
            question: 'What does the first call cost?',
            answer:
              'Nothing. The first call is free for members, with no contract and nothing to prepare. A growth audit after it is free as well. You see any fee first, in a written proposal.',
          },
          {
            question: 'Does it have to be the CEO?',
            answer:
              'For the first 20 minutes it helps, because you know which number you run the company on. Bring whoever runs the process to the second conversation.',
          },
          {
            question: 'We have done nothing with AI so far. Is it too early?',
            answer:
              'No. There is nothing to undo. One customer record, written rules, and an owner for each matter more at this point than the choice of a model.',
          },
          {
            question: `Is ${BRAND.shortName} part of Vistage?`,
            answer: `No. ${BRAND.name} is an independent firm, not affiliated with Vistage Worldwide or endorsed by it. We use the name only to say who this page is for.`,
          },
        ],
      },
    },
    {
      type: 'team',
      id: 'expert',
      props: {
        label: 'Your expert',
        title: 'The person\non the call',
        tone: 'pine',
        people: AUTHORS.filter(({ name }) => name === 'Theo Brandvold').map(
          ({ name, role, bio }) => ({ name, role, bio }),
        ),
      },
    },
    {
      type: 'challenges',
      id: 'gains',
      props: {
        label: 'What you take back',
        title: 'Five lines\non one page',
        lead: 'About as much as a meeting has time for.',
        items: [
          {
            title: 'A task with a name',
            text: 'Who does it, how often in a month, and why it is a better start than the one everyone mentions.',
          },
          {
            title: 'What it costs today',
            text: 'Wages, waiting, and mistakes added up, so that a saving can be checked.',
          },
          {
            title: 'The records it depends on',
            text: 'Which fields a model would read, how many are filled in, and who fixes the rest.',
          },
          {
            title: 'An owner and a start date',
            text: 'A person from your company, with the hours it will take stated up front.',
          },
          {
            title: 'A use to leave alone',
            text: 'One idea that sounds right and is wrong for you, with the reason.',
          },
        ],
      },
    },
    {
      type: 'figures',
      id: 'results',
      props: {
        label: 'Results',
        title: 'What the\nnumbers mean',
        tone: 'pine',
        items: [
          {
            value: '100%',
            label: 'real results',
            text: `Each of the ${SUCCESS_STORIES.length} success stories reports one client’s own number, before the work and after it. None is a forecast.`,
          },
          {
            value: hoursSavedShort(),
            label: 'hours saved',
            text: `${STATISTICS.hoursSaved.toLocaleString('en-US')} by our own count. A saved hour is the time a task took before, minus the time it takes now, for as long as someone still does it, up to 24 months.`,
          },
          {
            value: String(industries.size),
            label: 'industries',
            text: `In the success stories: ${new Intl.ListFormat('en-US').format(industries)}.`,
          },
        ],
        action: { label: 'Read the success stories', href: '/insights/success-stories' },
      },
    },
    {
      type: 'cta-banner',
      id: 'closing',
      props: {
        title: 'Decide after\n20 minutes',
        text: 'Pick a time before your next meeting. If AI has little to offer your company this year, that is worth knowing too, and we will say so on the call.',
        action: BOOK_CALL,
      },
    },
  ],
});
