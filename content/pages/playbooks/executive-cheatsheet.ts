import { definePage } from '../define-page.ts';

/** The page of the gated guide (docs/specification.md, section 2). Its promises match the PDF; playbooks.test.ts checks it. */
export const EXECUTIVE_CHEATSHEET = definePage({
  path: '/playbooks/hubspot-executive-cheatsheet',
  title: 'HubSpot Executive Cheatsheet',
  seo: {
    title: 'HubSpot Executive Cheatsheet, 8 pages, free | Cadron',
    description:
      'HubSpot for people who answer for revenue: seven numbers and where they live, a 15-minute weekly review, rights, forecast checks and AI features.',
  },
  blocks: [
    {
      type: 'page-hero',
      id: 'hero',
      props: {
        title: 'HubSpot on\neight pages',
        lead: 'The HubSpot Executive Cheatsheet is for people who answer for revenue and do not live in the CRM: seven numbers, where to find them, and what to ask once you have.',
        action: { label: 'Download Free', href: '#form' },
        note: 'Eight pages, a five minute read. It comes by email.',
        trail: [{ label: 'All playbooks', href: '/playbooks' }],
      },
    },
    {
      type: 'challenges',
      id: 'why',
      props: {
        title: 'Seven figures\nmatter to you',
        lead: 'A HubSpot account a few years old holds hundreds of properties, and as many reports as people had time to save. You need a handful of them, and leave to ignore the rest.',
        items: [
          {
            title: 'The dashboard shows what is easy to count',
            text: 'Mails opened, calls logged, forms sent. What was promised and did not happen rarely has a tile.',
          },
          {
            title: 'Two reports of May have two totals',
            text: 'One goes by create date, the other by close date. Both are correct, and the meeting is spent on finding that out.',
          },
          {
            title: 'You get slides instead of a login',
            text: 'Exported on Thursday, tidied on Friday, presented on Monday. By then the figures are four days old and have been to the hairdresser.',
          },
          {
            title: 'AI arrives as a switch',
            text: 'A new feature can appear inside a screen you already pay for. Who turned it on, and what may it read? Whoever signs the contract should know.',
          },
        ],
      },
    },
    {
      type: 'guide-pages',
      id: 'pages',
      props: {
        title: 'What is on\nthe pages',
        lead: 'Four spreads. The small drawings are true to them: count the bars and you have the table of contents.',
        items: [
          {
            pages: 'Pages 1-2',
            title: 'Seven numbers and where they live',
            text: 'New inquiries, open pipeline of the quarter, win rate, hours to a first answer, days from create to close, overdue tasks, deals without a next step. Page 2 traces each one: four to deals, two to contacts, one to tasks.',
            drawing: 'numbers',
          },
          {
            pages: 'Pages 3-4',
            title: 'Stages, and who may change what',
            text: 'The eight lifecycle stages HubSpot comes with (November 2026), each with a fact that lets a record in. Opposite, five rights worth a second look, by four roles: export, delete, merge, change settings, see every deal.',
            drawing: 'stages',
          },
          {
            pages: 'Pages 5-6',
            title: 'Fifteen minutes a week',
            text: 'The weekly review as five items, by the minute, with one question for each. Then five checks that take weak deals out of the forecast: no next step, a close date gone by, no amount, no contact, twice the usual age.',
            drawing: 'review',
          },
          {
            pages: 'Pages 7-8',
            title: 'AI features, and the setup',
            text: 'Twelve AI features as we found them in November 2026: five to switch on, four to test first, three to leave off until the records are clean. The last page is the setup, week by week.',
            drawing: 'features',
          },
        ],
      },
    },
    {
      type: 'solution',
      id: 'outcomes',
      props: {
        title: 'Three things\nyou will notice',
        paragraphs: [
          'None of it needs new software, or us. It needs a few hours of your administrator, and from you a quarter of an hour on the same weekday.',
          'We cannot promise that the numbers improve. They become comparable, and the talk about them gets shorter.',
        ],
        points: [
          {
            title: 'One sheet in place of the slides',
            text: 'Seven figures, read from the account itself, each with a name beside it. Thursday’s export is no longer needed.',
          },
          {
            title: 'A forecast that has lost weight',
            text: 'Deals that fail a check are left out. The total usually drops in the first week, which is the uncomfortable part, and then stays put.',
          },
          {
            title: 'A ready answer on AI',
            text: 'When a feature is offered you know its column, on, test or off, and who may move it to another.',
          },
        ],
      },
    },
    {
      type: 'rich-text',
      id: 'readers',
      props: {
        sections: [
          {
            heading: 'Who should download it',
            parts: [
              {
                kind: 'list',
                items: [
                  'CEOs and owners who hear one number from sales and another from finance.',
                  'COOs whose delivery plan hangs on a forecast that somebody else types.',
                  'RevOps leaders who want their executives to ask for the same seven things every week.',
                ],
              },
            ],
          },
          {
            heading: 'Who can skip it',
            parts: [
              {
                kind: 'paragraph',
                text: [
                  'If your account is younger than a quarter, wait: several of the seven would be zeros. And administrators will find little that is new to them. For them we wrote ',
                  { text: 'HubSpot Quick Wins', href: '/playbooks/hubspot-quick-wins' },
                  '.',
                ],
              },
            ],
          },
        ],
      },
    },
    {
      type: 'lead-form',
      id: 'form',
      props: {
        form: 'executive-cheatsheet',
        title: 'Get the\neight pages',
        lead: 'A PDF, by email, free of charge. Four fields and one you may skip.',
        promises: [
          {
            title: 'Within a few minutes',
            text: 'A mail from us with one link. It opens the PDF, and works for two weeks.',
          },
          {
            title: 'Before your next review',
            text: 'Page 5 is the one to print. The other seven can wait until somebody disagrees about a number.',
          },
          {
            title: 'After that',
            text: 'Nothing by itself. Asking for the guide subscribes you to nothing; the newsletter has a form of its own.',
          },
        ],
      },
    },
    {
      type: 'faq',
      id: 'faq',
      props: {
        title: 'Three questions\nwe get',
        items: [
          {
            question: 'How long does the setup take?',
            answer:
              'Setup takes 2-3 weeks, beside the usual work. Week one goes to definitions, week two to views, rights and the weekly review. The third is for records that fit no definition, and there are always some.',
          },
          {
            question: 'Which edition of HubSpot does it need?',
            answer:
              'Any edition in which your deals are kept. Some of the reports and finer permissions belong to the larger ones (as of November 2026); the page says so, and describes a saved view that does nearly as well.',
          },
          {
            question: 'How soon is it out of date?',
            answer:
              'The numbers and the review will outlast the software. Rights and AI features change with HubSpot’s releases, so read the date on pages 4 and 7 before you argue from them.',
          },
        ],
      },
    },
    {
      type: 'cta-banner',
      id: 'audit',
      props: {
        title: 'Read the seven\ntogether with us',
        text: 'Bring the sheet, filled in or half empty. The free growth audit takes 45 to 60 minutes, and the empty lines are the most interesting ones.',
        action: { label: 'Book Growth Audit', href: '/book-audit' },
        drawing: 'forecast',
      },
    },
  ],
});
