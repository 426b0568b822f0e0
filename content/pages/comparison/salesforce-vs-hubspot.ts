import { definePage } from '../define-page.ts';
import { BOOK_GROWTH_AUDIT } from '../services/links.ts';
import { DIFFERENCES } from './salesforce-hubspot-differences.ts';

/** Salesforce or HubSpot (docs/specification.md, section 2). Every statement about a vendor is dated. */
export const SALESFORCE_VS_HUBSPOT = definePage({
  path: '/salesforce-vs-hubspot',
  title: 'Salesforce vs HubSpot',
  seo: {
    title: 'Salesforce vs HubSpot: an honest choice | Cadron',
    description:
      'Which CRM fits your company, from people who build in both: lasting differences side by side, four situations, what a move takes, what to ask in the demo.',
  },
  blocks: [
    {
      type: 'page-hero',
      id: 'hero',
      props: {
        title: 'Salesforce\nor HubSpot',
        lead: 'The short answer: HubSpot if marketing and sales should share one tool that somebody on staff can run. Salesforce if your process has rules of its own and you will pay a person to look after them. Many would do well with either.',
        action: BOOK_GROWTH_AUDIT,
        note: 'We build in both and earn a commission on neither.',
        trail: [
          { label: 'Services', href: '/services' },
          { label: 'CRM Strategy', href: '/services/crm-strategy' },
        ],
      },
    },
    {
      type: 'rich-text',
      id: 'answer',
      props: {
        sections: [
          {
            heading: 'Count three things',
            parts: [
              {
                kind: 'paragraph',
                text: 'How many kinds of record does your business have beyond people, companies, deals and tickets? How many approvals stand between a price and a customer? And who, by name, will change the system on an ordinary Thursday?',
              },
              {
                kind: 'paragraph',
                text: 'Few kinds, few approvals and a capable generalist point to HubSpot. Many kinds, layered approvals and a trained administrator point to Salesforce. Where the counts disagree, let the third decide: we have repaired a good number of powerful systems that nobody dared to touch.',
              },
              {
                kind: 'paragraph',
                text: 'There are no prices on this page. Ask each vendor for a dated offer that covers the first year and the third.',
              },
            ],
          },
        ],
      },
    },
    {
      type: 'comparison-table',
      id: 'table',
      props: {
        title: 'Differences\nthat last',
        lead: 'Features change every few months. These traits change slowly, and they settle how the system feels in year three.',
        tone: 'sand',
        columns: ['Salesforce', 'HubSpot'],
        rows: DIFFERENCES,
        checked: '2026-11-21',
        sources: [
          {
            label: 'Salesforce developer documentation',
            href: 'https://developer.salesforce.com/docs',
          },
          { label: 'Salesforce Help', href: 'https://help.salesforce.com' },
          {
            label: 'Salesforce agreements and terms',
            href: 'https://www.salesforce.com/company/legal/agreements/',
          },
          { label: 'HubSpot knowledge base', href: 'https://knowledge.hubspot.com' },
          { label: 'HubSpot developer documentation', href: 'https://developers.hubspot.com/docs' },
          {
            label: 'HubSpot product and services catalog',
            href: 'https://legal.hubspot.com/hubspot-product-and-services-catalog',
          },
        ],
      },
    },
    {
      type: 'consultation',
      id: 'situations',
      props: {
        sections: [
          {
            heading: 'Twelve people and one pipeline',
            paragraphs: [
              'Marketing brings most inquiries, and the operations manager also runs the office. HubSpot. What you save in administration is worth more than the features you forgo. Ask again when a second line of business needs a process of its own.',
            ],
          },
          {
            heading: 'Sixty sellers in three territories',
            paragraphs: [
              'Named accounts, layered approvals, a forecast read out to the board. Salesforce, with at least one administrator who does nothing else. If that post is vacant, fill it first and buy afterward.',
            ],
          },
          {
            heading: 'Marketing in one, sales in the other',
            paragraphs: [
              'Common after a merger, and it can last for years. HubSpot makes a connector for the purpose that handles ordinary objects well. Settle the master of each field, name the person who reads the sync errors, and set a date for a review.',
            ],
          },
          {
            heading: 'A process nobody else has',
            paragraphs: [
              'Consigned stock, loan covenants, student cohorts. Draw the records and their relations on paper. By our rule of thumb either system can hold up to half a dozen kinds of your own. Beyond that, or with rules that must never be broken, Salesforce earns its overhead.',
            ],
          },
        ],
        card: {
          title: 'Bring both offers',
          text: 'We mark the lines to question before you sign either. Free, and by somebody who has built in the two of them.',
          action: BOOK_GROWTH_AUDIT,
          secondary: { label: 'How we help you decide', href: '/services/crm-strategy' },
        },
      },
    },
    {
      type: 'steps',
      id: 'move',
      props: {
        title: 'Moving from one\nto the other',
        lead: 'A new house in either direction, and some of the furniture will not fit. Four parts take longer than people expect.',
        steps: [
          {
            title: 'People',
            text: 'Leads and contacts from Salesforce become one kind of contact in HubSpot. Going the other way, somebody must say which contacts are leads. Merge the duplicates beforehand.',
          },
          {
            title: 'History',
            text: 'Emails, calls and notes can travel with date and owner, tested on a sample. Field history mostly stays behind, so export it to a place where it can be read.',
          },
          {
            title: 'Logic',
            text: 'Flows and workflows do not convert. List each with its purpose, its owner and its last run. A good part will have no owner, and can rest.',
          },
          {
            title: 'Links',
            text: 'Accounting, telephone and forms are joined again, one at a time. Keep the old account readable until two month-ends have agreed.',
          },
        ],
      },
    },
    {
      type: 'solution',
      id: 'demo',
      props: {
        title: 'Ask both the\nsame questions',
        paragraphs: [
          'Send fifty real records ahead, untidied. Put the same six requests to both presenters, on one day if you can, and ask to see each answer done on screen.',
          'Salesforce gets three more. Which of these features are separate products? How many sandboxes does our edition include, and of what kind? What does the contract say about the price at first renewal?',
          'HubSpot gets three others. Who counts as a marketing contact, and when may we change that? Which seat does each of our roles need? Where do reports, workflows and custom objects meet a ceiling in this tier?',
        ],
        points: [
          {
            title: 'Enter our hardest deal',
            text: 'Typed live, by someone who has not rehearsed it.',
          },
          {
            title: 'Make a field required',
            text: 'Who is allowed to, and where is the change recorded?',
          },
          { title: 'Mark the edition', text: 'Which of the screens so far are in our offer?' },
          {
            title: 'Merge two twins, then undo it',
            text: 'Watch which emails and deals the undo brings back.',
          },
          {
            title: 'Double us',
            text: 'The bill for twice the contacts and ten more users, in writing.',
          },
          {
            title: 'Let everything out',
            text: 'A full export with attachments: how long, and what is missing?',
          },
        ],
      },
    },
    {
      type: 'faq',
      id: 'faq',
      props: {
        title: 'Asked before\nsigning',
        items: [
          {
            question: 'Is Salesforce too much for a small company?',
            answer:
              'Often, though headcount is a poor test. Fifteen people with intricate contracts may need it. There are smaller editions; find out which limit you would meet first, because moving up changes the sum you signed for.',
          },
          {
            question: 'Will we outgrow HubSpot?',
            answer:
              'Some companies do, and later than they were told. The signs are workarounds for record types, approvals kept in chat, and a report rebuilt by hand each month.',
          },
          {
            question: 'Which is the better ground for AI?',
            answer:
              'The one that holds your cleaner history. Try fifty cases of your own before paying for usage, on whichever you have today.',
          },
          {
            question: 'Can we keep both for good?',
            answer:
              'Yes, if the seam has an owner, with a few hours a month for errors and a quarterly talk about definitions.',
          },
        ],
      },
    },
    {
      type: 'cta-banner',
      id: 'audit',
      props: {
        title: 'Choose once,\nfor years',
        text: 'Bring the offers, the wish list and the doubt. The audit costs nothing, takes 45 to 60 minutes and ends with the questions that settle it.',
        action: BOOK_GROWTH_AUDIT,
        amounts: [300, 380, 220, 340, 260, 400, 320],
        drawing: 'pillars',
        labels: ['The weakest point decides'],
      },
    },
  ],
});
