import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import { matchByKeyword, matchCommands } from '#src/admin/palette/match-commands.ts';
import { SETTING_LABELS } from '#src/domains/seo/site-settings/site-settings.ts';
import ROUTES from '#src/routes.ts';
import { ROLES } from '#src/platform/auth/role.ts';
import { commandsFor } from './admin-commands.ts';
import { ADMIN_PAGES, sectionsFor } from './admin-pages.ts';

const labels = (role: (typeof ROLES)[number]) =>
  sectionsFor(role).flatMap(({ pages }) => pages.map(({ label }) => label));

test('shows each role only what it may see', () => {
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

const found = (q: string) => [
  ...matchCommands(q, commandsFor('owner'), 9),
  ...matchByKeyword(q, commandsFor('owner'), 9),
];

test.each([
  ['robots', '/admin/seo-manager/files'],
  ['sitemap', '/admin/seo-manager/files'],
  ['noindex', '/admin/seo-manager/crawler'],
  ['settings', '/admin/seo-manager/settings'],
  ['two-step', '/admin/account/two-step'],
  ['2fa', '/admin/account/two-step'],
])('the palette finds %s', (q, to) => {
  expect(found(q).map((command) => command.to)).toContain(to);
});

test.each(Object.values(SETTING_LABELS))('the palette finds the setting %s', (label) => {
  const words = label.replaceAll(/[(),]|\b(?:or|on|of)\b/g, '');
  expect(found(words).map(({ to }) => to)).toContain('/admin/seo-manager/settings');
});

/** Screens of one thing, or steps of another screen. */
const PARTS =
  /:|\*|\/(?:login|forgot-password|find|confirm|release|change|edit|import|history|route|test|selected|folder|security|stories|delete|preview)(?:\/|$)/;

test('the palette finds every screen', () => {
  const screens = (routes: RouteConfigEntry[], base = ''): string[] =>
    routes.flatMap(({ path, file, children }) => {
      const own = [base, path].filter(Boolean).join('/');
      const isScreen = file.endsWith('.tsx') && !file.includes('/shell/');
      return [...(isScreen ? [`/${own}`] : []), ...screens(children ?? [], own)];
    });
  const all = screens(ROUTES).filter((path) => path.startsWith('/admin') && !PARTS.test(path));
  const known = new Set(commandsFor('owner').map(({ to }) => to?.split('?')[0]));
  expect(all.length).toBeGreaterThan(20);
  expect(all.filter((path) => !known.has(path))).toEqual([]);
});
