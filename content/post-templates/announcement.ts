import { definePostTemplate } from './define-post-template.ts';

/** News of the company. */
export const ANNOUNCEMENT = definePostTemplate({
  id: '6b1f5d0e-3a57-4c1b-9d11-0a5b7c1e0005',
  name: 'Announcement',
  kind: 'announcement',
  description: 'News in the order that readers ask: what is new, who it is for, and what to do.',
  searchTitle: '{title}',
  tags: ['Company News'],
  schemaType: 'NewsArticle',
  cta: {
    title: 'Talk to a person about it',
    text: 'A principal takes the call. It takes 45 to 60 minutes by video, and costs nothing.',
  },
  sections: [
    {
      id: 'news',
      heading: 'What is new',
      guidance:
        'The news in the first sentence, with its date. No adjective that a competitor could use.',
      isRequired: true,
      isHeadingFree: true,
      words: [40, 150],
    },
    {
      id: 'readers',
      heading: 'Who it is for',
      guidance: 'Who gains from it, who does not, and what changes for existing clients.',
      isRequired: true,
      words: [40, 200],
    },
    {
      id: 'how',
      heading: 'How it works',
      guidance: 'What to do, in order, and what it costs.',
      words: [60, 300],
    },
    {
      id: 'next',
      heading: 'What comes next',
      guidance: 'The next date that we are sure of. Leave it out if there is none.',
      words: [20, 120],
    },
    {
      id: 'company',
      heading: 'About Cadron',
      lockedText: [
        {
          kind: 'paragraph',
          text: 'Cadron is a consultancy for CRM, AI, and go-to-market. It works with companies of 20 to 500 employees across the United States.',
        },
      ],
    },
  ],
});
