import { BRAND } from '#content/brand.ts';
import { definePage } from '../define-page.ts';

const MAIL = { text: BRAND.email, href: `mailto:${BRAND.email}` };

/** The terms of use. */
export const TERMS = definePage({
  path: '/terms',
  title: 'Terms',
  seo: {
    title: 'Terms of Use | Cadron',
    description:
      'How you may use our articles, what the free growth audit and the AI Quotient include, what we ask of visitors, and what we do not promise.',
  },
  blocks: [
    {
      type: 'page-hero',
      id: 'hero',
      props: {
        title: 'Terms of use',
        lead: 'These terms cover the website, the AI Quotient, and the free growth audit. A paid project has a written agreement of its own; where the two differ, that agreement applies.',
        note: 'Last updated November 22, 2026',
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
            heading: 'Who publishes this site',
            parts: [
              {
                kind: 'paragraph',
                text: [
                  `The publisher is ${BRAND.name}, ${BRAND.address.join(', ')}. The quickest way to reach us is `,
                  MAIL,
                  '.',
                ],
              },
            ],
          },
          {
            id: 'content',
            heading: 'What our content is',
            parts: [
              {
                kind: 'paragraph',
                text: 'Our articles and pages are general information from people who do this work. They do not take your contracts, taxes, or data into account, and they do not replace a lawyer or an accountant. Worked examples are labeled as examples, and their numbers are made up to show the math.',
              },
              {
                kind: 'paragraph',
                text: 'A success story describes one company in its own circumstances and promises nobody else the same result. What we write about HubSpot, Salesforce, or another vendor was correct to our knowledge on the date shown. Vendors change their products and prices without asking us.',
              },
              {
                kind: 'paragraph',
                text: 'If you find an error, let us know. We will correct it and thank you.',
              },
            ],
          },
          {
            id: 'use',
            heading: 'How you may use it',
            parts: [
              {
                kind: 'paragraph',
                text: 'You may read, print, and share our pages. You may quote a passage or a drawing with our name and a link, and use checklists and formulas inside your own company without asking. You need our written permission to republish or sell whole articles or guides.',
              },
              {
                kind: 'paragraph',
                text: 'Names and logos of other companies belong to their owners and appear only to identify them.',
              },
            ],
          },
          {
            id: 'audit',
            heading: 'The free growth audit',
            parts: [
              {
                kind: 'paragraph',
                text: 'The audit is one call of 45 to 60 minutes by video with one of our principals, and a written report within five business days of the call. It is free and commits neither of us to a project. The report belongs to you.',
              },
              {
                kind: 'paragraph',
                text: 'You make the appointment in an external scheduler, which has its own terms. You can move or cancel it at any time. So can we, and we may decline a call if we are clearly the wrong firm for the question. What you show us stays confidential. The report rests on about an hour of looking, so check its numbers before you spend money on them.',
              },
            ],
          },
          {
            id: 'assessment',
            heading: 'The AI Quotient',
            parts: [
              {
                kind: 'paragraph',
                text: [
                  'The assessment and its report are free. The score and the roadmap are computed from your answers alone. They are general guidance, not a review of your systems. If you ask for the report, we email it to you within 24 hours and may contact you about a strategy session, which you are free to decline. What we store is described in our ',
                  { text: 'privacy policy', href: '/privacy#assessment' },
                  '.',
                ],
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
                  'The newsletter is free and comes about once a month after you have confirmed your address. Please enter only your own address. How we handle it is described in our ',
                  { text: 'privacy policy', href: '/privacy#newsletter' },
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
                  'Do not try to break into the site or its staff area, and do not overload it. Requests that come too fast are refused for a while.',
                  'Do not sign up other people’s addresses.',
                  'If you discover a vulnerability, write to us before you publish it. We will answer, and we will take no action against anyone who reports in good faith and leaves data alone.',
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
                text: 'We try to keep the website available and correct, but we guarantee neither. Decisions you base on it alone are yours, and to the extent the law allows, we are not liable for their consequences. We link to websites that others are responsible for.',
              },
            ],
          },
          {
            id: 'law',
            heading: 'Governing law and changes',
            parts: [
              {
                kind: 'paragraph',
                text: `The law of ${BRAND.region} applies, along with any consumer rights your own state or country gives you that a website cannot take away.`,
              },
              {
                kind: 'paragraph',
                text: 'If we change these terms, we change the date at the top. For an audit that is already booked, the terms on the day of booking apply.',
              },
            ],
          },
        ],
      },
    },
  ],
});
