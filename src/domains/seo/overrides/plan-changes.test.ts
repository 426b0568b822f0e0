import { expect, test } from 'vitest';
import type { RouteOverride } from './override.ts';
import { planChanges, planUndo } from './plan-changes.ts';

const stored = (values: RouteOverride) =>
  new Map([['/about', { values, changedByName: 'ana@cadron.test' }]]);
const NOTHING = new Map();

test('sets fields, keeps the others, and removes those that are empty', () => {
  const edit = { path: '/about', set: { title: '  Who   we are ', canonical: '', noindex: true } };
  expect(planChanges(stored({ description: 'Us.', canonical: '/x' }), [edit])).toEqual({
    changed: [
      {
        path: '/about',
        before: { description: 'Us.', canonical: '/x' },
        after: { description: 'Us.', title: 'Who we are', noindex: true },
      },
    ],
    problems: [],
  });
});

test('leaves routes out that stay the same', () => {
  const edits = [
    { path: '/about', set: { title: 'About' } },
    { path: '/contact', set: { title: null } },
  ];
  expect(planChanges(stored({ title: 'About' }), edits)).toEqual({ changed: [], problems: [] });
});

test.each([
  ['title', 'x'.repeat(301), 'Use at most 300 characters.'],
  ['title', 7, 'Enter a text.'],
  ['description', 'a\0b', 'Remove the characters that cannot be shown.'],
  ['canonical', 'javascript:alert(1)', expect.stringContaining('starts with one slash')],
  ['canonical', '//elsewhere.example', expect.stringContaining('starts with one slash')],
  ['canonical', '/\\elsewhere.example', expect.stringContaining('starts with one slash')],
  ['image', 'picture.png', expect.stringContaining('starts with one slash')],
  ['noindex', 'yes', 'Choose yes or no.'],
])('refuses the %s %j with a message at the field', (field, value, message) => {
  expect(planChanges(NOTHING, [{ path: '/about', set: { [field]: value } }])).toEqual({
    changed: [],
    problems: [{ path: '/about', field, message }],
  });
});

test('refuses a path that no page can have, and one that comes twice', () => {
  const paths = ['about', '/a//b', '/about', '/about'];
  const { problems } = planChanges(
    NOTHING,
    paths.map((path) => ({ path, set: { title: 'T' } })),
  );
  expect(problems.map(({ path, message }) => `${path}: ${message}`)).toEqual([
    'about: No page of this site can have this path.',
    '/a//b: No page of this site can have this path.',
    '/about: This route is in the list twice.',
  ]);
});

test('refuses a field that another editor has changed since it was seen', () => {
  const edit = { path: '/about', set: { title: 'Mine' }, seen: { title: 'Seen' } };
  expect(planChanges(stored({ title: 'Theirs' }), [edit]).problems).toEqual([
    { path: '/about', field: 'title', message: 'ana@cadron.test has changed it meanwhile.' },
  ]);
  expect(planChanges(stored({ title: 'Seen' }), [edit]).problems).toEqual([]);
  const isNew = { ...edit, seen: { title: null } };
  expect(planChanges(NOTHING, [isNew]).problems).toEqual([]);
});

test('takes back only what still has the value of the change', () => {
  const change = {
    path: '/about',
    before: { title: 'Old', canonical: '/x' },
    after: { title: 'New', noindex: true },
  };
  const now = stored({ title: 'Newer', noindex: true, description: 'Later' });
  expect(planUndo(now, [change]).changed).toEqual([
    {
      path: '/about',
      before: { title: 'Newer', noindex: true, description: 'Later' },
      after: { title: 'Newer', description: 'Later', canonical: '/x' },
    },
  ]);
  expect(
    planUndo(NOTHING, [{ path: '/a', before: null, after: { title: 'New' } }]).changed,
  ).toEqual([]);
});
