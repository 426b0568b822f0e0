import { expect, type Page } from '@playwright/test';
import { readCases } from '#tests/builders/read-cases.ts';
import { waitForHydration } from './application.ts';
import type { AdminWorld } from './admin-world.ts';

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
const open = (page: Page) =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLDetailsElement>('main details'))
      part.open = true;
  });

const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

const PREPARE: Record<string, (page: Page, ...args: string[]) => Promise<unknown>> = {
  open,
  /** Presses what begins with each of these words, one after the other: a button, a tab or an entry of a menu. */
  async press(page, ...names) {
    for (const start of names) {
      const name = new RegExp(`^${start}`);
      const targets = ['button', 'tab', 'menuitem', 'row', 'link'] as const;
      const [first, ...rest] = targets.map((role) => page.getByRole(role, { name }));
      await rest
        .reduce((all, target) => all.or(target), first!)
        .locator('visible=true')
        .first()
        .click();
    }
  },
  choose: (page) => page.getByRole('main').getByRole('checkbox').nth(1).check(),
  password: (page) => expect(page.getByRole('button', { name: 'Show password' })).toBeVisible(),
  async help(page) {
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  },
  async setup(page) {
    await press(page, 'Start');
    await expect(page.getByRole('button', { name: 'Switch on' })).toBeEnabled();
  },
  async format(page) {
    await page.getByRole('textbox', { name: 'Text' }).getByRole('paragraph').first().dblclick();
    await expect(page.getByRole('toolbar', { name: 'Format the text' })).toBeVisible();
  },
  async kinds(page) {
    await press(page, 'Add section');
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  async refuse(page) {
    await page.getByLabel('Email').fill('nobody@cadron.test');
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill('wrong lanterns');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert')).toContainText('Incorrect');
  },
  /** Shows a part of the inspector of the page editor, with everything in it open. */
  async inspect(page, tab = '') {
    await page.getByRole('grid', { name: 'Sections' }).getByRole('row').first().click();
    await page.getByRole('tab', { name: tab, exact: true }).click();
    await open(page);
    if (tab === 'History')
      await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible();
  },
  async palette(page, text = '', expected = '') {
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', { name: 'Search and commands' });
    await dialog.getByRole('combobox').fill(text);
    await expect(dialog).toContainText(expected);
  },
  /** Starts a crawl, unless one is running, and waits for its first findings. */
  async crawl(page) {
    // While it runs, checks come to the list, and change the order of its controls.
    const finished = page.getByText(/addresses read .*started by/);
    const start = page.getByRole('button', { name: 'Crawl now' });
    if (!(await finished.isVisible()) && (await start.isVisible())) await start.click();
    await expect(finished).toBeVisible({ timeout: 180_000 });
    await expect(page.getByRole('list', { name: 'Findings by check' })).toBeVisible();
    await open(page);
  },
};

/** A template that ships with the site. */
const TEMPLATE = '/admin/blog-template/6b1f5d0e-3a57-4c1b-9d11-0a5b7c1e0001';

type Row = [name: string, path: string, prepare?: string, ...args: string[]];
const written = readCases('admin-screens.yaml') as Record<'owner' | 'viewer' | 'gate', Row[]>;

/** The screens of a role in a world, from `tests/cases/admin-screens.yaml`. */
export const screensOf = (role: keyof typeof written, world?: AdminWorld): readonly AdminScreen[] =>
  written[role].map(([name, path, prepare, ...args]) => ({
    name,
    path: path.replace(/\{(\w+)( id)?\}/, (_, key: string, isId?: string) => {
      const found =
        key === 'template' ? TEMPLATE : world![key as Exclude<keyof AdminWorld, 'site'>];
      return isId ? found.split('/').at(-1)! : found;
    }),
    ...(prepare !== undefined && { prepare: (page: Page) => PREPARE[prepare]!(page, ...args) }),
  }));
