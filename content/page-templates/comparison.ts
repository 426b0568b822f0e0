import { BOOK_GROWTH_AUDIT } from '../pages/services/links.ts';
import { definePageTemplate } from './define-page-template.ts';

/** A page that helps to choose between two products. */
export const COMPARISON_TEMPLATE = definePageTemplate({
  id: 'comparison',
  name: 'Comparison',
  use: 'Two products side by side for someone about to choose: the short answer, differences with dated sources, four situations.',
  blanks: [
    { name: 'Product A', example: 'Pipedrive' },
    { name: 'Product B', example: 'HubSpot' },
  ],
  path: '/[Product A]-vs-[Product B]',
  title: '[Product A] vs. [Product B]',
  seo: {
    title: '[Product A] vs. [Product B]: How to Choose | Cadron',
    description:
      '[Two sentences, about 150 characters: who this is for, and what the page has: lasting differences, situations, demo questions.]',
  },
  blocks: [
    {
      type: 'page-hero',
      id: 'hero',
      props: {
        title: '[Product A]\nvs. [Product B]',
        lead: '[The short answer, first: one product if this is true of your company, the other if that is. Then what both do equally well.]',
        action: BOOK_GROWTH_AUDIT,
        note: '[What we build in, and what we earn from either vendor.]',
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
            heading: '[The quick test: count three things]',
            parts: [
              {
                kind: 'paragraph',
                text: '[Three questions that a reader can answer without a demo.]',
              },
              {
                kind: 'paragraph',
                text: '[Which answers point to which product, and which question decides when they disagree.]',
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
        lead: '[Who checks these statements, against what, and when next. Enter the date of the check and the sources below.]',
        tone: 'sand',
        columns: ['[Product A]', '[Product B]'],
        rows: [
          {
            label: '[What it records]',
            note: '[The question behind it]',
            cells: [
              '[A fact from the vendor’s documentation]',
              '[The same fact of the other product]',
            ],
          },
          {
            label: '[Who can change it]',
            note: '[The question behind it]',
            cells: ['[A fact with its source]', '[A fact with its source]'],
          },
          {
            label: '[Where it stops]',
            note: '[The question behind it]',
            cells: ['[A limit, as documented]', '[A limit, as documented]'],
          },
          {
            label: '[The way out]',
            note: '[The question behind it]',
            cells: ['[What can be exported, and how]', '[What can be exported, and how]'],
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
            heading: '[Product A]: [a situation it fits]',
            paragraphs: [
              '[Team size, process, and who looks after the system. What you save, and when to ask again.]',
            ],
          },
          {
            heading: '[Product B]: [a situation it fits]',
            paragraphs: [
              '[The same, for the other product. Say what it needs that the first one does not.]',
            ],
          },
          {
            heading: 'Neither: [a situation that needs another system]',
            paragraphs: ['[Say so plainly. It is the paragraph that makes the others believable.]'],
          },
        ],
        card: {
          title: 'Bring both quotes',
          text: 'We mark the lines to question before you sign either. Free, with one of our four principals.',
          action: BOOK_GROWTH_AUDIT,
          secondary: { label: 'How we help you decide', href: '/services/crm-strategy' },
        },
      },
    },
    {
      type: 'faq',
      id: 'faq',
      props: {
        title: 'Asked before\nsigning',
        items: [
          {
            question: '[Will we outgrow it?]',
            answer: '[The signs, in the order in which they appear.]',
          },
          {
            question: '[What does moving from one to the other take?]',
            answer: '[People, history, logic, connections: what travels, and what is rebuilt.]',
          },
          {
            question: 'Which is better for AI?',
            answer:
              'The one that holds your cleaner history. Try 50 cases of your own before paying for usage, on whichever you have today.',
          },
        ],
      },
    },
    {
      type: 'cta-banner',
      id: 'audit',
      props: {
        title: 'A second opinion\nbefore you sign',
        text: 'Bring the quotes and your doubts. The audit is free, and its report ends with the questions that settle the choice.',
        action: BOOK_GROWTH_AUDIT,
      },
    },
  ],
});
