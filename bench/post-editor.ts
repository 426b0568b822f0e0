import type { BrowserContext } from '@playwright/test';
import { observeKeys, printKeys, slowDown, withOwnerBrowser } from './editor-browser.ts';
import { printShares } from './timed.ts';

const PORT = 21_419;
const PARAGRAPHS = 125;
const WORDS_PER_PARAGRAPH = 80;
const TYPED_WORDS = 25;

/**
 * Measures the post editor with a post of 10,000 words on a CPU slowed down four times: from a key until its character is painted,
 * and a request that saves the whole post.
 */
export const benchPostEditor = (): Promise<void> =>
  withOwnerBrowser(PORT, async (context) => benchTyping(context, await prepare(context)));

/** Fills the first post of the list. */
async function prepare(context: BrowserContext): Promise<string> {
  const page = await context.newPage();
  const found = await page.request.get('/admin/blog-editor');
  const [address] = /\/admin\/blog-editor\/[0-9a-f-]{36}/.exec(await found.text()) ?? [];
  if (address === undefined) throw new Error('the list of posts names no post');
  const api = `/admin/api/documents/${address.split('/').at(-1)}`;
  const stored = (await (await page.request.get(api)).json()) as Stored;
  const times: number[] = [];
  for (let n = 0; n < 20; n += 1) {
    const data = {
      saveId: crypto.randomUUID(),
      base: stored.version + n,
      content: { ...stored.content, body: longBody(n) },
    };
    const start = performance.now();
    const saved = await page.request.post(api, { data });
    times.push(performance.now() - start);
    if (!saved.ok()) throw new Error(await saved.text());
  }
  printShares('a post of 10,000 words:\n  save request (goal 100)', times);
  await page.close();
  return address;
}

interface Stored {
  version: number;
  content: object;
}

/** @param edition makes each state another one */
const longBody = (edition: number) => ({
  type: 'doc',
  content: Array.from({ length: PARAGRAPHS }, (_, at) => {
    const text = Array.from(
      { length: WORDS_PER_PARAGRAPH },
      (_word, word) => `${edition}word${at}x${word}`,
    ).join(' ');
    return { type: 'paragraph', content: [{ type: 'text', text }] };
  }),
});

async function benchTyping(context: BrowserContext, address: string) {
  const page = await context.newPage();
  await page.goto(address);
  const text = page.locator('#body');
  await text
    .locator('p')
    .nth(PARAGRAPHS / 2)
    .click();
  const session = await slowDown(page);
  await observeKeys(page);
  for (let n = 0; n < TYPED_WORDS; n += 1) {
    await page.keyboard.type(` typed${n}`, { delay: 60 });
    // Sometimes people pause, and what was typed is handed over and saved.
    if (n % 5 === 4) await page.waitForFunction(isSaved, undefined, { timeout: 20_000 });
  }
  await printKeys(page);
  await session.detach();
  await page.close();
}

/** Runs in the browser. */
const isSaved = () =>
  document.querySelector('.save-line')?.textContent?.startsWith('Saved') === true;
