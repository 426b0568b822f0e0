import { HOSTS } from '#content/principals.ts';
import { definePage } from '../define-page.ts';
import { BOOK_GROWTH_AUDIT, SERVICES_TRAIL } from './links.ts';

export const REPORTING_ANALYTICS = definePage({
  path: '/services/reporting-analytics',
  title: 'Reporting and Analytics',
  seo: {
    type: 'service',
    title: 'Reporting: one number, one source | Cadron Growth',
    description:
      'Metrics defined in writing, reconciled to invoices and stored weekly, so that meetings start from one figure. Method, dated plan and answers inside.',
  },
  blocks: [
    {
      type: 'service-hero',
      id: 'hero',
      props: {
        title: 'One number,\none source',
        lead: 'We define your figures in writing, reconcile them to the ledger, and store them every week. Meetings then begin with a decision, because everyone arrived with the same number.',
        action: BOOK_GROWTH_AUDIT,
        trail: SERVICES_TRAIL,
        drawing: 'one-number',
        caption:
          'An example quarter in five reports, in millions of dollars, and the figure once it has one definition.',
      },
    },
    {
      type: 'challenges',
      id: 'problem',
      props: {
        title: 'Three reports,\nthree Octobers',
        lead: 'Sales, service and finance each publish the month. All three are careful people.',
        items: [
          {
            title: 'One word, several counts',
            text: 'To sales a customer has signed, to service one has a login, to finance one has been invoiced. Nobody is wrong, and the totals never meet.',
          },
          {
            title: 'Monday belongs to the spreadsheet',
            text: 'An analyst exports, pastes and corrects until eleven. The correction that matters is in a cell comment.',
          },
          {
            title: 'Dashboards without a decision',
            text: 'Forty charts, opened when the auditor comes. Ask what was done differently because of one, and the room goes quiet.',
          },
          {
            title: 'Last March has changed',
            text: 'Somebody merged two accounts, so the report for a closed quarter shows a new total. There is no copy of what it said then.',
          },
          {
            title: 'Forecasts carry everybody’s margin of safety',
            text: 'The rep adds up every open deal, the manager takes off the doubtful ones, finance cuts fifteen percent and the board a fifth. What remains is the result of a negotiation.',
          },
        ],
        drawing: 'guesses',
        labels: [
          'The rep adds up open deals',
          '$5.2 million',
          'The manager takes off the doubtful',
          '$4.6 million',
          'Finance cuts fifteen percent',
          '$3.9 million',
          'The board cuts another fifth',
          '$3.1 million',
        ],
      },
    },
    {
      type: 'capabilities',
      id: 'deliverables',
      props: {
        title: 'What stands\nafter ninety days',
        items: [
          {
            title: 'Metric dictionary',
            text: 'At most 25 figures. For each: the sentence, the source field, the owner, what is left out, and the date of the last change.',
            left: 'Words in use',
            right: 'Words agreed',
            drawing: 'clean-gate',
          },
          {
            title: 'Reconciliation to invoices',
            text: 'A monthly bridge from the CRM total to the ledger total, with a line for every difference and the count of records behind it.',
            left: 'CRM, ledger',
            right: 'One total',
            drawing: 'two-lists-one',
          },
          {
            title: 'Weekly snapshots',
            text: 'Open deals, active customers and overdue tasks stored each Friday as they stood. History stops moving from that day on.',
            left: 'Friday 1',
            right: 'Friday 12',
            drawing: 'weekly-climb',
          },
          {
            title: 'Five pages of reports',
            text: 'A page for each meeting you hold. On top the decision it is for, beneath it the figures needed, and nothing that answers no question.',
            left: 'Forty charts',
            right: 'Five pages',
            drawing: 'sort-by-value',
          },
          {
            title: 'Forecast with its range',
            text: 'Arithmetic on your own snapshots, printed beside the manager’s call. Both are scored when the quarter closes.',
            left: 'Invoiced',
            right: 'Quarter end, as a range',
            drawing: 'forecast-cone',
          },
          {
            title: 'One page for the board',
            text: 'The agreed number, its bridge to the ledger, what moved it, and what is being done. The page is printed from the system; nobody retypes it.',
            left: 'Every source',
            right: 'The figure',
            drawing: 'one-number',
          },
        ],
      },
    },
    {
      type: 'rich-text',
      id: 'example',
      props: {
        sections: [
          {
            heading: 'How many customers, an example',
            parts: [
              {
                kind: 'paragraph',
                text: 'A software company for property managers asks itself a simple question and receives 412 from sales, 388 from service and 371 from finance. The board pack has used whichever was at hand.',
              },
              {
                kind: 'list',
                items: [
                  'Sales has 412. Eighteen are subsidiaries booked beside their parent, fifteen have signed and are not yet invoiced, eight are test accounts. 371 remain.',
                  'Service has 388. Seventeen have left and still have an open ticket. 371 remain.',
                  'Finance has 371, and now knows why the others differ.',
                ],
              },
              {
                kind: 'paragraph',
                text: [
                  'The work was two days of reading lists, and the bridge takes ten minutes in each later month. The company is invented, and such gaps are ordinary. For the forecast side of it, read ',
                  { text: 'why forecasts get argued', href: '/insights/why-forecasts-get-argued' },
                  ' and the story of ',
                  { text: 'Quorlane', href: '/insights/success-stories/quorlane-forecast-error' },
                  ', whose day-ten forecast went from 31% off to 9%.',
                ],
              },
            ],
          },
        ],
      },
    },
    {
      type: 'steps',
      id: 'method',
      props: {
        title: 'Name it, tie it,\nstore it, use it',
        steps: [
          {
            title: 'Name',
            text: 'We collect every figure quoted in one month of meetings and mails. A figure that nobody acted on is struck off.',
          },
          {
            title: 'Reconcile',
            text: 'Each surviving figure is tied to the ledger or to a physical count. The difference is explained record by record, up to the last one percent.',
          },
          {
            title: 'Store',
            text: 'Snapshots begin in week three, long before any chart. Twelve Fridays of history are worth more than a year of rebuilt estimates.',
          },
          {
            title: 'Decide',
            text: 'Every report page gets a meeting, an owner and a question. A page that led to no decision for two months is switched off.',
          },
        ],
      },
    },
    {
      type: 'plan',
      id: 'plan',
      props: {
        title: 'Twelve Fridays\nto one figure',
        lead: 'The first agreed number appears on day 32. More follow only after it has survived a month-end.',
        phases: [
          {
            label: 'Collect',
            from: 0,
            to: 12,
            text: 'Every figure in use listed with its author and its readers',
          },
          {
            label: 'Define',
            from: 8,
            to: 24,
            text: 'Dictionary signed by sales, service and finance',
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
          { label: 'Hand-over', from: 74, to: 90, text: 'Your analyst closes a month without us' },
        ],
        endLabel: 'One agreed number',
      },
    },
    {
      type: 'measures',
      id: 'measures',
      props: {
        title: 'Reports have\nto earn it too',
        items: [
          {
            name: 'Gap to the ledger',
            how: 'CRM revenue of the month minus invoiced revenue, after the lines of the bridge, as a share of invoices.',
            by: 'Under 1% by day 60',
          },
          {
            name: 'Hours to produce the month',
            how: 'Noted by those who do it, from first export to sent report, in week one and again in week twelve.',
            by: 'A quarter of week 1',
          },
          {
            name: 'Forecast miss',
            how: 'The day-ten forecast against the invoiced quarter, with its sign, for the arithmetic and for each manager.',
            by: 'Scored each quarter',
          },
          {
            name: 'Decisions per page',
            how: 'Minutes of the meeting name the figure that led to a decision. Pages with none for two months are removed.',
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
              'If two systems and the CRM’s own reports cover your 25 figures, no. With orders in a shop, hours in a planning tool and invoices elsewhere, a small one pays, since history must be kept somewhere that nobody edits.',
          },
          {
            question: 'Which reporting tool do you prefer?',
            answer:
              'The one your analyst knows. Definitions and snapshots are stored outside it, so it can be changed later without starting again.',
          },
          {
            question: 'Our old data is a mess. Is that a blocker?',
            answer:
              'It limits how far back you can look. We reconcile the last two closed quarters, mark everything before as unverified, and start counting. In a year you have a clean one.',
          },
          {
            question: 'Can we just ask an AI about the data?',
            answer:
              'You can, once “customer” has one meaning in the tables it reads. Until then it picks a meaning for you and seldom says which. The dictionary is also the text such a tool needs.',
          },
          {
            question: 'Who keeps it running?',
            answer:
              'One person on your side, about four hours a week, with a deputy. We write the monthly routine with them and watch it done twice.',
          },
          {
            question: 'What if two departments will not agree?',
            answer:
              'Then there are two figures with two names, and the managing director picks the one that decides pay and plans. Agreement is pleasant; a printed definition is what the work requires.',
          },
        ],
      },
    },
    {
      type: 'cta-banner',
      id: 'audit',
      props: {
        title: 'Bring two reports\nthat disagree',
        text: 'We lay them side by side in a free growth audit and look for the first record they count differently. 45 to 60 minutes usually finds it.',
        action: BOOK_GROWTH_AUDIT,
        hosts: HOSTS,
      },
    },
  ],
});
