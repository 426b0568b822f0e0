import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Report } from '#src/domains/assessment/report.ts';
import { createReports } from '../reports.server.ts';
import { publisher } from '#tests/builders/publisher.ts';
import { PILLARS } from '#tests/builders/questionnaire.ts';
import { buildReport, CHANGE, COMPARISON, MIXED } from '#tests/builders/report.ts';

const PAGES = 11;
const FIRST_ANSWERS = 8;
const LONG_NAME =
  'International Federation of Regional Agricultural Equipment Distributors and Cooperative Warehouse Operators of the ' +
  'Upper Mississippi Valley, Incorporated, with its Subsidiaries and Friends in Iowa';

const reports = createReports(publisher);

/** Vertical ranges without text, from the bottom of a page: above the panel of a pillar page, the note and the footer. */
const ABOVE_PANEL = [[146, 172]] as const;
const FREE: Record<number, readonly (readonly [number, number])[]> = {
  ...Object.fromEntries([3, 4, 5, 6, 7].map((page) => [page, ABOVE_PANEL])),
  8: [[74, 88]],
  9: [[38, 56]],
  10: [[38, 56]],
  11: [[300, 316]],
};

const flat = (text: string) => text.replaceAll(/\s+/g, ' ');

/** Parses a report as a PDF reader does. */
async function read(report: Report) {
  const file = await reports.render(report);
  const pdf = await getDocumentProxy(new Uint8Array(file));
  const { text } = await extractText(pdf);
  const pages = text.map(flat);
  const { info } = await pdf.getMetadata();
  const links: (string | undefined)[] = [];
  /** number of text items off the page or in a range without text */
  let cut = 0;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const annotations = (await page.getAnnotations()) as { url?: string }[];
    links.push(...annotations.map(({ url }) => url));
    const { items } = await page.getTextContent();
    for (const item of items) {
      if (!('transform' in item) || !item.str.trim()) continue;
      const [x, y] = [Number(item.transform[4]), Number(item.transform[5])];
      if (x < 0 || x + item.width > 612 || y < 20 || y > 780) cut += 1;
      for (const [from, to] of FREE[number] ?? []) if (y > from && y < to) cut += 1;
    }
  }
  return { file, pages, all: pages.join(' '), info, links, cut, outline: await pdf.getOutline() };
}

type Read = Awaited<ReturnType<typeof read>>;

/** Expects every text of the report to be complete. */
function expectWhole({ pages, all, cut }: Read, { explanation, result }: Report) {
  expect(pages).toHaveLength(PAGES);
  expect(cut).toBe(0);
  expect(pages[1]).toContain(explanation.meaning);
  expect(pages[1]).toContain(`${result.totalScore} of ${result.maxPossibleScore} points`);
  for (const [
    index,
    { pillar, finding, percentage, level, weakest },
  ] of explanation.pillars.entries()) {
    const page = pages[index + 2]!;
    for (const text of [finding, level]) expect(page).toContain(text);
    for (const word of pillar.split(' ')) expect(page).toContain(word);
    expect(page).toMatch(new RegExp(`${percentage} ?%`));
    for (const { question, answer, action } of weakest)
      for (const text of [question, answer, action]) expect(page).toContain(text);
    for (const page of [0, 1]) expect(pages[page]).toContain(pillar);
  }
  const listed = pages.slice(FIRST_ANSWERS).join(' ');
  for (const { question, answer, value } of explanation.answers) {
    expect(listed).toContain(question);
    expect(listed).toContain(`${answer} ${value} of 4`);
  }
  for (const { title, steps } of explanation.roadmap) {
    expect(pages[7]).toContain(title);
    for (const { action } of steps) expect(pages[7]).toContain(action);
  }
  expect(all).not.toMatch(/undefined|NaN|\[object/);
}

describe('a report', () => {
  const report = buildReport(MIXED, { comparison: COMPARISON, change: CHANGE });
  let made: Read;
  beforeAll(async () => {
    made = await read(report);
  }, 60_000);

  test('contains every text completely on the right page', () => expectWhole(made, report));

  test('names publisher, recipient and result on the cover', () => {
    const [cover] = made.pages;
    for (const text of ['A Publisher', 'Brightwater Supply Co.', 'Marisol Whitaker'])
      expect(cover).toContain(text);
    expect(cover).toContain('Vice President of Operations');
    expect(cover).toContain('November 12, 2026');
    expect(cover).toMatch(new RegExp(`${report.result.percentage} ?%`));
    expect(cover).toContain(report.result.readinessLevel);
    expect(made.info).toMatchObject({
      Title: 'AI Quotient report for Brightwater Supply Co.',
      Author: 'A Publisher',
      Language: 'en-US',
    });
  });

  test('has a number and an outline entry on each page', () => {
    const titles = made.outline.map(({ title }) => title);
    expect(titles).toHaveLength(PAGES);
    expect(titles.slice(2, 7)).toEqual([...PILLARS]);
    for (const [index, page] of made.pages.entries())
      expect(page).toContain(`${index + 1} of ${PAGES}`);
  });

  test('is small and embeds only its own fonts', () => {
    expect(made.file.length).toBeLessThan(120_000);
    const bytes = made.file.toString('latin1');
    expect(bytes).not.toMatch(/\/BaseFont \/Helvetica/);
    expect(bytes.match(/\/FontFile2/g)).toHaveLength(4);
  });

  test('compares with peers and with the previous result', () => {
    const page = made.pages[1];
    expect(page).toContain(
      'Ahead of 71% of 34 companies with 51-200 employees. Their average is 55%.',
    );
    expect(page).toContain('+6 points since June 3, 2026.');
    expect(page).toContain('average 48%, change +10');
    expect(made.pages[3]).toContain('Since last time: −5');
    expect(made.pages[3]).toContain('Average of 34 companies with 51-200 employees: 53%');
  });

  test('links to each story with its figures and to the booking page', () => {
    const stories = report.stories.map(
      ({ slug }) => `https://cadron.example/insights/success-stories/${slug}`,
    );
    expect(made.links).toEqual([...stories, 'https://cadron.example/book-audit']);
    for (const [index, { title, before, after, improvement }] of report.stories.entries()) {
      const page = made.pages[index + 2];
      for (const text of [title, before, after]) expect(page).toContain(text);
      expect(page).toMatch(new RegExp(improvement.replace(' ', ' ?')));
    }
    expect(made.pages.at(-1)).toContain('Book AI Strategy Session');
  });
});

test('omits comparison and change if there are none', async () => {
  const report = buildReport([1]);
  const made = await read(report);
  expectWhole(made, report);
  expect(made.all).not.toMatch(/Ahead of|[Aa]verage|since|Since last time|change [+−0]/);
  expect(made.pages[0]).toContain('AI Developing');
}, 60_000);

test('shows no steps for best answers, but how to stay there', async () => {
  const report = buildReport([4], { comparison: COMPARISON, change: CHANGE });
  const made = await read(report);
  expectWhole(made, report);
  expect(made.pages[7]?.match(/No step is due this month/g)).toHaveLength(3);
  for (const { weakest } of report.explanation.pillars)
    expect(made.pages[7]).toContain(weakest[0]?.action);
  expect(made.pages[2]).toContain('Top answers throughout');
}, 60_000);

test('notes free time in months with fewer steps', async () => {
  const report = buildReport([4, 3, 4, 4, 2, 4, 4, 1, 3, 4]);
  const made = await read(report);
  expectWhole(made, report);
  expect(made.pages[7]).toContain('90 days, 4 steps');
  expect(made.pages[7]).toContain('The rest of this month is free.');
  expect(made.pages[7]).toContain('No step is due this month.');
}, 60_000);

test('shrinks long names and breaks names without spaces to stay on the page', async () => {
  const long = await read(buildReport(MIXED, { company: LONG_NAME }));
  expect(long.pages[0]).toContain(LONG_NAME);
  const endless = 'W'.repeat(200);
  const person = {
    firstName: 'X'.repeat(200),
    lastName: 'Y'.repeat(200),
    jobTitle: 'Z'.repeat(200),
  };
  const broken = await read(buildReport(MIXED, { company: endless, person }));
  expect(broken.pages[0]).toContain('…');
  for (const { pages, cut } of [long, broken]) {
    expect(pages).toHaveLength(PAGES);
    expect(cut).toBe(0);
  }
}, 60_000);

const person = { firstName: 'Иван', lastName: 'Ющенко', jobTitle: '首席执行官' };
const company = '北京科技有限公司';

test('prints names in Chinese, Japanese and Cyrillic with fonts that have them', async () => {
  const made = await read(buildReport(MIXED, { company, person }));
  expect(made.pages[0]).toContain(company);
  expect(made.pages[0]).toContain('Иван Ющенко');
  expect(made.pages[0]).toContain(person.jobTitle);
  expect(made.pages[1]).toContain(`AI Quotient report for ${company}`);
  expect(made.pages.at(-1)).toContain('reaches out to Иван');
  expect(made.file.length).toBeLessThan(135_000);
  expect([made.pages.length, made.cut]).toEqual([PAGES, 0]);
}, 60_000);

test('clips a long name in Chinese', { tags: ['full'], timeout: 60_000 }, async () => {
  const long = await read(buildReport(MIXED, { company: company.repeat(12), person }));
  expect(long.pages[0]).toContain('…');
  expect([long.pages.length, long.cut]).toEqual([PAGES, 0]);
});

test('substitutes or removes characters the fonts lack', async () => {
  const person = { firstName: 'Ελένη', lastName: 'יעל', jobTitle: 'CEO 🚀 of Łódź' };
  const made = await read(buildReport(MIXED, { company: '주식회사 Żabka\nŞişli Ｔｏ 👩🏽‍🚀', person }));
  expect(made.pages[0]).toContain('? Zabka Sisli To');
  expect(made.pages[0]).toContain('Prepared for CEO of Lódz');
  const unread = await read(buildReport(MIXED, { company: 'Ελένη', stories: [] }));
  expect(unread.pages[0]).toContain('Your company');
  for (const { file, pages } of [made, unread]) {
    expect(pages).toHaveLength(PAGES);
    expect(file.toString('latin1')).not.toMatch(/\/BaseFont \/Helvetica/);
  }
}, 60_000);
