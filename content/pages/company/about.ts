import { AUTHORS } from '#content/authors.ts';
import { BRAND } from '#content/brand.ts';
import { STATISTICS } from '#content/statistics.ts';
import { definePage } from '../define-page.ts';
import { CRM_ASSOCIATE, PLACE, SENIOR_ANALYST, SENIOR_GROWTH_STRATEGIST } from './positions.ts';

/** About the company (docs/specification.md, section 2). */
export const ABOUT = definePage({
  path: '/about',
  title: 'About',
  seo: {
    title: 'About Cadron Growth Partners, Conway, Arkansas',
    description:
      'Four principals in Conway, Arkansas, who put customer data in order and AI to work after that. Mission, method, the team, and three open positions.',
  },
  blocks: [
    {
      type: 'page-hero',
      id: 'hero',
      props: {
        title: 'Who you meet\ndoes the work',
        lead: `${BRAND.name} is a consultancy for CRM, AI and go-to-market in ${BRAND.city}, ${BRAND.region}. One of four principals leads each project, and whoever takes your first call stays on it.`,
        action: { label: 'Book Growth Audit', href: '/book-audit' },
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
                text: 'We help companies get from AI pilots to profit. In practice that means putting customer data in order, giving each team a CRM that it opens without being told to, and adding AI only where a figure in the accounts can show whether it helped.',
              },
              {
                kind: 'paragraph',
                text: [
                  `So far this has taken ${STATISTICS.projects}+ projects and ${STATISTICS.crmStrategies}+ CRM strategies, with ${STATISTICS.platforms} platforms connected to HubSpot or Salesforce. Fifteen of the projects are told as `,
                  { text: 'success stories', href: '/insights/success-stories' },
                  `. ${STATISTICS.clientSatisfaction}% of clients say they are satisfied. We ask the others why, and the answer is usually that we should have said no sooner.`,
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
        title: 'What is\ndifferent here',
        paragraphs: [
          'Any consultancy can print a list like this one. The four points on ours can be checked within the first month of a project, and a client who finds one of them missing should say so that same Friday.',
        ],
        points: [
          {
            title: 'One number per project',
            text: 'Before we open any software, you and we agree on the figure the work should move, how it is counted and who counts it. If it has not moved by the agreed date, that is the first line of our report.',
          },
          {
            title: 'No commission',
            text: 'We build in HubSpot and Salesforce and take no share of the licenses. Keeping what you already own is a frequent recommendation.',
          },
          {
            title: 'Yours from the first day',
            text: 'Everything is built in your accounts, under your administrator, with notes a new employee can follow. You could end the contract on any Friday and lose nothing but our company.',
          },
          {
            title: 'The awkward half of the story',
            text: 'Our success stories say what did not work and what we cannot prove. A client who reads that beforehand is easier to work for afterward.',
          },
        ],
      },
    },
    {
      type: 'team',
      id: 'team',
      props: {
        title: 'Four principals,\nfour trades',
        lead: 'None of them began as a consultant. In person they are less angular than this.',
        people: [...AUTHORS],
      },
    },
    {
      type: 'steps',
      id: 'method',
      props: {
        title: 'How a project\nruns here',
        lead: 'Most of them take eight to fourteen weeks. The order has never changed.',
        steps: [
          {
            title: 'Watch',
            text: 'Two of us sit with the people who sell, quote, schedule or answer the phone, and write down what they do. It often differs from the manual.',
          },
          {
            title: 'Agree',
            text: 'One page: the figure, the process, the fields with one owner each, and the list of what we leave alone this time.',
          },
          {
            title: 'Build',
            text: 'Small parts, shown working every second week to those who will use them. They can send a part back.',
          },
          {
            title: 'Stay',
            text: 'Old and new run side by side until the figures match. Then we count weekly users for a quarter and visit the ones who stopped.',
          },
        ],
      },
    },
    {
      type: 'link-list',
      id: 'positions',
      props: {
        title: 'Open positions',
        lead: 'Three at the moment, all at our office on Front Street. Send a page about something you made work; a person reads it and answers within ten working days.',
        tone: 'pine',
        items: [
          {
            title: SENIOR_ANALYST.title,
            text: 'Find out why two reports of one month disagree, and write it down so that finance and sales can both sign it.',
            href: SENIOR_ANALYST.path,
            meta: PLACE,
          },
          {
            title: CRM_ASSOCIATE.title,
            text: 'Build, test and teach beside a principal. We can explain a CRM to you; patience with people has to come along.',
            href: CRM_ASSOCIATE.path,
            meta: PLACE,
          },
          {
            title: SENIOR_GROWTH_STRATEGIST.title,
            text: 'For somebody who has carried a quota and would now rather help owners decide which customers to leave alone.',
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
        lead: 'The ones we meet most often. The names belong to their makers, and stand here to say what we work with and nothing more.',
      },
    },
    {
      type: 'cta-banner',
      id: 'audit',
      props: {
        title: 'Meet one\nof the four',
        text: 'The free growth audit takes 45 to 60 minutes, and the principal who knows your kind of business holds it.',
        action: { label: 'Book Growth Audit', href: '/book-audit' },
        drawing: 'merge',
        labels: ['Six loose ends', 'one list'],
      },
    },
  ],
});
