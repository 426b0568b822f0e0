import { expect, test } from 'vitest';
import { findNames, renamingsOf, withNames } from './replace-names.ts';

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

test('an address of the company in a link to write is a name', () => {
  const content = { title: '', href: 'mailto:hello@cadron.example?subject=Hi' };
  expect(withNames(content, [['hello@cadron.example', 'hi@birch.example']]).href).toBe(
    'mailto:hi@birch.example?subject=Hi',
  );
});

test('names of every earlier brand are replaced, the longest first, and none that the new one contains', () => {
  const brand = (name: string, shortName: string, email: string) => ({ name, shortName, email });
  expect(
    renamingsOf(brand('Oak Group', 'Oak', 'hi@oak.example'), [
      brand('Cadron Growth Partners', 'Cadron', 'hello@cadron.example'),
      brand('Birch & Rye', 'Oak', ''),
      brand('Oak', 'Oak', 'hi@oak.example'),
    ]),
  ).toEqual([
    ['Cadron Growth Partners', 'Oak Group'],
    ['hello@cadron.example', 'hi@oak.example'],
    ['Birch & Rye', 'Oak Group'],
    ['Cadron', 'Oak'],
  ]);
});
