import { definePage } from '../define-page.ts';

/** The page of the guide for administrators: ten repairs with the minutes they take, 210 in total. */
export const QUICK_WINS = definePage({
  path: '/playbooks/hubspot-quick-wins',
  title: 'HubSpot Quick Wins',
  seo: {
    title: 'HubSpot Quick Wins: ten fixes by the minute | Cadron',
    description:
      'Ten repairs a HubSpot administrator can make in an afternoon, 210 minutes in all: what each one takes, what it mends, and what to count afterward.',
  },
  blocks: [
    {
      type: 'page-hero',
      id: 'hero',
      props: {
        title: 'Ten fixes in\none afternoon',
        lead: 'HubSpot Quick Wins is for the administrator with a list of complaints and an empty calendar after lunch. Small repairs, the shortest first.',
        action: { label: 'Download Free', href: '#form' },
        note: 'A ten minute read. It comes by email.',
        trail: [{ label: 'All playbooks', href: '/playbooks' }],
      },
    },
    {
      type: 'timed-list',
      id: 'wins',
      props: {
        title: 'From one o’clock\nto half past four',
        lead: 'Each bar is as long as its repair and begins where the last one ended. That is the plan, anyway; the first time, keep a second afternoon in reserve.',
        total: 'Ten repairs, one after the other',
        items: [
          {
            title: 'Leave your own office out',
            text: 'Exclude your addresses from the traffic. The keenest visitor of the pricing page was the sales team.',
            minutes: 5,
          },
          {
            title: 'Keep private mail private',
            text: 'Put payroll, the lawyer and the clinic on the never-log list, before a connected inbox files them under a customer.',
            minutes: 10,
          },
          {
            title: 'Let a won deal make a customer',
            text: 'The won stage sets the lifecycle stage. People who have paid are no longer asked whether they would like to.',
            minutes: 10,
          },
          {
            title: 'List the dates that have passed',
            text: 'One saved view: open deals with a close date behind them. It is read out on Mondays until it is empty.',
            minutes: 15,
          },
          {
            title: 'Close the door behind leavers',
            text: 'Deactivate former colleagues and give away what they own. New leads are still being routed to some of them.',
            minutes: 15,
          },
          {
            title: 'Ask why a deal was lost',
            text: 'Six reasons to choose from, one required, and “other” is not among them.',
            minutes: 20,
          },
          {
            title: 'Ring when somebody asks',
            text: 'An alert and a task for every inquiry form, including the one on the page nobody remembers building.',
            minutes: 25,
          },
          {
            title: 'Correct the percentages',
            text: 'Replace the template’s stage probabilities with your own, counted over the last hundred closed deals.',
            minutes: 30,
          },
          {
            title: 'Merge the worst duplicates',
            text: 'Twenty companies by hand, the largest first. A merge cannot be undone, so two people look at each pair.',
            minutes: 35,
          },
          {
            title: 'Retire the idle fields',
            text: 'Find properties filled in on fewer than one record in twenty, archive them, and wait for a protest. It seldom comes.',
            minutes: 45,
          },
        ],
      },
    },
    {
      type: 'rich-text',
      id: 'before',
      props: {
        sections: [
          {
            heading: 'Before you start',
            parts: [
              {
                kind: 'list',
                items: [
                  'Export contacts, companies and deals, and store the files where you will find them tomorrow.',
                  'Use an account with full rights, and tell the team which afternoon it is.',
                  'Write down the three counts below. Without them the afternoon will have felt useful, and nobody can say how much.',
                ],
              },
            ],
          },
          {
            heading: 'What the guide adds',
            parts: [
              {
                kind: 'paragraph',
                text: 'For each of the ten: the way through the menus, the edition it needs, the way back, and the remark you will hear from sales. Menus and editions are as of November 2026. HubSpot’s own finder for duplicates, for one, was not part of every plan then, and the guide gives a slower route with a spreadsheet.',
              },
            ],
          },
        ],
      },
    },
    {
      type: 'measures',
      id: 'after',
      props: {
        title: 'Look again\nafter a month',
        items: [
          {
            name: 'Deals dated in the past',
            how: 'Open deals whose close date has gone by, counted on the first working day. Repair four empties the list once. The habit of reading it keeps it so.',
            by: 'None on a Monday',
          },
          {
            name: 'Time to a first answer',
            how: 'From form to a call or reply by a person, during opening hours. Leave the average alone and read the slowest tenth.',
            by: 'Within the hour',
          },
          {
            name: 'Losses with a reason',
            how: 'Deals lost since the afternoon, and how many carry one of the six. If a single reason takes more than half, it is the new “other”.',
            by: 'Every one of them',
          },
        ],
      },
    },
    {
      type: 'lead-form',
      id: 'form',
      props: {
        form: 'quick-wins',
        title: 'Get all ten,\nstep by step',
        lead: 'The full guide as a PDF, free, by email. We ask for two things.',
        tone: 'pine',
        promises: [
          {
            title: 'A mail with a link',
            text: 'It arrives in minutes and stays good for fourteen days. Forward it to whoever has the administrator rights.',
          },
          {
            title: 'One afternoon is enough',
            text: 'Each repair says how long it takes and how to undo it. You can stop after any of them.',
          },
        ],
      },
    },
    {
      type: 'faq',
      id: 'faq',
      props: {
        title: 'From the\nadmin’s chair',
        items: [
          {
            question: 'Does it have to be one afternoon?',
            answer:
              'No. The ten do not depend on one another, with one exception: deal with leavers before you merge, or you will merge records into the hands of somebody who is gone. One repair every Friday works as well and takes ten weeks.',
          },
          {
            question: 'What can go wrong?',
            answer:
              'Nine of the ten can be put back from the settings or from your export. Merging cannot. It is number nine for that reason, and it stops at twenty pairs.',
          },
          {
            question: 'An agency runs our HubSpot. Is this for us?',
            answer:
              'Hand them the list and ask which of the ten are done. A good agency will answer the same day, and will have an eleventh.',
          },
          {
            question: 'My boss wants the short version.',
            answer:
              'There is one. The Executive Cheatsheet has the seven numbers these repairs are meant to move, and a review that lasts a quarter of an hour.',
          },
        ],
      },
    },
    {
      type: 'cta-banner',
      id: 'audit',
      props: {
        title: 'Longer than\nan afternoon',
        text: 'When a fault lives between two systems, no setting will end it. The free growth audit takes 45 to 60 minutes and names the two.',
        action: { label: 'Book Growth Audit', href: '/book-audit' },
        drawing: 'merge',
        labels: ['Six records', 'one customer'],
      },
    },
  ],
});
