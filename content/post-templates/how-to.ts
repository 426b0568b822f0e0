import { definePostTemplate } from './define-post-template.ts';

/** Steps that a reader can follow without us. */
export const HOW_TO = definePostTemplate({
  id: '6b1f5d0e-3a57-4c1b-9d11-0a5b7c1e0001',
  name: 'How-to',
  kind: 'how-to',
  description: 'Steps that a reader can follow on their own, with one worked example.',
  searchTitle: '{title}',
  tags: ['CRM Implementation'],
  sections: [
    {
      id: 'result',
      heading: 'What you have at the end',
      guidance:
        'The result first, in numbers: what works afterward that does not work today, and how long it takes. Name one company size it fits, and one it does not.',
      isRequired: true,
      words: [60, 150],
    },
    {
      id: 'before',
      heading: 'What you need first',
      guidance:
        'Access, data, and the person who decides. A short list: each entry is something a reader can check in five minutes.',
      isRequired: true,
      words: [40, 150],
    },
    {
      id: 'steps',
      heading: 'The steps',
      guidance:
        'Three to seven steps, each under a heading of level 3 that starts with a verb. Say what the reader sees when a step worked, and what to do when it did not.',
      isRequired: true,
      isHeadingFree: true,
      words: [300, 1200],
    },
    {
      id: 'example',
      heading: 'A worked example',
      guidance:
        'One company from start to end, with its numbers in a table. Invented numbers are fine when the text says so: “The company and its numbers are an example.”',
      isHeadingFree: true,
      words: [120, 500],
    },
    {
      id: 'mistakes',
      heading: 'Mistakes we see',
      guidance:
        'Two to four, each with its cost and its fix. What went wrong for us counts more than what might go wrong for others.',
      words: [80, 300],
    },
    {
      id: 'check',
      heading: 'How to tell that it worked',
      guidance: 'One number, where to read it, and when to look again.',
      isRequired: true,
      words: [40, 150],
    },
  ],
});
