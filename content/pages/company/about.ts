import { AUTHORS } from '#content/authors.ts';
import { BRAND } from '#content/brand.ts';
import { STATISTICS } from '#content/statistics.ts';
import { definePage } from '../define-page.ts';
import { CRM_ASSOCIATE, PLACE, SENIOR_ANALYST, SENIOR_GROWTH_STRATEGIST } from './positions.ts';

const linksTo = (kind: string, parent: string, pages: Readonly<Record<string, string>>) =>
  Object.entries(pages).map(([slug, label]) => ({
    label: `${kind}: ${label}`,
    href: `${parent}${slug}`,
  }));

/** About the company (docs/specification.md, section 2). */
export const ABOUT = definePage({
  path: '/about',
  title: 'About',
  seo: {
    title: 'About Our CRM and AI Consultants in Conway, AR | Cadron',
    description:
      'Four principals in Conway, Arkansas, who put customer data in order first and AI to work after that. Our mission, method, team, and open positions.',
  },
  blocks: [
    {
      type: 'page-hero',
      id: 'hero',
      props: {
        label: `About ${BRAND.shortName}`,
        title: 'Meet the people\nwho do the work',
        lead: `${BRAND.name} is a CRM, AI, and go-to-market consultancy in ${BRAND.city}, ${BRAND.region}. One of four principals leads each project, and whoever takes your first call stays with you.`,
        action: { label: 'Book Growth Audit', href: '/book-audit' },
      },
    },
    {
      type: 'team',
      id: 'team',
      props: {
        title: 'One of four\nleads your project',
        lead: 'None of them began as a consultant. In person they are less angular than in these portraits.',
        tone: 'pine',
        people: AUTHORS.map(({ name, role, bio, stories, posts }) => ({
          name,
          role,
          bio,
          links: [
            { label: 'Book a call', href: '/book-audit' },
            ...linksTo('Story', '/insights/success-stories/', stories),
            ...linksTo('Post', '/insights/', posts),
          ],
        })),
      },
    },
    {
      type: 'rich-text',
      id: 'mission',
      props: {
        sections: [
          {
            heading: 'Mission',
            parts: [
              {
                kind: 'paragraph',
                text: 'We help companies get from AI pilots to profit. In practice, that means putting customer data in order, giving each team a CRM it opens without being reminded, and adding AI only where a number in the books can show whether it helped.',
              },
              {
                kind: 'paragraph',
                text: 'We work for B2B and DTC companies with 20 to 500 employees, in manufacturing, SaaS, professional services, restoration, consumer services, and ecommerce.',
              },
              {
                kind: 'paragraph',
                text: [
                  `So far, that adds up to ${STATISTICS.projects}+ projects and ${STATISTICS.crmStrategies}+ CRM strategies, with ${STATISTICS.platforms} platforms connected to HubSpot or Salesforce. Fifteen of the projects are written up as `,
                  { text: 'success stories', href: '/insights/success-stories' },
                  `. Client satisfaction is ${STATISTICS.clientSatisfaction}%, which leaves us something to work on.`,
                ],
              },
              {
                kind: 'paragraph',
                text: 'The name comes from Cadron Creek, which meets the Arkansas River a few miles west of town.',
              },
            ],
          },
        ],
      },
    },
    {
      type: 'solution',
      id: 'differences',
      props: {
        label: 'What sets us apart',
        pointsLabel: '',
        title: 'Four points\nyou can check',
        paragraphs: [
          'Any consultancy can print a list like this one. Ours can be checked within the first month of a project, and a client who finds a point missing should say so that week.',
        ],
        points: [
          {
            title: 'One number per project',
            text: 'Before we open any software, you and we agree on the number the work should move, how it is counted, and who counts it. If it has not moved by the agreed date, that is the first line of our report.',
          },
          {
            title: 'No commission',
            text: 'We build in HubSpot and Salesforce and take no share of the licenses. Keeping what you already own is a frequent recommendation.',
          },
          {
            title: 'Yours from the first day',
            text: 'Everything is built in accounts you own, under your administrator, with notes a new employee can follow. Stop on any Friday and you lose nothing but our company.',
          },
          {
            title: 'The awkward half of the story',
            text: 'Our success stories say what did not work and what we cannot prove. A client who has read that is easier to work for.',
          },
        ],
      },
    },
    {
      type: 'steps',
      id: 'method',
      props: {
        title: 'How a project\nruns',
        lead: 'Expect 8 to 14 weeks to launch, then a quarter of counting.',
        steps: [
          {
            title: 'Map',
            text: 'We sit with the people who sell, quote, schedule, or answer the phone, and write down what they do. Then we agree on one page: the number, the process, an owner for each field, and what we leave alone this time.',
          },
          {
            title: 'Build',
            text: 'In accounts you own, in small parts, shown every two weeks to the people who will use them. They can send a part back.',
          },
          {
            title: 'Move',
            text: 'Data, budget, or decisions move after a rehearsal, with a way back. Old and new run side by side until the numbers match.',
          },
          {
            title: 'Adopt',
            text: 'We count weekly users for a quarter, visit the ones who stopped, and fix what got in their way.',
          },
        ],
      },
    },
    {
      type: 'link-list',
      id: 'positions',
      props: {
        title: 'Open positions',
        lead: 'Three at the moment, all at our office on Front Street. Send one page about something you made work. A person reads it and replies within 10 business days.',
        tone: 'pine',
        items: [
          {
            title: SENIOR_ANALYST.title,
            text: 'Find out why two reports on the same month disagree, and explain it so that finance and sales can both sign off.',
            href: SENIOR_ANALYST.path,
            meta: PLACE,
          },
          {
            title: CRM_ASSOCIATE.title,
            text: 'Build, test, and teach beside a principal. We can teach you a CRM; bring your own patience with people.',
            href: CRM_ASSOCIATE.path,
            meta: PLACE,
          },
          {
            title: SENIOR_GROWTH_STRATEGIST.title,
            text: 'For someone who has carried a quota and would now rather help owners decide which customers to leave alone.',
            href: SENIOR_GROWTH_STRATEGIST.path,
            meta: PLACE,
          },
        ],
      },
    },
    {
      type: 'technology-logos',
      id: 'technology',
      props: {
        title: 'Systems our\nclients own',
        lead: 'The ones we see most often. Names belong to their owners; listing them implies no endorsement.',
      },
    },
    {
      type: 'cta-banner',
      id: 'audit',
      props: {
        title: 'Start with one\nof the principals',
        text: 'The principal who knows your kind of business runs your growth audit and writes the report. It is free and takes 45 to 60 minutes by video.',
        action: { label: 'Book Growth Audit', href: '/book-audit' },
        drawing: 'merge',
        amounts: [4],
        labels: ['Four principals', 'one leads yours'],
      },
    },
  ],
});
