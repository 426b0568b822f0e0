import { expect, type Page } from '@playwright/test';
import { expectUsable } from './support/accessibility.ts';
import { fillLogin, pageHeading, startSession } from './support/admin-session.ts';
import { type AdminScreen, openScreen, screensOf } from './support/admin-screens.ts';
import { type AdminWorld, PASSWORD, test, VIEWER } from './support/admin-world.ts';
import { walk } from './support/keyboard-walk.ts';
import { expectAllInSight, PHONE } from './support/layout.ts';

/**
 * Every screen of the admin, full, empty and refused: axe, targets, zoom, keyboard. While working on some of them, walk only
 * those whose path matches `SCREENS=seo-manager npm run test:e2e -- admin-screens`.
 */
const isChosen = (path: string) => new RegExp(process.env['SCREENS'] ?? '').test(path);

/** Parts of the admin by their paths; a walk of one takes two to four minutes. */
const AREAS = {
  text: /-editor|blog-template/,
  'SEO and files': /seo-manager|media-library|migrate/,
  'all other': undefined,
};
type Area = keyof typeof AREAS;

const areaOf = (path: string) =>
  (Object.keys(AREAS) as Area[]).find((area) => AREAS[area]?.test(path)) ?? 'all other';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 480_000 });

/** 1440 px at 200 % zoom, and 1280 px at 400 %, which WCAG 1.4.10 asks for. */
const ZOOMED = [
  { width: 720, height: 450 },
  { width: 320, height: 256 },
];

const signInAsViewer = async (page: Page) => {
  await page.goto('/admin/login');
  await fillLogin(page, VIEWER, PASSWORD);
  await expect(pageHeading(page)).toHaveText('Dashboard');
};

/** Calls `look` for every screen of an area, in its state, as the person who sees it. */
async function forEveryScreen(
  page: Page,
  world: AdminWorld,
  area: Area,
  look: (name: string) => Promise<void>,
): Promise<void> {
  const isWalked = ({ path }: AdminScreen) => areaOf(path) === area && isChosen(path);
  for (const { name, path, prepare } of screensOf('gate').filter(isWalked)) {
    await page.goto(path);
    await prepare?.(page);
    await look(name);
  }
  const lookAll = async (screens: readonly AdminScreen[]) => {
    for (const screen of screens.filter(isWalked)) {
      await openScreen(page, screen);
      await look(screen.name);
    }
  };
  await startSession(page, world.site);
  await lookAll(screensOf('owner', world));
  await page.context().clearCookies();
  await signInAsViewer(page);
  await lookAll(screensOf('viewer', world));
}

const FULL = { tag: '@full' };

for (const area of Object.keys(AREAS) as Area[])
  test.describe(area, () => {
    for (const colorScheme of ['light', 'dark'] as const)
      test.describe(colorScheme, () => {
        test.use({ colorScheme });

        test(
          'axe finds nothing, and targets are large, at both widths',
          FULL,
          async ({ page, world }) => {
            await forEveryScreen(page, world, area, (name) => expectUsable(page, name));
          },
        );
      });

    test('nothing is cut off at 200 % and 400 % zoom', FULL, async ({ browser, world }) => {
      const wide = { width: 1440, height: 900 };
      const context = await browser.newContext({ baseURL: world.site.url, deviceScaleFactor: 2 });
      const page = await context.newPage();
      await page.setViewportSize(wide);
      await forEveryScreen(page, world, area, async (name) => {
        for (const size of ZOOMED) {
          await page.setViewportSize(size);
          await expectAllInSight(page, `${name} at ${size.width} px`);
        }
        await page.setViewportSize(wide);
      });
      await context.close();
    });

    test('Tab reaches every control, in order and in sight', FULL, async ({ page, world }) => {
      const wide = page.viewportSize()!;
      await forEveryScreen(page, world, area, async (name) => {
        for (const [size, key] of [
          [wide, 'Tab'],
          [PHONE, 'Shift+Tab'],
        ] as const) {
          const where = `${name}, ${key} at ${size.width} px`;
          await page.setViewportSize(size);
          const { stops, missed, isDialog } = await walk(page, key);
          const faults = stops.filter(({ fault }) => fault);
          expect.soft(faults, `${where}: not seen`).toEqual([]);
          expect.soft(missed, `${where}: never reached`).toEqual([]);
          const order = stops.map(({ at }) => at).filter((at) => at >= 0);
          const inOrder = order.toSorted((a, b) => (key === 'Tab' ? a - b : b - a));
          if (!isDialog) expect.soft(order, `${where}: order`).toEqual(inOrder);
        }
        await page.setViewportSize(wide);
      });
    });
  });
