import { definePage } from '../define-page.ts';

/** The page of the guide for administrators: ten fixes with the minutes they take, 210 in total. */
export const QUICK_WINS = definePage({
  path: '/playbooks/hubspot-quick-wins',
  title: 'HubSpot Quick Wins',
  seo: {
    title: 'HubSpot Quick Wins: 10 Admin Fixes, Free PDF | Cadron',
    description:
      'Ten fixes a HubSpot administrator can make in one afternoon, 210 minutes in all: how long each takes, and what to count a month later.',
  },
  blocks: [
    {
      type: 'page-hero',
      id: 'hero',
      props: {
        label: 'HubSpot Quick Wins',
        title: 'Ten fixes in\none afternoon',
        lead: 'For the HubSpot administrator with a list of complaints and an empty calendar after lunch. Small fixes, the shortest first.',
        action: { label: 'Download Free', href: '#form' },
        note: 'Free PDF by email. Read in 10 minutes.',
        trail: [{ label: 'All playbooks', href: '/playbooks' }],
      },
    },
    {
      type: 'timed-list',
      id: 'wins',
      props: {
        label: 'The fixes',
        title: 'From 1:00 p.m.\nto 4:30 p.m.',
        lead: 'Each bar is as long as its fix and begins where the last one ended. That is the plan, anyway. Keep a second afternoon in reserve.',
        total: 'Ten fixes, one after the other',
        items: [
          {
            title: 'Leave your own office out',
            text: 'Exclude your own IP addresses from the traffic. The pricing page’s biggest fan was the sales team.',
            minutes: 5,
          },
          {
            title: 'Keep private email private',
            text: 'Put payroll, the lawyer, and the clinic on the never-log list before a connected inbox files them under a customer.',
            minutes: 10,
          },
          {
            title: 'Let a won deal make a customer',
            text: 'Have the won stage set the lifecycle stage. People who have paid are no longer asked whether they would like to.',
            minutes: 10,
          },
          {
            title: 'List the dates that have passed',
            text: 'One saved view: open deals with a close date in the past. Read it aloud on Mondays until it is empty.',
            minutes: 15,
          },
          {
            title: 'Offboard former employees',
            text: 'Deactivate their users and reassign what they own. New leads are still being routed to some of them.',
            minutes: 15,
          },
          {
            title: 'Ask why a deal was lost',
            text: 'Six reasons to choose from, one required, and “other” is not one of them.',
            minutes: 20,
          },
          {
            title: 'Get an alert for every inquiry',
            text: 'An alert and a task for every inquiry form, including the one on the page nobody remembers building.',
            minutes: 25,
          },
          {
            title: 'Correct the percentages',
            text: 'Replace the template’s stage probabilities with your own, counted over the last 100 closed deals.',
            minutes: 30,
          },
          {
            title: 'Merge the worst duplicates',
            text: 'Twenty pairs by hand, the largest companies first. A merge cannot be undone, so two people look at each pair.',
            minutes: 35,
          },
          {
            title: 'Retire the idle fields',
            text: 'Find properties filled in on fewer than 1 record in 20, archive them, and wait for a protest. It rarely comes.',
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
                  'Export contacts, companies, and deals, and save the files where you will find them tomorrow.',
                  'Use an account with full permissions, and tell the team which afternoon it is.',
                  'Write down the three counts below. Without them, the afternoon will feel useful and nobody can say how much.',
                ],
              },
            ],
          },
          {
            heading: 'What the guide adds',
            parts: [
              {
                kind: 'paragraph',
                text: 'For each of the ten: the path through the menus, the edition it needs, how to undo it, and the remark you will hear from sales. Menus and editions are as of November 2026. HubSpot’s own duplicate finder, for one, was not part of every plan then, so the guide also gives a slower route with a spreadsheet.',
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
        title: 'Count again\nin a month',
        items: [
          {
            name: 'Deals dated in the past',
            how: 'Open deals with a close date in the past, counted on the first business day of the month. Fix four empties the list once. Reading it aloud keeps it empty.',
            by: 'None on a Monday',
          },
          {
            name: 'Time to first reply',
            how: 'From the form to a call or reply by a person, during business hours. Skip the average and read the slowest tenth.',
            by: 'Within the hour',
          },
          {
            name: 'Losses with a reason',
            how: 'Deals lost since that afternoon, and how many have one of the six reasons. If a single reason covers more than half, it is the new “other.”',
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
        title: 'Get the ten\nin writing',
        lead: 'The full guide as a free PDF by email. We ask for your first name and email; your company is optional.',
        tone: 'pine',
        promises: [
          {
            title: 'An email with a link',
            text: 'It arrives in minutes and works for 14 days. Forward it to your HubSpot administrator.',
          },
          {
            title: 'One afternoon is enough',
            text: 'Each fix says how long it takes and how to undo it. You can stop after any of them.',
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
              'No. The ten do not depend on one another, with one exception: offboard former employees before you merge, or the merged records will belong to someone who is gone. One fix every Friday works, too, and takes 10 weeks.',
          },
          {
            question: 'What can go wrong?',
            answer:
              'Nine of the ten can be undone from the settings or from your export. Merging cannot. That is why it is number nine and stops at 20 pairs.',
          },
          {
            question: 'An agency runs our HubSpot. Is this for us?',
            answer: 'Send them the list and ask which of the ten are done.',
          },
          {
            question: 'My boss wants the short version.',
            answer:
              'There is one. The Executive Cheatsheet has the seven numbers these fixes are meant to move, and a weekly review that takes 15 minutes.',
          },
        ],
      },
    },
    {
      type: 'cta-banner',
      id: 'audit',
      props: {
        title: 'When one afternoon\nis not enough',
        text: 'When a problem lives between two systems, no setting will fix it. The free growth audit names the two, and the report says where to start.',
        action: { label: 'Book Growth Audit', href: '/book-audit' },
        drawing: 'merge',
        amounts: [2],
        labels: ['Two systems', 'one answer'],
      },
    },
  ],
});
