import { expect, test } from 'vitest';
import { CONTACT } from '#content/pages/contact.ts';
import { PRIVACY } from '#content/pages/company/privacy.ts';
import { BUILT_IN_SETTINGS } from '#content/site-settings.ts';
import { latestCompany, showCompany, withCompany } from './company.ts';

const MOVED = {
  ...BUILT_IN_SETTINGS,
  name: 'Birch & Rye',
  email: 'office@birch.example',
  street: '9 Pine Street',
  city: 'Little Rock',
  zip: '72201',
};

test.each([CONTACT, PRIVACY])('a default page names the company of the settings', (page) => {
  const shown = JSON.stringify(withCompany(page, BUILT_IN_SETTINGS, MOVED));
  expect(shown).toContain('mailto:office@birch.example');
  expect(shown).toContain('9 Pine Street, Little Rock, AR 72201');
  for (const old of [BUILT_IN_SETTINGS.email, BUILT_IN_SETTINGS.street, BUILT_IN_SETTINGS.name])
    expect(shown).not.toContain(old);
});

test('a page stays the same object while nothing is set', () => {
  expect(withCompany(CONTACT, BUILT_IN_SETTINGS, { ...BUILT_IN_SETTINGS })).toBe(CONTACT);
});

test('a name that looks like a pattern of replacement is shown as it is', () => {
  const page = { title: `About ${BUILT_IN_SETTINGS.name}` };
  const shown = withCompany(page, BUILT_IN_SETTINGS, { ...MOVED, name: "Cash$& $' Co" });
  expect(shown.title).toBe("About Cash$& $' Co");
});

test('a reader of pages follows the settings at once', async () => {
  let current = BUILT_IN_SETTINGS;
  const settings = { builtIn: BUILT_IN_SETTINGS, read: async () => current };
  const reader = showCompany({ page: async (_path: string) => CONTACT, paths: () => [] }, settings);
  expect(await reader.page('/contact')).toBe(CONTACT);
  current = MOVED;
  expect(JSON.stringify(await reader.page('/contact'))).toContain('office@birch.example');
});

test('emails and PDFs are signed by the company that was read last', () => {
  let last = BUILT_IN_SETTINGS;
  const company = latestCompany({ latest: () => last });
  last = MOVED;
  expect(company).toMatchObject({ name: 'Birch & Rye', email: 'office@birch.example' });
  expect(company.address).toEqual(['9 Pine Street', 'Little Rock, AR 72201']);
});
