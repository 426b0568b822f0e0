import { BOOK_GROWTH_AUDIT } from '#content/pages/services/links.ts';
import { definePage } from '../define-page.ts';

/** CRM audits in Jackson, Mississippi: findings, schedule, deliverables and limits. */
export const CRM_AUDIT_SERVICES_IN_JACKSON_MS = definePage({
  path: '/insights/crm-audit-services-in-jackson-ms',
  title: 'CRM audit services in Jackson, MS',
  seo: {
    title: 'CRM Audit Services in Jackson, MS | Cadron',
    description:
      'Two CRM audits for Jackson companies: a free one by video, and a full one that starts with a visit and ends with up to five fixes, each with an owner.',
  },
  blocks: [
    {
      type: 'page-hero',
      id: 'hero',
      props: {
        label: 'CRM audit services in Jackson, MS',
        title: 'What a CRM\naudit tells you',
        lead: 'Whether your numbers can be trusted, where work gets lost, and which fixes are worth their price. We offer two audits in Jackson: a free growth audit by video, and a full audit of 2 to 3 weeks that starts with a visit.',
        action: BOOK_GROWTH_AUDIT,
        note: 'For the free audit, we need no login and no export.',
        trail: [{ label: 'Insights', href: '/insights' }],
        streams: {
          shape: 'join',
          ends: ['Listen, 2', 'Compare, 4', 'Count, 5', 'Rank, 2'],
          river: 'Four pages you can act on',
          caption: 'The 13 business days of the full audit, to scale.',
        },
      },
    },
    {
      type: 'steps',
      id: 'days',
      props: {
        title: 'The full audit,\nday by day',
        lead: 'Counted in business days, for a company of about 150 people. This is Map, the first of our four steps, sold on its own. We do the counting in Conway, where our only office is.',
        steps: [
          {
            title: 'Listen',
            figure: 'Days 1 and 2 of 13',
            text: 'Days 1 and 2, with you in Jackson. Eight people show us how they look up a customer and what they do when the answer is wrong. We ask what they no longer bother to enter.',
          },
          {
            title: 'Compare',
            figure: 'Days 3 to 6 of 13',
            text: 'Days 3 to 6. The year’s closed-won deals are set against the invoices, largest first, until the gap between them is explained in dollars.',
          },
          {
            title: 'Count',
            figure: 'Days 7 to 11 of 13',
            text: 'Days 7 to 11. Duplicates, owners who have left, skipped stages, fields nobody reads, and every program that writes to the records while everyone is at lunch.',
          },
          {
            title: 'Rank',
            figure: 'Days 12 and 13 of 13',
            text: 'Days 12 and 13. Findings are ranked by what they cost per month. Up to five go forward, each with an owner, an effort estimate, and a count that will show whether it worked.',
          },
        ],
      },
    },
    {
      type: 'challenges',
      id: 'example',
      props: {
        label: 'Worked example',
        title: 'A hundred\naccounts, opened',
        lead: 'What a count can turn up, in example numbers. A drop like this one is ordinary.',
        items: [
          {
            title: 'The 28 without an owner',
            text: 'Their salespeople have moved on. Some of these customers still get the newsletter, and you learn of a merger from an out-of-office reply.',
          },
          {
            title: 'The 23 nobody contacted',
            text: 'Owned, and silent for a year. Ask before you delete: a few of them are alive and well, in someone’s phone.',
          },
          {
            title: 'The 16 contacted and not billed',
            text: 'Slow deals or old friends. Dates on the stages would show which, if anyone had kept them.',
          },
          {
            title: 'The nine outside the picture',
            text: 'Accounting bills nine customers that this CRM has never met. An audit that stays inside the CRM would miss them, so ours goes through the invoices before it counts anything.',
          },
        ],
        drawing: 'leaks',
        labels: [
          'In the CRM',
          '100 accounts',
          'Owner still on the payroll',
          '72',
          'Contacted within a year',
          '49',
          'Invoiced within a year',
          '33 of the 100',
        ],
      },
    },
    {
      type: 'solution',
      id: 'report',
      props: {
        label: 'Your report',
        title: 'Four pages you\ncan act on',
        paragraphs: [
          'Page one is a table of checks, each with its count and a verdict. On page two, CRM and ledger sit side by side, initialed by the person who closes your books. Page three lists the fixes. Page four says what we did not examine, so that our silence about something cannot be read as praise.',
          'Nothing in it depends on us. A capable administrator can work through most of the list, and you could ask three firms to price the rest, line by line. If the system turns out to be sound and the meetings are to blame, that goes at the top of page one.',
          'Samples are picked at random and reported with their margin of error. A hundred records, an afternoon of reading, can tell 2% duplicates from 20%. Telling 11% from 12% would take weeks, and you would do the same thing on Monday either way.',
        ],
        points: [
          {
            title: 'A price on each problem',
            text: 'In hours, late invoices, or lost orders per month, at your own averages, with the math shown so that you can argue with it.',
          },
          {
            title: 'Causes before symptoms',
            text: 'A form that creates duplicates is fixed first. Cleaning up names while it runs is just exercise.',
          },
          {
            title: 'A baseline you can repeat',
            text: 'The main counts are saved as reports in your own system. Running them each quarter takes your staff about half a day.',
          },
          {
            title: 'Permission to leave things alone',
            text: 'Some clutter does no harm. It is a relief to know which, in writing.',
          },
        ],
      },
    },
    {
      type: 'faq',
      id: 'faq',
      props: {
        title: 'Questions before\nan audit',
        items: [
          {
            question: 'Which of the two do we need?',
            answer:
              'Start with the free one. In 45 to 60 minutes on your screen we can usually tell a nuisance from a real problem, and you get the Recommendations Report in writing within five business days.\n\nThe full audit is for numbers that have to survive hard questions: before a migration, a sale of the company, an AI project, or a new sales director’s first board meeting.',
          },
          {
            question: 'Do you have to come to Jackson?',
            answer:
              'For the counting, no. For the listening it is worth the drive of about 5 hours, because people will show a visitor the workaround they would be embarrassed to describe on a call. So we come for 2 days.',
          },
          {
            question: 'What access do you need?',
            answer:
              'For the free audit, none: you share your screen and decide what to show. For the full audit, a read-only login, closed when the report is delivered. Hospitals, banks, and state agencies sometimes cannot grant one. In that case your administrator runs the queries, we read the results together, and the work takes a few days longer.',
          },
          {
            question: 'Which systems can you audit?',
            answer:
              'HubSpot and Salesforce are the ones we know best. The checks work in any CRM that can list its records with their dates. If you are not sure about yours, ask before you book.',
          },
          {
            question: 'Will it unsettle the team?',
            answer:
              'The word “audit” does more harm than the work, which is eight conversations and an hour with your accountant. Say on the first day that a system is being examined, that no one’s numbers will be read aloud, and that complaints are welcome.',
          },
          {
            question: 'What does the full audit cost?',
            answer:
              'A fixed fee, quoted after the free audit, once we know how many systems and records are involved. The quote commits you to nothing.',
          },
        ],
      },
    },
    {
      type: 'link-list',
      id: 'next',
      props: {
        tone: 'sand',
        title: 'Next steps\nby finding',
        items: [
          {
            title: 'The seven checks',
            text: 'Our order of work with passing scores and sample sizes, for anyone who prefers to run it without us.',
            href: '/insights/crm-data-audit-order',
            meta: 'If you have an analyst',
          },
          {
            title: 'Reporting and Analytics',
            text: 'The largest finding was the gap between the CRM and the ledger.',
            href: '/services/reporting-analytics',
            meta: 'If totals disagree',
          },
          {
            title: 'CRM Integration',
            text: 'Errors arrive from another system faster than people can clear them.',
            href: '/services/crm-integration',
            meta: 'If another system is the source',
          },
        ],
      },
    },
    {
      type: 'cta-banner',
      id: 'audit',
      props: {
        title: 'Start with the\nfree audit',
        text: 'Bring the report you trust least. We open the records behind it with you, by video, and write down what we find.',
        action: BOOK_GROWTH_AUDIT,
      },
    },
  ],
});
