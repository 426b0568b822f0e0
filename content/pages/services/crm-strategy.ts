import { HOSTS } from '#content/principals.ts';
import { definePage } from '../define-page.ts';
import { ALL_STORIES, BOOK_GROWTH_AUDIT, SERVICES_TRAIL } from './links.ts';

export const CRM_STRATEGY = definePage({
  path: '/services/crm-strategy',
  title: 'CRM Strategy',
  seo: {
    type: 'service',
    title: 'CRM strategy: decide before you build | Cadron',
    description:
      'Six weeks to settle process, system and three-year cost before anyone signs a license. Ranked requirements, a scripted trial and an eight-page paper.',
  },
  blocks: [
    {
      type: 'service-hero',
      id: 'hero',
      props: {
        title: 'Decide before\nyou build',
        lead: 'Six weeks that settle which process, which system and which number, before anyone signs a license. You end with eight pages a board can read and a builder can work from.',
        action: BOOK_GROWTH_AUDIT,
        note: 'Also for companies that have bought already.',
        trail: SERVICES_TRAIL,
        drawing: 'decide',
        caption: 'An example: nine ways to go, and the questions that leave one of them.',
      },
    },
    {
      type: 'challenges',
      id: 'problem',
      props: {
        title: 'Licenses first,\nquestions later',
        lead: 'A choice for many years, often made by people who are making it for the first time.',
        items: [
          {
            title: 'A wish list of 240 lines',
            text: 'Every department was asked what it needs, and nobody was asked what it would pay for. All 240 are marked essential.',
          },
          {
            title: 'The best presenter wins',
            text: 'Demonstrations show the vendor’s data doing the vendor’s process. Your rebate rule comes up in month four.',
          },
          {
            title: 'Third system, same trouble',
            text: 'If nobody owned the stages in the last two, a third will store the same disagreement in newer screens.',
          },
          {
            title: 'Year three is not in the budget',
            text: 'Licenses are in the offer. The administrator, the adaptations, the add-ons and the way out are not.',
          },
        ],
        drawing: 'guesses',
      },
    },
    {
      type: 'capabilities',
      id: 'deliverables',
      props: {
        title: 'What the board\nreceives',
        lead: 'Working papers are yours as well, including the ones that argue against our advice.',
        items: [
          {
            title: 'Process inventory',
            text: 'What sales, marketing and service do today, step by step, with monthly counts. Steps that exist for the sake of the old system are marked.',
            left: 'Three departments',
            right: 'One inventory',
            drawing: 'merge-three',
          },
          {
            title: 'Ranked requirements',
            text: 'Each line priced by what its absence would cost. Sixty at most survive, in three classes: must, would pay for, leave.',
            left: '240 wishes',
            right: '60 in order',
            drawing: 'sort-by-value',
          },
          {
            title: 'Scripted trial',
            text: 'Ten of your own tasks, done by your own users in two systems, timed and scored before anyone discusses them.',
            left: 'Two candidates',
            right: 'Ten tasks passed',
            drawing: 'stage-gates',
          },
          {
            title: 'Three-year cost sheet',
            text: 'Licenses from written offers, build, upkeep, people and exit, each with a low and a high figure. No line without a source.',
            left: 'Offer',
            right: 'Three years, low to high',
            drawing: 'forecast-cone',
          },
          {
            title: 'Data and rights',
            text: 'Which record is the master, who may see, change and delete it, and how long it is kept. Two pages that outlive the software.',
            left: 'A request',
            right: 'Who may',
            drawing: 'route-by-rule',
          },
          {
            title: 'Decision paper',
            text: 'Eight pages: the recommendation, the strongest case against it, the first ninety days of building, and the number that will tell.',
            left: 'All papers',
            right: 'One number to move',
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
            heading: 'Adaptations cost twice, an example',
            parts: [
              {
                kind: 'paragraph',
                text: 'Two systems are tried on the same ten tasks. System A does nine as it comes and needs three adaptations. System B does seven and needs eleven. B’s written offer is lower, and the committee leans toward it.',
              },
              {
                kind: 'paragraph',
                text: 'Suppose an adaptation takes 30 hours to build and eight hours a year to keep working. Over three years A costs 90 hours plus 72, together 162. B costs 330 plus 264, together 594. The difference is 432 hours; at $95 an internal hour, $41,040.',
              },
              {
                kind: 'paragraph',
                text: [
                  'That sum is now set against the difference between the two offers, and whichever is larger decides. Hours and rates are assumptions you replace with your own. We print no vendor prices, since editions and discounts change too often; the sheet has a cell for the offer you actually hold. Which fields are worth adapting for is a question of ',
                  {
                    text: 'stage rules two people read alike',
                    href: '/insights/lifecycle-stage-entry-rules',
                  },
                  '.',
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
        title: 'Ask, rank,\ntry, decide',
        lead: 'The same order in more than 16 CRM strategies so far, with different endings.',
        steps: [
          {
            title: 'Ask',
            text: 'Fourteen interviews of forty minutes, from the warehouse to the owner. One question is always the same: what did you do by hand last week that a machine should know?',
          },
          {
            title: 'Rank',
            text: 'Requirements are traded against each other with a fixed purse of points. Departments discover that they prefer each other’s wishes to some of their own.',
          },
          {
            title: 'Try',
            text: 'Vendors receive the ten tasks and your sample data a week ahead. Six users score in silence, and we publish every sheet.',
          },
          {
            title: 'Decide',
            text: 'A meeting of ninety minutes with the paper read beforehand. Whoever objects writes the objection into it, with the event that would prove them right.',
          },
        ],
      },
    },
    {
      type: 'plan',
      id: 'plan',
      props: {
        title: 'Six weeks to decide,\nsix to begin well',
        lead: 'The decision falls on day 44. Afterward we stay beside whoever builds, and check the first pieces against the paper.',
        phases: [
          {
            label: 'Interviews',
            from: 0,
            to: 14,
            text: 'Fourteen people heard, inventory with counts',
          },
          {
            label: 'Ranking',
            from: 10,
            to: 24,
            text: 'Sixty requirements in order, the rest struck in public',
          },
          { label: 'Trial', from: 22, to: 36, text: 'Ten tasks done in two systems by six users' },
          {
            label: 'Cost sheet',
            from: 26,
            to: 40,
            text: 'Three years, low and high, offers in writing',
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
            text: 'Terms, exit and data return checked with counsel',
          },
          {
            label: 'First build',
            from: 56,
            to: 90,
            text: 'Two working pieces reviewed against the ranked list',
          },
        ],
        endLabel: 'Decided and begun',
      },
    },
    {
      type: 'measures',
      id: 'measures',
      props: {
        title: 'A good decision\nstays made',
        lead: 'Strategy is easy to admire and hard to check, so the paper carries its own tests.',
        items: [
          {
            name: 'Date kept',
            how: 'The signed decision, against the date set in the first week. A delay needs a reason from the person who caused it.',
            by: 'Day 44',
          },
          {
            name: 'Requirements in use',
            how: 'Of the lines ranked “must”, the share a user touched in the last month, read from the system’s own log.',
            by: '9 of 10, day 180',
          },
          {
            name: 'Estimate against actual',
            how: 'First-year cost from your books, compared with the low and high figure of each line.',
            by: 'Inside the range, month 12',
          },
          {
            name: 'Decisions reopened',
            how: 'Change requests that contradict the signed paper, each counted with the page it contradicts.',
            by: 'Under 3 in the build',
          },
        ],
      },
    },
    {
      type: 'story-cards',
      id: 'stories',
      props: { title: 'Decided first,\nthen built', count: 3, action: ALL_STORIES },
    },
    {
      type: 'faq',
      id: 'faq',
      props: {
        title: 'Asked by boards\nand buyers',
        items: [
          {
            question: 'Do you have a favorite system?',
            answer:
              'We build in HubSpot and Salesforce, which is a bias, and the paper says so on page one. If the trial favors a third system we recommend it and hand the build to somebody who knows it.',
          },
          {
            question: 'We signed last month. Is it too late?',
            answer:
              'For choosing, yes. For ranking, rights and the cost of year three, no. The trial becomes a test of which modules to switch on first, and the work shortens to about four weeks.',
          },
          {
            question: 'Can the adviser also build it?',
            answer:
              'Yes, and you may also give it to others. The paper is written so that a stranger can quote from it, and the two jobs are separate contracts.',
          },
          {
            question: 'Do we need a formal tender?',
            answer:
              'Public bodies and some groups must. Everyone else learns more from ten scripted tasks than from two hundred answers of “available”. Where a tender is required, the ranked list becomes its annex.',
          },
          {
            question: 'Who should sit in the trial?',
            answer:
              'Six people who will use it daily, among them a skeptic and the newest hire. Managers may watch. Their scores are kept apart, because they tend to score reports and forget data entry.',
          },
          {
            question: 'What if the answer is to keep what we have?',
            answer:
              'It happens: the list of sixty turns out to need a cleaned record, better stages and one connection. Then the paper says that, and the budget for licenses stays in the bank.',
          },
        ],
      },
    },
    {
      type: 'cta-banner',
      id: 'audit',
      props: {
        title: 'Test the choice\nbefore you sign',
        text: 'Show us the wish list or the offer on your desk. A free growth audit, 45 to 60 minutes long, marks the lines that will cost most in year three.',
        action: BOOK_GROWTH_AUDIT,
        hosts: HOSTS,
      },
    },
  ],
});
