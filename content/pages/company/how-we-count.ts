import { STATISTICS } from '#content/statistics.ts';
import { SUCCESS_STORIES } from '#content/stories/index.ts';
import { definePage } from '../define-page.ts';

const story = (text: string, slug: string) => ({ text, href: `/insights/success-stories/${slug}` });

interface Count {
  id: string;
  heading: string;
  what: string;
  where: string;
  when: string;
  who: string;
}

/** A number of the site, and how it was counted. */
const counted = ({ id, heading, what, where, when, who }: Count) => ({
  id,
  heading,
  parts: [
    { kind: 'paragraph' as const, text: what },
    {
      kind: 'list' as const,
      items: [
        [{ text: 'Where: ', strong: true }, where],
        [{ text: 'When: ', strong: true }, when],
        [{ text: 'By: ', strong: true }, who],
      ],
    },
  ],
});

/** What each number of the site counts. Sample figures: replace them with those of `content/statistics.ts`. */
export const HOW_WE_COUNT = definePage({
  path: '/how-we-count',
  title: 'How we count',
  seo: {
    title: 'How We Count: Every Number Explained | Cadron',
    description:
      'For each number on this site: what was counted, where, when, and by which of us. Satisfaction, projects, platforms, hours saved, and ratings.',
  },
  blocks: [
    {
      type: 'page-hero',
      id: 'hero',
      props: {
        title: 'How we count',
        lead: 'We ask clients for a baseline before we start, so we owe one to you. For each number on this site: what was counted, where, when, and by which of us.',
        note: 'Counted on September 30, 2026, and again every quarter.',
        tone: 'paper',
      },
    },
    {
      type: 'rich-text',
      id: 'counts',
      props: {
        sections: [
          counted({
            id: 'projects',
            heading: `${STATISTICS.projects}+ projects`,
            what: 'Work with a signed scope that was finished and invoiced. Audits are free and are not counted, and a project in three phases counts once, under the service with the larger part of its fee. Banks and schools are among the professional services.',
            where: 'Our own accounting, one line per project.',
            when: 'January 2014 to September 2026.',
            who: 'Marit Halvorsen.',
          }),
          counted({
            id: 'satisfaction',
            heading: `${STATISTICS.clientSatisfaction}% client satisfaction`,
            what: 'Ninety days after a project ends, the client gets one question: would you hire us again for this kind of work? 233 answered, and 212 of them chose 4 or 5 on a scale of 5. A client who did not reply is in neither number.',
            where: 'A form without names, sent by email.',
            when: 'January 2018 to September 2026.',
            who: 'Dele Okafor, who leads none of the projects he asks about.',
          }),
          counted({
            id: 'platforms',
            heading: `${STATISTICS.platforms} platforms`,
            what: 'Different products that we have connected to HubSpot or Salesforce, each in daily use for at least a quarter. Two versions of one product count once.',
            where: 'The list of interfaces that each client receives at the end of a project.',
            when: 'January 2014 to September 2026.',
            who: 'Marit Halvorsen.',
          }),
          counted({
            id: 'strategies',
            heading: `${STATISTICS.crmStrategies}+ CRM strategies`,
            what: 'Decision papers of eight pages that a client’s board or owner signed, whatever they decided. In four of them the decision was to keep the old system.',
            where: 'The signed papers.',
            when: 'March 2017 to September 2026.',
            who: 'June Castellanos.',
          }),
          counted({
            id: 'manual-effort',
            heading: `${STATISTICS.lessManualEffort}% less manual effort`,
            what: 'One client, who prefers not to be named: minutes of typing and looking things up for each new request, 26 before and 11 after. We timed 310 requests, half of them before the change.',
            where: 'At the desks of the intake team, with a stopwatch.',
            when: 'Six weeks before and six weeks after launch, in 2025.',
            who: 'June Castellanos and the client’s own team lead.',
          }),
          {
            id: 'stories',
            heading: 'Results of one client',
            parts: [
              {
                kind: 'paragraph',
                text: [
                  `The ${STATISTICS.shorterSalesCycles}% shorter sales cycle is the result of `,
                  story('Redfield Works', 'redfield-works-sales-cycle'),
                  `, the ${STATISTICS.conversionIncrease}% conversion increase that of `,
                  story('Lumenstack', 'lumenstack-trial-conversion'),
                  `, and the ${STATISTICS.lowerCac}% lower customer acquisition cost that of `,
                  story('Tallgrass', 'tallgrass-acquisition-cost'),
                  `. The ${SUCCESS_STORIES.length} `,
                  { text: 'success stories', href: '/insights/success-stories' },
                  ' say what was measured, over how many cases, and what did not work. Each client read its story before we published it.',
                ],
              },
            ],
          },
          counted({
            id: 'wait',
            heading: '8 of 100 leads, lost to a slow reply',
            what: 'Quote requests that led to a site visit at Cattail Pool Care: 29 of 100 while the median first reply took 26 hours, 37 of 100 when it took 3. The calculator of the growth audit spreads the difference evenly over the 23 hours between. What a meeting and an order are worth are the visitor’s own numbers.',
            where: 'The client’s inbox and calendars before, their HubSpot account after.',
            when: 'The spring before the change, and the first season after it.',
            who: 'The client’s five branches, in the report that each gets on Mondays.',
          }),
          counted({
            id: 'hours',
            heading: `${STATISTICS.hoursSaved.toLocaleString('en-US')} hours saved`,
            what: 'Minutes that a task took before, minus minutes after, times how often it was done, for 96 tasks at 61 clients. We stop counting a task 24 months after launch, and count none that nobody timed first.',
            where: 'Time studies at clients, and the task counts of their own systems.',
            when: 'January 2016 to September 2026.',
            who: 'Dele Okafor.',
          }),
          counted({
            id: 'ratings',
            heading: 'Ratings of the playbooks',
            what: 'Two weeks after a download, readers get one question: was it worth your time, from 1 to 5? The cheatsheet has 4.9 from 214 readers, the quick wins 4.8 from 157, and the checklist 4.7 from 68.',
            where: 'Replies to one email, which can be sent once per reader.',
            when: 'January 2025 to September 2026.',
            who: 'Theo Brandvold.',
          }),
        ],
      },
    },
  ],
});
