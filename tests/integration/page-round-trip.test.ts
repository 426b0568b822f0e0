import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DEFAULT_PAGES } from '#content/pages/index.ts';
import { pageOfContent, parsePageContent } from '#src/domains/content/pages/page-content.ts';
import type { DocumentContent } from '#src/domains/documents/document.ts';
import { BLOCK_TYPES } from '#tests/builders/generated-pages/generated-block.ts';
import { generatedPages } from '#tests/builders/generated-pages/generated-page.ts';
import {
  inParallel,
  openRoundTrips,
  type RoundTrips,
} from '#tests/support/documents/round-trips.ts';
import { publicHtml } from '#tests/support/public-html.ts';
import { EDITOR } from '#tests/support/publishing.ts';
import { IS_FULL_RUN } from '#tests/support/tier.ts';

/**
 * Who opens a page in the editor, saves and publishes it without an edit changes no byte that visitors get. Only what says when and as
 * what it was published differs: the revision, and the `lastmod` of the sitemap.
 */

const SEED = Number(process.env['PROPERTY_SEED'] ?? 12_345);
const COUNT = IS_FULL_RUN ? 2_000 : 75;
/** Publishing takes most of the time, so only every fifth page is also published before. */
const TWICE = 5;
/** About 10 s on an idle machine; a busy one must not fail it. */
const TIMEOUT_MS = 1_200_000;

let trips: RoundTrips;

beforeAll(async () => {
  trips = await openRoundTrips(DEFAULT_PAGES);
});
afterAll(() => trips?.close());
beforeEach(() => trips.empty());

test('every page of the site', { timeout: TIMEOUT_MS }, async () => {
  const { documents, pages, shown, saveAndPublish } = trips;
  await documents.adopt();
  await inParallel(DEFAULT_PAGES, async ({ path }) => {
    const before = await shown(path);
    const { id } = (await documents.openBuiltIn(path))!;
    await saveAndPublish(id);
    expect(await shown(path), path).toBe(before);
    // And once more, from what was published.
    await saveAndPublish(id);
    expect(await shown(path), path).toBe(before);
  });
  expect((await pages.counts()).edited).toBe(DEFAULT_PAGES.length);
});

test(`${COUNT} generated pages`, { timeout: TIMEOUT_MS }, async () => {
  const { documents, shown, saveAndPublish } = trips;
  const shownTypes = new Set<string>();
  await inParallel([...generatedPages(COUNT, SEED).entries()], async ([at, content]) => {
    const path = content['path'] as string;
    const page = pageOfContent(parsed(content));
    const leftOut = new Set<string>();
    const before = await publicHtml(page, ({ block }) => leftOut.add(block));
    for (const { id, type } of page.blocks) if (!leftOut.has(id)) shownTypes.add(type);
    const { id } = await documents.create('page', content, EDITOR);
    if (at % TWICE === 0) {
      await documents.change(id, { type: 'publish', version: 1 }, EDITOR);
      expect(await shown(path), `stored, seed ${SEED}: ${path}`).toBe(before);
    }
    await saveAndPublish(id);
    expect(await shown(path), `saved, seed ${SEED}: ${path}`).toBe(before);
  });
  expect([...shownTypes].toSorted()).toEqual(BLOCK_TYPES.toSorted());
});

test('a page with shared and hidden sections', async () => {
  const { documents, shown, saveAndPublish } = trips;
  const quote = (text: string) => ({
    type: 'testimonial',
    props: { quote: text, author: 'Ada', position: 'COO', company: 'Acme' },
  });
  const blocks = [{ id: 'q', ...quote('One source, many pages') }];
  const section = await documents.create('section', { title: 'Proof', blocks }, EDITOR);
  await documents.change(section.id, { type: 'publish', version: 1 }, EDITOR);
  const shared = { type: 'shared-section', props: { section: section.id } };
  const content = {
    path: '/shared',
    title: 'Shared',
    blocks: [
      { id: 'one', ...shared },
      { id: 'hidden', ...quote('Nobody reads this'), hidden: true },
      { id: 'two', ...shared },
      { id: 'gone', ...shared, props: { section: crypto.randomUUID() } },
    ],
  };
  const { id } = await documents.create('page', content, EDITOR);
  await documents.change(id, { type: 'publish', version: 1 }, EDITOR);
  const before = await shown('/shared');
  expect(before.split('One source, many pages')).toHaveLength(3);
  expect(before).not.toContain('Nobody reads this');
  await saveAndPublish(id);
  await saveAndPublish(section.id);
  expect(await shown('/shared')).toBe(before);
});

function parsed(content: DocumentContent): DocumentContent {
  const result = parsePageContent(content);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.content;
}
