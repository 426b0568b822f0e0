import { HOSTS } from '#content/principals.ts';
import { definePage } from '../define-page.ts';
import { ALL_STORIES, BOOK_GROWTH_AUDIT, SERVICES_TRAIL } from './links.ts';

export const AI_ENABLEMENT = definePage({
  path: '/services/ai-enablement',
  title: 'AI Enablement',
  seo: {
    type: 'service',
    title: 'AI enablement: pilots that reach the P&L | Cadron',
    description:
      'We price one repeated decision, test a model on fifty of your own cases and put it to work only where it beats today’s cost. Day-by-day plan inside.',
  },
  blocks: [
    {
      type: 'service-hero',
      id: 'hero',
      props: {
        title: 'Pilots that\nreach the P&L',
        lead: 'We pick one decision your people make hundreds of times a month, price it, and test a model on fifty of your own cases. It goes to work only if it beats the way you decide today.',
        action: BOOK_GROWTH_AUDIT,
        note: 'Bring the pilot you are least sure about.',
        trail: SERVICES_TRAIL,
        drawing: 'decisions',
        caption:
          'An example, to scale: of 1,000 requests a week 640 are answered from the record, 300 signed by a person, 60 kept for people.',
      },
    },
    {
      type: 'challenges',
      id: 'problem',
      props: {
        title: 'Five pilots,\nno line in the budget',
        lead: 'The tool worked in the demonstration. Then it met your records, your exceptions, and a team that had not been asked.',
        items: [
          {
            title: 'Nobody knows what the task cost before',
            text: 'Without minutes, errors and volume written down on day one, the review in month six is a discussion about impressions.',
          },
          {
            title: 'The assistant reads four versions of a customer',
            text: 'It answers from the copy it reached first, in confident prose, and the rep forwards it.',
          },
          {
            title: 'Checking takes as long as writing',
            text: 'A draft proposal that reads well still needs two hours from the person who knows the price list. At 25 proposals a month there is little left to save.',
          },
          {
            title: 'Mistakes belong to no one',
            text: 'When a wrong lead time goes out, sales looks at IT, IT looks at the vendor, and the customer waits for an answer.',
          },
        ],
        drawing: 'four-copies',
        labels: [
          'CRM',
          'Harlan Supply, pays in 30 days',
          'ERP',
          'Harlan Supply Co., pays in advance',
          'Shared drive',
          'Harlan, on the price list of 2024',
          'Assistant',
          'Whichever it reached first',
        ],
      },
    },
    {
      type: 'capabilities',
      id: 'deliverables',
      props: {
        title: 'What we\nhand over',
        lead: 'One use in daily work, with the papers that let you defend it, extend it or end it.',
        items: [
          {
            title: 'Priced list of decisions',
            text: 'Twenty lines at most: the decision, who makes it, monthly volume, minutes, error rate, cost of an error. Sorted by what a month of it costs.',
            left: 'Every idea raised',
            right: 'Twenty with a price',
            drawing: 'sort-by-value',
          },
          {
            title: 'Record check',
            text: 'One hundred records of the kind the model will read, opened by hand. Fewer than 90 tied to the right customer means we mend records before building.',
            left: 'As stored',
            right: 'Fit to be read',
            drawing: 'clean-gate',
          },
          {
            title: 'Fifty-case test',
            text: 'Real cases from your files, the hard ones included. Two of your experts grade the answers without knowing which are the model’s.',
            left: 'Fifty cases',
            right: 'Pass, change or stop',
            drawing: 'stage-gates',
          },
          {
            title: 'A working assistant',
            text: 'Placed inside the CRM or the inbox where the decision is made already. Each answer shows the records it was drawn from.',
            left: 'One record',
            right: 'An answer with its source',
            drawing: 'answer-from-record',
          },
          {
            title: 'Two-page AI policy',
            text: 'Which data may enter which tool, what needs a second pair of eyes, and whom to call after a mistake. Written to be read by the night shift.',
            left: 'A request',
            right: 'The person who decides',
            drawing: 'route-by-rule',
          },
          {
            title: 'Monthly ledger',
            text: 'Volume, corrections, running cost and saving on a single sheet, with the figure printed at which you switch the thing off.',
            left: 'Month 1',
            right: 'Month 12',
            drawing: 'weekly-climb',
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
            heading: 'The arithmetic, on an example',
            parts: [
              {
                kind: 'paragraph',
                text: 'A parts distributor sorts 900 warranty claims a month. Sorting one takes nine minutes at $0.70, which is $6.30. Five in a hundred go to the wrong desk, and each of those costs $60 in freight and phone calls: another $3.00. So one decision costs $9.30 and a month of them $8,370.',
              },
              {
                kind: 'paragraph',
                text: 'With a model proposing the desk, review takes three minutes ($2.10), we allow $0.40 to run it, and assume four wrong in a hundred ($2.40). That is $4.90 a claim, and $3,960 saved a month.',
              },
              {
                kind: 'paragraph',
                text: [
                  'Now move the one figure nobody can promise. At eight wrong in a hundred the saving is $1,800. Above eleven it is gone, although everybody enjoys the shorter minutes. That is why the ',
                  { text: 'test on fifty real cases', href: '/insights/fifty-case-ai-test' },
                  ' comes before the build, and why we rank candidates by ',
                  { text: 'cost per decision', href: '/insights/first-ai-use-case' },
                  '. Every figure here is made up; the sheet you get has yours.',
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
        title: 'Four steps,\nwith an exit at each',
        lead: 'You may stop after any of them and keep what has been made.',
        steps: [
          {
            title: 'Price',
            text: 'We sit beside the people who decide, time ten cases each, and have an expert re-check fifty finished ones. Estimates good to within a third will do.',
          },
          {
            title: 'Test',
            text: 'You set the pass mark first and seal it. Then the model answers fifty old cases whose right outcome you know.',
          },
          {
            title: 'Place',
            text: 'The model goes where the work is: a field, a queue, a draft reply. No extra screen. Every outgoing answer carries a reviewer’s name until four weekly samples in a row have passed.',
          },
          {
            title: 'Watch',
            text: 'A weekly sample of twenty answers is graded for as long as it runs. Two bad weeks in a row bring back full review.',
          },
        ],
      },
    },
    {
      type: 'plan',
      id: 'plan',
      props: {
        title: 'Ninety days\nto one paid-for use',
        lead: 'Day 35 is the decision: build, change the candidate, or stop with the list in hand.',
        phases: [
          {
            label: 'Price',
            from: 0,
            to: 12,
            text: 'Twenty decisions listed, five of them timed and priced',
          },
          {
            label: 'Records',
            from: 8,
            to: 24,
            text: 'One hundred records checked, the worst fields mended',
          },
          {
            label: 'Fifty cases',
            from: 20,
            to: 34,
            text: 'Two experts have graded; the sealed mark is opened',
          },
          {
            label: 'Policy',
            from: 26,
            to: 40,
            text: 'Two pages signed by the managing director and counsel',
          },
          {
            label: 'Build',
            from: 36,
            to: 62,
            text: 'Assistant in the place of work, sources shown, log kept',
          },
          {
            label: 'Two users',
            from: 58,
            to: 78,
            text: 'Every answer reviewed, every correction given a reason',
          },
          {
            label: 'Ledger',
            from: 76,
            to: 90,
            text: 'First monthly sheet closed, second candidate chosen',
          },
        ],
        endLabel: 'One use that pays',
      },
    },
    {
      type: 'measures',
      id: 'measures',
      props: {
        title: 'How we know\nit worked',
        lead: 'Four counts, each with a baseline taken before the model saw a case.',
        items: [
          {
            name: 'Cost per decision',
            how: 'Minutes times wage, plus errors times their cost, plus running cost. Timed on thirty cases at day 10 and thirty at day 85.',
            by: '30% under baseline, day 85',
          },
          {
            name: 'Correction rate',
            how: 'Share of answers the reviewer changed in substance, from the log. Changes of tone are left out.',
            by: 'Under 10% by day 80',
          },
          {
            name: 'Escapes',
            how: 'Wrong answers that reached a customer. Each is written up within a working day, with the record that misled the model.',
            by: 'Read every week',
          },
          {
            name: 'Use',
            how: 'Of the people who make this decision, how many made it with the assistant in the week, counted from CRM activity.',
            by: '4 of 5 by day 90',
          },
        ],
      },
    },
    {
      type: 'story-cards',
      id: 'stories',
      props: { title: 'Where a rule\nor a model paid', count: 3, action: ALL_STORIES },
    },
    {
      type: 'faq',
      id: 'faq',
      props: {
        title: 'Asked before\nthe first pilot',
        items: [
          {
            question: 'Which model do you use?',
            answer:
              'Whichever passes your fifty cases at the lowest running cost. We test at least two, plus a plain rule written by your own expert. If the rule wins, it goes live; at Lumenstack it did.',
          },
          {
            question: 'Will our data train somebody else’s model?',
            answer:
              'That depends on the vendor, the plan and the settings, and terms change. We read the current terms with your counsel before a customer’s name goes in, note the date, and read them again at renewal. Where the answer is unclear, names and prices are removed first.',
          },
          {
            question: 'Must the CRM be tidy first?',
            answer:
              'The part the model reads must be. For sorting claims that is three fields and a customer link, which can be mended in two weeks. Rebuilding everything first is a way of never starting.',
          },
          {
            question: 'How many hours will it take from us?',
            answer:
              'Two experts for two days each to grade the cases, one process owner for half a day a week, and thirty minutes from the person who signs. IT is needed for access and for about four hours at the build.',
          },
          {
            question: 'Will it replace people?',
            answer:
              'In our client work manual effort fell by 58%. What happened to the hours was the client’s decision, and we ask for it in writing before the pilot starts, because the people who grade the cases will ask on day one.',
          },
          {
            question: 'What if the test fails?',
            answer:
              'Then you have spent 35 days, and own a priced list with 19 other candidates and a record check that helps whatever comes next. We do not carry a failed case into the build.',
          },
        ],
      },
    },
    {
      type: 'cta-banner',
      id: 'audit',
      props: {
        title: 'Price one decision\nwith us',
        text: 'In a free growth audit of 45 to 60 minutes we take one task from your week and work out what it costs each time it is done.',
        action: BOOK_GROWTH_AUDIT,
        hosts: HOSTS,
      },
    },
  ],
});
