import { expect, ownSite, type Site, test as base } from '#tests/support/server-fixture.ts';
import { findViolations } from './support/accessibility.ts';
import { startSession } from './support/admin-session.ts';
import { expectSaved, openEditor, storedContent } from './support/page-editor.ts';

/** The outline of a page in a browser: what jsdom has no part in, such as dragging and the clipboard. */

const test = base.extend<{ site: Site }>({ site: ownSite() });

test(
  'sections are dragged, cut, pasted, hidden and added, and all of it is undone',
  { tag: '@full' },
  async ({ page, site, context }) => {
    await startSession(page, site);
    await openEditor(page, '/about');
    const outline = page.getByRole('region', { name: 'Outline' });
    const rows = outline.getByRole('row');
    const said = page.getByRole('status', { name: 'Sections' });
    const names = () => rows.evaluateAll((all) => all.map((row) => row.getAttribute('aria-label')));
    const types = async () => (await storedContent(page, site)).blocks.map(({ type }) => type);
    const before = await types();
    const start = await names();

    // In the page itself, the same keys act on what was clicked there.
    const canvas = page.frameLocator('.canvas iframe');
    await canvas.locator('h1').click();
    await expect(rows.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ControlOrMeta+d');
    await expect(rows).toHaveCount(before.length + 1);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(rows).toHaveCount(before.length);

    await rows.nth(0).dragTo(rows.nth(2), { targetPosition: { x: 60, y: 40 } });
    await expect(said).toContainText(`is now number 3 of ${before.length}.`);
    expect(await names()).toEqual([start[1], start[2], start[0], ...start.slice(3)]);
    await expect(page.getByRole('button', { name: /^Undo: move / })).toBeVisible();

    // Cut here, pasted at the end: the clipboard of the browser carries it.
    await rows.nth(2).focus();
    await page.keyboard.press('ControlOrMeta+x');
    await expect(rows).toHaveCount(before.length - 1);
    await page.keyboard.press('End');
    await page.keyboard.press('ControlOrMeta+v');
    await expect(said).toContainText(`pasted as number ${before.length} of ${before.length}.`);
    await page.keyboard.press('h');
    await expect(rows.last()).toHaveAccessibleName(/, hidden$/);

    await rows.first().click({ button: 'right' });
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('a');
    await page.getByRole('combobox', { name: 'Search sections' }).fill('timeline');
    expect(await findViolations(page, { within: '.add-picker' })).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(said).toContainText('Plan was added as number 2');
    expect(await findViolations(page, { within: '.section-outline' })).toEqual([]);
    await expectSaved(page);
    expect((await types())[1]).toBe('plan');

    // In another tab of the same browser, on another page.
    await rows.nth(0).focus();
    await page.keyboard.press('ControlOrMeta+c');
    const other = await context.newPage();
    await openEditor(other, '/contact');
    const there = other.getByRole('region', { name: 'Outline' }).getByRole('row');
    await there.first().click();
    await other.keyboard.press('ControlOrMeta+v');
    await expect(there.nth(1)).toHaveAccessibleName(start[1]!);
    await other.close();

    await page.bringToFront();
    await rows.nth(0).focus();
    const undo = page.getByRole('button', { name: /^Undo/ });
    while ((await undo.getAttribute('aria-disabled')) === null)
      await page.keyboard.press('ControlOrMeta+z');
    expect(await names()).toEqual(start);
    await expectSaved(page);
    expect(await types()).toEqual(before);
  },
);
