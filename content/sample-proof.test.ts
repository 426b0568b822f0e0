import { expect, test } from 'vitest';
import { BUILT_IN_SETTINGS } from './site-settings.ts';
import { DATED_CLAIMS } from './pages/dated-claims.ts';
import { listDueClaims, listLaunchItems } from './sample-proof.ts';
import { SUCCESS_STORIES } from './stories/index.ts';

const FRESH = {
  company: BUILT_IN_SETTINGS,
  storyCompanies: SUCCESS_STORIES.map(({ companyName }) => companyName),
  hasClientLogos: false,
};

test('lists claims from the day of their review on', () => {
  const [first] = DATED_CLAIMS.toSorted((a, b) => a.reviewBy.localeCompare(b.reviewBy));
  expect(first!.reviewBy).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(listDueClaims('2000-01-01')).toEqual([]);
  expect(listDueClaims(first!.reviewBy)).toContain(first!.path);
  expect(new Set(listDueClaims('9999-12-31')).size).toBe(listDueClaims('9999-12-31').length);
});

test('lists no kind of sample without naming what was found', () => {
  for (const { found, text } of listLaunchItems(FRESH)) {
    expect(found.length).toBeGreaterThan(0);
    expect(found.every((name) => name.trim() !== '')).toBe(true);
    expect(text).toMatch(/\.$/);
  }
});

test.each([
  ['Company and addresses', { company: { name: 'Birch', email: 'a@birch.com', street: '1 Elm' } }],
  ['Success stories', { storyCompanies: ['Birch'] }],
  ['Client logos', { hasClientLogos: true }],
])('%s leave the list once the site shows others', (label, replaced) => {
  const labels = (shown: typeof FRESH) => listLaunchItems(shown).map((item) => item.label);
  expect(labels(FRESH)).toContain(label);
  expect(labels({ ...FRESH, ...replaced } as typeof FRESH)).not.toContain(label);
});
