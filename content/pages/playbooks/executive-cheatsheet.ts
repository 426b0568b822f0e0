import { definePage } from '../define-page.ts';

/** The page of the gated guide (docs/specification.md, section 2). Its promises match the PDF; playbooks.test.ts checks it. */
export const EXECUTIVE_CHEATSHEET = definePage({
  path: '/playbooks/hubspot-executive-cheatsheet',
  title: 'HubSpot Executive Cheatsheet',
  seo: {
    title: 'HubSpot Executive Cheatsheet: Free 8-Page PDF | Cadron',
    description:
      'HubSpot for executives: seven numbers and where to find them, a 15-minute weekly review, permissions, forecast checks, and AI features.',
  },
  blocks: [
    {
      type: 'page-hero',
      id: 'hero',
      props: {
        label: 'HubSpot Executive Cheatsheet',
        title: 'HubSpot in\neight pages',
        lead: 'For people who answer for revenue and do not live in the CRM: seven numbers, where to find them, and what to ask once you have them.',
        action: { label: 'Download Free', href: '#form' },
        note: 'Free PDF by email. Eight pages, read in 5 minutes.',
        trail: [{ label: 'All playbooks', href: '/playbooks' }],
        streams: {
          shape: 'merge',
          ends: [
            'Numbers, 7',
            'Stages, 8',
            'Permissions, 5',
            'Review items, 5',
            'Forecast checks, 5',
            'AI features, 12',
          ],
          river: 'Eight pages',
          caption: 'The 42 entries of the guide by what they are about, to scale.',
        },
      },
    },
    {
      type: 'challenges',
      id: 'why',
      props: {
        label: 'Why it matters',
        title: 'You need only\nseven numbers',
        lead: 'A HubSpot account that is a few years old holds hundreds of properties and as many reports as people had time to save. You need a handful, and permission to ignore the rest.',
        items: [
          {
            title: 'The dashboard shows what is easy to count',
            text: 'Emails opened, calls logged, forms sent. What was promised and never happened rarely gets a tile.',
          },
          {
            title: 'Two reports on May show two totals',
            text: 'One goes by create date, the other by close date. Both are correct, and it takes the whole meeting to find that out.',
          },
          {
            title: 'You get slides instead of a login',
            text: 'Exported on Thursday, polished on Friday, presented on Monday. By then the numbers are 4 days old and have been cleaned up for company.',
          },
          {
            title: 'AI arrives as a switch',
            text: 'A new feature can appear on a screen you already pay for. Who turned it on, and what can it read? Whoever signs the contract should know.',
          },
        ],
      },
    },
    {
      type: 'guide-pages',
      id: 'pages',
      props: {
        title: 'What the eight\npages hold',
        lead: 'The small drawings are true to the pages: count the bars and you have the table of contents.',
        items: [
          {
            pages: 'Pages 1-2',
            title: 'Seven numbers and where they live',
            text: 'New inquiries, open pipeline this quarter, win rate, hours to first reply, days from create to close, overdue tasks, deals without a next step. Page 2 traces each one to its records: four to deals, two to contacts, one to tasks.',
            drawing: 'numbers',
          },
          {
            pages: 'Pages 3-4',
            title: 'Stages, and who can change what',
            text: 'The eight lifecycle stages HubSpot comes with (November 2026), each with a fact that lets a record in. On the facing page, five permissions worth a second look, for four roles: export, delete, merge, change settings, see every deal.',
            drawing: 'stages',
          },
          {
            pages: 'Pages 5-6',
            title: 'Fifteen minutes a week',
            text: 'The weekly review in five items, by the minute, with one question for each. Then five checks that take weak deals out of the forecast: no next step, a close date in the past, no amount, no contact, twice the usual age.',
            drawing: 'review',
          },
          {
            pages: 'Pages 7-8',
            title: 'AI features, and the setup',
            text: 'Twelve AI features as we found them in November 2026: five to turn on, four to test first, three to leave off until the records are clean. The last page is the setup, week by week.',
            drawing: 'features',
          },
        ],
      },
    },
    {
      type: 'solution',
      id: 'outcomes',
      props: {
        label: 'Outcomes',
        pointsLabel: '',
        title: 'Three things\nyou will notice',
        paragraphs: [
          'You need no new software, and you do not need us. Your administrator spends about 10 hours on the setup. You spend 15 minutes on the same day each week.',
          'We cannot promise that the numbers improve. They become comparable, and the meeting about them gets shorter.',
        ],
        points: [
          {
            title: 'One sheet instead of slides',
            text: 'Seven numbers, read from the account itself, each with an owner’s name. Nobody needs Thursday’s export anymore.',
          },
          {
            title: 'A leaner forecast',
            text: 'Deals that fail a check are left out. The total usually drops in the first week, which is the uncomfortable part. After that, it moves because of customers.',
          },
          {
            title: 'A ready answer on AI',
            text: 'When someone asks for a feature, you know its column (on, test, or off) and who can move it.',
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
                  'COOs whose delivery plan depends on a forecast that someone else types.',
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
                  'If your account is less than a quarter old, wait: several of the seven would be zeros. Administrators will find little that is new. For them we wrote ',
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
        title: 'Get the\ncheatsheet',
        lead: 'A free PDF by email. We ask for your name, email, and company; your job title is optional.',
        promises: [
          {
            title: 'Within a few minutes',
            text: 'You get an email with one link. It opens the PDF and works for 14 days.',
          },
          {
            title: 'Before your next review',
            text: 'Print page 5. The other seven can wait until someone disagrees about a number.',
          },
          {
            title: 'After that',
            text: 'Nothing, unless you ask. The guide does not subscribe you to anything; the newsletter has its own form.',
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
              'Setup takes 2-3 weeks, alongside your usual work. Week 1 is for definitions, week 2 for views, permissions, and the weekly review. Week 3 is for records that fit no definition.',
          },
          {
            question: 'Which edition of HubSpot does it need?',
            answer:
              'Any edition that holds your deals. As of November 2026, some of the reports and finer permissions come only with larger editions. The guide says which, and describes a saved view that does nearly as well.',
          },
          {
            question: 'How soon will it be out of date?',
            answer:
              'The numbers and the review will outlast the software. Permissions and AI features change with HubSpot’s releases, so check the date on pages 4 and 7 before you rely on them.',
          },
        ],
      },
    },
    {
      type: 'cta-banner',
      id: 'audit',
      props: {
        title: 'Read your numbers\nwith a principal',
        text: 'Bring the sheet to a free growth audit, filled out or half empty. The empty lines are the most interesting ones, and we start with them.',
        action: { label: 'Book Growth Audit', href: '/book-audit' },
        amounts: [7],
        drawing: 'merge',
        labels: ['Seven numbers', 'one talk'],
      },
    },
  ],
});
