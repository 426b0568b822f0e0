import { AUTHORS } from '#content/authors.ts';
import { STATISTICS } from '#content/statistics.ts';
import { definePage } from './define-page.ts';

/** The external meeting scheduler. `scheduler:` is replaced by its configured URL when the page is rendered. */
const SCHEDULE = { label: 'Choose a time', href: 'scheduler:' };

/** The free growth audit (docs/specification.md, section 2). */
export const BOOK_AUDIT = definePage({
  path: '/book-audit',
  title: 'Book a growth audit',
  seo: {
    title: 'Free CRM and Growth Audit, 45 to 60 Minutes | Cadron',
    description:
      'A principal reviews your CRM, data, and reporting with you by video, for free. Within five business days you get a written report on what to fix first.',
  },
  blocks: [
    {
      type: 'audit-hero',
      id: 'hero',
      props: {
        label: 'Free growth audit',
        title: 'Know what\nto fix first',
        lead: 'One of our four principals follows a lead through your systems, from the first click to the paid invoice, and finds where it stops. You get the report in writing within five business days.',
        action: SCHEDULE,
        note: 'Free. 45 to 60 minutes. You keep the findings.',
        hosts: {
          heading: 'Your host, one of four',
          names: AUTHORS.map(({ name }) => name),
          text: `${new Intl.ListFormat('en-US', { type: 'disjunction' }).format(AUTHORS.map(({ name }) => name))}. The same person writes your report.`,
        },
        minutes: {
          heading: 'The 60 minutes',
          parts: [
            { minutes: 10, text: 'Your number to move' },
            { minutes: 10, text: 'A deal you won', hasDeal: true },
            { minutes: 10, text: 'A deal you lost', hasDeal: true },
            { minutes: 15, text: 'The deal nobody can explain', hasDeal: true },
            { minutes: 15, text: 'Your questions' },
          ],
          description:
            'After 10 minutes on your number, three deals join one after another, at minutes 10, 20, and 30. By minute 45 all three have been traced; the last 15 minutes are for your questions.',
        },
        report: {
          heading: 'The written report',
          sample: 'Sample page with example numbers',
          title: 'What leaks, and what it costs',
          leaks: [
            { name: 'Quotes without a follow-up', monthlyCost: 14_600 },
            { name: 'Web leads that wait a day', monthlyCost: 8900 },
            { name: 'Invoices sent late', monthlyCost: 2100 },
          ],
          advice: [
            { name: 'Fix first', text: 'The web leads. It takes a week.' },
            { name: 'Leave alone for now', text: 'Lead scoring.' },
          ],
        },
      },
    },
    {
      type: 'steps',
      id: 'steps',
      props: {
        title: 'From booking\nto report',
        steps: [
          {
            title: 'Book Your Session',
            text: 'Pick a time that suits both the person who owns revenue and the person who runs the CRM. The scheduler opens in a new tab.',
          },
          {
            title: 'Discovery Call',
            figure: '45 to 60 minutes by video',
            text: 'For 45 to 60 minutes we look at your screen, not ours. We trace three real deals: one you won, one you lost, and one nobody can explain.',
          },
          {
            title: 'Recommendations Report',
            figure: '5 business days to the report',
            text: 'In writing, within five business days: what leaks, what it costs, what to fix first, and what to leave alone for now.',
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
                  'Intake: how forms, calls, and emails become records, and how many never do.',
                  'Records: duplicates, missing owners, and stages nobody uses as written.',
                  [
                    'Handoffs: how long a lead waits between marketing, sales, and service. ',
                    { text: 'See what a wait costs', href: '#closing' },
                    '.',
                  ],
                  'Reports: whether two reports on the same month agree.',
                  'AI readiness: which decisions have a clean enough history for a model to help.',
                ],
              },
            ],
          },
          {
            heading: 'What to bring',
            parts: [
              {
                kind: 'paragraph',
                text: 'A login that can see the CRM, last month’s pipeline report in whatever form it takes, and one number you would like to move. No slides, no exports, no other preparation.',
              },
            ],
          },
          {
            heading: 'What the audit is not',
            parts: [
              {
                kind: 'paragraph',
                text: 'A sales pitch with a diagnosis attached. If two fixes you can make yourself would do it, the report says so. It is yours either way, and you owe us nothing.',
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
        title: 'What three\nclients fixed',
        slugs: [
          'quorlane-forecast-error',
          'tidewick-duplicate-records',
          'lantern-ridge-account-opening',
        ],
        action: { label: 'See all success stories', href: '/insights/success-stories' },
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
              'Yes: no invoice and no obligation. Some audits lead to projects, and those pay us for the rest.',
          },
          {
            question: 'Who will be on the call?',
            answer:
              'One of our four principals, and nobody else from our side. The same person writes your report.',
          },
          {
            question: 'Which systems do you know?',
            answer: `We build in HubSpot and Salesforce, and have connected ${STATISTICS.platforms} platforms to them so far. Not sure we know yours? Email us, and we will say so before you book.`,
          },
          {
            question: 'Do you need access to our data?',
            answer:
              'No. You share your screen and stay in control of it. We take notes, not copies, and send you the notes.',
          },
          {
            question: 'Are we too small?',
            answer:
              'The audit is useful once you have three salespeople. Below that, a shared inbox and a spreadsheet may serve you better, and we will tell you so.',
          },
        ],
      },
    },
    {
      type: 'cta-banner',
      id: 'closing',
      props: {
        title: 'What a wait\ncosts you',
        text: 'Try it with your own numbers. Then give us an hour: you keep the list of what to fix first, whether you hire us or not. If we are the wrong firm for it, the report says so.',
        action: SCHEDULE,
        calculator: {
          quick: { hours: 3, met: 37 },
          slow: { hours: 26, met: 29 },
          leads: { label: 'Leads a month', value: 120 },
          hours: { label: 'Hours to your first reply: {hours}', value: 26 },
          orders: { label: 'Orders from 10 meetings', value: 3 },
          value: { label: 'Value of an order, $', value: 4000 },
          unit: 'a month leaks away',
          example: 'An example.',
          text: 'With a first reply after {hours} hours, {missed} of {leads} leads miss the first meeting that a reply within 3 hours would have brought. If {orders} of 10 meetings end in an order of {value}, that is {total}.',
          source:
            'The rate is what one client measured. At Cattail Pool Care, 37 of 100 requests led to a visit when the first reply took 3 hours, and 29 when it took 26. We spread the 8 evenly over the hours between, and count no more for a longer wait.',
          proof: { label: 'How we counted', href: '/how-we-count#wait' },
        },
        labels: ['37 of 100 leads meet you', 'by hour', 'stays with you'],
      },
    },
  ],
});
