import { HOSTS } from '#content/principals.ts';
import { definePage } from '../define-page.ts';
import { BOOK_GROWTH_AUDIT, SERVICES_TRAIL } from './links.ts';

export const REPORTING_ANALYTICS = definePage({
  path: '/services/reporting-analytics',
  title: 'Reporting and Analytics',
  seo: {
    type: 'service',
    title: 'CRM Reporting & Revenue Analytics | Cadron',
    description:
      'Metrics defined in writing, reconciled to invoices, and stored every week, so that every meeting starts from the same number. With a 90-day plan.',
  },
  blocks: [
    {
      type: 'service-hero',
      id: 'hero',
      props: {
        label: 'Reporting and Analytics',
        title: 'One number,\none source',
        lead: 'We define your metrics in writing, reconcile them to the ledger, and store them every week. Meetings then start with a decision, because everyone arrives with the same number.',
        action: BOOK_GROWTH_AUDIT,
        trail: SERVICES_TRAIL,
        drawing: 'one-number',
        caption:
          'An example quarter in five reports, in millions of dollars, and the number once it has one definition.',
      },
    },
    {
      type: 'challenges',
      id: 'problem',
      props: {
        title: 'October in\nthree versions',
        lead: 'Sales, service, and finance each report the month, and all three are careful. The drawing is an example: one quarter, four forecasts.',
        items: [
          {
            title: 'One word, several counts',
            text: 'To sales, a customer has signed. To service, one has a login. To finance, one has been invoiced. Nobody is wrong, and the totals never match.',
          },
          {
            title: 'Monday belongs to the spreadsheet',
            text: 'An analyst exports, pastes, and corrects until 11:00 a.m. The correction that matters is in a cell comment.',
          },
          {
            title: 'Dashboards without a decision',
            text: '40 charts, opened when the auditor comes. Ask what anyone did differently because of one, and the room goes quiet.',
          },
          {
            title: 'Last March has changed',
            text: 'Someone merged two accounts, so the report for a closed quarter shows a new total. Nobody kept a copy of the old one.',
          },
        ],
        drawing: 'guesses',
        labels: [
          'The rep adds up open deals',
          '$7.4 million, usually off by 1.8',
          'The manager takes off the doubtful',
          '$6.0 million, usually off by 1.3',
          'Finance cuts 15%',
          '$5.1 million, usually off by 0.6',
          'The board cuts another fifth',
          '$4.1 million, usually off by 1.1',
        ],
      },
    },
    {
      type: 'capabilities',
      id: 'deliverables',
      props: {
        title: 'What you have\nafter 90 days',
        items: [
          {
            title: 'Metric dictionary',
            text: 'At most 25 metrics. For each: the definition in a sentence, the source field, the owner, what is left out, and the date of the last change.',
            left: 'Words in use',
            right: 'Words agreed on',
            drawing: 'clean-gate',
            amounts: [25],
          },
          {
            title: 'Reconciliation to invoices',
            text: 'A monthly bridge from the CRM total to the ledger total, with a line for every difference and the number of records behind it.',
            left: 'CRM, ledger',
            right: 'One total',
            drawing: 'two-lists-one',
          },
          {
            title: 'Weekly snapshots',
            text: 'Open deals, active customers, and overdue tasks, stored every Friday as they were. From that day on, history stops changing.',
            left: 'Friday 1',
            right: 'Friday 12',
            drawing: 'weekly-climb',
          },
          {
            title: 'Five pages of reports',
            text: 'One page for each meeting you hold: the decision at the top, the numbers it needs below, and nothing else.',
            left: '40 charts',
            right: 'Five pages',
            drawing: 'sort-by-value',
            amounts: [5],
          },
          {
            title: 'Forecast with its range',
            text: 'Calculated from your own snapshots and printed beside the manager’s call. Both are scored when the quarter closes.',
            left: 'Invoiced',
            right: 'Quarter end, as a range',
            drawing: 'forecast-cone',
          },
          {
            title: 'One page for the board',
            text: 'The agreed number, its bridge to the ledger, what moved it, and what is being done. It prints from the system; nobody retypes it.',
            left: 'Every source',
            right: 'One number',
            drawing: 'one-number',
          },
        ],
      },
    },
    {
      type: 'plan',
      id: 'plan',
      props: {
        title: 'One agreed number\nby day 32',
        lead: 'The first agreed number appears on day 32. More follow only after it has survived a month-end.',
        phases: [
          {
            label: 'Collect',
            from: 0,
            to: 12,
            text: 'Every number in use listed with its author and its readers',
          },
          {
            label: 'Define',
            from: 8,
            to: 24,
            text: 'Dictionary signed by sales, service, and finance',
          },
          {
            label: 'Snapshots',
            from: 15,
            to: 30,
            text: 'Friday copies running, checked against the live system',
          },
          {
            label: 'First bridge',
            from: 20,
            to: 36,
            text: 'One number reconciled to the ledger, used on day 32',
          },
          {
            label: 'Five pages',
            from: 34,
            to: 62,
            text: 'Report pages built, each tried out in its own meeting',
          },
          {
            label: 'Forecast',
            from: 54,
            to: 80,
            text: 'First range printed beside the managers’ calls',
          },
          { label: 'Handoff', from: 74, to: 90, text: 'Your analyst closes a month without us' },
        ],
        endLabel: 'One agreed number',
        steps: [
          {
            title: 'Map',
            text: 'We collect every number quoted in a month of meetings and emails, and strike the ones nobody acted on. You agree on the one that gets reconciled first.',
          },
          {
            title: 'Build',
            text: 'Each surviving metric gets a definition and is tied to the ledger or to a physical count, record by record, down to the last 1%. Snapshots start in week three, long before any chart.',
          },
          {
            title: 'Move',
            text: 'One meeting at a time moves to its new report page. The old report runs beside it for one month-end, the difference is explained, and then it is switched off.',
          },
          {
            title: 'Adopt',
            text: 'Every page has a meeting, an owner, and a question. For a quarter we count weekly readers and decisions. A page that led to no decision for two months is removed.',
          },
        ],
      },
    },
    {
      type: 'measures',
      id: 'measures',
      props: {
        title: 'Reports have to\nearn their keep',
        items: [
          {
            name: 'Gap to the ledger',
            how: 'The month’s CRM revenue minus invoiced revenue, after the lines of the bridge, as a share of invoices.',
            by: 'Under 1% by day 60',
          },
          {
            name: 'Hours to produce the monthly report',
            how: 'Logged by the people who do it, from first export to sent report, in week 1 and again in week 12.',
            by: 'Down 75% by week 12',
          },
          {
            name: 'Forecast miss',
            how: 'The day-10 forecast against the invoiced quarter, over or under, for the calculation and for each manager.',
            by: 'Scored each quarter',
          },
          {
            name: 'Decisions per page',
            how: 'The meeting’s minutes name the number that led to each decision. Pages with none for two months are removed.',
            by: 'From day 62, monthly',
          },
        ],
      },
    },
    {
      type: 'faq',
      id: 'faq',
      props: {
        title: 'What analysts\nand CFOs ask',
        items: [
          {
            question: 'Do we need a data warehouse?',
            answer:
              'If two systems and the CRM’s own reports cover your 25 metrics, no. If orders are in an online store, hours in a planning tool, and invoices somewhere else, a small one pays.',
          },
          {
            question: 'Which reporting tool do you prefer?',
            answer:
              'The one your analyst knows. Definitions and snapshots are stored outside it, so you can change tools later without starting over.',
          },
          {
            question: 'Our old data is a mess. Is that a problem?',
            answer:
              'It limits how far back you can look. We reconcile the last two closed quarters, mark everything before them as unverified, and start counting. In a year you have a clean history.',
          },
          {
            question: 'Can we just ask an AI about the data?',
            answer:
              'Yes, once “customer” has one meaning in the tables it reads. Until then it picks a meaning for you and rarely says which. We give the tool the dictionary to read.',
          },
          {
            question: 'Who keeps it running?',
            answer:
              'One person on your side, about 4 hours a week, with a backup. We write the monthly routine with them and watch it done twice.',
          },
          {
            question: 'What if two departments cannot agree?',
            answer:
              'Then there are two numbers with two names, and the CEO picks the one that decides pay and plans.',
          },
        ],
      },
    },
    {
      type: 'cta-banner',
      id: 'audit',
      props: {
        title: 'Bring two reports\nthat disagree',
        text: 'In the free growth audit we put them side by side and look for the first record they count differently. An hour usually finds it.',
        action: BOOK_GROWTH_AUDIT,
        hosts: HOSTS,
      },
    },
  ],
});
