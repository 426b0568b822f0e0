import { expect, type Page } from '@playwright/test';
import { waitForHydration } from './application.ts';
import type { AdminWorld } from './admin-world.ts';

/** Every screen of the admin, in the states that a path or a click leads to. Tests of all screens walk these lists. */

export interface AdminScreen {
  name: string;
  path: string;
  /** brings the opened screen into its state */
  prepare?: (page: Page) => Promise<unknown>;
}

/** Opens a screen of the frame in its state. */
export async function openScreen(page: Page, { path, prepare }: AdminScreen): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
  await prepare?.(page);
}

/** Opens every collapsed part. */
const openAll = (page: Page) =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLDetailsElement>('main details'))
      part.open = true;
  });

/** Shows a part of the inspector of the page editor, with everything in it open. */
const inspect = (tab: string) => async (page: Page) => {
  await page.getByRole('grid', { name: 'Sections' }).getByRole('row').first().click();
  await page.getByRole('tab', { name: tab, exact: true }).click();
  await openAll(page);
  if (tab === 'History')
    await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible();
};

const press = (name: string) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

const palette = (text: string, expected: string) => async (page: Page) => {
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search and commands' });
  await dialog.getByRole('combobox').fill(text);
  await expect(dialog).toContainText(expected);
};

/** Starts a crawl, unless one is running, and waits for its first findings. */
const crawl = async (page: Page) => {
  // While it runs, checks come to the list, and change the order of its controls.
  const finished = page.getByText(/addresses read .*started by/);
  const start = page.getByRole('button', { name: 'Crawl now' });
  if (!(await finished.isVisible()) && (await start.isVisible())) await start.click();
  await expect(finished).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('list', { name: 'Findings by check' })).toBeVisible();
  await openAll(page);
};

/** A template that ships with the site. */
const HOW_TO = '/admin/blog-template/6b1f5d0e-3a57-4c1b-9d11-0a5b7c1e0001';

/** Dialogs above a screen. */
const DIALOGS: readonly AdminScreen[] = [
  { name: 'palette', path: '/admin/account', prepare: palette('', 'Go to') },
  { name: 'palette with results', path: '/admin/account', prepare: palette('crm', '/crm-for-') },
  {
    name: 'palette without results',
    path: '/admin/account',
    prepare: palette('xqzxqz', 'Nothing found'),
  },
  {
    name: 'shortcut help',
    path: '/admin/account',
    prepare: async (page) => {
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    },
  },
];

/** Screens of owners. */
export const ownerScreens = (world: AdminWorld): readonly AdminScreen[] => [
  { name: 'dashboard', path: '/admin', prepare: openAll },
  { name: 'search', path: '/admin/find' },
  { name: 'search with results', path: '/admin/find?search=crm' },
  { name: 'search without results', path: '/admin/find?search=xqzxqz' },
  { name: 'leads', path: '/admin/leads' },
  {
    name: 'leads, one chosen',
    path: '/admin/leads',
    prepare: (page) => page.getByRole('main').getByRole('checkbox').nth(1).check(),
  },
  { name: 'no leads', path: '/admin/leads?search=xqzxqz', prepare: openAll },
  { name: 'lead', path: world.lead, prepare: openAll },
  { name: 'delete a lead', path: `/admin/leads/delete?id=${world.lead.split('/').at(-1)}` },
  { name: 'no such lead', path: '/admin/leads/00000000-0000-4000-8000-000000000000' },
  { name: 'assessments', path: '/admin/assessments?period=all', prepare: openAll },
  { name: 'assessment run', path: world.run, prepare: openAll },
  { name: 'newsletter', path: '/admin/newsletter' },
  { name: 'no subscribers', path: '/admin/newsletter?search=xqzxqz' },
  { name: 'analytics', path: '/admin/analytics', prepare: openAll },
  { name: 'activity', path: '/admin/activity', prepare: openAll },
  { name: 'no activity', path: '/admin/activity?search=xqzxqz' },
  { name: 'team', path: '/admin/team' },
  { name: 'invite someone', path: '/admin/team/invite', prepare: openAll },
  { name: 'sign-in rules', path: '/admin/team/security' },
  { name: 'invitation', path: world.invitation, prepare: openAll },
  { name: 'member', path: world.member, prepare: openAll },
  { name: 'account', path: '/admin/account', prepare: openAll },
  { name: 'two-step sign-in', path: '/admin/account/two-step' },
  {
    name: 'two-step setup',
    path: '/admin/account/two-step',
    prepare: async (page) => {
      await press('Start')(page);
      await expect(page.getByRole('button', { name: 'Switch on' })).toBeEnabled();
    },
  },
  { name: 'SEO, files', path: '/admin/seo-manager/files' },
  { name: 'SEO, no such file', path: '/admin/seo-manager/files?file=/about' },
  { name: 'SEO, no address', path: '/admin/seo-manager/crawler' },
  { name: 'SEO, address', path: '/admin/seo-manager/crawler?path=/about', prepare: openAll },
  { name: 'SEO, HTML', path: '/admin/seo-manager/crawler?path=/about&view=html&find=title' },
  { name: 'SEO, working copy', path: '/admin/seo-manager/crawler?path=/about&view=copy' },
  { name: 'SEO, settings', path: '/admin/seo-manager/settings' },
  { name: 'pages', path: '/admin/page-editor' },
  { name: 'no pages', path: '/admin/page-editor?search=xqzxqz' },
  { name: 'empty trash', path: '/admin/page-editor?state=trash' },
  { name: 'page editor, section', path: '/admin/page-editor/contact', prepare: inspect('Section') },
  { name: 'page editor, page', path: '/admin/page-editor/contact', prepare: inspect('Page') },
  { name: 'page editor, publish', path: '/admin/page-editor/contact', prepare: inspect('Publish') },
  { name: 'page editor, history', path: '/admin/page-editor/contact', prepare: inspect('History') },
  {
    name: 'page editor, kinds of sections',
    path: '/admin/page-editor/contact',
    prepare: async (page) => {
      await press('Add section')(page);
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  { name: 'starts of a page', path: '/admin/page-editor/new' },
  { name: 'new page', path: '/admin/page-editor/new?from=blank' },
  { name: 'no shared sections', path: '/admin/page-editor/sections' },
  { name: 'success stories', path: '/admin/blog-editor/stories' },
  { name: 'no stories in the trash', path: '/admin/blog-editor/stories?state=trash' },
  { name: 'redirects', path: '/admin/seo-manager/redirects', prepare: openAll },
  { name: 'no redirects', path: '/admin/seo-manager/redirects?search=xqzxqz' },
  { name: 'redirect test', path: '/admin/seo-manager/redirects/test?address=/About/' },
  { name: 'redirect import', path: '/admin/seo-manager/redirects/import' },
  { name: 'over time', path: '/admin/seo-manager/search-data' },
  { name: 'over time, nothing found', path: '/admin/seo-manager/search-data?search=xqzxqz' },
  { name: 'over time, a page', path: '/admin/seo-manager/search-data?path=/', prepare: openAll },
  { name: 'search data import', path: '/admin/seo-manager/search-data/import', prepare: openAll },
  { name: 'SEO checks before the first crawl', path: '/admin/seo-manager/checks' },
  { name: 'SEO checks', path: '/admin/seo-manager/checks', prepare: crawl },
  { name: 'SEO check', path: '/admin/seo-manager/checks/entity-gaps', prepare: openAll },
  { name: 'SEO check without findings', path: '/admin/seo-manager/checks/route-error' },
  { name: 'no such SEO check', path: '/admin/seo-manager/checks/no-such-check' },
  { name: 'not found', path: '/admin/seo-manager/not-found' },
  { name: 'not found by robots', path: '/admin/seo-manager/not-found?list=robots' },
  { name: 'media', path: '/admin/media-library' },
  { name: 'media, as a list', path: '/admin/media-library?as=list' },
  { name: 'media, nothing found', path: '/admin/media-library?search=xqzxqz' },
  { name: 'empty trash of media', path: '/admin/media-library?in=trash' },
  { name: 'client logos', path: '/admin/media-library/logos/active-client-logos' },
  { name: 'technology logos', path: '/admin/media-library/logos/technology-logos' },
  { name: 'templates', path: '/admin/blog-template' },
  { name: 'no templates', path: '/admin/blog-template?search=xqzxqz' },
  { name: 'template, section', path: HOW_TO, prepare: inspect('Section') },
  { name: 'template, settings', path: HOW_TO, prepare: inspect('Template') },
  { name: 'template, publish', path: HOW_TO, prepare: inspect('Publish') },
  { name: 'new post from a template', path: `${HOW_TO}/start` },
  { name: 'posts', path: '/admin/blog-editor' },
  {
    name: 'posts, one chosen',
    path: '/admin/blog-editor',
    prepare: (page) => page.getByRole('main').getByRole('checkbox').nth(1).check(),
  },
  { name: 'no posts', path: '/admin/blog-editor?search=xqzxqz' },
  { name: 'empty trash of posts', path: '/admin/blog-editor?state=trash' },
  { name: 'starts of a post', path: '/admin/blog-editor/new' },
  { name: 'post to copy', path: '/admin/blog-editor/new?from=copy' },
  { name: 'tags', path: '/admin/blog-editor/tags' },
  { name: 'routes', path: '/admin/seo-manager' },
  { name: 'no routes', path: '/admin/seo-manager?search=xqzxqz' },
  { name: 'routes, one open', path: '/admin/seo-manager?open=%2Fabout' },
  { name: 'route', path: '/admin/seo-manager/route?path=%2Fabout' },
  { name: 'no such route', path: '/admin/seo-manager/route?path=%2Fxqzxqz' },
  { name: 'routes to edit', path: '/admin/seo-manager/edit?kind=page' },
  { name: 'import of routes', path: '/admin/seo-manager/import' },
  { name: 'no edit to preview', path: '/admin/seo-manager/preview' },
  { name: 'changes of routes', path: '/admin/seo-manager/history' },
  { name: 'nothing to release', path: '/admin/release' },
  { name: 'unknown page', path: '/admin/no-such-page' },
  ...DIALOGS,
];

/** Other screens of viewers. */
export const viewerScreens = ({ lead, run }: AdminWorld): readonly AdminScreen[] => [
  { name: 'viewer: leads', path: '/admin/leads' },
  { name: 'viewer: lead', path: lead },
  { name: 'viewer: assessment run', path: run },
  { name: 'viewer: newsletter', path: '/admin/newsletter' },
  { name: 'viewer: pages', path: '/admin/page-editor' },
  { name: 'viewer: page', path: '/admin/page-editor/contact', prepare: inspect('Section') },
  { name: 'viewer: posts', path: '/admin/blog-editor' },
  { name: 'viewer: tags', path: '/admin/blog-editor/tags' },
  { name: 'viewer: routes', path: '/admin/seo-manager' },
  { name: 'viewer: route', path: '/admin/seo-manager/route?path=%2Fabout' },
  { name: 'viewer: SEO checks', path: '/admin/seo-manager/checks' },
  { name: 'viewer: redirects', path: '/admin/seo-manager/redirects' },
  { name: 'viewer: not found', path: '/admin/seo-manager/not-found' },
  { name: 'viewer: over time', path: '/admin/seo-manager/search-data' },
  { name: 'viewer: files', path: '/admin/seo-manager/files' },
  { name: 'viewer: SEO settings', path: '/admin/seo-manager/settings' },
  { name: 'viewer: refused', path: '/admin/team' },
];

/** Screens without a session. */
export const GATE_SCREENS: readonly AdminScreen[] = [
  {
    name: 'sign-in',
    path: '/admin/login',
    prepare: (page) => expect(page.getByRole('button', { name: 'Show password' })).toBeVisible(),
  },
  {
    name: 'refused sign-in',
    path: '/admin/login',
    prepare: async (page) => {
      await page.getByLabel('Email').fill('nobody@cadron.test');
      await page.getByRole('textbox', { name: 'Password', exact: true }).fill('wrong lanterns');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByRole('alert')).toContainText('Incorrect');
    },
  },
  { name: 'forgotten password', path: '/admin/forgot-password' },
  { name: 'expired invitation', path: '/admin/invite/no-such-token' },
  { name: 'expired reset', path: '/admin/reset/no-such-token' },
  { name: 'expired confirmation', path: '/admin/confirm-email/no-such-token' },
];
