import { definePage } from './define-page.ts';

/** The external meeting scheduler. `scheduler:` is replaced by its configured URL when the page is rendered. */
const SCHEDULE = { label: 'Choose a time', href: 'scheduler:' };

/** The free growth audit (docs/specification.md, section 2). */
export const BOOK_AUDIT = definePage({
  path: '/book-audit',
  title: 'Book a growth audit',
  seo: {
    title: 'Free growth audit, 45 to 60 minutes | Cadron Growth Partners',
    description:
      'A free 45 to 60 minute review of your CRM, data and reporting. You leave with a written list of what to fix first, and what each fix is worth.',
  },
  blocks: [
    {
      type: 'page-hero',
      id: 'hero',
      props: {
        title: 'Know what\nto fix first',
        lead: 'One free call with a senior consultant. We follow a lead through your own systems, from the first click to the paid invoice, and write down where it stops.',
        action: SCHEDULE,
        note: 'Free. 45 to 60 minutes. You keep the findings.',
      },
    },
    {
      type: 'steps',
      id: 'steps',
      props: {
        title: 'Three steps,\none report',
        steps: [
          {
            title: 'Book Your Session',
            text: 'Pick a time that suits the person who owns revenue and the person who runs the CRM. Five questions tell us which screens to open.',
          },
          {
            title: 'Discovery Call',
            text: '45 to 60 minutes on your screen, not ours. We trace three real deals: one won, one lost, one that nobody can explain.',
          },
          {
            title: 'Recommendations Report',
            text: 'Within five working days: what leaks, what it costs a month, what to mend first, and what to leave alone for now.',
          },
        ],
      },
    },
    {
      type: 'rich-text',
      id: 'scope',
      props: {
        tone: 'sand',
        sections: [
          {
            heading: 'What we look at',
            parts: [
              {
                kind: 'list',
                items: [
                  'The way in: how forms, calls and mail become records, and how many do not.',
                  'The record: duplicates, empty owners, stages that nobody uses as written.',
                  'The hand-offs: how long a lead waits between marketing, sales and service.',
                  'The numbers: whether two reports of the same month agree.',
                  'The ground for AI: which decisions have clean enough history to be helped by a model.',
                ],
              },
            ],
          },
          {
            heading: 'What you need to bring',
            parts: [
              {
                kind: 'paragraph',
                text: 'A login that can see the CRM, last month’s pipeline report in whatever form it takes, and one number you would like to move. No slides, no export, no preparation beyond that.',
              },
            ],
          },
          {
            heading: 'What it is not',
            parts: [
              {
                kind: 'paragraph',
                text: 'A sales pitch with a diagnosis attached. About a third of the companies we audit are told to fix two things themselves and call again next year. The report is yours either way.',
              },
            ],
          },
        ],
      },
    },
    {
      type: 'story-cards',
      id: 'stories',
      props: {
        title: 'What came\nof it',
        count: 3,
        action: { label: 'All success stories', href: '/insights/success-stories' },
      },
    },
    {
      type: 'faq',
      id: 'faq',
      props: {
        title: 'Before you book',
        items: [
          {
            question: 'Is it really free?',
            answer:
              'Yes. It costs us about three hours of a consultant’s time. Some of those calls become projects, and that pays for the rest.',
          },
          {
            question: 'Who will be on the call?',
            answer:
              'One senior consultant who has run implementations, and nobody else. The same person writes the report.',
          },
          {
            question: 'Which systems do you know?',
            answer:
              'We build in HubSpot and Salesforce, and have connected 42 platforms to them so far. If yours is not among them we say so before the call.',
          },
          {
            question: 'Do you need access to our data?',
            answer:
              'No. You share your screen and stay in control of it. We take notes, no copies, and send you the notes.',
          },
          {
            question: 'Are we too small?',
            answer:
              'If fewer than three people sell, a shared inbox and a spreadsheet may serve you better, and we will tell you so. From about ten people on, the audit usually finds something worth more than an hour.',
          },
        ],
      },
    },
    {
      type: 'cta-banner',
      id: 'closing',
      props: {
        title: 'An hour now,\na list to keep',
        text: 'Times are shown in your own time zone. The scheduler opens in a new tab.',
        action: SCHEDULE,
        drawing: 'minutes',
      },
    },
  ],
});
