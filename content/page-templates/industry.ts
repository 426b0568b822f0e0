import { BOOK_AUDIT, SEE_SERVICES } from '../pages/audiences/actions.ts';
import { definePageTemplate } from './define-page-template.ts';

/** A page for companies of one industry. */
export const INDUSTRY_TEMPLATE = definePageTemplate({
  id: 'industry',
  name: 'Industry',
  use: 'For companies of one industry: where their revenue waits, what we change, a client’s words, and their questions.',
  blanks: [{ name: 'Industry', example: 'Logistics' }],
  path: '/[Industry]',
  title: '[Industry]',
  seo: {
    title: 'CRM Consulting for [Industry] | Cadron',
    description:
      '[Two sentences in the words of the industry, about 150 characters: three things that change, and the system that stays.]',
  },
  blocks: [
    {
      type: 'service-hero',
      id: 'hero',
      props: {
        label: '[Industry]',
        title: '[What every\norder gets]',
        lead: '[Two sentences: how requests arrive in this industry today, and what each one has once we are done: an owner, a date, a price.]',
        action: BOOK_AUDIT,
        note: '[What the audit looks at, in their words: three quotes, ten jobs, one season.]',
        drawing: 'orders',
      },
    },
    {
      type: 'challenges',
      id: 'challenges',
      props: {
        title: '[Places where\nan order waits]',
        lead: '[One dry sentence that only a person from this industry would nod at.]',
        items: [
          {
            title: '[Where requests get lost]',
            text: '[Name the inbox, the notebook, or the person. Say what happens to a request that arrives on a Friday.]',
          },
          {
            title: '[Who owns the customer]',
            text: '[Reps, dealers, branches: who knows the buyer, and what leaves when that person leaves.]',
          },
          {
            title: '[What two systems say]',
            text: '[Name the system of record of this industry, and what it does not know about a sale.]',
          },
          {
            title: '[The season or the cycle]',
            text: '[What comes back every year, and is noticed too late.]',
          },
        ],
        card: {
          title: '[Trace your own cases]',
          text: 'Free, 45 to 60 minutes by video, with one of our four principals.',
          action: BOOK_AUDIT,
          secondary: SEE_SERVICES,
        },
      },
    },
    {
      type: 'solution',
      id: 'solution',
      props: {
        title: '[What you read\non Monday]',
        paragraphs: [
          '[How we start: which twenty real cases are traced from the first message to the invoice, and what that shows before any software is opened.]',
          '[What is built, in HubSpot or Salesforce, and which system stays in charge of prices, stock, or schedules.]',
        ],
        points: [
          {
            title: '[First benefit]',
            text: '[A thing that happens by itself, on which day, for which team.]',
          },
          {
            title: '[Second benefit]',
            text: '[A question that is answered without walking to another desk.]',
          },
          {
            title: '[Third benefit]',
            text: '[A number that can be broken down by branch, rep, or product.]',
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
            heading: 'The audit: your own cases, start to finish',
            parts: [
              {
                kind: 'paragraph',
                text: '[Which three cases to bring: one won, one lost, one that nobody has heard about since.]',
              },
              {
                kind: 'paragraph',
                text: 'We trace them through your systems while you watch. The Recommendations Report follows within five business days and says what to fix first.',
              },
            ],
          },
          {
            heading: '[An example: the first quarter]',
            parts: [
              {
                kind: 'paragraph',
                text: '[A company of a stated size, labeled as an example: what happens in weeks 1 to 3, by week 9, and in the last four weeks.]',
              },
            ],
          },
        ],
      },
    },
    {
      type: 'testimonial',
      id: 'testimonial',
      props: {
        quote:
          '[One or two sentences that a client said, word for word, with their consent. Remove this section if there is none.]',
        author: '[Name or job title]',
        position: '[What they do]',
        company: '[Company]',
      },
    },
    {
      type: 'faq',
      id: 'faq',
      props: {
        title: 'Asked by\nyour peers',
        items: [
          {
            question: '[Do we have to replace the system we have?]',
            answer: '[Usually no. Say what stays in charge of what, and what we add before it.]',
          },
          {
            question: '[Will our people in the field use it?]',
            answer: '[Say what it saves them, and what it asks of them in return.]',
          },
          {
            question: 'Are we too small?',
            answer:
              'The audit is useful once you have three salespeople. Below that, a shared inbox and a spreadsheet may serve you better, and we will say so.',
          },
        ],
      },
    },
    {
      type: 'cta-banner',
      id: 'audit',
      props: {
        title: 'Three cases\nin one hour',
        text: 'The growth audit is free. Choose the cases you would rather not explain; they teach the most.',
        action: BOOK_AUDIT,
      },
    },
  ],
});
