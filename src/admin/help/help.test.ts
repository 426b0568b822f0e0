import { expect, test } from 'vitest';
import routes from '#src/routes.ts';
import { HELP_SOURCE } from '#src/admin/find/palette-sources.server.ts';
import type { Role } from '#src/platform/auth/role.ts';
import { HELP, helpFor } from './help.ts';

interface RouteEntry {
  path?: string | undefined;
  file: string;
  children?: RouteEntry[] | undefined;
}

/** Paths of the screens below the frame of the admin; endpoints and downloads have no markup. */
function screensBelow(entries: readonly RouteEntry[], isFramed = false, above = ''): string[] {
  return entries.flatMap(({ path, file, children = [] }) => {
    const here = path === undefined ? above : `${above}/${path}`;
    const isIn = isFramed || file === 'admin/shell/admin-layout.tsx';
    const isScreen = isIn && file.endsWith('.tsx') && file !== 'admin/shell/admin-not-found.tsx';
    if (isScreen && children.length > 0) return screensBelow(children, isIn, here);
    return [...(isScreen ? [here] : []), ...screensBelow(children, isIn, here)];
  });
}

const SCREENS = screensBelow(routes).map((path) => path.replaceAll(/:\w+|\*/g, 'some-name'));

test('every screen of the admin says how it works', () => {
  expect(SCREENS.length).toBeGreaterThan(50);
  expect(SCREENS).toContain('/admin/leads/some-name');
  expect(SCREENS.filter((path) => !helpFor(path))).toEqual([]);
});

test('a record has its own help, and a screen below another that of the nearest', () => {
  const titles = [
    '/admin',
    '/admin/',
    '/admin/leads',
    '/admin/leads/1',
    '/admin/leads/1/x',
    '/admin/page-editor/new',
    '/admin/page-editor/contact/us',
    '/admin/seo-manager/checks/broken-link',
  ].map((path) => helpFor(path)?.[0]);
  expect(titles).toEqual([
    'Dashboard',
    'Dashboard',
    'Leads',
    'A lead',
    'A lead',
    'New page',
    'The page editor',
    'SEO checks',
  ]);
  expect(helpFor('/admin/no-such-screen')).toBeUndefined();
});

test.each(Object.entries(HELP))(
  '%s is explained in three sentences',
  (_, [title, ...sentences]) => {
    expect(title).toMatch(/^[A-Z].*[^.]$/);
    expect(sentences).toHaveLength(3);
    for (const sentence of sentences)
      expect(sentence).toMatch(/^[A-Z][^.!?]*(?:\.[a-z][^.!?]*)*\.$/);
  },
);

const search = (q: string, role: Role = 'owner') =>
  HELP_SOURCE.search(q, { id: '1', name: 'Kim', email: 'kim@cadron.example', role });

test('the palette finds help by the name of a screen, and by the words of its sentences', async () => {
  const [redirects] = await search('redirects');
  expect(redirects).toMatchObject({
    title: 'How this works: Redirects',
    to: '/admin/seo-manager/redirects#how-this-works=/admin/seo-manager/redirects',
  });
  expect((await search('recovery')).map(({ id }) => id)).toEqual(['help/admin/account/two-step']);
  const editor = await search('page editor');
  expect(editor[0]!.to).toBe('/admin/page-editor#how-this-works=/admin/page-editor/:id');
});

test('the palette leaves out help of screens that a role may not open', async () => {
  const ids = async (role: Role) => (await search('invitation', role)).map(({ id }) => id);
  expect(await ids('owner')).toContain('help/admin/team');
  expect(await ids('viewer')).not.toContain('help/admin/team');
});
