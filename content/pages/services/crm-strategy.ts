import { HOSTS } from '#content/principals.ts';
import { definePage } from '../define-page.ts';
import { ALL_STORIES, BOOK_GROWTH_AUDIT, SERVICES_TRAIL } from './links.ts';

export const CRM_STRATEGY = definePage({
  path: '/services/crm-strategy',
  title: 'CRM Strategy',
  seo: {
    type: 'service',
    title: 'CRM Strategy & Selection Consulting | Cadron',
    description:
      'Settle process, system, and three-year cost in 6 weeks, before you sign a license. Ranked requirements, a scripted trial, and a decision memo.',
  },
  blocks: [
    {
      type: 'service-hero',
      id: 'hero',
      props: {
        label: 'CRM Strategy',
        title: 'Decide before\nyou build',
        lead: 'In 6 weeks you settle the process, the system, and the number to improve, on eight pages that a board can read and a builder can work from.',
        action: BOOK_GROWTH_AUDIT,
        note: 'Also for companies that have already bought.',
        trail: SERVICES_TRAIL,
        drawing: 'decide',
        caption: 'An example: nine options, and the three questions that leave one.',
      },
    },
    {
      type: 'challenges',
      id: 'problem',
      props: {
        title: 'Bought before\nanyone asked',
        lead: 'You will live with the choice for years, and most people who make it have never made it before. The drawing is an example: four estimates of what year three will cost.',
        items: [
          {
            title: 'A wish list of 240 lines',
            text: 'Every department was asked what it needs, and none was asked what it would pay for. All 240 are marked essential.',
          },
          {
            title: 'The best presenter wins',
            text: 'A demo shows the vendor’s data going through the vendor’s process. Your rebate rule comes up in month four.',
          },
          {
            title: 'The third system, the same trouble',
            text: 'If nobody owned the stages in the last two, a third will store the same disagreement on newer screens.',
          },
          {
            title: 'Year three is not in the budget',
            text: 'The quote covers licenses. It leaves out the administrator, the customization, the add-ons, and the way out.',
          },
        ],
        drawing: 'guesses',
        labels: [
          'The vendor’s quote, year three',
          '$62,000, give or take $4,000',
          'Finance, with add-ons',
          '$87,000, give or take $9,000',
          'IT, with an administrator',
          '$98,000, give or take $15,000',
          'Our cost sheet, every line sourced',
          '$117,000, give or take $11,000',
        ],
      },
    },
    {
      type: 'capabilities',
      id: 'deliverables',
      props: {
        title: 'Six documents\nfor one decision',
        lead: 'The working papers are yours too, including the ones that argue against our advice.',
        items: [
          {
            title: 'Process inventory',
            text: 'What sales, marketing, and service do today, step by step, with monthly counts. Steps that exist only because of the old system are marked.',
            left: 'Three departments',
            right: 'One inventory',
            drawing: 'merge-three',
          },
          {
            title: 'Ranked requirements',
            text: 'Each line priced by what it would cost to go without, in three classes: must have, would pay for, leave out. At most 60 survive.',
            left: '240 wishes',
            right: '60 in order',
            drawing: 'sort-by-value',
            amounts: [3],
          },
          {
            title: 'Scripted trial',
            text: '10 of your own tasks, done by your own users in two systems, and timed and scored before anyone discusses them.',
            left: 'Two candidates',
            right: '10 tasks passed',
            drawing: 'stage-gates',
            amounts: [10],
          },
          {
            title: 'Three-year cost sheet',
            text: 'Licenses from written quotes, build, upkeep, people, and exit, each with a low and a high number. No line without a source.',
            left: 'Quote',
            right: 'Three years, low to high',
            drawing: 'forecast-cone',
          },
          {
            title: 'Data and rights',
            text: 'Which system holds the master record, who may see, change, and delete it, and how long it is kept. Two pages that outlive the software.',
            left: 'A request',
            right: 'Who may see it',
            drawing: 'route-by-rule',
          },
          {
            title: 'Decision memo',
            text: 'Eight pages: the recommendation, the strongest case against it, the first 90 days of building, and the number that will show who was right.',
            left: 'All documents',
            right: 'One number to move',
            drawing: 'one-number',
            amounts: [8],
          },
        ],
      },
    },
    {
      type: 'plan',
      id: 'plan',
      props: {
        title: 'A decision\nin 6 weeks',
        lead: 'The decision falls on day 44. After that we stay with whoever builds and check the first pieces against the memo.',
        phases: [
          {
            label: 'Interviews',
            from: 0,
            to: 14,
            text: '14 people interviewed, process inventory counted',
          },
          {
            label: 'Ranking',
            from: 10,
            to: 24,
            text: '60 requirements in order, the rest cut openly',
          },
          { label: 'Trial', from: 22, to: 36, text: '10 tasks done in two systems by six users' },
          {
            label: 'Cost sheet',
            from: 26,
            to: 40,
            text: 'Three years, low and high, quotes in writing',
          },
          {
            label: 'Decision',
            from: 38,
            to: 46,
            text: 'Eight pages signed on day 44, objections included',
          },
          {
            label: 'Contract',
            from: 46,
            to: 60,
            text: 'Terms, exit, and data return checked with counsel',
          },
          {
            label: 'First build',
            from: 56,
            to: 90,
            text: 'Two working pieces reviewed against the ranked list',
          },
        ],
        endLabel: 'Decided and started',
        steps: [
          {
            title: 'Map',
            text: 'Fourteen 40-minute interviews, from the warehouse to the owner. One question is always the same: what did you do by hand last week that software should have done? You agree on the number a CRM has to improve.',
          },
          {
            title: 'Build',
            text: 'We build the case, not the system: 60 requirements ranked within a fixed budget of points, 10 tasks tried in two systems, and a three-year cost sheet. Six users score in silence, and every score sheet is shared.',
          },
          {
            title: 'Move',
            text: 'Move to a decision. A 90-minute meeting on day 44, with the memo read in advance. Anyone who objects writes the objection into it, with the event that would prove them right.',
          },
          {
            title: 'Adopt',
            text: 'The memo goes to whoever builds. We check their first pieces against the 60 ranked requirements, and count after launch whether those marked “must” are used.',
          },
        ],
      },
    },
    {
      type: 'measures',
      id: 'measures',
      props: {
        title: 'A good decision\nstays made',
        lead: 'Strategy is easy to admire and hard to check, so the memo comes with its own tests.',
        items: [
          {
            name: 'Date kept',
            how: 'The signed decision, against the date set in the first week. Whoever delays it gives a reason in writing.',
            by: 'Day 44',
          },
          {
            name: 'Requirements in use',
            how: 'The share of lines ranked “must” that someone used in the last month, from the system’s own log.',
            by: '9 of 10, day 180',
          },
          {
            name: 'Estimate against actual',
            how: 'First-year cost from your books, compared with the low and high number on each line.',
            by: 'Inside the range, month 12',
          },
          {
            name: 'Decisions reopened',
            how: 'Change requests that contradict the signed memo, each listed with the page it contradicts.',
            by: 'Under 3 during the build',
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
        title: 'Choosing\na CRM',
        items: [
          {
            question: 'Do you have a favorite system?',
            answer:
              'We build in HubSpot and Salesforce. That is a bias, and the memo says so on page one. If the trial favors a third system, we recommend it and hand the build to someone who knows it.',
          },
          {
            question: 'We signed last month. Is it too late?',
            answer:
              'For choosing, yes. For ranking, rights, and the cost of year three, no. The trial becomes a test of which modules to switch on first, and the work shortens to about 4 weeks.',
          },
          {
            question: 'Can you also build what you recommend?',
            answer:
              'Yes, and you can also give the build to someone else. The memo is written so that a stranger can quote a price from it, and the two jobs are separate contracts.',
          },
          {
            question: 'Do we need a formal RFP?',
            answer:
              'Government agencies and some corporate groups do. Everyone else learns more from 10 scripted tasks than from 200 answers of “available.” Where an RFP is required, your ranked list becomes its appendix.',
          },
        ],
      },
    },
    {
      type: 'cta-banner',
      id: 'audit',
      props: {
        title: 'Test the choice\nbefore you sign',
        text: 'Show us the quote on your desk. The free growth audit marks the lines that will cost most in year three.',
        action: BOOK_GROWTH_AUDIT,
        hosts: HOSTS,
      },
    },
  ],
});
