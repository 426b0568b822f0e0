import { definePostTemplate } from './define-post-template.ts';

/** A client's number before and after. */
export const SUCCESS_STORY = definePostTemplate({
  id: '6b1f5d0e-3a57-4c1b-9d11-0a5b7c1e0004',
  name: 'Success story',
  kind: 'success-story',
  description: 'One client, one number, before and after, and what did not work.',
  variables: {
    client: { label: 'Client', example: 'Redfield Works' },
    metric: { label: 'Number that changed', example: 'days from quote to order' },
  },
  postTitle: '{client}: {metric}',
  searchTitle: '{client}: {metric}',
  tags: ['Success Stories'],
  schemaType: 'Article',
  sections: [
    {
      id: 'result',
      heading: 'The result',
      guidance:
        'A metric block with {metric} before and after, and the period it was counted over. A result always carries the name of {client}.',
      isRequired: true,
      words: [30, 120],
    },
    {
      id: 'start',
      heading: 'Where {client} stood',
      guidance: 'Size, industry, and the week that made them call. What had been tried already.',
      isRequired: true,
      words: [100, 300],
    },
    {
      id: 'work',
      heading: 'What we changed',
      guidance:
        'Map, Build, Move, Adopt: what was done in each step, who did it, and how many weeks it took.',
      isRequired: true,
      words: [200, 700],
    },
    {
      id: 'failed',
      heading: 'What did not work',
      guidance: 'At least one thing we would do differently. Readers trust the rest because of it.',
      isRequired: true,
      words: [50, 250],
    },
    {
      id: 'voice',
      heading: 'In their words',
      guidance: 'A testimonial block: a quotation with name, role, and consent in writing.',
      words: [15, 120],
    },
    {
      id: 'consent',
      heading: 'About these numbers',
      lockedText: [
        {
          kind: 'paragraph',
          text: 'The numbers come from the systems of {client}, who read this text before it was published and agreed to it.',
        },
      ],
    },
  ],
});
