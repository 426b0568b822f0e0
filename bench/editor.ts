import type { BrowserContext, Page } from '@playwright/test';
import { DEFAULT_PAGES } from '#content/pages/index.ts';
import type { DocumentBlock } from '#src/domains/documents/document.ts';
import { observeKeys, printKeys, slowDown, withOwnerBrowser } from './editor-browser.ts';
import { benchOpening, isOpen } from './editor-opening.ts';
import { printShares } from './timed.ts';

const PORT = 21_417;
const BLOCKS = 60;
const WORDS = 12;
/** Its document is filled with the blocks; any built-in page would do. */
const PATH = '/about';

/**
 * Measures the page editor with a page of 60 real blocks on a CPU slowed down four times: from the request until sections and fields
 * can be edited, and until the page is shown as well; from a key until its character is painted; from the last key until the canvas shows it.
 */
export const benchEditor = (): Promise<void> =>
  withOwnerBrowser(PORT, async (context) => {
    const { address, block } = await prepare(context);
    console.log(`a page of ${BLOCKS} blocks:`);
    await benchOpening(context, address);
    await benchTyping(context, address, block);
  });

/** Fills the page. */
async function prepare(context: BrowserContext) {
  const page = await context.newPage();
  const opened = await page.request.get(`/admin/page-editor${PATH}`, { maxRedirects: 0 });
  const address = opened.headers()['location']!;
  const api = `/admin/api/documents/${address.split('/').at(-1)}`;
  const stored = (await (await page.request.get(api)).json()) as Stored;
  const blocks = realBlocks();
  const saved = await page.request.post(api, {
    data: {
      saveId: crypto.randomUUID(),
      base: stored.version,
      builtInHash: stored.builtInHash,
      content: { ...stored.content, blocks },
    },
  });
  if (!saved.ok()) throw new Error(await saved.text());
  await page.close();
  // In the middle of the page.
  const block = blocks.slice(BLOCKS / 2).find(({ props }) => 'title' in (props as object))!;
  return { address, block };
}

interface Stored {
  version: number;
  builtInHash?: string;
  content: object;
}

const realBlocks = (): DocumentBlock[] =>
  DEFAULT_PAGES.flatMap((page) => page.blocks)
    .slice(0, BLOCKS)
    .map((block, at) => ({ ...block, id: `block-${at}` }));

declare global {
  interface Window {
    lastInputAt: number;
  }
}

async function benchTyping(context: BrowserContext, address: string, { id, props }: DocumentBlock) {
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForFunction(isOpen);
  const title = (props as { title: string }).title.replaceAll(/\s+/g, ' ');
  await page.locator('.section-outline').getByRole('row', { name: title }).first().click();
  const field = page.locator(`#b-${id}-title`);
  await field.fill('');
  const session = await slowDown(page);
  await observeInput(page);
  await observeKeys(page);
  const refreshes: number[] = [];
  for (let n = 0; n < WORDS; n += 1) {
    await field.focus();
    await page.keyboard.type(` word${n}`, { delay: 60 });
    refreshes.push(await timeToCanvas(page, id, `word${n}`));
  }
  await printKeys(page);
  printShares('  last key to canvas (goal 300)', refreshes);
  await session.detach();
  await page.close();
}

/** Notes the time of the last input, from which `timeToCanvas` measures. */
const observeInput = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.lastInputAt = 0;
    addEventListener('input', () => (window.lastInputAt = performance.now()), true);
  });

/** Milliseconds from the last input until the frame shows a word. */
async function timeToCanvas(page: Page, id: string, word: string): Promise<number> {
  const shown = await page.waitForFunction(
    ([block, text]) => {
      const frame = document.querySelector<HTMLIFrameElement>('.canvas iframe');
      const element = frame?.contentDocument?.getElementById(block!);
      const markup = (element ?? frame?.contentDocument?.body)?.textContent ?? '';
      return markup.includes(text!) ? performance.now() - window.lastInputAt : false;
    },
    [id, word],
    { polling: 'raf' },
  );
  return (await shown.jsonValue()) as number;
}
