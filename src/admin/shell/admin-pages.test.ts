import { expect, test } from 'vitest';
import { ROLES } from '#src/platform/auth/role.ts';
import { commandsFor } from './admin-commands.ts';
import { ADMIN_PAGES, sectionsFor } from './admin-pages.ts';

const labels = (role: (typeof ROLES)[number]) =>
  sectionsFor(role).flatMap(({ pages }) => pages.map(({ label }) => label));

test('shows each role only what exists and what it may see', () => {
  const planned = ADMIN_PAGES.filter(({ exists }) => !exists).map(({ label }) => label);
  for (const role of ROLES) for (const label of planned) expect(labels(role)).not.toContain(label);
  expect(labels('owner')).toEqual(expect.arrayContaining(labels('editor')));
  expect(labels('editor')).toEqual(expect.arrayContaining(labels('viewer')));
  for (const { pages } of sectionsFor('viewer')) expect(pages.length).toBeGreaterThan(0);
});

test('keys and addresses are unique', () => {
  for (const of of ['key', 'path', 'label'] as const)
    expect(new Set(ADMIN_PAGES.map((page) => page[of])).size).toBe(ADMIN_PAGES.length);
});

test('the palette offers an action only to a role that may do it', () => {
  const exports = (role: (typeof ROLES)[number]) =>
    commandsFor(role).filter(({ title }) => title.startsWith('Export leads')).length;
  expect(ROLES.map(exports)).toEqual([1, 0, 0]);
  const ids = commandsFor('owner').map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
