import { definePostTemplate } from './define-post-template.ts';

/** For people who search for a service in their city. */
export const LOCAL_PAGE = definePostTemplate({
  id: '6b1f5d0e-3a57-4c1b-9d11-0a5b7c1e0003',
  name: 'Local page',
  kind: 'local-page',
  description: 'For people who search for a service in their city: only what is true there.',
  variables: {
    service: { label: 'Service', example: 'CRM consulting' },
    city: { label: 'City', example: 'Little Rock' },
    state: { label: 'State', example: 'Arkansas' },
  },
  postTitle: '{service} in {city}, {state}',
  searchTitle: '{service} in {city}, {state}',
  tags: ['CRM Implementation', '{city}'],
  schemaType: 'Article',
  sections: [
    {
      id: 'here',
      heading: 'What we do in {city}',
      guidance:
        'What is done on site and what by video, how often we are in {city}, and for companies of which size. A sentence that fits another city as well does not belong here.',
      isRequired: true,
      words: [80, 250],
    },
    {
      id: 'companies',
      heading: 'Companies like yours',
      guidance:
        'Two industries that matter in {city}, and the problem each brings to us. A client only with their name and their consent.',
      isRequired: true,
      words: [100, 350],
    },
    {
      id: 'visit',
      heading: 'What a visit looks like',
      guidance: 'A day on site, hour by hour, and what you have in writing afterward.',
      words: [80, 250],
    },
    {
      id: 'coverage',
      heading: 'Where we work from',
      lockedText: [
        {
          kind: 'paragraph',
          text: 'Cadron works for companies across the United States. Most of the work is done by video, and we come to {city} for the parts that need a room.',
        },
      ],
    },
    {
      id: 'questions',
      heading: 'Questions from {city}',
      guidance: 'Three to five questions that callers from here have really asked, with answers.',
      words: [80, 400],
    },
  ],
});
