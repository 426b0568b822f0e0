import type { QuickWinsContent } from '#src/domains/leads/guides/guide-content.ts';
import { REPAIRS } from './quick-win-repairs.ts';

/** The full HubSpot Quick Wins guide, which `content/pages/playbooks/quick-wins.ts` offers. */
export const QUICK_WINS_GUIDE: QuickWinsContent = {
  title: 'HubSpot Quick Wins',
  checked: 'November 2026',
  plan: {
    headline: 'Ten repairs,\n210 minutes',
    lead: 'For the administrator with full rights and a free afternoon. Start at one o’clock, shortest first, and stop when you are tired: each repair is finished on its own.',
    startsAt: 13 * 60,
    before: [
      'Export contacts, companies and deals. Put the files where you will find them tomorrow.',
      'Tell the team which afternoon it is, and that nothing will look different except four things you will show them.',
      'Write down today’s count of open deals with a past close date, your slowest first answer of last week, and how many of last month’s losses have a reason.',
      'Do the leavers before the merges. The other eight can change places.',
    ],
  },
  repairs: REPAIRS,
  after: {
    headline: 'Count again\nin a month',
    lead: 'Every repair has a count of its own. These three say whether the afternoon was worth it. If one has not moved, undo its repair by the way back and write to us; we would like to know why.',
    counts: [
      {
        name: 'Deals dated in the past',
        how: 'Open deals with a close date behind them, on the first working day of the month. Repair four empties the list; reading it aloud keeps it empty.',
        aim: 'None on a Monday',
      },
      {
        name: 'Time to a first answer',
        how: 'From the form to a call or a reply by a person, in opening hours. Read the slowest tenth. Repair seven is the one that moves it.',
        aim: 'Within the hour',
      },
      {
        name: 'Losses with a reason',
        how: 'Deals lost since the afternoon, and how many carry one of the six reasons of repair six. One reason above half of all is the new “other”: split it.',
        aim: 'Every one of them',
      },
    ],
    ask: {
      text: 'If a mended fault is back within a month, its cause sits in another system. The growth audit is free and takes 45 to 60 minutes.',
      label: 'Book Growth Audit',
      href: '/book-audit',
    },
  },
};
