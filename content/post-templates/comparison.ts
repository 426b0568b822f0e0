import { definePostTemplate } from './define-post-template.ts';

/** Two products for someone about to choose. */
export const COMPARISON = definePostTemplate({
  id: '6b1f5d0e-3a57-4c1b-9d11-0a5b7c1e0002',
  name: 'Comparison',
  kind: 'comparison',
  description: 'Two products side by side, for someone who is about to choose one.',
  variables: {
    'product-a': { label: 'First product', example: 'HubSpot' },
    'product-b': { label: 'Second product', example: 'Pipedrive' },
  },
  postTitle: '{product-a} or {product-b}: how to choose',
  searchTitle: '{product-a} vs. {product-b} in {year}: how to choose',
  tags: ['CRM Implementation'],
  sections: [
    {
      id: 'answer',
      heading: 'The short answer',
      guidance:
        'Two sentences: {product-a} if this is true of your company, {product-b} if that is. Name the one fact that decides.',
      isRequired: true,
      words: [40, 120],
    },
    {
      id: 'independence',
      heading: 'What we earn from either',
      lockedText: [
        {
          kind: 'paragraph',
          text: 'We build in both products. We are paid by our clients for our work, and neither vendor saw this text before you did.',
        },
        {
          kind: 'paragraph',
          text: 'There are no prices on this page. Ask each vendor for a dated quote that covers the first year and the third.',
        },
      ],
    },
    {
      id: 'differences',
      heading: 'Differences that last',
      guidance:
        'A table with three columns. Only what will still be true in a year: data model, limits, who maintains it. Each row with its source and the date you read it.',
      isRequired: true,
      words: [150, 600],
    },
    {
      id: 'product-a',
      heading: 'When {product-a} fits',
      guidance: 'Two or three situations a reader recognizes, with team size and sales cycle.',
      isRequired: true,
      words: [80, 300],
    },
    {
      id: 'product-b',
      heading: 'When {product-b} fits',
      guidance: 'As fair and as long as the section above.',
      isRequired: true,
      words: [80, 300],
    },
    {
      id: 'demo',
      heading: 'Questions for the demo',
      guidance: 'Five questions whose answers separate the two. Say which answer should worry you.',
      words: [60, 250],
    },
  ],
});
