import { AUTHORS } from '#content/authors.ts';
import { BRAND } from '#content/brand.ts';
import { hoursSavedShort, STATISTICS } from '#content/statistics.ts';
import { SUCCESS_STORIES } from '#content/stories/index.ts';
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
    title: 'AI follow-up call for Vistage members | Cadron',
    description:
      'For Vistage members: a free 20-minute follow-up call on AI in your company, an assessment on your own data, and a roadmap to take back to your group.',
    noindex: true,
  },
  blocks: [
    {
      type: 'page-hero',
      id: 'hero',
      props: {
        title: 'Something real\nto report back',
        lead: 'At a table of chief executives somebody always asks what the others have done about AI. Give us one call, and go back with a task worth trying, what it costs you today, and who should own it.',
        action: BOOK_CALL,
        cover: { family: 'Reporting & Analytics', seed: 'table' },
        note: 'The follow-up call takes 20 minutes. Free for members.',
      },
    },
    {
      type: 'survey-form',
      id: 'survey',
      props: {
        title: SURVEY,
        lead: 'Two minutes, three steps. Tell us where you stand, and the call can start in the middle.',
      },
    },
    {
      type: 'solution',
      id: 'benefits',
      props: {
        title: 'Your peers know\nwhat it cost',
        paragraphs: [
          'You have what most companies lack when they begin with AI: a dozen people in your own position who will say, with nothing to sell, what their pilot cost and where it stalled.',
          'What the room cannot see is your data. So we take the idea you liked at the last meeting and ask what it would have to read in your systems. If one customer is spelled three ways in the CRM, an assistant will be wrong three ways, only faster. It is better to learn that before a license is signed.',
        ],
        points: [
          {
            title: 'A peer’s tip, checked',
            text: 'What paid off for a distributor with a single ERP may fail in a firm with five branches. We name the conditions it needs, and which of them you meet.',
          },
          {
            title: 'Arithmetic for your CFO',
            text: 'Each idea is put as volume, minutes and mistakes a month. Nobody has to know the tool to check the sum.',
          },
          {
            title: 'No product to defend',
            text: 'We sell no AI licenses and earn nothing on anyone else’s, so “wait a year” is advice we can afford to give.',
          },
          {
            title: 'A confidence kept',
            text: 'What you show us stays confidential, also toward the member who sent you.',
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
        lead: 'You may leave at each step. Whatever has been written down is yours.',
        steps: [
          {
            title: 'Book call',
            text: 'Choose 20 minutes in the scheduler, which opens in a new tab. One idea is enough to talk about, and a bad experience with AI is a good subject too.',
          },
          {
            title: 'Discovery and assessment',
            text: 'The growth audit with AI in the foreground: 45 to 60 minutes on your screen. The 25 questions of our AI Quotient, answered beforehand in five to ten minutes, tell us where to look.',
          },
          {
            title: 'Custom AI roadmap',
            text: 'Your report, written for the person who decides: which uses come in which order, the data each of them must read, and what stays with people.',
          },
          {
            title: 'Next steps',
            text: 'Read it to your group, hand it to your own team, or ask us for a scope with a fixed fee. The roadmap works without the third.',
          },
        ],
      },
    },
    {
      type: 'faq',
      id: 'faq',
      props: {
        title: 'Members\nask first',
        items: [
          {
            question: 'What does the first call cost?',
            answer:
              'Nothing. The first call is free for members, with no contract behind it and nothing to prepare. Should the growth audit follow, it is free as well. A fee appears only beside a written scope, and you see both before deciding.',
          },
          {
            question: 'Does it have to be the CEO?',
            answer:
              'For the first 20 minutes it helps, because you know which number the company is steered by. Bring whoever runs the process to the second conversation. The details live there.',
          },
          {
            question: 'We have done nothing with AI so far. Too early?',
            answer:
              'It is a comfortable moment: there is nothing to undo. One customer record, rules that somebody wrote down and an owner for each matter more at this point than the choice of a model.',
          },
          {
            question: `Is ${BRAND.shortName} part of Vistage?`,
            answer: `No. ${BRAND.name} is an independent firm and not affiliated with Vistage Worldwide. We use the name only to say for whom this page is meant.`,
          },
        ],
      },
    },
    {
      type: 'team',
      id: 'expert',
      props: {
        title: 'The person\non the call',
        tone: 'pine',
        people: AUTHORS.filter(({ name }) => name === 'Theo Brandvold'),
      },
    },
    {
      type: 'challenges',
      id: 'gains',
      props: {
        title: 'What goes back\nto the table',
        lead: 'It fits on one page, which is about what a group has time for.',
        items: [
          {
            title: 'A task with a name',
            text: 'Who does it, how often in a month, and why it makes a better beginning than the one everybody mentions.',
          },
          {
            title: 'Its price today',
            text: 'Wages, waiting and mistakes added up, so that a saving can later be checked against something.',
          },
          {
            title: 'The records it depends on',
            text: 'Which fields a model would read, how many of them are filled, and who has to mend the rest.',
          },
          {
            title: 'An owner and a first date',
            text: 'A person from your company, with the hours it will take from them stated in advance.',
          },
          {
            title: 'A use to leave alone',
            text: 'One idea that sounds right and is wrong for you, with the reason. It may be the line most worth passing on.',
          },
        ],
      },
    },
    {
      type: 'figures',
      id: 'results',
      props: {
        title: 'Counted across\nour client work',
        lead: `Told client by client in ${SUCCESS_STORIES.length} success stories, including what went wrong.`,
        tone: 'pine',
        items: [
          {
            value: '100%',
            label: 'real results',
            text: 'Each story prints the client’s figure from before the work and from after it.',
          },
          {
            value: hoursSavedShort(),
            label: 'hours saved',
            text: `${STATISTICS.hoursSaved.toLocaleString('en-US')} at the last count, over all projects.`,
          },
          {
            value: String(industries.size),
            label: 'industries',
            text: new Intl.ListFormat('en-US').format(industries),
          },
        ],
        action: { label: 'Read the success stories', href: '/insights/success-stories' },
      },
    },
    {
      type: 'cta-banner',
      id: 'closing',
      props: {
        title: '20 minutes,\nthen decide',
        text: 'Pick a time before your next meeting. If AI has little to offer your company this year, that is worth knowing as well, and we will say it on the call.',
        action: BOOK_CALL,
        drawing: 'loop',
        labels: ['Worth a trial now', 'Later, with better data'],
      },
    },
  ],
});
