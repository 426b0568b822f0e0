import type { QuickWinsContent } from '#content/guides/guide-content.ts';
import { REPAIRS } from './quick-win-repairs.ts';

/** The full HubSpot Quick Wins guide, which `content/pages/playbooks/quick-wins.ts` offers. */
export const QUICK_WINS_GUIDE: QuickWinsContent = {
  title: 'HubSpot Quick Wins',
  checked: 'November 2026',
  plan: {
    headline: 'Ten fixes,\n210 minutes',
    lead: 'For the administrator with full permissions and a free afternoon. Start at 1:00 p.m., shortest first, and stop when you are tired: each fix stands alone.',
    startsAt: 13 * 60,
    before: [
      'Export contacts, companies, and deals. Save the files where you will find them tomorrow.',
      'Tell the team which afternoon it is, and that you will show them whatever looks different afterward.',
      'Write down today’s count of open deals with a past close date, last week’s slowest first reply, and how many of last month’s losses have a reason.',
      'Offboard former employees before you merge. The other eight can be done in any order.',
    ],
  },
  repairs: REPAIRS,
  after: {
    headline: 'Count again\nin a month',
    lead: 'Every fix has its own count. These three say whether the afternoon was worth it. If one has not moved, undo its fix and write to us; we would like to know why.',
    counts: [
      {
        name: 'Deals dated in the past',
        how: 'Open deals with a close date in the past, on the first business day of the month. Fix four empties the list; reading it aloud keeps it empty.',
        aim: 'None on a Monday',
      },
      {
        name: 'Time to first reply',
        how: 'From the form to a call or reply by a person, during business hours. Read the slowest tenth. Fix seven is the one that moves it.',
        aim: 'Within the hour',
      },
      {
        name: 'Losses with a reason',
        how: 'Deals lost since that afternoon, and how many have one of the six reasons from fix six. If one reason covers more than half, it is the new “other”: split it.',
        aim: 'Every one of them',
      },
    ],
    ask: {
      text: 'If a problem you fixed is back within a month, its cause is in another system. The growth audit is free, 45 to 60 minutes by video.',
      label: 'Book Growth Audit',
      href: '/book-audit',
    },
  },
};
