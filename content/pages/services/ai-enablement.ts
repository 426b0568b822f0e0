import { HOSTS } from '#content/principals.ts';
import { definePage } from '../define-page.ts';
import { ALL_STORIES, BOOK_GROWTH_AUDIT, SERVICES_TRAIL } from './links.ts';

export const AI_ENABLEMENT = definePage({
  path: '/services/ai-enablement',
  title: 'AI Enablement',
  seo: {
    type: 'service',
    title: 'AI Enablement Consulting: Pilots That Pay | Cadron',
    description:
      'We price one repeated decision, test AI on 50 of your own cases, and put it to work only where it beats today’s cost. With a 90-day plan.',
  },
  blocks: [
    {
      type: 'service-hero',
      id: 'hero',
      props: {
        label: 'AI Enablement',
        title: 'Pilots that\nreach the P&L',
        lead: 'We pick one decision your people make hundreds of times a month, price it, and test a model on 50 of your own cases. It goes live only if it beats the way you decide today.',
        action: BOOK_GROWTH_AUDIT,
        trail: SERVICES_TRAIL,
        drawing: 'decisions',
        caption:
          'An example, to scale: of 1,000 requests a week, AI answers 640 from the record and drafts 300 for approval. People keep 60.',
      },
    },
    {
      type: 'challenges',
      id: 'problem',
      props: {
        title: 'Five pilots and\nno savings yet',
        lead: 'The tool worked in the demo. Then it met your records, your exceptions, and a team nobody had asked. Harlan Supply, in the drawing, is an example.',
        items: [
          {
            title: 'Nobody knows what the task cost before',
            text: 'Without minutes, errors, and volume written down on day one, the month-six review can only compare impressions.',
          },
          {
            title: 'The assistant reads four versions of a customer',
            text: 'It answers from whichever copy it found first, in confident prose, and the rep forwards it.',
          },
          {
            title: 'Checking takes as long as writing',
            text: 'A draft proposal reads well and still takes the one person who knows the price list 2 hours to check. There is little left to save.',
          },
          {
            title: 'Nobody owns the mistakes',
            text: 'When a wrong lead time goes out, sales looks at IT, IT looks at the vendor, and the customer is still waiting.',
          },
        ],
        drawing: 'four-copies',
        labels: [
          'CRM',
          'Harlan Supply, pays in 30 days',
          'ERP',
          'Harlan Supply Co., pays in advance',
          'Shared drive',
          'Harlan, on the 2024 price list',
          'Assistant',
          'Whichever copy it found first',
        ],
      },
    },
    {
      type: 'capabilities',
      id: 'deliverables',
      props: {
        title: 'One AI use case\nin daily work',
        lead: 'It comes with the paperwork to defend it to a board, extend it, or end it.',
        items: [
          {
            title: 'Priced list of decisions',
            text: 'Up to 20 lines: the decision, who makes it, monthly volume, minutes, error rate, and cost of an error. Sorted by what each costs you a month.',
            left: 'Every idea raised',
            right: '20 with a price',
            drawing: 'sort-by-value',
            amounts: [20],
          },
          {
            title: 'Record check',
            text: 'We open 100 of the records the model will read. If fewer than 90 belong to the right customer, we fix records before we build.',
            left: 'As stored',
            right: 'Fit to be read',
            drawing: 'clean-gate',
            amounts: [9],
          },
          {
            title: '50-case test',
            text: 'Real cases from your files, including the hard ones. Two of your experts grade the answers without knowing which came from the model.',
            left: '50 cases',
            right: 'Pass, change, or stop',
            drawing: 'stage-gates',
            amounts: [2],
          },
          {
            title: 'A working assistant',
            text: 'It sits in the CRM or the inbox where the decision is already made. Each answer shows the records it came from.',
            left: 'One record',
            right: 'An answer with its source',
            drawing: 'answer-from-record',
          },
          {
            title: 'Two-page AI policy',
            text: 'Which data may go into which tool, what needs a second pair of eyes, and who to call after a mistake. Short enough for the night shift to read.',
            left: 'A request',
            right: 'The person who decides',
            drawing: 'route-by-rule',
            amounts: [2],
          },
          {
            title: 'Monthly ledger',
            text: 'Volume, corrections, running cost, and savings on one sheet. The number at which you switch it off is printed at the top.',
            left: 'Month 1',
            right: 'Month 12',
            drawing: 'weekly-climb',
          },
        ],
      },
    },
    {
      type: 'plan',
      id: 'plan',
      props: {
        title: 'The decision\nfalls on day 35',
        lead: 'Build, change the candidate, or stop with the priced list in hand.',
        phases: [
          {
            label: 'Price',
            from: 0,
            to: 12,
            text: '20 decisions listed, the five most costly timed',
          },
          {
            label: 'Records',
            from: 8,
            to: 24,
            text: '100 records checked, the worst fields fixed',
          },
          {
            label: '50 cases',
            from: 20,
            to: 34,
            text: 'Answers graded by two experts, the sealed passing score opened',
          },
          {
            label: 'Policy',
            from: 26,
            to: 40,
            text: 'Two pages signed by the CEO and counsel',
          },
          {
            label: 'Build',
            from: 36,
            to: 62,
            text: 'Assistant built into the CRM or inbox, with sources and a log',
          },
          {
            label: 'Two users',
            from: 58,
            to: 78,
            text: 'Every answer reviewed, every correction logged with a reason',
          },
          {
            label: 'Ledger',
            from: 76,
            to: 90,
            text: 'First monthly sheet closed, second candidate chosen',
          },
        ],
        endLabel: 'One use case that pays',
        steps: [
          {
            title: 'Map',
            text: 'We sit with the people who decide, time 10 cases of each task, and have an expert recheck 50 finished ones. Estimates good to within a third are enough to rank 20 decisions and agree on the one number to improve.',
          },
          {
            title: 'Build',
            text: 'You set the passing score first and seal it. Then the model answers 50 old cases with a known right outcome. If it passes, we build it into the field, the queue, or the reply where the work already happens.',
          },
          {
            title: 'Move',
            text: 'Two users first, then everyone who makes the decision. Each outgoing answer carries a reviewer’s name until four weekly samples in a row have passed, and the old way stays open until then.',
          },
          {
            title: 'Adopt',
            text: 'For a quarter we count who uses it each week. A sample of 20 answers is graded weekly for as long as it runs, and two bad weeks in a row bring back full review.',
          },
        ],
      },
    },
    {
      type: 'measures',
      id: 'measures',
      props: {
        title: 'Four counts\nyou can check',
        lead: 'Cost and errors are counted once before the model sees a case.',
        items: [
          {
            name: 'Cost per decision',
            how: 'Minutes times wage, plus errors times their cost, plus running cost. Timed on 30 cases at day 10 and another 30 at day 85.',
            by: '30% under baseline, day 85',
          },
          {
            name: 'Correction rate',
            how: 'The share of answers the reviewer changed in substance, from the log. Changes of tone do not count.',
            by: 'Under 10% by day 80',
          },
          {
            name: 'Errors that reached customers',
            how: 'Each is written up within one business day, with the record that misled the model.',
            by: 'Reviewed every week',
          },
          {
            name: 'Weekly users',
            how: 'Of the people who make this decision, how many used the assistant that week, counted from CRM activity.',
            by: '4 of 5 by day 90',
          },
        ],
      },
    },
    {
      type: 'story-cards',
      id: 'stories',
      props: { title: 'Before and after', isSmall: true, count: 3, action: ALL_STORIES },
    },
    {
      type: 'faq',
      id: 'faq',
      props: {
        title: 'Before the\nfirst pilot',
        items: [
          {
            question: 'Which model do you use?',
            answer:
              'Whichever passes your 50 cases at the lowest running cost. We test at least two, plus a plain rule written by your own expert. If the rule does nearly as well, the rule goes live, because your team can argue with it.',
          },
          {
            question: 'Will our data train someone else’s model?',
            answer:
              'That depends on the vendor, the plan, and the settings, and terms change. We read the current terms with your counsel before any customer’s name goes in, note the date, and read them again at renewal. Where the answer is unclear, we take names and prices out first.',
          },
          {
            question: 'How much of our time does it take?',
            answer:
              'Two experts for 2 days each to grade the cases, one process owner for half a day a week, and 30 minutes from the person who signs. IT grants access and spends about 4 hours on the build.',
          },
          {
            question: 'Will it replace people?',
            answer:
              'It takes over tasks; what happens to the hours is your decision. In one client’s intake, manual effort fell by 58%. We ask for your decision in writing before the pilot starts.',
          },
        ],
      },
    },
    {
      type: 'cta-banner',
      id: 'audit',
      props: {
        title: 'Price one decision\nwith us',
        text: 'In the free growth audit we take one task from your week and work out what it costs each time. Bring the pilot you are least sure about.',
        action: BOOK_GROWTH_AUDIT,
        hosts: HOSTS,
      },
    },
  ],
});
