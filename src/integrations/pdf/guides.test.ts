import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, test } from 'vitest';
import { EXECUTIVE_CHEATSHEET_GUIDE as CHEATSHEET } from '#content/playbooks/executive-cheatsheet.ts';
import { QUICK_WINS_GUIDE as QUICK_WINS } from '#content/playbooks/quick-wins.ts';
import { GUIDE_FACTS, GUIDES, type GuideName } from '#src/domains/leads/guides/guide.ts';
import { GUIDE_DOCUMENTS } from '#content/guides/guides.ts';
import { photo } from '#tests/builders/picture.ts';
import { publisher } from '#tests/builders/publisher.ts';
import { createGuides } from './guides.server.ts';

const guides = createGuides({
  documents: () => Promise.resolve(GUIDE_DOCUMENTS),
  publisher,
});

/** Parses a guide as a PDF reader does. */
async function read(guide: GuideName) {
  const file = await guides.pdf(guide);
  const pdf = await getDocumentProxy(new Uint8Array(file));
  const { text } = await extractText(pdf);
  const pages = text.map((page) => page.replaceAll(/\s+/g, ' '));
  const { info } = await pdf.getMetadata();
  const last = await (await pdf.getPage(pdf.numPages)).getAnnotations();
  const links = last.map(({ url }: { url?: string }) => url);
  return { file, pages, info, links, outline: await pdf.getOutline() };
}

type Guide = Awaited<ReturnType<typeof read>>;
const known = {} as Record<GuideName, Guide>;

beforeAll(async () => {
  for (const guide of GUIDES) known[guide] = await read(guide);
}, 60_000);

/** Collapses white space, as in extracted text. */
const flat = (text: string) => text.replaceAll(/\s+/g, ' ');

describe.each(GUIDES)('the guide %s', (guide) => {
  test('has a number and an outline entry on each page', () => {
    const { pages, outline } = known[guide];
    expect(pages).toHaveLength(GUIDE_FACTS[guide].pages);
    for (const [index, page] of pages.entries())
      expect(page).toContain(`${index + 1} of ${pages.length}`);
    expect(outline).toHaveLength(pages.length);
  });

  test('is small, embeds only its own fonts and has metadata', () => {
    const { file, info } = known[guide];
    expect(file.length).toBeLessThan(100_000);
    const bytes = file.toString('latin1');
    expect(bytes).not.toMatch(/\/BaseFont \/Helvetica/);
    expect(bytes.match(/\/FontFile2/g)).toHaveLength(4);
    expect(info).toMatchObject({
      Title: GUIDE_FACTS[guide].title,
      Author: 'A Publisher',
      Language: 'en-US',
    });
  });

  test('ends with a link to the growth audit', () => {
    expect(known[guide].links).toEqual(['https://cadron.example/book-audit']);
  });
});

test('renders a guide only once', () => {
  expect(guides.pdf('quick-wins')).toBe(guides.pdf('quick-wins'));
});

test('shows the numbers on page 1, their locations on page 2, and the names again on the last page', () => {
  const { pages } = known['executive-cheatsheet'];
  for (const { name, tells, found } of CHEATSHEET.numbers.items) {
    expect(pages[0]).toContain(name);
    expect(pages[0]).toContain(tells);
    expect(pages[1]).toContain(found);
    expect(pages[7]).toContain(name);
  }
});

test('shows stages with conditions on page 3 and rights by role on page 4', () => {
  const { pages } = known['executive-cheatsheet'];
  for (const { name, entry } of CHEATSHEET.stages.items) {
    expect(pages[2]).toContain(name);
    expect(pages[2]).toContain(entry);
  }
  const { roles, items } = CHEATSHEET.rights;
  const held = items.flatMap((right) => right.held);
  expect(held).toHaveLength(items.length * roles.length);
  expect(pages[3]?.match(/\bYes\b/g)).toHaveLength(held.filter(Boolean).length);
  for (const { name } of items) expect(pages[3]).toContain(name);
});

test('shows the review on page 5 and the checks with the remainder on page 6', () => {
  const { pages } = known['executive-cheatsheet'];
  for (const { title, question } of CHEATSHEET.review.items)
    expect(pages[4]).toContain(`${title} ${question}`);
  const lost = CHEATSHEET.checks.items.map(({ takesOut }) => takesOut);
  for (const { name, takesOut } of CHEATSHEET.checks.items) {
    expect(pages[5]).toContain(name);
    expect(pages[5]).toContain(`−${takesOut}`);
  }
  const kept = 100 - lost.reduce((total, one) => total + one);
  expect(pages[5]).toMatch(new RegExp(`${kept} ?of 100 remain`));
  expect(CHEATSHEET.checks.note).toContain(`${100 - kept} fail a check and ${kept} stay`);
});

test('shows the features with the date of their check on page 7', () => {
  const { pages } = known['executive-cheatsheet'];
  const { columns, note } = CHEATSHEET.features;
  for (const { name, why } of columns.flatMap(({ features }) => features))
    expect(pages[6]).toContain(`${name} ${why}`);
  expect(note).toContain(CHEATSHEET.checked);
  expect(CHEATSHEET.rights.note).toContain(CHEATSHEET.checked);
  for (const week of ['Week 1', 'Week 2', 'Week 3']) expect(pages[7]).toContain(week);
});

test('shows steps, count, edition, undo and remark of each repair', () => {
  const { pages } = known['quick-wins'];
  const { repairs } = QUICK_WINS;
  for (const [index, repair] of repairs.entries()) {
    const { title, steps, count, edition, wayBack, remark } = repair;
    const page = pages[1 + Math.floor(index / 2)];
    for (const text of [title, ...steps, count, edition, wayBack, remark])
      expect(page).toContain(flat(text));
  }
  expect(pages[0]).toMatch(/1:00 .*3:45 .*1:00 to 4:30/);
  for (const { name } of QUICK_WINS.after.counts) expect(pages[6]).toContain(name);
  for (const { aim } of QUICK_WINS.after.counts) expect(pages[6]).toContain(aim);
});

test('the company’s icon replaces the drawn mark, and a change of it makes the guide anew', async () => {
  const icons: Buffer[] = [];
  const own = createGuides({
    documents: () => Promise.resolve(GUIDE_DOCUMENTS),
    publisher: {
      version: () => `${icons.length}`,
      read: async () => ({ ...(await publisher.read()), mark: icons[0] ?? 'none' }),
    },
  });
  const hasPicture = async () => (await own.pdf('quick-wins')).includes('/Subtype /Image');
  expect(await hasPicture()).toBe(false);
  icons.push(await photo(160, 160, 'png'));
  expect(await hasPicture()).toBe(true);
});
