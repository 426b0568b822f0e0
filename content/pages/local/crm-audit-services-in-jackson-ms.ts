import { BOOK_GROWTH_AUDIT } from '#content/pages/services/links.ts';
import { definePage } from '../define-page.ts';

/** CRM audits in Jackson, Mississippi: findings, schedule, deliverables and limits. */
export const CRM_AUDIT_SERVICES_IN_JACKSON_MS = definePage({
  path: '/insights/crm-audit-services-in-jackson-ms',
  title: 'CRM audit services in Jackson, MS',
  seo: {
    title: 'CRM audit services in Jackson, MS | Cadron',
    description:
      'Two CRM audits for companies in Jackson: a free hour by screen, and a full count with a visit that ends in four pages and at most five repairs, priced.',
  },
  blocks: [
    {
      type: 'page-hero',
      id: 'hero',
      props: {
        title: 'What a CRM\naudit tells you',
        lead: 'Whether your figures can be believed, where work gets lost, and which repairs are worth their price. There are two sizes in Jackson: a free hour by screen, and a full count of two to three weeks that opens with a visit.',
        action: BOOK_GROWTH_AUDIT,
        note: 'For the free hour we need no login and no export.',
        trail: [{ label: 'Insights', href: '/insights' }],
        streams: {
          shape: 'join',
          ends: ['Listen', 'Compare', 'Count', 'Rank'],
          river: 'Four pages you can act on',
        },
      },
    },
    {
      type: 'steps',
      id: 'days',
      props: {
        title: 'The full count,\nday by day',
        lead: 'Working days for a company of about 150. The counting is done in Conway, where our only office is.',
        steps: [
          {
            title: 'Listen',
            text: 'Days 1 and 2, with you in Jackson. Eight people show how they look up a customer and what they do when the answer is wrong. We ask what they no longer bother to enter.',
          },
          {
            title: 'Compare',
            text: 'Days 3 to 6. The year’s won deals are laid beside the invoices, largest first, until the gap between them has an explanation in dollars.',
          },
          {
            title: 'Count',
            text: 'Days 7 to 11. Twins, owners who left, stages skipped, fields without a reader, and each program that writes to the records while everyone is at lunch.',
          },
          {
            title: 'Rank',
            text: 'Days 12 and 13. Findings are put in order of what they cost in a month. Five go forward, each with a name, an effort, and a sign that it worked.',
          },
        ],
      },
    },
    {
      type: 'challenges',
      id: 'example',
      props: {
        title: 'A hundred\naccounts, opened',
        lead: 'What a count looks like. The company is invented; a slope like this one is ordinary.',
        items: [
          {
            title: 'The 39 without an owner',
            text: 'Their salespeople have moved on. Some of the customers still get the newsletter, and a merger is discovered through an out-of-office reply.',
          },
          {
            title: 'The 23 nobody spoke to',
            text: 'Owned, and silent for a year. Ask before deleting: a few of them are in perfect health, in somebody’s phone.',
          },
          {
            title: 'The 14 called and never billed',
            text: 'Slow sales or old friends. Dates on the stages would tell which, had anyone kept them.',
          },
          {
            title: 'The nine outside the picture',
            text: 'Accounting bills nine customers whom this CRM has never met. An audit that begins inside the CRM does not find them, so ours begins with the invoices.',
          },
        ],
        drawing: 'leaks',
        labels: [
          'In the CRM',
          '100 accounts',
          'Owner still on the payroll',
          '61',
          'Spoken to within a year',
          '38',
          'Invoiced within a year',
          '24 of the 100',
        ],
      },
    },
    {
      type: 'solution',
      id: 'report',
      props: {
        title: 'Four pages\nto act on',
        paragraphs: [
          'Page one is a table of checks, each with its counted value and a verdict. On page two CRM and ledger stand side by side, initialed by the person who closes your books. The third lists the repairs. The fourth says what we left unexamined, so that silence about a matter cannot be read as praise.',
          'Nothing in it depends on us. A capable administrator can work through most of the list, and for the remainder you could ask three firms to price the same lines. If the system turns out to be sound and the meetings are to blame, that stands at the top of page one.',
          'Samples are drawn by lot and reported with their margin. A hundred records, an afternoon of reading, will tell two percent of duplicates from twenty. Telling eleven from twelve would take weeks, and you would do the same thing on Monday either way.',
        ],
        points: [
          {
            title: 'A price on each fault',
            text: 'In hours, late invoices or lost orders per month, at your own averages, with the sum shown so that you can argue with it.',
          },
          {
            title: 'Sources before traces',
            text: 'A form that makes new duplicates is mended first. Tidying names while it runs is exercise.',
          },
          {
            title: 'A baseline you can repeat',
            text: 'The main counts are saved as reports in your own system. Each quarter they cost your staff about half a day.',
          },
          {
            title: 'Permission to leave things',
            text: 'Some disorder does no harm. It is restful to have in writing which.',
          },
        ],
      },
    },
    {
      type: 'faq',
      id: 'faq',
      props: {
        title: 'Asked before\nan audit',
        items: [
          {
            question: 'Which of the two do we need?',
            answer:
              'Start with the free one. In 45 to 60 minutes on your screen we can usually tell smoke from fire, and you have our recommendations on paper within five working days.\n\nThe full count is for figures that must survive being questioned: before a migration, a sale of the company, an AI project, or the first board meeting of a new sales director.',
          },
          {
            question: 'Must you come to Jackson?',
            answer:
              'For the counting, no. For the listening it is worth the drive of about four hours, because people show a visitor the workaround they would be embarrassed to describe on a call. So we come for two days and then go home.',
          },
          {
            question: 'What may you see?',
            answer:
              'In the free hour, whatever you choose to show. For the full count, a login that reads and cannot change anything, closed when the report is delivered. Hospitals, banks and agencies sometimes cannot grant one; then your administrator runs the queries, we read the results together, and the work takes some days longer.',
          },
          {
            question: 'Which systems can be audited?',
            answer:
              'HubSpot and Salesforce are the ones we know by touch. The questions hold for any CRM that can list its records with their dates. If yours cannot, you have your first finding, free of charge.',
          },
          {
            question: 'Will it unsettle the team?',
            answer:
              'The word does more harm than the work, which is eight conversations and an hour with your accountant. Say on the first day that a system is being examined, that nobody’s numbers will be read aloud, and that complaints are welcome. They are the best evidence we get.',
          },
          {
            question: 'What does the full count cost?',
            answer:
              'A fixed fee, named after the free hour, when the number of systems and records is known. It obliges you to nothing afterward.',
          },
        ],
      },
    },
    {
      type: 'link-list',
      id: 'next',
      props: {
        tone: 'sand',
        title: 'What follows\na finding',
        items: [
          {
            title: 'The seven checks',
            text: 'Our order of work with pass marks and sample sizes, for anyone who prefers to run it without us.',
            href: '/insights/crm-data-audit-order',
            meta: 'If you have an analyst',
          },
          {
            title: 'Reporting and Analytics',
            text: 'The largest finding was the distance between CRM and ledger.',
            href: '/services/reporting-analytics',
            meta: 'If totals disagree',
          },
          {
            title: 'CRM Integration',
            text: 'Errors arrive from another system faster than people can clear them.',
            href: '/services/crm-integration',
            meta: 'If the source is outside',
          },
        ],
      },
    },
    {
      type: 'cta-banner',
      id: 'audit',
      props: {
        title: 'Take the free\nhour first',
        text: 'Have the report at hand that you trust least. We open the records under it, by screen, and leave you a list.',
        action: BOOK_GROWTH_AUDIT,
      },
    },
  ],
});
