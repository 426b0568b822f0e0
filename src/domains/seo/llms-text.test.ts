import { expect, test } from 'vitest';
import { llmsText } from './llms-text.ts';

test('renders a summary of the site and links to the Markdown twins', () => {
  expect(
    llmsText({
      origin: 'https://cadron.example',
      name: 'Cadron',
      summary: 'Tools,\ndata and teams.',
      facts: [{ name: 'Where', text: 'Conway, AR' }],
      sections: [
        {
          title: 'Company',
          entries: [
            { path: '/', title: 'Home', description: 'From * to [profit].' },
            { path: '/insights/ä b', title: 'A [draft]' },
          ],
        },
        { title: 'Optional', entries: [] },
      ],
    }),
  ).toBe(`# Cadron

> Tools, data and teams.

- Where: Conway, AR

## Company

- [Home](https://cadron.example/index.md): From \\* to \\[profit\\].
- [A \\[draft\\]](https://cadron.example/insights/%C3%A4%20b.md)
`);
});
