import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { findAll, textOf } from '#tests/support/html.ts';
import { schema } from './team.schema.ts';
import { Team } from './team.view.tsx';

const render = (props: unknown) =>
  renderToStaticMarkup(<Team {...schema.parse(props)} id="team" />);
const people = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: `Person ${index}`,
    role: 'Role',
    bio: 'What they did before.',
  }));
const grounds = (html: string) =>
  [...html.matchAll(/portraits\/(\w+)/g)].map(([, ground]) => ground);

test('renders portrait, name, role and bio of each person', () => {
  const shown = people(4);
  const html = render({ title: 'Four principals', people: shown });
  expect(findAll(html, { name: 'h3' }).map(textOf)).toEqual(shown.map(({ name }) => name));
  const portraits = findAll(html, { className: 'avatar', attributes: { alt: '' } });
  expect(portraits).toHaveLength(shown.length);
  for (const { role, bio } of shown) {
    expect(html).toContain(`<p class="note">${role}</p>`);
    expect(html).toContain(`<p>${bio}</p>`);
  }
});

describe('rows', () => {
  test.each([
    [1, 'team-1'],
    [2, 'team-2'],
    [3, 'team-row team-3'],
    [4, 'team-row team-4'],
    [5, 'team-row team-3'],
    [6, 'team-row team-3'],
    [7, 'team-row team-4'],
    [8, 'team-row team-4'],
  ])('lays out %i people as %s', (count, row) => {
    expect(render({ title: 'People', people: people(count) })).toContain(`<ul class="${row}">`);
  });

  test('accepts one to eight people', () => {
    expect(schema.safeParse({ title: 'People', people: [] }).success).toBe(false);
    expect(schema.safeParse({ title: 'People', people: people(9) }).success).toBe(false);
  });
});

test.each(['paper', 'sand', 'pine'])('alternates portrait backgrounds on %s', (tone) => {
  const shown = grounds(render({ title: 'People', tone, people: people(8) }));
  expect(shown).toHaveLength(8);
  shown.slice(1).forEach((ground, index) => expect(ground).not.toBe(shown[index]));
});

test('draws another portrait for another seed under the same name', () => {
  const [person] = people(1);
  const plain = render({ title: 'One', people: [person] });
  const other = render({ title: 'One', people: [{ ...person, portrait: 'Someone else' }] });
  expect(other).not.toBe(plain);
  expect(other.replace(/<img[^>]*>/, '')).toBe(plain.replace(/<img[^>]*>/, ''));
});
