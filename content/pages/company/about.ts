import { AUTHORS } from '#content/authors.ts';
import { BRAND } from '#content/brand.ts';
import { STATISTICS } from '#content/statistics.ts';
import type { Page } from '#src/domains/content/page.ts';

const PLACE = `Full Time, ${BRAND.city}, ${BRAND.region}`;
const position = (heading: string, work: string, you: string) => ({
  heading,
  parts: [
    { kind: 'paragraph', text: [{ text: PLACE, strong: true }] },
    { kind: 'paragraph', text: work },
    { kind: 'paragraph', text: you },
  ],
});

/** About the firm (spec section 2, /about). */
export const ABOUT: Page = {
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
        title: 'The people you\nmeet do the work',
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
                text: `So far this has taken ${STATISTICS.projects}+ projects and ${STATISTICS.crmStrategies}+ CRM strategies, with ${STATISTICS.platforms} platforms connected to HubSpot or Salesforce. ${STATISTICS.clientSatisfaction}% of clients say they are satisfied. We ask the others why, and the answer is usually that we should have said no sooner.`,
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
      type: 'rich-text',
      id: 'differences',
      props: {
        tone: 'sand',
        sections: [
          {
            heading: 'What is different here',
            parts: [
              { kind: 'heading', text: 'One number per project' },
              {
                kind: 'paragraph',
                text: 'Before we open any software, you and we agree on the figure the work should move, how it is counted and who counts it. If it has not moved by the agreed date, that is the first line of our report.',
              },
              { kind: 'heading', text: 'No commission' },
              {
                kind: 'paragraph',
                text: 'We build in HubSpot and Salesforce and take no share of the licenses. Keeping what you already own is a frequent recommendation.',
              },
              { kind: 'heading', text: 'Yours from the first day' },
              {
                kind: 'paragraph',
                text: 'Everything is built in your accounts, under your administrator, with notes a new employee can follow. You could end the contract on any Friday and lose nothing but our company.',
              },
              { kind: 'heading', text: 'The awkward half of the story' },
              {
                kind: 'paragraph',
                text: [
                  'Our ',
                  { text: 'success stories', href: '/insights/success-stories' },
                  ' say what did not work and what we cannot prove. A client who reads that beforehand is easier to work for afterward.',
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
      type: 'rich-text',
      id: 'team',
      props: {
        sections: AUTHORS.map(({ name, role, bio }) => ({
          heading: name,
          parts: [
            { kind: 'paragraph', text: [{ text: role, strong: true }] },
            { kind: 'paragraph', text: bio },
          ],
        })),
      },
    },
    {
      type: 'rich-text',
      id: 'positions',
      props: {
        tone: 'sand',
        sections: [
          {
            heading: 'Open positions',
            parts: [
              {
                kind: 'paragraph',
                text: [
                  'Three at the moment, all at our office on Front Street. Write to ',
                  { text: BRAND.email, href: `mailto:${BRAND.email}` },
                  ' with the position in the subject line and a page about something you made work. A person reads it and answers within ten working days.',
                ],
              },
            ],
          },
          position(
            'Senior Analyst',
            'You take apart revenue reports, find out why two of them disagree, and write the explanation so that a CFO and a sales manager both accept it. Much of the work is SQL, some of it is tact.',
            'We look for five years with messy business data and one example of a number you refused to publish.',
          ),
          position(
            'CRM Associate',
            'You configure HubSpot and Salesforce, prepare migrations, test them on copies and train small groups. In the first year you work beside a principal on two or three projects at a time.',
            'Prior CRM experience helps and is not required. Writing that others understand at first reading is.',
          ),
          position(
            'Senior Growth Strategist',
            'You work with owners and sales leaders on whom to sell to, at what price and through which channel, and you stay until the first quarter of results is in.',
            'You have carried a quota or a marketing budget yourself, and can say what you would do differently with it.',
          ),
        ],
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
      },
    },
  ],
};
