import { expect, test } from 'vitest';
import { findNames, withNames } from './replace-names.ts';

const CONTENT = {
  title: 'About Cadron',
  path: '/about-Cadron',
  seo: { title: 'About | Cadron' },
  blocks: [
    {
      id: 'Cadron',
      type: 'text',
      props: { text: 'Cadron Growth Partners. Ask Cadron.', href: '/Cadron' },
    },
  ],
};

test('changes what people read, and no address or id', () => {
  const renamed = withNames(CONTENT, [
    ['Cadron Growth Partners', 'Birch & Rye'],
    ['Cadron', 'Birch'],
  ]);
  expect(renamed).toEqual({
    title: 'About Birch',
    path: '/about-Cadron',
    seo: { title: 'About | Birch' },
    blocks: [
      { id: 'Cadron', type: 'text', props: { text: 'Birch & Rye. Ask Birch.', href: '/Cadron' } },
    ],
  });
  expect(withNames(CONTENT, [['Elm', 'Oak']])).toBe(CONTENT);
});

test('counts the places, and shows the first with what is around it', () => {
  expect(findNames(CONTENT, ['Cadron'])).toEqual({ count: 4, excerpt: 'About Cadron' });
  const long = { title: `${'word '.repeat(40)}Cadron${' end'.repeat(40)}` };
  expect(findNames(long, ['Cadron']).excerpt).toMatch(/^… word (?:word )+Cadron(?: end)+/);
  expect(findNames(CONTENT, ['Elm']).count).toBe(0);
});
