import type { Editor } from '@tiptap/core';
import { photo } from '#tests/builders/picture.ts';
import { expect, ownSite, type Site, test as base } from '#tests/support/server-fixture.ts';
import { expectUsable } from './support/accessibility.ts';
import { startSession } from './support/admin-session.ts';
import { expectSaved } from './support/page-editor.ts';
import {
  bodyOf,
  dropFile,
  endOfBlock,
  openPostEditor,
  pastePicture,
  storedBody,
} from './support/post-editor.ts';

/** /admin/blog-editor/<id>: a post is written by keyboard, with pictures, by dragging and in tables. */

const test = base.extend<{ site: Site }>({ site: ownSite() });

const SLUG = 'why-forecasts-get-argued';
const UPLOADS = '**/admin/media-library/uploads**';

test('a post is written by keyboard alone: blocks, formats, links, a table, undo', async ({
  page,
  site,
}) => {
  await startSession(page, site);
  await openPostEditor(page, site, SLUG);
  const body = bodyOf(page);
  await endOfBlock(page, 0);
  await page.keyboard.press('Enter');
  await page.keyboard.type('## What changed');
  await page.keyboard.press('Enter');
  await page.keyboard.type('We **stopped** arguing.');
  await expect(body.getByRole('heading', { name: 'What changed' })).toBeVisible();
  await expect(body.locator('strong', { hasText: 'stopped' })).toBeVisible();

  await page.keyboard.press('Enter');
  await page.keyboard.type('/metr');
  const menu = page.getByRole('listbox', { name: 'Blocks' });
  await expect(menu.getByRole('option', { name: /^Metric/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expectUsable(page, 'the menu of blocks');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('What was measured')).toBeFocused();
  await page.keyboard.type('Days from quote to order');
  await expect(body.locator('.body-metric')).toContainText('Days from quote to order');

  await endOfBlock(page, 2);
  await page.keyboard.press('Enter');
  await page.keyboard.type('/table');
  await page.keyboard.press('Enter');
  for (const head of ['Stage', 'Deals']) {
    await page.keyboard.type(head);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('Win rate');
  await page.keyboard.press('Alt+F10');
  await expect(page.getByRole('toolbar', { name: 'Change the table' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(body.locator('table').first().locator('tr')).toHaveCount(4);

  await endOfBlock(page, 0);
  await page.keyboard.press('Shift+Home');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Link to' }).fill('/contact');
  await page.keyboard.press('Enter');
  await expect(body.locator('a[data-href="/contact"]')).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await expect(body.locator('a[data-href="/contact"]')).toHaveCount(0);
  await page.keyboard.press('Control+Shift+z');
  await expect(body.locator('a[data-href="/contact"]')).toHaveCount(1);

  await expectSaved(page);
  const { content = [] } = await storedBody(page, site);
  expect(content.slice(0, 5).map(({ type }) => type)).toEqual([
    'paragraph',
    'heading',
    'paragraph',
    'table',
    'metric',
  ]);
  await expectUsable(page, 'the post editor');
});

test(
  'pictures: pasted, dropped, sent again, and refused',
  { tag: '@full' },
  async ({ page, site }) => {
    await startSession(page, site);
    await openPostEditor(page, site, SLUG);
    const body = bodyOf(page);
    const pictures = body.locator('.body-figure img');
    await page.route(UPLOADS, (route) => route.fulfill({ status: 500, body: '' }));
    await endOfBlock(page, 0);
    await pastePicture(page, await photo(320, 200, 'png'));
    const place = body.locator('.upload-place');
    await expect(place.locator('img')).toHaveJSProperty('complete', true);
    // The text goes on meanwhile, and the picture stays below its paragraph.
    await page.keyboard.type(' Typed above it.');
    await expect(place.getByRole('alert')).toContainText('was not uploaded');
    await page.unroute(UPLOADS);
    await place.getByRole('button', { name: 'Try again' }).click();
    await expect(pictures).toHaveCount(1);
    await expect(body.locator('> :nth-child(2) img')).toHaveCount(1);

    await dropFile(page, 1, 'desk.png', await photo(330, 200, 'png'));
    await expect(pictures).toHaveCount(2);
    await dropFile(page, 1, 'fake.png', Buffer.from('no picture'));
    await expect(place.getByRole('alert')).toContainText('The type of this file is not known');
    await expect(place.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await place.getByRole('button', { name: 'Remove' }).click();
    await expect(place).toHaveCount(0);

    await expectSaved(page);
    const { content = [] } = await storedBody(page, site);
    expect(content.filter(({ type }) => type === 'image')).toHaveLength(2);
  },
);

test('blocks, pictures and tables are dragged one after another, and none is lost', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1440, height: 1400 });
  await startSession(page, site);
  await openPostEditor(page, site, SLUG);
  const body = bodyOf(page);
  await body.evaluate((element) => {
    const { editor } = element as HTMLElement & { editor: Editor };
    const src = '/media/cms_media/team.webp';
    editor.commands.setContent(
      `<p>One</p><img src="${src}"><p>Two</p><p>Three</p>
      <table><tr><th>Stage</th><th>Deals</th></tr><tr><td>Won</td><td>12</td></tr></table><p>Four</p>`,
    );
  });
  const blocks = () =>
    body.evaluate((element) => {
      const { editor } = element as HTMLElement & { editor: Editor };
      return editor.state.doc.children.map(({ type, textContent }) => textContent || type.name);
    });
  const drag = page.getByTitle('Drag to move, click to select');
  const below = { targetPosition: { x: 40, y: 22 } };
  await body.locator('.body-figure').dragTo(body.getByText('Three'), below);
  await expect.poll(blocks).toEqual(['One', 'Two', 'Three', 'image', 'StageDealsWon12', 'Four']);
  await body.getByText('Two').hover();
  // A picture that has loaded changes the document: the handle stays without another movement.
  await body.evaluate((element) => {
    const { state, view } = (element as HTMLElement & { editor: Editor }).editor;
    state.doc.forEach(({ type }, at) => {
      if (type.name === 'image') view.dispatch(state.tr.setNodeAttribute(at, 'alt', 'The team'));
    });
  });
  await expect(drag).toBeVisible();
  await drag.dragTo(body.getByText('One'), { targetPosition: { x: 1, y: 2 } });
  await expect.poll(blocks).toEqual(['Two', 'One', 'Three', 'image', 'StageDealsWon12', 'Four']);
  await body.locator('th').first().hover();
  await drag.dragTo(body.getByText('Two'), { targetPosition: { x: 1, y: 2 } });
  const moved = ['StageDealsWon12', 'Two', 'One', 'Three', 'image', 'Four'];
  await expect.poll(blocks).toEqual(moved);

  // Stopped by Escape, dropped outside, dropped in the title.
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await body.getByText('Three').hover();
  await drag.hover();
  await page.mouse.down();
  await body.getByText('Four').hover();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await body.getByText('Three').hover();
  await drag.dragTo(page.getByRole('banner').first());
  await body.getByText('Four').selectText();
  await body.getByText('Four').dragTo(title);
  await expect.poll(blocks).toEqual(moved);
  await expectSaved(page);
});

test(
  'blocks move by their handle, columns by their edge and by keyboard',
  { tag: '@full' },
  async ({ page, site }) => {
    await page.setViewportSize({ width: 1440, height: 1400 });
    await startSession(page, site);
    await openPostEditor(page, site, 'five-minute-lead-routing');
    const body = bodyOf(page);
    const heading = body.locator('> h2').first();
    const name = await heading.innerText();
    await heading.hover();
    const paragraph = body.locator('> p').first();
    await page
      .getByTitle('Drag to move, click to select')
      .dragTo(paragraph, { targetPosition: { x: 100, y: 2 } });
    await expect(body.locator('> :first-child')).toHaveText(name);
    await page.keyboard.press('Control+z');
    await expect(paragraph).toHaveJSProperty('previousElementSibling', null);

    const cell = body.locator('th').first();
    await cell.scrollIntoViewIfNeeded();
    const box = (await cell.boundingBox())!;
    const [edge, middle] = [box.x + box.width - 2, box.y + box.height / 2];
    await page.mouse.move(edge, middle);
    await page.mouse.down();
    await page.mouse.move(edge + 60, middle, { steps: 4 });
    await page.mouse.up();
    await expect
      .poll(async () => (await cell.boundingBox())!.width)
      .toBeGreaterThan(box.width + 40);
    await cell.click();
    await page.keyboard.press('Alt+F10');
    const narrow = page.getByRole('button', { name: 'Narrow column' });
    for (let at = 0; at < 6; at += 1) await page.keyboard.press('ArrowRight');
    await expect(narrow).toBeFocused();
    for (let at = 0; at < 3; at += 1) await page.keyboard.press('Enter');
    await expect.poll(async () => (await cell.boundingBox())!.width).toBeLessThan(box.width + 20);

    await expectSaved(page);
    await page.getByRole('button', { name: 'Preview' }).click();
    await expect(
      page.frameLocator('iframe:not([aria-hidden])').locator('col').first(),
    ).toHaveAttribute('style', /width/);
  },
);
