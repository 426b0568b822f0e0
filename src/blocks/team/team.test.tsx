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
  [...html.matchAll(/src="\/api\/portraits\/(\w+)/g)].map(([, ground]) => ground);

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
  test.each([1, 2])('shows %i with their texts beside them', (count) => {
    const html = render({ title: 'People', people: people(count) });
    expect(html).toContain(`<ul class="team-${count}">`);
    expect(html).not.toContain('people-river');
  });

  test.each([3, 4, 8])('shows %i above one river, with a stream of each shirt', (count) => {
    const html = render({ title: 'People', people: people(count) });
    const river = html.slice(html.indexOf('people-river'), html.indexOf('</svg>'));
    expect(river.match(/<img/g)).toHaveLength(count);
    expect(river.match(/<path/g)).toHaveLength(count);
    expect(html.slice(html.indexOf('</svg>'))).not.toContain('<img');
  });

  test('accepts one to eight people', () => {
    expect(schema.safeParse({ title: 'People', people: [] }).success).toBe(false);
    expect(schema.safeParse({ title: 'People', people: people(9) }).success).toBe(false);
  });
});

test.each(['paper', 'sand', 'pine'])('draws a row on the %s of its section', (tone) => {
  const shown = grounds(render({ title: 'People', tone, people: people(4) }));
  expect(shown).toEqual([tone, tone, tone, tone]);
});

test('links to what a person has written', () => {
  const [person] = people(1);
  const links = [{ label: 'Post: On waiting', href: '/insights/on-waiting' }];
  expect(render({ title: 'One', people: [{ ...person, links }] })).toContain(
    'href="/insights/on-waiting">Post: On waiting</a>',
  );
});

test('draws another portrait for another seed under the same name', () => {
  const [person] = people(1);
  const plain = render({ title: 'One', people: [person] });
  const other = render({ title: 'One', people: [{ ...person, portrait: 'Someone else' }] });
  expect(other).not.toBe(plain);
  expect(other.replace(/<img[^>]*>/, '')).toBe(plain.replace(/<img[^>]*>/, ''));
});
