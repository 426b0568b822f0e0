import { CLAIM_SOURCES, CRM_VENDORS_READ } from '../dated-claims.ts';
import { definePage } from '../define-page.ts';
import { BOOK_GROWTH_AUDIT } from '../services/links.ts';
import { DIFFERENCES } from './salesforce-hubspot-differences.ts';

const reviewMonth = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
}).format(new Date(CRM_VENDORS_READ.reviewBy));

/** Salesforce or HubSpot (docs/specification.md, section 2). Its statements about vendors are in dated-claims.ts. */
export const SALESFORCE_VS_HUBSPOT = definePage({
  path: '/salesforce-vs-hubspot',
  title: 'Salesforce vs. HubSpot',
  seo: {
    title: 'Salesforce vs. HubSpot: How to Choose | Cadron',
    description:
      'Which CRM fits your company, from people who build in both: lasting differences, four situations, what a move takes, and demo questions.',
  },
  blocks: [
    {
      type: 'page-hero',
      id: 'hero',
      props: {
        title: 'Salesforce\nvs. HubSpot',
        lead: 'The short answer: HubSpot if marketing and sales should share one tool that someone on staff can run. Salesforce if your process has rules of its own and you will pay a person to look after them. Many companies would do well with either.',
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
            heading: 'The quick test: count three things',
            parts: [
              {
                kind: 'paragraph',
                text: 'How many kinds of record does your business have beyond people, companies, deals, and tickets? How many approvals stand between a price and a customer? And who, by name, will change the system on an ordinary Thursday?',
              },
              {
                kind: 'paragraph',
                text: 'Few kinds, few approvals, and a capable generalist point to HubSpot. Many kinds, layered approvals, and a trained administrator point to Salesforce. Where the counts disagree, let the third decide: a powerful system that nobody dares to touch is the costlier mistake.',
              },
              {
                kind: 'paragraph',
                text: 'There are no prices on this page. Ask each vendor for a dated quote that covers the first year and the third.',
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
        lead: `Features change every few months. These traits change slowly, and they shape how the system feels in year three. ${CRM_VENDORS_READ.owner} checks them against the vendors’ documentation, next by ${reviewMonth}.`,
        tone: 'sand',
        columns: ['Salesforce', 'HubSpot'],
        rows: DIFFERENCES,
        checked: CRM_VENDORS_READ.readOn,
        sources: [
          CLAIM_SOURCES.salesforceDevelopers,
          CLAIM_SOURCES.salesforceHelp,
          CLAIM_SOURCES.salesforceTerms,
          CLAIM_SOURCES.hubspotKnowledge,
          CLAIM_SOURCES.hubspotDevelopers,
          CLAIM_SOURCES.hubspotCatalog,
        ],
      },
    },
    {
      type: 'consultation',
      id: 'situations',
      props: {
        sections: [
          {
            heading: 'HubSpot: 12 people and one pipeline',
            paragraphs: [
              'Marketing brings in most inquiries, and the operations manager also runs the office. What you save in administration is worth more than the features you forgo. Ask again when a second line of business needs a process of its own.',
            ],
          },
          {
            heading: 'Salesforce: 60 reps in three territories',
            paragraphs: [
              'Named accounts, layered approvals, a forecast that goes to the board. You need at least one administrator who does nothing else. If that job is vacant, fill it first and buy afterward.',
            ],
          },
          {
            heading: 'Both: marketing in one, sales in the other',
            paragraphs: [
              'Common after a merger, and it can last for years. As of November 2026, HubSpot makes a connector for this that handles standard objects well. Decide which system owns each field, name the person who reads the sync errors, and set a date for a review.',
            ],
          },
          {
            heading: 'Either: a process nobody else has',
            paragraphs: [
              'Consigned inventory, loan covenants, student cohorts. Draw the records and how they relate on paper. By our rule of thumb, either system can hold up to half a dozen record types of your own. Beyond that, or with rules that must never be broken, Salesforce earns its overhead.',
            ],
          },
        ],
        card: {
          title: 'Bring both quotes',
          text: 'We mark the lines to question before you sign either. Free, with a principal who has built in both.',
          action: BOOK_GROWTH_AUDIT,
          secondary: { label: 'How we help you decide', href: '/services/crm-strategy' },
        },
      },
    },
    {
      type: 'steps',
      id: 'move',
      props: {
        label: 'Switching systems',
        title: 'Moving from one\nto the other',
        lead: 'Either way, it is a new house, and some of the furniture will not fit. Four parts take longer than people expect.',
        steps: [
          {
            title: 'People',
            text: 'Leads and contacts from Salesforce become one kind of contact in HubSpot. Going the other way, someone has to say which contacts are leads. Merge the duplicates first.',
          },
          {
            title: 'History',
            text: 'Emails, calls, and notes can travel with date and owner; test that on a sample. Field history mostly stays behind, so export it to a place where it can be read.',
          },
          {
            title: 'Logic',
            text: 'Flows and workflows do not convert. List each with its purpose, its owner, and its last run. Many will have no owner and can be retired.',
          },
          {
            title: 'Connections',
            text: 'Accounting, phones, and forms are connected again, one at a time. Keep the old account readable until two month-end closes have matched.',
          },
        ],
      },
    },
    {
      type: 'solution',
      id: 'demo',
      props: {
        label: 'The demo',
        title: 'Ask both the\nsame questions',
        paragraphs: [
          'Send 50 real records ahead, exactly as they are. Put the same six requests to both presenters, on the same day if you can, and ask to see each answer done on screen.',
          'Salesforce gets three more. Which of these features are separate products? How many sandboxes does our edition include, and of what kind? What does the contract say about the price at first renewal?',
          'HubSpot gets three others. Who counts as a marketing contact, and when can we change that? Which seat does each of our roles need? Where do reports, workflows, and custom objects hit a ceiling in this tier?',
        ],
        pointsLabel: 'Six requests',
        points: [
          {
            title: 'Enter our hardest deal',
            text: 'Typed live, by someone who has not rehearsed it.',
          },
          {
            title: 'Make a field required',
            text: 'Who is allowed to, and where is the change recorded?',
          },
          { title: 'Mark the edition', text: 'Which of the screens so far are in our quote?' },
          {
            title: 'Merge two duplicates, then undo it',
            text: 'Watch which emails and deals the undo brings back.',
          },
          {
            title: 'Double us',
            text: 'The bill for twice the contacts and 10 more users, in writing.',
          },
          {
            title: 'Export everything',
            text: 'With attachments: how long does it take, and what is missing?',
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
              'Often, though headcount is a poor test. Fifteen people with intricate contracts may need it. There are smaller editions; find out which limit you would hit first, because moving up changes the total you signed for.',
          },
          {
            question: 'Will we outgrow HubSpot?',
            answer:
              'Some companies do, usually later than they were warned. The signs are workarounds for record types, approvals kept in chat, and a report rebuilt by hand each month.',
          },
          {
            question: 'Which is better for AI?',
            answer:
              'The one that holds your cleaner history. Try 50 cases of your own before paying for usage, on whichever you have today.',
          },
          {
            question: 'Can we keep both for good?',
            answer:
              'Yes, if the connection has an owner, with a few hours a month for errors and a quarterly talk about definitions.',
          },
        ],
      },
    },
    {
      type: 'cta-banner',
      id: 'audit',
      props: {
        title: 'A second opinion\nbefore you sign',
        text: 'Bring the quotes, the wish list, and your doubts. The audit is free, and its report ends with the questions that settle the choice.',
        action: BOOK_GROWTH_AUDIT,
        amounts: [300, 380, 170, 340, 260, 400, 320],
        drawing: 'pillars',
        labels: ['The weakest point decides'],
      },
    },
  ],
});
