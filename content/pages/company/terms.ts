import { BRAND } from '#content/brand.ts';
import { definePage } from '../define-page.ts';

const MAIL = { text: BRAND.email, href: `mailto:${BRAND.email}` };

/** The terms of use. */
export const TERMS = definePage({
  path: '/terms',
  title: 'Terms',
  seo: {
    title: 'Terms of this website | Cadron Growth Partners',
    description:
      'What you may do with our texts and figures, what the free growth audit includes, what we ask of visitors, and what this website does not promise.',
  },
  blocks: [
    {
      type: 'page-hero',
      id: 'hero',
      props: {
        title: 'Terms:\nwhat holds here',
        lead: 'These terms are for the website and the free growth audit. A paid project has a written agreement of its own, and where the two differ, that agreement counts.',
        note: 'Last changed 21 November 2026',
        tone: 'paper',
      },
    },
    {
      type: 'rich-text',
      id: 'terms',
      props: {
        sections: [
          {
            id: 'publisher',
            heading: 'Who publishes this',
            parts: [
              {
                kind: 'paragraph',
                text: [
                  `The publisher is ${BRAND.name}, at ${BRAND.address.join(', ')}. The quickest way to reach us is `,
                  MAIL,
                  '.',
                ],
              },
            ],
          },
          {
            id: 'content',
            heading: 'What you read here',
            parts: [
              {
                kind: 'paragraph',
                text: 'Our articles and pages are general information from people who do this work. They cannot know your contracts, your taxes or your data, and they replace neither a lawyer nor an accountant. Worked examples are marked as examples, and their numbers are made up to show the arithmetic.',
              },
              {
                kind: 'paragraph',
                text: 'A success story describes one company in its own circumstances. It promises no result to the next one. What we write about HubSpot, Salesforce or another vendor was right to our knowledge on the date shown; vendors change their products and prices without asking us.',
              },
              {
                kind: 'paragraph',
                text: 'If you find an error, tell us. We correct it and thank you.',
              },
            ],
          },
          {
            id: 'use',
            heading: 'What you may use',
            parts: [
              {
                kind: 'paragraph',
                text: 'Read, print and share the pages as you like. Quote a passage or a drawing with our name and a link. Use checklists and formulas inside your own company without asking. Republishing whole articles, or selling them, needs our agreement.',
              },
              {
                kind: 'paragraph',
                text: 'Names and logos of other companies belong to those companies and appear to say whom or what we mean.',
              },
            ],
          },
          {
            id: 'audit',
            heading: 'The free growth audit',
            parts: [
              {
                kind: 'paragraph',
                text: 'It is one call of 45 to 60 minutes and a written report within five working days of it. It is free, and neither of us owes the other a project. The report belongs to you.',
              },
              {
                kind: 'paragraph',
                text: 'The appointment is made in an external scheduler, which has terms of its own. Move or cancel it whenever you need to; we may do the same, or decline a call when we are plainly the wrong firm for the question. What you show us stays confidential. The report rests on an hour of looking, so check its figures before you spend money on them.',
              },
            ],
          },
          {
            id: 'newsletter',
            heading: 'The newsletter',
            parts: [
              {
                kind: 'paragraph',
                text: [
                  'It is free and comes about once a month after you have confirmed your address. Please enter only your own. How we treat it is described under ',
                  { text: 'privacy', href: '/privacy' },
                  '.',
                ],
              },
            ],
          },
          {
            id: 'conduct',
            heading: 'What we ask of you',
            parts: [
              {
                kind: 'list',
                items: [
                  'Do not try to break into the site or its staff area, and do not overload it. Requests that come too fast are turned away for a while.',
                  'Do not sign up other people’s addresses.',
                  'If you discover a weakness, write to us before you publish it. We will answer, and we take no action against anyone who reports in good faith and leaves data alone.',
                ],
              },
            ],
          },
          {
            id: 'limits',
            heading: 'What we do not promise',
            parts: [
              {
                kind: 'paragraph',
                text: 'We try to keep the website available and correct, and give no guarantee of either. Decisions that you base on it alone are yours, and to the extent the law allows we are not liable for what follows from them. Links lead to websites that others run and answer for.',
              },
            ],
          },
          {
            id: 'law',
            heading: 'Law and changes',
            parts: [
              {
                kind: 'paragraph',
                text: `The law of ${BRAND.region} applies, along with any consumer rights that your own state or country gives you and that a website cannot take away.`,
              },
              {
                kind: 'paragraph',
                text: 'If we change these terms, the date at the top changes too. For an audit already booked, the terms of the day of booking hold.',
              },
            ],
          },
        ],
      },
    },
  ],
});
